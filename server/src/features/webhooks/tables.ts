import type { WebhookEvent, WebhookEventType, WebhookFailure } from "@coldopen/contract/webhooks/schema";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, json, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { EncryptedText } from "../../platform/secret-box.ts";
import { organizations, users } from "../accounts/tables.ts";

const moment = () => timestamp({ withTimezone: true });

export const webhooks = pgTable(
  "webhooks",
  {
    id: uuid().primaryKey(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** The webhook gets what this person can see, while they may manage webhooks. Null after they were removed. */
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    url: text().notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    isEnabled: boolean().notNull().default(true),
    secret: text().$type<EncryptedText>().notNull(),
    previousSecret: text().$type<EncryptedText>(),
    previousSecretExpiresAt: moment(),
    /** The first failed try since the last delivery that succeeded. */
    failingSince: moment(),
    /** Deliveries given up since the last one that succeeded. */
    failedDeliveries: integer().notNull().default(0),
    /** Set if it was disabled because its receiver failed for too long. */
    pausedAt: moment(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index().on(table.organizationId), index().on(table.createdBy)],
);

/** One event for one webhook. The event is stored as it is sent, so that every try has the same bytes. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid().primaryKey().defaultRandom(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** Deliveries of one subject are made in this order. */
    sequence: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    about: text().notNull(),
    eventId: uuid().notNull(),
    event: json().$type<WebhookEvent>().notNull(),
    status: text({ enum: ["pending", "delivered", "failed"] })
      .notNull()
      .default("pending"),
    tries: integer().notNull().default(0),
    nextTryAt: moment().notNull().default(sql`now()`),
    /** Set while a process makes the delivery; another one may take over after it. */
    leaseUntil: moment(),
    lastTriedAt: moment(),
    lastStatus: integer(),
    lastFailure: text().$type<WebhookFailure>(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index().on(table.webhookId, table.sequence),
    index("webhook_deliveries_pending")
      .on(table.webhookId, table.subject, table.sequence)
      .where(sql`status = 'pending'`),
    index("webhook_deliveries_in_order").on(table.webhookId, table.sequence).where(sql`status = 'pending'`),
    index().on(table.createdAt),
    check("webhook_deliveries_status", sql`${table.status} in ('pending', 'delivered', 'failed')`),
  ],
);
