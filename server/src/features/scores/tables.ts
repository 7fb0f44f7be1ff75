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
  uuid,
} from "drizzle-orm/pg-core";
import { organizationChannels } from "../channels/tables.ts";
import { videoProjects } from "../projects/tables.ts";

const moment = () => timestamp({ withTimezone: true });

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
