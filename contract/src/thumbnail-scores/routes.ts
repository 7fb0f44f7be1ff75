import { z } from "zod";
import { routes, Ucid } from "../kernel/route.ts";
import {
  ImprovedThumbnail,
  Recommendations,
  ThumbnailOpinion,
  ThumbnailReading,
  ThumbnailScore,
  ThumbnailToImprove,
  ThumbnailToScore,
} from "./schema.ts";

/** `organizationId` is only needed if several of the caller's organizations have the channel. */
const Asker = z.object({ ucid: Ucid, organizationId: z.uuid().optional() });
const scope = { from: "query", organization: "organizationId", channel: "ucid" } as const;
const common = { method: "POST", access: "channel", scope, wire: "snake", query: Asker } as const;

export const thumbnailScoreRoutes = routes({
  score: {
    ...common,
    path: "/api/idea/scoring/thumbnail/nn",
    summary: "Score a thumbnail by what is measured of it",
    longRunning: true,
    body: ThumbnailToScore,
    reply: ThumbnailScore,
  },
  opinion: {
    ...common,
    path: "/api/idea/scoring/thumbnail/opinion",
    summary: "What the configured model thinks of a thumbnail; nothing where none is",
    longRunning: true,
    body: ThumbnailToScore,
    reply: z.object({ opinion: ThumbnailOpinion.nullable() }),
  },
  read: {
    ...common,
    path: "/api/idea/scoring/thumbnail/words",
    summary: "The words of a thumbnail, and which of them get lost at 168x94",
    longRunning: true,
    body: ThumbnailToScore,
    reply: ThumbnailReading,
  },
  recommend: {
    ...common,
    path: "/api/idea/thumbnail/recommendation",
    summary: "Ways to improve a thumbnail, each from what is measured of it",
    longRunning: true,
    body: ThumbnailToScore,
    reply: Recommendations,
  },
  improve: {
    ...common,
    path: "/api/idea/thumbnail/recommendation/apply",
    summary: "Apply recommendations to a thumbnail, and score what comes out",
    longRunning: true,
    body: ThumbnailToImprove,
    reply: ImprovedThumbnail,
  },
});
