import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { organizations, users } from "../accounts/tables.ts";

const moment = () => timestamp({ withTimezone: true });

export const subscriptions = pgTable(
  "subscriptions",
  {
    organizationId: uuid()
      .primaryKey()
      .references(() => organizations.id, { onDelete: "cascade" }),
    plan: text({ enum: ["community", "creator", "team"] }).notNull(),
    status: text({ enum: ["active", "ended"] }).notNull(),
    /** After a failed payment: the end of the grace period. */
    endsAt: moment(),
    /** At the payment provider. Null for Community. */
    subscriptionId: text(),
    interval: text({ enum: ["month", "year"] }),
    renewsAt: moment(),
    cancelsAt: moment(),
    isTrial: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check("subscriptions_plan", sql`${table.plan} in ('community', 'creator', 'team')`),
    check("subscriptions_status", sql`${table.status} in ('active', 'ended')`),
  ],
);

/** Customers of the payment provider. */
export const billingCustomers = pgTable("billing_customers", {
  organizationId: uuid()
    .primaryKey()
    .references(() => organizations.id, { onDelete: "cascade" }),
  customerId: text().notNull().unique(),
  /** Each reading of the subscription has a number, taken before it. */
  issuedRead: integer().notNull().default(0),
  appliedRead: integer().notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
});

export const referralCodes = pgTable("referral_codes", {
  organizationId: uuid()
    .primaryKey()
    .references(() => organizations.id, { onDelete: "cascade" }),
  code: text().notNull().unique(),
  visits: integer().notNull().default(0),
});

/** Stays when the referred account is deleted, so that the counts and the limit of a year stay right. */
export const referrals = pgTable(
  "referrals",
  {
    id: uuid().primaryKey().defaultRandom(),
    referrerOrganizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    userId: uuid()
      .unique()
      .references(() => users.id, { onDelete: "set null" }),
    organizationId: uuid()
      .unique()
      .references(() => organizations.id, { onDelete: "set null" }),
    joinedAt: moment().notNull().defaultNow(),
    subscribedAt: moment(),
    /** When a free month was granted. Null beyond the limit of a year. */
    grantedAt: moment(),
    /** When the payment provider has credited it. */
    creditedAt: moment(),
  },
  (table) => [index().on(table.referrerOrganizationId)],
);
