import { sql } from "drizzle-orm";
import { boolean, check, customType, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const citext = customType<{ data: string }>({ dataType: () => "citext" });
const moment = () => timestamp({ withTimezone: true });

export const users = pgTable("users", {
  id: uuid().primaryKey().defaultRandom(),
  email: citext().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  passwordHash: text(),
  firstName: text().notNull(),
  lastName: text().notNull().default(""),
  timeZone: text().notNull().default("UTC"),
  language: text().notNull().default("en"),
  /** Set while the account waits for its deletion. */
  deletionDueAt: moment(),
  createdAt: moment().notNull().defaultNow(),
});

export const organizations = pgTable("organizations", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  isSpotterOrganization: boolean().notNull().default(false),
  /** Set while the organization waits for its deletion. */
  deletionDueAt: moment(),
  createdAt: moment().notNull().defaultNow(),
});

export const memberships = pgTable(
  "memberships",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ["primary", "admin", "user"] }).notNull(),
    status: text({ enum: ["active", "accepted", "pending", "removed"] }).notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("memberships_one_each").on(table.userId, table.organizationId),
    uniqueIndex("memberships_one_primary").on(table.organizationId).where(sql`${table.role} = 'primary'`),
    index().on(table.organizationId),
    check("memberships_role", sql`${table.role} in ('primary', 'admin', 'user')`),
    check("memberships_status", sql`${table.status} in ('active', 'accepted', 'pending', 'removed')`),
  ],
);
