import type { PitchContent, PitchStage } from "@coldopen/contract/pitches/schema";
import { sql } from "drizzle-orm";
import {
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { EncryptedText } from "../../platform/secret-box.ts";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { videoProjects } from "../projects/tables.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
/** Milliseconds, so that a cursor has the full precision. */
const moment = () => timestamp({ withTimezone: true, precision: 3 });
const person = () => uuid().references(() => users.id, { onDelete: "set null" });

export const pitches = pgTable(
  "pitches",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    projectId: uuid().references(() => videoProjects.id, { onDelete: "set null" }),
    /** The conversation that it was made in; it may have been deleted since. */
    threadId: uuid(),
    /** The call of the assistant that wrote it; null for one made from selections. */
    toolCallId: text(),
    stage: text().$type<PitchStage>().notNull().default("draft"),
    version: integer().notNull().default(1),
    content: jsonb().$type<PitchContent>().notNull(),
    /** The campaign as selections alone would have it. What differs in the content was written by a person. */
    appliedCampaign: jsonb().$type<PitchContent["campaign"]>(),
    createdBy: person(),
    updatedBy: person(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
    updatedAt: moment().notNull().default(sql`clock_timestamp()`),
    deletedAt: moment(),
  },
  (table) => [
    index("pitches_by_change").on(table.organizationId, table.channelUcid, table.updatedAt, table.id),
    uniqueIndex("pitches_one_a_thread")
      .on(table.organizationId, table.channelUcid, table.threadId)
      .where(sql`${table.deletedAt} is null and ${table.toolCallId} is null`),
    uniqueIndex("pitches_one_a_tool_call")
      .on(table.organizationId, table.channelUcid, table.threadId, table.toolCallId)
      .where(sql`${table.deletedAt} is null`),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
    check("pitches_stage", sql`${table.stage} in ('draft', 'sent', 'negotiating', 'won', 'not_a_fit')`),
  ],
);

export const pitchVersions = pgTable(
  "pitch_versions",
  {
    pitchId: uuid()
      .notNull()
      .references(() => pitches.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    content: jsonb().$type<PitchContent>().notNull(),
    createdBy: person(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.pitchId, table.version] })],
);

/** The link of a pitch. A revoked link has no row; an expired one keeps its row and its number of views. */
export const pitchLinks = pgTable(
  "pitch_links",
  {
    pitchId: uuid()
      .primaryKey()
      .references(() => pitches.id, { onDelete: "cascade" }),
    tokenHash: bytea().notNull(),
    /** The token itself, encrypted, so that everyone on the channel sees the same link. */
    sealedToken: text().$type<EncryptedText>().notNull(),
    /** Set only in rows of former releases, until the next start of the studio encrypts them again. */
    sealingKey: bytea(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
    expiresAt: moment().notNull(),
    views: integer().notNull().default(0),
    lastViewedAt: moment(),
  },
  (table) => [uniqueIndex("pitch_links_token").on(table.tokenHash)],
);
