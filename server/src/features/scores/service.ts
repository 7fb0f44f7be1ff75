import { ScoreKind, type ScoreReport, type ScoreReports } from "@coldopen/contract/scores/schema";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { matchStore } from "./match-store.ts";
import { reportOf } from "./rules.ts";
import { scoreStore } from "./store.ts";

type Deps = Pick<AppContext, "db">;

/** Keeps the scores of published videos: of one project after it changed, or of all after the catalogue was updated. */
export const matchScores = async ({ db }: Deps, projectId?: string): Promise<void> => {
  const store = matchStore(db);
  await db.transaction(async () => {
    await store.deleteUnlinked(projectId);
    await store.insertTitleScores(projectId);
    await store.insertThumbnailScores(projectId);
  });
};

export const scoresService = ({ db }: Deps) => {
  const store = scoreStore(db);

  const report = async (kind: ScoreKind, scopes: readonly AuthorizedScope[]): Promise<ScoreReport> => {
    const scored = await Promise.all(scopes.map((scope) => store.listScored(scope, kind)));
    const waiting = await Promise.all(scopes.map((scope) => store.countWaiting(scope, kind)));
    return reportOf(
      kind,
      scored.flat().sort((one, other) => other.uploaded.localeCompare(one.uploaded)),
      waiting.reduce((sum, count) => sum + count, 0),
    );
  };
  const reports = async (scopes: readonly AuthorizedScope[]): Promise<ScoreReports> => ({
    title: await report(ScoreKind.enum.title, scopes),
    thumbnail: await report(ScoreKind.enum.thumbnail, scopes),
  });

  return {
    ofChannel: (scope: AuthorizedScope): Promise<ScoreReports> => reports([scope]),
    ofOrganization: async (
      { organizationId }: AuthorizedOrganization,
      caller: Caller,
      authorize: Authorize,
    ): Promise<ScoreReports> => {
      const channels = caller.entitlements.filter((entitlement) => entitlement.organizationId === organizationId);
      return reports(await Promise.all(channels.map(({ channelUcid }) => authorize({ organizationId, channelUcid }))));
    },
  };
};
