import { sql } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { titleScores } from "./tables.ts";

type NewTitleScore = { projectId: string; optionId: string | null; title: string; score: number; version: number };

/** Joins the transaction that stores the score in the project. */
export async function keepTitleScore(
  context: Pick<AppContext, "db" | "jobs">,
  { organizationId, channelUcid }: AuthorizedScope,
  score: NewTitleScore,
): Promise<void> {
  const { projectId, title, version } = titleScores;
  await context.db.sql
    .insert(titleScores)
    .values({ ...score, organizationId, channelUcid })
    .onConflictDoUpdate({
      target: [projectId, title, version],
      set: { optionId: score.optionId, scoredAt: sql`clock_timestamp()` },
    });
  await requestScoreMatch(context, score.projectId);
}

/** Compares the scores of a project with its video in the background, after its link, status or title changed. */
export const requestScoreMatch = ({ jobs }: Pick<AppContext, "jobs">, projectId: string): Promise<void> =>
  jobs.add("scores:match", { projectId }, { key: `scores:match:${projectId}` });
