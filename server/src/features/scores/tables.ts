import type { ScoreKind } from "@coldopen/contract/scores/schema";
import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { organizationChannels } from "../channels/tables.ts";
import { projectOptions, videoProjects } from "../projects/tables.ts";

const moment = () => timestamp({ withTimezone: true });

/** The scores of a project's chosen titles. Those of thumbnails are in `thumbnail_scores`. */
export const titleScores = pgTable(
  "title_scores",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    projectId: uuid().notNull(),
    optionId: uuid().references(() => projectOptions.id, { onDelete: "set null" }),
    title: text().notNull(),
    score: doublePrecision().notNull(),
    /** Version of the rules. */
    version: smallint().notNull(),
    /** When the title was chosen last. */
    scoredAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("title_scores_one_each").on(table.projectId, table.title, table.version),
    index("title_scores_of_option").on(table.optionId),
    foreignKey({
      columns: [table.projectId, table.organizationId, table.channelUcid],
      foreignColumns: [videoProjects.id, videoProjects.organizationId, videoProjects.channelUcid],
    }).onDelete("cascade"),
    check("title_scores_range", sql`${table.score} between 0 and 100`),
  ],
);

/** The score that a published video went out with. It stays when the title or the rules change, or the project is deleted. */
export const publishedScores = pgTable(
  "published_scores",
  {
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    kind: text().$type<ScoreKind>().notNull(),
    videoId: text().notNull(),
    score: doublePrecision().notNull(),
    version: smallint().notNull(),
    scoredAt: moment().notNull(),
    projectId: uuid().references(() => videoProjects.id, { onDelete: "set null" }),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.channelUcid, table.kind, table.videoId] }),
    index("published_scores_of_project").on(table.projectId),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
    check("published_scores_kind", sql`${table.kind} in ('title', 'thumbnail')`),
  ],
);
