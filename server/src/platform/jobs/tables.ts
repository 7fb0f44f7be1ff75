import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The last heartbeat of each worker. Jobs of a worker without heartbeats are unlocked for others. */
export const jobWorkers = pgTable("job_workers", {
  workerId: text().primaryKey(),
  seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
