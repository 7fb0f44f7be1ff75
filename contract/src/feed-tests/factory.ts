import { pictureUrl } from "../pictures/rules.ts";
import { uuid } from "../session/factory.ts";
import type { FeedTest, FeedTestVariant, FeedVideo } from "./schema.ts";

const feedTestId = (n: number): string => uuid(14, n);
const variantId = (n: number): string => uuid(15, n);

export const aFeedVideo = (changes: Partial<FeedVideo> = {}): FeedVideo => ({
  id: "fieldday001",
  title: "I lived in a lookout tower for 30 days",
  channel: "Field Days",
  avatar: null,
  thumb: "/api/idea/thumbs/fieldday001.webp",
  views: 1_900_000,
  uploaded: "2026-09-01T15:00:00.000Z",
  duration: 1122,
  ...changes,
});

export const aVariant = (n = 1, changes: Partial<FeedTestVariant> = {}): FeedTestVariant => ({
  id: variantId(n),
  title: "7 Days Alone in a Fire Lookout",
  thumbnail: pictureUrl(uuid(12, n)),
  shown: 0,
  clicked: 0,
  medianMs: null,
  ...changes,
});

export const aFeedTest = (changes: Partial<FeedTest> = {}): FeedTest => ({
  id: feedTestId(1),
  status: "running",
  hasLink: true,
  token: "a".repeat(43),
  createdAt: "2026-10-02T12:00:00.000Z",
  expiresAt: "2026-10-16T12:00:00.000Z",
  stoppedAt: null,
  variants: [aVariant(1), aVariant(2, { title: "Alone up there" })],
  leftOut: 0,
  leftOutSameNetwork: 0,
  ...changes,
});
