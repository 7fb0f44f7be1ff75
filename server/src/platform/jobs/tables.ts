import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Who works on jobs and was alive when; the jobs of whoever fell silent are taken up by others. */
export const jobWorkers = pgTable("job_workers", {
  workerId: text().primaryKey(),
  seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
