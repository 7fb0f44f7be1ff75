import { TITLE_SCORE_VERSION, titleScore } from "@coldopen/engine-text/title-score";
import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { catalogueStore } from "../../catalogue/index.ts";
import { scoreStore } from "../../scores/index.ts";
import { demoStore } from "./demo-store.ts";

/** One channel with enough videos for a verdict, and one with too few. */
const channels = [
  { ucid: "UChalfbuilt0000000000001", videos: 44 },
  { ucid: "UCembertable000000000001", videos: 6 },
] as const;

/** Scores of published titles, as the engine gives them. Requires the demo catalogue with computed indexes. */
export const scoresSeed = ({ db }: Pick<AppContext, "db">): DemoSeed => ({
  name: "scores-1",
  run: async () => {
    for (const { ucid, videos } of channels) {
      const owner = await demoStore(db).findOwner(ucid, "demo@coldopen.test");
      if (!owner) continue;
      const latest = (await catalogueStore(db).listVideosOf(ucid)).filter(({ isShort }) => !isShort).slice(0, videos);
      await scoreStore(db).insertPublishedScores(
        scopeForJob(owner),
        latest.map(({ videoId, title1, uploaded }) => ({
          kind: "title",
          videoId,
          score: titleScore(title1),
          version: TITLE_SCORE_VERSION,
          scoredAt: new Date(uploaded),
        })),
      );
    }
  },
});
