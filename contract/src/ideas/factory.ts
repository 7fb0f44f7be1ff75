import { uuid } from "../session/factory.ts";
import type { IdeaRating, Lesson, SittingIdea } from "./ratings.ts";
import type { IdeaForYou, IdeaSource } from "./schema.ts";

export const ideaId = (n: number): string => uuid(17, n);

export const anIdeaSource = (changes: Partial<IdeaSource> = {}): IdeaSource => ({
  videoId: "sauna000001",
  title: "I Built an Outdoor Sauna Using Only Scrap",
  channelName: "Cedar and Saw",
  performanceIndex: 6.2,
  views: 840_000,
  uploaded: "2026-09-20T12:00:00.000Z",
  thumb: "/api/idea/thumbs/sauna000001.webp",
  ...changes,
});

export const anIdea = (n = 1, changes: Partial<IdeaForYou> = {}): IdeaForYou => ({
  id: ideaId(n),
  channelUCID: "UChalfbuilt0000000000001",
  inspirationType: "RELATED_OVERPERFORMERS",
  title: "Should You Build an Outdoor Sauna? My Honest Answer",
  concept:
    "One weekend, one old shed and a running bill on screen. At the end the neighbours decide whether it was worth it.",
  thumbnail: null,
  thumbnailColor: "#984164",
  thumbnailDescription: "An outdoor sauna at sunset",
  whyNow: "2 videos about this got 4.1x to 6.2x the usual views of their channels.",
  sources: [
    anIdeaSource(),
    anIdeaSource({ videoId: "sauna000002", title: "An Outdoor Sauna in 60 Hours", performanceIndex: 4.1 }),
  ],
  day: "2026-10-02",
  dismissedAt: null,
  dismissedReason: null,
  savedAt: null,
  savedProjectId: null,
  seenAt: null,
  ...changes,
});

export const aRating = (changes: Partial<IdeaRating> = {}): IdeaRating => ({
  rating: 4,
  reasons: [],
  thought: "",
  ratedAt: "2026-10-02T09:00:00.000Z",
  ...changes,
});

export const aSittingIdea = (n = 1, changes: Partial<SittingIdea> = {}): SittingIdea => ({
  ...anIdea(n),
  rating: null,
  ...changes,
});

export const aLesson = (changes: Partial<Lesson> = {}): Lesson => ({
  about: { kind: "format", format: "listicle" },
  effect: "fewer",
  isByOthers: false,
  rated: 0,
  averageRating: null,
  dismissed: 3,
  dismissedReasons: [],
  saved: 0,
  ...changes,
});
