import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../session/tables.ts";

const citext = customType<{ data: string }>({ dataType: () => "citext" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const moment = () => timestamp({ withTimezone: true });

export const organizations = pgTable("organizations", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  isSpotterOrganization: boolean().notNull().default(false),
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

export const invites = pgTable(
  "invites",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    email: citext().notNull(),
    role: text({ enum: ["admin", "user"] }).notNull(),
    entitlements: jsonb().$type<{ channelUcid: string; role: "admin" | "user" }[]>().notNull(),
    tokenHash: bytes().notNull().unique(),
    /** Whether the link went to the address alone. Without mail the inviter has seen it, and it proves nothing. */
    isMailed: boolean().notNull().default(false),
    invitedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex("invites_one_each").on(table.organizationId, table.email)],
);
