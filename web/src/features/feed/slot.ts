import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import type { ReactNode } from "react";
import type { FeedLocation } from "./sizes.ts";

/** Gives a card its place in the feed: what can be done with it is the caller's. */
export type Slot = (video: FeedVideo, at: number, card: ReactNode) => ReactNode;

export type FeedProps = {
  location: FeedLocation;
  videos: readonly FeedVideo[];
  /** What was searched for, where it is a search. */
  query?: string | undefined;
  topics?: readonly string[] | undefined;
  now: Date;
  slot: Slot;
};
