import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import { z } from "zod";
import { Device, FeedLocation } from "../feed/index.ts";

/** What a person finds again the next time. */
export const KeptPreview = z.object({
  device: Device,
  location: FeedLocation,
  /** Nothing while it follows the system. */
  theme: z.enum(["light", "dark"]).nullable(),
  isMinimised: z.boolean(),
  isSquinting: z.boolean(),
  hasSavedItems: z.boolean(),
  /** Counted from 1. */
  position: z.number().int().min(1),
});
export type KeptPreview = z.infer<typeof KeptPreview>;

export type PreviewState = KeptPreview & {
  /** The primary where none is chosen. */
  titleId: string | null;
  thumbnailId: string | null;
  /** Saved videos that stand in the feed, the latest first. */
  putIn: readonly FeedVideo[];
};

export type PreviewEvent =
  | { kind: "device"; device: Device }
  | { kind: "location"; location: FeedLocation }
  | { kind: "theme"; theme: "light" | "dark" }
  | { kind: "minimised" }
  | { kind: "maximised" }
  | { kind: "squinted"; isSquinting: boolean }
  | { kind: "savedItems"; isOpen: boolean }
  | { kind: "moved"; to: number; count: number }
  | { kind: "title"; id: string }
  | { kind: "thumbnail"; id: string }
  | { kind: "putIn"; video: FeedVideo }
  | { kind: "takenOut"; id: string };

export const initialPreview: PreviewState = {
  device: "desktop",
  location: "home",
  theme: null,
  isMinimised: false,
  isSquinting: false,
  hasSavedItems: true,
  position: 1,
  titleId: null,
  thumbnailId: null,
  putIn: [],
};

const without = (videos: readonly FeedVideo[], id: string) => videos.filter((video) => video.id !== id);

export function reduce(state: PreviewState, event: PreviewEvent): PreviewState {
  switch (event.kind) {
    case "device":
      return { ...state, device: event.device };
    case "location":
      return { ...state, location: event.location };
    case "theme":
      return { ...state, theme: event.theme };
    case "minimised":
      return { ...state, isMinimised: true };
    case "maximised":
      return { ...state, isMinimised: false };
    case "squinted":
      return { ...state, isSquinting: event.isSquinting };
    case "savedItems":
      return { ...state, hasSavedItems: event.isOpen };
    case "moved":
      return { ...state, position: placeIn(event.to, event.count) };
    case "title":
      return { ...state, titleId: event.id };
    case "thumbnail":
      return { ...state, thumbnailId: event.id };
    case "putIn":
      return { ...state, putIn: [event.video, ...without(state.putIn, event.video.id)] };
    case "takenOut":
      return { ...state, putIn: without(state.putIn, event.id) };
  }
}

/** A feed of `count` videos has this place; one that is too far is the last. */
export const placeIn = (position: number, count: number): number => Math.max(1, Math.min(position, count));

/** Those around the main video: what was put in first, then the catalogue's, each once. */
export function around(
  state: Pick<PreviewState, "putIn">,
  neighbours: readonly FeedVideo[],
  count: number,
): readonly FeedVideo[] {
  const known = new Set(state.putIn.map(({ id }) => id));
  return [...state.putIn, ...neighbours.filter(({ id }) => !known.has(id))].slice(0, Math.max(0, count));
}

export const keptOf = ({ titleId: _, thumbnailId: __, putIn: ___, ...kept }: PreviewState): KeptPreview => kept;
