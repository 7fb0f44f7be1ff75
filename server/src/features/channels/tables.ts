import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { EncryptedText } from "../../platform/secret-box.ts";
import { organizations, users } from "../accounts/tables.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const moment = () => timestamp({ withTimezone: true });

export const channels = pgTable(
  "channels",
  {
    id: uuid().primaryKey().defaultRandom(),
    ucid: text().notNull().unique(),
    name: text().notNull(),
    handle: text().notNull(),
    channelThumbnail: text(),
    subscribers: bigint({ mode: "number" }),
    /** Whether a user typed the name, or the video platform states it. */
    source: text({ enum: ["typed", "platform"] })
      .notNull()
      .default("typed"),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [check("channels_source", sql`${table.source} in ('typed', 'platform')`)],
);

export const organizationChannels = pgTable(
  "organization_channels",
  {
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    channelUcid: text()
      .notNull()
      .references(() => channels.ucid, { onDelete: "cascade" }),
    creatorDescriptions: boolean().notNull().default(true),
    thumbnailOptOut: boolean().notNull().default(false),
    bio: text().notNull().default(""),
    thumbnailStyle: text({ enum: ["conceptArt", "realistic", "sketch"] })
      .notNull()
      .default("realistic"),
    language: text({ enum: ["en", "es", "de", "fr"] })
      .notNull()
      .default("en"),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.channelUcid] }),
    index().on(table.channelUcid),
    check("organization_channels_style", sql`${table.thumbnailStyle} in ('conceptArt', 'realistic', 'sketch')`),
    check("organization_channels_language", sql`${table.language} in ('en', 'es', 'de', 'fr')`),
  ],
);

/** The role of a user on one channel of one organization. */
export const entitlements = pgTable(
  "entitlements",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ["primary", "admin", "user"] }).notNull(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex("entitlements_one_each").on(table.userId, table.organizationId, table.channelUcid),
    index().on(table.organizationId, table.channelUcid),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
    check("entitlements_role", sql`${table.role} in ('primary', 'admin', 'user')`),
  ],
);

/** Access to a channel that its owner granted on Google's consent page. A channel is connected in one organization at most. */
export const channelConnections = pgTable(
  "channel_connections",
  {
    channelUcid: text().primaryKey(),
    organizationId: uuid().notNull(),
    connectedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    refreshToken: text().$type<EncryptedText>().notNull(),
    accessToken: text().$type<EncryptedText>().notNull(),
    accessTokenExpiresAt: moment().notNull(),
    connectedAt: moment().notNull().default(sql`clock_timestamp()`),
    /** Set when Google refuses the refresh token: the owner withdrew the access, or it expired. */
    revokedAt: moment(),
  },
  (table) => [
    index().on(table.organizationId, table.channelUcid),
    index().on(table.connectedBy),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
  ],
);

/** Users on their way to the consent page and back. A row is deleted by the first return with its state. */
export const channelConnectAttempts = pgTable(
  "channel_connect_attempts",
  {
    nonceHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeVerifier: text().$type<EncryptedText>().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
