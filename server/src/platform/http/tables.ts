import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const rateLimits = pgTable("rate_limits", {
  bucket: text().primaryKey(),
  count: integer().notNull(),
  windowEnds: timestamp({ withTimezone: true }).notNull(),
});

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    request: text().notNull(),
    reply: jsonb(),
    /** Channels of the rows that the handler reached by their own id; checked again before the reply is repeated. */
    owners: jsonb().$type<ChannelScope[]>().notNull().default([]),
    /** Lease of a running long request: its owner stores the answer, others may take over after it expires. */
    reservation: uuid(),
    reservedUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
