import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Recent events, so that clients can catch up after a reconnect. */
export const systemEvents = pgTable(
  "system_events",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    userId: uuid(),
    organizationId: uuid(),
    /** With an organization: only for those entitled to this channel of it. With a person too: only while they are. */
    channelUcid: text(),
    message: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index().on(table.organizationId, table.id),
    index().on(table.createdAt),
  ],
);
