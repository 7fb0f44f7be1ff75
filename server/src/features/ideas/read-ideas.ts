import type { IdeaForYou, IdeaSource } from "@coldopen/contract/ideas/schema";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../app-context.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { whyNow } from "./rules.ts";
import type { StoredIdea } from "./store.ts";
import { thumbnailColorOf } from "./thumbnail-color.ts";

const toSource = (video: OutlierVideo): IdeaSource => ({
  videoId: video.videoId,
  title: video.title1,
  channelName: video.name,
  performanceIndex: video.performanceIndex,
  views: video.views,
  uploaded: video.uploaded,
  thumb: video.thumb,
});
const momentOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** Sources come from the catalogue, so that figures are current and deleted videos are not shown. */
export const ideaReader = ({ db, now }: Pick<AppContext, "db" | "now">) => {
  const catalogue = catalogueStore(db);
  return async (rows: readonly StoredIdea[]): Promise<IdeaForYou[]> => {
    const ids = [...new Set(rows.flatMap(({ sourceVideoIds }) => sourceVideoIds))];
    const videos = ids.length > 0 ? await catalogue.findVideos(ids) : [];
    const byId = new Map(videos.map((video) => [video.videoId, toSource(video)]));
    return rows.map((row) => {
      const sources = row.sourceVideoIds.flatMap((id) => byId.get(id) ?? []);
      return {
        id: row.id,
        channelUCID: row.channelUcid,
        inspirationType: row.inspirationType,
        title: row.title,
        concept: row.concept,
        thumbnail: row.thumbnail,
        thumbnailColor: thumbnailColorOf(row.thumbnailDescription, row.seed),
        thumbnailDescription: row.thumbnailDescription,
        whyNow: whyNow(sources, now()),
        sources,
        day: row.day,
        dismissedAt: momentOf(row.dismissedAt),
        dismissedReason: row.dismissedReason,
        savedAt: momentOf(row.savedAt),
        savedProjectId: row.savedProjectId,
        seenAt: momentOf(row.seenAt),
      };
    });
  };
};
