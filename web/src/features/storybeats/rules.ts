import { outline } from "@coldopen/contract/storybeats/rules";
import {
  BEAT_SECONDS_MAX,
  BEAT_SECONDS_MIN,
  type BeatPurpose,
  type Storybeat,
} from "@coldopen/contract/storybeats/schema";

const NEW_BEAT_SECONDS = 30;

export const newBeat = (id: string, purpose: BeatPurpose, seconds = NEW_BEAT_SECONDS): Storybeat => ({
  id,
  purpose,
  text: "",
  seconds,
});

/** The most likely next beat: the part of the outline after the last one. */
export function nextPurpose(beats: readonly Storybeat[]): BeatPurpose {
  const last = beats.at(-1)?.purpose;
  const at = outline.findIndex(({ purpose }) => purpose === last);
  return outline[at + 1]?.purpose ?? outline.at(-1)?.purpose ?? "payoff";
}

/** Parses "90", "1:30" and "1:00:00"; undefined for an invalid time. */
export function secondsFrom(typed: string): number | undefined {
  const parts = typed.trim().split(":");
  if (parts.length > 3 || parts.some((part) => !/^\d{1,5}$/.test(part))) return undefined;
  const seconds = parts.reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.max(BEAT_SECONDS_MIN, Math.min(seconds, BEAT_SECONDS_MAX));
}

export const withBeat = (beats: readonly Storybeat[], id: string, change: Partial<Storybeat>): Storybeat[] =>
  beats.map((beat) => (beat.id === id ? { ...beat, ...change } : beat));

/** Restores the earlier durations and keeps everything else. */
export function withTimesOf(before: readonly Storybeat[], now: readonly Storybeat[]): Storybeat[] {
  const times = new Map(before.map(({ id, seconds }) => [id, seconds]));
  return now.map((beat) => ({ ...beat, seconds: times.get(beat.id) ?? beat.seconds }));
}
