import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import type { ReactNode } from "react";
import type { FeedLocation } from "./sizes.ts";

/** Wraps a card at its position in the feed with the caller's controls. */
export type Slot = (video: FeedVideo, at: number, card: ReactNode) => ReactNode;

export type FeedProps = {
  location: FeedLocation;
  videos: readonly FeedVideo[];
  /** The search text, in search results. */
  query?: string | undefined;
  topics?: readonly string[] | undefined;
  now: Date;
  slot: Slot;
};
