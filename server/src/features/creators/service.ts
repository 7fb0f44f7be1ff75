import { CREATOR_MONTHS, type Creator } from "@coldopen/contract/creators/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { cadenceOf, figuresOf, formatsOf } from "./rules.ts";
import { creatorStore } from "./store.ts";

export const creatorService = ({ db, now }: Pick<AppContext, "db" | "now">) => {
  const catalogue = catalogueStore(db);
  const store = creatorStore(db);
  return {
    read: async (ucid: string, kind: "videos" | "shorts"): Promise<Creator> => {
      const channel = await catalogue.findChannel(ucid);
      if (!channel) throw new AppError("not_found", "This channel is not in the catalogue");
      const videos = await store.listVideos(ucid, kind === "shorts");
      const since = now();
      since.setUTCMonth(since.getUTCMonth() - CREATOR_MONTHS);
      const recent = videos.filter(({ uploaded }) => uploaded >= since.toISOString());
      return {
        channel,
        figures: figuresOf(recent),
        cadence: cadenceOf(recent),
        formats: formatsOf(recent),
        points: videos
          .flatMap(({ videoId, title1, uploaded, performanceIndex }) =>
            performanceIndex === null ? [] : [{ videoId, title1, uploaded, performanceIndex }],
          )
          .reverse(),
      };
    },
  };
};
