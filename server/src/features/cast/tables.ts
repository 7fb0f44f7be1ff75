import type { FaceBox } from "@coldopen/contract/cast/schema";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { pictures } from "../pictures/tables.ts";

const moment = () => timestamp({ withTimezone: true });

/** The people who may appear in the thumbnails of a channel, and who recorded their consent. */
export const castMembers = pgTable(
  "cast_members",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    name: text().notNull(),
    consentBy: uuid().references(() => users.id, { onDelete: "set null" }),
    consentAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("cast_members_of_channel").on(table.organizationId, table.channelUcid, table.consentAt, table.id),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
  ],
);

export const castPhotos = pgTable(
  "cast_photos",
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid()
      .notNull()
      .references(() => castMembers.id, { onDelete: "cascade" }),
    photoId: uuid()
      .notNull()
      .references(() => pictures.id, { onDelete: "cascade" }),
    cutoutId: uuid().references(() => pictures.id, { onDelete: "set null" }),
    face: jsonb().$type<FaceBox>().notNull(),
    state: text({ enum: ["preparing", "ready", "failed"] })
      .notNull()
      .default("preparing"),
    problem: text(),
    addedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("cast_photos_of_member").on(table.memberId, table.createdAt, table.id),
    index("cast_photos_photo").on(table.photoId),
    index("cast_photos_cutout").on(table.cutoutId),
    check("cast_photos_state", sql`${table.state} in ('preparing', 'ready', 'failed')`),
    check("cast_photos_problem", sql`(${table.state} = 'failed') = (${table.problem} is not null)`),
  ],
);
