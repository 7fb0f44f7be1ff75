import { type Rating, RatingReason, THOUGHT_MAX } from "@coldopen/contract/ideas/ratings";
import { DismissedReason, InspirationType } from "@coldopen/contract/ideas/schema";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { videoProjects } from "../projects/tables.ts";

const moment = () => timestamp({ withTimezone: true });
const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

export const ideasForYou = pgTable(
  "ideas_for_you",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    /** The place among the ideas of the day. Each is written once, by whichever node is first. */
    slot: smallint().notNull(),
    inspirationType: text().$type<InspirationType>().notNull(),
    title: text().notNull(),
    concept: text().notNull(),
    thumbnail: text(),
    thumbnailDescription: text().notNull(),
    /** What it is about, so that another day brings another subject. */
    subjectKey: text().notNull(),
    /** What its frame was derived from, so that no two ideas of a day share it. */
    subjectText: text().notNull(),
    sourceVideoIds: text().array().notNull(),
    seed: integer().notNull(),
    seenAt: moment(),
    dismissedAt: moment(),
    dismissedReason: text().$type<DismissedReason>(),
    savedAt: moment(),
    savedProjectId: uuid().references(() => videoProjects.id, { onDelete: "set null" }),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex("ideas_for_you_slot").on(table.organizationId, table.channelUcid, table.day, table.slot),
    uniqueIndex("ideas_for_you_title").on(table.organizationId, table.channelUcid, sql`lower(${table.title})`),
    index("ideas_for_you_seen").on(table.seenAt),
    index("ideas_for_you_project").on(table.savedProjectId),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
    check("ideas_for_you_inspiration_type", oneOf(table.inspirationType, InspirationType.options)),
    check("ideas_for_you_dismissed_reason", oneOf(table.dismissedReason, DismissedReason.options)),
    check("ideas_for_you_dismissal", sql`${table.dismissedAt} is not null or ${table.dismissedReason} is null`),
    check("ideas_for_you_sources", sql`cardinality(${table.sourceVideoIds}) >= 2`),
  ],
);

/** Ratings of the workbench, one of each person for each idea. */
export const ideaRatings = pgTable(
  "idea_ratings",
  {
    ideaId: uuid()
      .notNull()
      .references(() => ideasForYou.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null if the idea was skipped. */
    rating: smallint().$type<Rating>(),
    reasons: text().array().$type<RatingReason[]>().notNull(),
    thought: text().notNull(),
    /** When the idea was rated first: later changes leave it in its sitting. */
    ratedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ideaId, table.userId] }),
    index("idea_ratings_user").on(table.userId, table.ratedAt),
    check("idea_ratings_rating", sql`${table.rating} between 1 and 5`),
    check(
      "idea_ratings_reasons",
      sql`${table.reasons} <@ array[${sql.raw(RatingReason.options.map((reason) => `'${reason}'`).join(", "))}]`,
    ),
    check("idea_ratings_thought", sql`char_length(${table.thought}) <= ${sql.raw(String(THOUGHT_MAX))}`),
  ],
);

/** How often more ideas were requested for a channel on a day. */
export const ideaRequests = pgTable(
  "idea_requests",
  {
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    requests: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.channelUcid, table.day] }),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
  ],
);

/** The days for which a channel's ideas were written, as many as its catalogue allowed. */
export const ideaDays = pgTable(
  "idea_days",
  {
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    /** How many ideas were asked for. */
    target: smallint().notNull(),
    written: smallint().notNull(),
    completedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.channelUcid, table.day] }),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
  ],
);
