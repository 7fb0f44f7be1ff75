import { ComparedVideo, MAX_COMPARED_VIDEOS, type ScoreKind } from "@coldopen/contract/scores/schema";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { Timestamp } from "../../platform/db/rows.ts";
import { catalogueVideos } from "../catalogue/tables.ts";
import { publishedScores } from "./tables.ts";

export type NewPublishedScore = Pick<ComparedVideo, "videoId" | "score" | "version"> & {
  kind: ScoreKind;
  scoredAt: Date;
};

const ComparedRow = ComparedVideo.extend({ uploaded: Timestamp, scoredAt: Timestamp });
const Count = z.tuple([z.object({ count: z.number() })]);
const ofChannel = ({ organizationId, channelUcid }: AuthorizedScope, kind: ScoreKind) =>
  sql`s.organization_id = ${organizationId} and s.channel_ucid = ${channelUcid} and s.kind = ${kind}`;

export const scoreStore = (db: Pick<Database, "sql">) => ({
  insertPublishedScores: async (
    { organizationId, channelUcid }: AuthorizedScope,
    scores: readonly NewPublishedScore[],
  ): Promise<void> => {
    if (scores.length === 0) return;
    await db.sql
      .insert(publishedScores)
      .values(scores.map((score) => ({ ...score, organizationId, channelUcid })))
      .onConflictDoNothing();
  },
  /** The latest published videos that have an index. */
  listScored: async (scope: AuthorizedScope, kind: ScoreKind): Promise<ComparedVideo[]> => {
    const { rows } = await db.sql.execute(sql`
      select v.video_id as "videoId", s.channel_ucid as "channelUcid", s.project_id as "projectId", v.title, v.thumb,
        v.uploaded, s.score, s.version, s.scored_at as "scoredAt", round(v.performance_index::numeric, 4)::float8 as index
      from ${publishedScores} s join ${catalogueVideos} v on v.video_id = s.video_id
      where ${ofChannel(scope, kind)} and v.performance_index is not null
      order by v.uploaded desc, v.video_id limit ${MAX_COMPARED_VIDEOS}`);
    return z.array(ComparedRow).parse(rows);
  },
  /** Published videos with a score from before, but without an index: they are too young, or the catalogue does not have them. */
  countWaiting: async (scope: AuthorizedScope, kind: ScoreKind): Promise<number> => {
    const { rows } = await db.sql.execute(sql`
      select count(*)::int as count from ${publishedScores} s left join ${catalogueVideos} v on v.video_id = s.video_id
      where ${ofChannel(scope, kind)} and v.performance_index is null and s.scored_at <= coalesce(v.uploaded, s.scored_at)`);
    return Count.parse(rows)[0].count;
  },
});
