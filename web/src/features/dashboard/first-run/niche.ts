import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { queryOptions } from "@tanstack/react-query";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { api } from "../../../lib/api.ts";

export const NICHE_SHOWN = 5;
const SHOWN_BROAD = 3;
const MIN_INDEX = 2;
const TITLE_MAX = 200;
const outliersApi = api(outlierRoutes);

type Niche = { videos: readonly OutlierVideo[]; isBroad: boolean; isPreparing: boolean };

const unique = (videos: readonly OutlierVideo[]) => [
  ...new Map(videos.map((video) => [video.videoId, video])).values(),
];

/**
 * Outliers about what the channel describes, then outliers of channels like it. A channel with neither a description nor videos
 * in the catalogue has no niche yet and gets a few of everything.
 */
async function fetchNiche(
  { organizationId, channelUcid }: ActiveChannel,
  bio: string,
  signal: AbortSignal,
): Promise<Niche> {
  const own = { organizationId, ucid: channelUcid } as const;
  const about = bio.trim().slice(0, TITLE_MAX);
  const best = { performanceIndexGte: MIN_INDEX, sortField: "score_desc", madeForKids: "false" } as const;
  const [similar, ofChannel, audience] = await Promise.all([
    about === ""
      ? []
      : outliersApi
          .similar({ query: { title: about, itemsPerPage: NICHE_SHOWN } }, { signal })
          .then(({ results }) => results),
    outliersApi.videos({ query: { ...own, source: "myvids", itemsPerPage: 1 } }, { signal }),
    outliersApi.videos({ query: { ...own, ...best, source: "aaw", itemsPerPage: NICHE_SHOWN } }, { signal }),
  ]);
  const isBroad = similar.length === 0 && ofChannel.results.length === 0;
  const videos = ofChannel.results.length > 0 || isBroad ? unique([...similar, ...audience.results]) : similar;
  return {
    videos: videos.slice(0, isBroad ? SHOWN_BROAD : NICHE_SHOWN),
    isBroad,
    isPreparing: audience.isPreparing === true,
  };
}

export const nicheQuery = (channel: ActiveChannel, bio: string) =>
  queryOptions({
    queryKey: ["outliers", channel.organizationId, channel.channelUcid, "niche", bio],
    queryFn: ({ signal }) => fetchNiche(channel, bio, signal),
  });
