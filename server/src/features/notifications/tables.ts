import { bigserial, index, jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

/** What was pushed lately, so that whoever was away can catch up. */
export const systemEvents = pgTable(
  "system_events",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    userId: uuid(),
    organizationId: uuid(),
    message: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index().on(table.organizationId, table.id),
    index().on(table.createdAt),
  ],
);
