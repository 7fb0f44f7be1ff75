import type { ThumbnailStyle } from "@coldopen/contract/ideation/schema";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { thumbnailScoreRoutes } from "@coldopen/contract/thumbnail-scores/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const scoresApi = api(thumbnailScoreRoutes);

export type Scored = {
  place: ChannelScope;
  src: string;
  title: string;
  prompt: string;
  style?: ThumbnailStyle | undefined;
  /** A model drew it. */
  isGenerated: boolean;
};
export const askOf = ({ place, src, title, prompt, style = "realistic", isGenerated }: Scored) => ({
  query: { ucid: place.channelUcid, organizationId: place.organizationId },
  body: { thumbnailUrlOrPath: src, title, prompt, style, isGenerated },
});
const LOOKING_MS = 60_000;
const options = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** A picture under an address never changes, and neither does what is measured of it. */
export const scoreQuery = (asked: Scored) =>
  queryOptions({
    queryKey: ["thumbnail-score", asked.place, asked.src, asked.title],
    queryFn: ({ signal }) => scoresApi.score(askOf(asked), { signal, timeoutMs: LOOKING_MS }),
    ...options,
  });
/** Asked for only where the score says that there is someone to ask. */
export const opinionQuery = (asked: Scored) =>
  queryOptions({
    queryKey: ["thumbnail-opinion", asked.place, asked.src, asked.title],
    queryFn: async ({ signal }) => (await scoresApi.opinion(askOf(asked), { signal, timeoutMs: LOOKING_MS })).opinion,
    ...options,
  });
/** Asked for once the score is there. */
export const wordsQuery = (asked: Scored) =>
  queryOptions({
    queryKey: ["thumbnail-words", asked.place, asked.src],
    queryFn: ({ signal }) => scoresApi.read(askOf(asked), { signal, timeoutMs: LOOKING_MS }),
    ...options,
  });
export const recommendationsQuery = (asked: Scored) =>
  queryOptions({
    queryKey: ["thumbnail-recommendations", asked.place, asked.src, asked.title],
    queryFn: ({ signal }) => scoresApi.recommend(askOf(asked), { signal, timeoutMs: LOOKING_MS }),
    ...options,
  });
