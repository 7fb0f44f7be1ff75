import { pictureUrl } from "../pictures/rules.ts";
import { uuid } from "../session/factory.ts";
import { noSources } from "./rules.ts";
import type { Pitch, PitchContent, PitchSummary } from "./schema.ts";

const pitchId = (n: number): string => uuid(21, n);
const CREATED = "2026-10-02T12:00:00.000Z";

export const aPitchContent = (changes: Partial<PitchContent> = {}): PitchContent => ({
  brand: { name: "Emberline", logoUrl: null, websiteUrl: "https://emberline.example" },
  creator: { name: "Half Built", handle: "@halfbuilt", avatarUrl: null },
  creatorProfile: {
    bio: "Tess Okafor builds small, stubborn places to live, and lets the audience see every bill.",
    valueProposition: "Viewers come for the build and stay for the number at the end.",
    metrics: { subscribers: 412_000, totalViews: 61_400_000, avgViewsPerVideo: 318_000, engagementRate: 0.074 },
  },
  audience: {
    overview: "Homeowners and would-be builders who buy before winter, not after.",
    purchaseIntentMultiplier: null,
    demographics: {
      gender: [
        { label: "Men", percentage: 61 },
        { label: "Women", percentage: 37 },
        { label: "Other", percentage: 2 },
      ],
      age: [],
      geography: [],
    },
    brandAffinities: [],
    interests: [
      { category: "Off-grid living", liftPercentage: 231 },
      { category: "Woodworking", liftPercentage: 168 },
    ],
    affinitySummary: "",
  },
  campaign: {
    title: "The stove that has to work",
    description: "A $900 container sauna, six days, and the first hard frost on the way.",
    strategicRationale: "The stove is the last unknown of the build.",
    heroImageUrl: null,
    integrationTimeline: [
      { phase: "before", description: "Four stoves are priced on camera." },
      { phase: "during", description: "Installation and first fire, in one shot." },
      { phase: "after", description: "A pinned comment with the part list." },
    ],
  },
  closingMessage: "I was going to buy your stove anyway. Let me show people why.",
  sources: {
    ...noSources,
    subscribers: "estimate",
    totalViews: "estimate",
    avgViewsPerVideo: "estimate",
    engagementRate: "estimate",
    gender: "typed",
    interests: "estimate",
  },
  estimate: { videos: 48, computedAt: CREATED },
  ...changes,
});

export const aPitch = (n = 1, changes: Partial<Pitch> = {}): Pitch => ({
  id: pitchId(n),
  stage: "draft",
  version: 1,
  projectId: null,
  threadId: null,
  content: aPitchContent(),
  createdAt: CREATED,
  updatedAt: CREATED,
  updatedBy: "Tess Okafor",
  canDelete: true,
  hasLogoService: false,
  link: null,
  ...changes,
});

export const aPitchSummary = (n = 1, changes: Partial<PitchSummary> = {}): PitchSummary => ({
  id: pitchId(n),
  stage: "draft",
  brandName: "Emberline",
  logoUrl: null,
  heroImageUrl: pictureUrl(uuid(12, n)),
  title: "The stove that has to work",
  updatedAt: CREATED,
  updatedBy: "Tess Okafor",
  canDelete: true,
  link: null,
  ...changes,
});
