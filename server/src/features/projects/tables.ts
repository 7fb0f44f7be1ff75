import type { RichDocument } from "@coldopen/contract/documents/schema";
import {
  OptionType,
  ProjectSource,
  ProjectStatus,
  ProjectType,
  TagCategory,
  YOUTUBE_ITEMS_MAX,
  type YoutubeItem,
} from "@coldopen/contract/projects/schema";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";

const moment = () => timestamp({ withTimezone: true });
/** Compared byte by byte, so that the database orders keys as the rules that make them do. */
const orderKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
const person = () => uuid().references(() => users.id, { onDelete: "set null" });
const primaryOf = (type: OptionType) => ({ id: uuid(), kind: text().notNull().default(type) });
const [title, concept, thumbnail] = [primaryOf("title"), primaryOf("concept"), primaryOf("thumbnail")];

export const videoProjects = pgTable(
  "video_projects",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    name: text().notNull(),
    title: text(),
    status: text().$type<ProjectStatus>().notNull().default("idea"),
    isPublic: boolean().notNull().default(true),
    publishDate: date({ mode: "string" }),
    duration: doublePrecision(),
    views: bigint({ mode: "number" }),
    averageViewDuration: doublePrecision(),
    outlierIndex: doublePrecision(),
    userRank: doublePrecision(),
    titleScore: doublePrecision(),
    sponsors: text().array().notNull().default([]),
    aiCategories: text().array().notNull().default([]),
    source: text().$type<ProjectSource>().notNull().default("user"),
    type: text().$type<ProjectType>().notNull().default("general"),
    youtubeUrl: text(),
    youtubeItems: jsonb().$type<readonly YoutubeItem[]>().notNull().default([]),
    // Constant kinds: the foreign keys `video_projects_{title,concept,thumbnail}_primary` use them to require an option of the same
    // project and type. They are written in a migration only: drizzle has no `on delete set null (column)`.
    titlePrimaryOptionId: title.id,
    titlePrimaryKind: title.kind,
    conceptPrimaryOptionId: concept.id,
    conceptPrimaryKind: concept.kind,
    thumbnailPrimaryOptionId: thumbnail.id,
    thumbnailPrimaryKind: thumbnail.kind,
    createdBy: person(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
    updatedAt: moment().notNull().default(sql`clock_timestamp()`),
    deletedAt: moment(),
  },
  (table) => {
    const notDeleted = sql`${table.deletedAt} is null`;
    const channel = [table.organizationId, table.channelUcid] as const;
    return [
      unique("video_projects_of_channel").on(table.id, ...channel),
      foreignKey({
        columns: [...channel],
        foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
      }).onDelete("cascade"),
      index("video_projects_by_edit")
        .on(...channel, table.updatedAt.desc(), table.id.desc())
        .where(notDeleted),
      index("video_projects_by_creation")
        .on(...channel, table.createdAt.desc(), table.id.desc())
        .where(notDeleted),
      index("video_projects_by_name")
        .on(...channel, sql`lower(${table.name})`, table.id.desc())
        .where(notDeleted),
      index("video_projects_by_day")
        .on(...channel, table.publishDate.asc().nullsLast(), table.id.desc())
        .where(notDeleted),
      index("video_projects_by_last_day")
        .on(...channel, table.publishDate.desc().nullsLast(), table.id.desc())
        .where(notDeleted),
      index("video_projects_by_rank")
        .on(...channel, table.userRank.asc().nullsLast(), table.id.desc())
        .where(notDeleted),
      index("video_projects_by_last_rank")
        .on(...channel, table.userRank.desc().nullsLast(), table.id.desc())
        .where(notDeleted),
      index("video_projects_by_score")
        .on(...channel, table.titleScore.asc().nullsLast(), table.id.desc())
        .where(notDeleted),
      index("video_projects_by_best_score")
        .on(...channel, table.titleScore.desc().nullsLast(), table.id.desc())
        .where(notDeleted),
      index("video_projects_text").using("gin", table.name.op("gin_trgm_ops"), table.title.op("gin_trgm_ops")),
      index("video_projects_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
      check("video_projects_name", sql`char_length(${table.name}) between 1 and 100`),
      check("video_projects_title", sql`char_length(${table.title}) <= 100`),
      check("video_projects_status", oneOf(table.status, ProjectStatus.options)),
      check("video_projects_source", oneOf(table.source, ProjectSource.options)),
      check("video_projects_type", oneOf(table.type, ProjectType.options)),
      check("video_projects_sponsors", sql`cardinality(${table.sponsors}) <= 20`),
      check(
        "video_projects_youtube_items",
        sql`jsonb_array_length(${table.youtubeItems}) <= ${sql.raw(String(YOUTUBE_ITEMS_MAX))}`,
      ),
      check("video_projects_youtube_url", sql`char_length(${table.youtubeUrl}) <= 500`),
      check(
        "video_projects_kinds",
        sql`${table.titlePrimaryKind} = 'title' and ${table.conceptPrimaryKind} = 'concept' and ${table.thumbnailPrimaryKind} = 'thumbnail'`,
      ),
    ];
  },
);

export const projectOptions = pgTable(
  "project_options",
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid()
      .notNull()
      .references((): AnyPgColumn => videoProjects.id, { onDelete: "cascade" }),
    optionType: text().$type<OptionType>().notNull(),
    position: orderKey().notNull(),
    content: text().notNull(),
    description: text(),
    source: text({ enum: ["user", "system"] }).notNull(),
    seed: bigint({ mode: "number" }),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("project_options_of_project").on(table.projectId, table.id, table.optionType),
    unique("project_options_position").on(table.projectId, table.optionType, table.position),
    index("project_options_titles")
      .using("gin", table.content.op("gin_trgm_ops"))
      .where(sql`${table.optionType} = 'title'`),
    check("project_options_type", oneOf(table.optionType, OptionType.options)),
    check("project_options_source", oneOf(table.source, ["user", "system"])),
    check(
      "project_options_content",
      sql`char_length(${table.content}) between 1 and case ${table.optionType} when 'title' then 100 when 'concept' then 5000 else 2000 end`,
    ),
    check("project_options_description", sql`char_length(${table.description}) <= 1000`),
  ],
);

export const projectTags = pgTable(
  "project_tags",
  {
    projectId: uuid().notNull(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    name: text().notNull(),
    category: text().$type<TagCategory>(),
    source: text({ enum: ["user", "ai"] }).notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    uniqueIndex("project_tags_one_each").on(table.projectId, sql`lower(${table.name})`),
    index("project_tags_in_use").on(table.organizationId, table.channelUcid, sql`lower(${table.name})`),
    foreignKey({
      columns: [table.projectId, table.organizationId, table.channelUcid],
      foreignColumns: [videoProjects.id, videoProjects.organizationId, videoProjects.channelUcid],
    }).onDelete("cascade"),
    check("project_tags_name", sql`char_length(${table.name}) between 1 and 40`),
    check("project_tags_category", oneOf(table.category, TagCategory.options)),
    check("project_tags_source", oneOf(table.source, ["user", "ai"])),
  ],
);

export const projectActivity = pgTable(
  "project_activity",
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid()
      .notNull()
      .references(() => videoProjects.id, { onDelete: "cascade" }),
    userId: person(),
    what: text().notNull(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index().on(table.projectId, table.createdAt.desc())],
);

/** The edit lock of a project. The row stays after a release: the fencing token must never decrease. */
export const projectLocks = pgTable(
  "project_locks",
  {
    projectId: uuid()
      .primaryKey()
      .references(() => videoProjects.id, { onDelete: "cascade" }),
    /** The tab that holds the lock. Null while its connection is lost and its owner may come back. */
    socketId: text(),
    /** Null once the account is deleted. The row stays, or the fencing token would restart and accept old saves. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    fence: bigint({ mode: "number" }).notNull(),
    expiresAt: moment().notNull(),
    askedSocketId: text(),
    askedUserId: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [check("project_locks_fence", sql`${table.fence} > 0`)],
);

/** The notes of a project, written by the feature `documents`. Lists of projects show an excerpt. */
export const projectNotes = pgTable(
  "project_notes",
  {
    projectId: uuid()
      .primaryKey()
      .references(() => videoProjects.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    content: jsonb().$type<RichDocument>().notNull(),
    /** Plain text, for lists and searches. */
    text: text().notNull(),
    updatedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [check("project_notes_version", sql`${table.version} > 0`)],
);

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
