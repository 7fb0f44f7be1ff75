import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { organizations, users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const moment = () => timestamp({ withTimezone: true });

export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** The key acts as this person, as a member of the organization. */
    createdBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    keyHash: bytes().notNull().unique(),
    lastFour: text().notNull(),
    access: text({ enum: ["read", "write"] }).notNull(),
    /** A column of its own: a key whose only channel is disconnected must not reach all others. */
    hasAllChannels: boolean().notNull(),
    expiresAt: moment(),
    lastUsedAt: moment(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index().on(table.organizationId, table.createdAt),
    index().on(table.createdBy),
    check("api_keys_access", sql`${table.access} in ('read', 'write')`),
  ],
);

export const apiKeyChannels = pgTable(
  "api_key_channels",
  {
    keyId: uuid()
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.channelUcid] }),
    index().on(table.organizationId, table.channelUcid),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
  ],
);
