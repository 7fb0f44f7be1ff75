import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import { z } from "zod";
import { Device, FeedLocation } from "../feed/index.ts";

/** The settings that are stored for the next visit. */
export const StoredPreview = z.object({
  device: Device,
  location: FeedLocation,
  /** Undefined while it follows the system. */
  theme: z.enum(["light", "dark"]).nullable(),
  isMinimised: z.boolean(),
  isSquinting: z.boolean(),
  hasSavedItems: z.boolean(),
  /** Counted from 1. */
  position: z.number().int().min(1),
});
export type StoredPreview = z.infer<typeof StoredPreview>;

export type PreviewState = StoredPreview & {
  /** The primary if none is chosen. */
  titleId: string | null;
  thumbnailId: string | null;
  /** Saved videos placed in the feed, latest first. */
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
      return { ...state, position: clampPosition(event.to, event.count) };
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

/** Clamps a position to a feed of `count` videos. */
export const clampPosition = (position: number, count: number): number => Math.max(1, Math.min(position, count));

/** The videos around the main one: placed ones first, then those of the catalogue, without duplicates. */
export function around(
  state: Pick<PreviewState, "putIn">,
  neighbours: readonly FeedVideo[],
  count: number,
): readonly FeedVideo[] {
  const known = new Set(state.putIn.map(({ id }) => id));
  return [...state.putIn, ...neighbours.filter(({ id }) => !known.has(id))].slice(0, Math.max(0, count));
}

export const storedSettingsOf = ({ titleId: _, thumbnailId: __, putIn: ___, ...stored }: PreviewState): StoredPreview =>
  stored;
