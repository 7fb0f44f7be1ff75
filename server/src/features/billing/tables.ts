import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { organizations } from "../accounts/tables.ts";

const moment = () => timestamp({ withTimezone: true });

export const subscriptions = pgTable(
  "subscriptions",
  {
    organizationId: uuid()
      .primaryKey()
      .references(() => organizations.id, { onDelete: "cascade" }),
    plan: text({ enum: ["community", "creator", "team"] }).notNull(),
    status: text({ enum: ["active", "ended"] }).notNull(),
    endsAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check("subscriptions_plan", sql`${table.plan} in ('community', 'creator', 'team')`),
    check("subscriptions_status", sql`${table.status} in ('active', 'ended')`),
  ],
);
