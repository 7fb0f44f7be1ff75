import { BEAT_SECONDS_MIN, type BeatPurpose, type Storybeat } from "./schema.ts";

const TIGHTEN_SHARE = 0.1;

export const totalSeconds = (beats: readonly Pick<Storybeat, "seconds">[]): number =>
  beats.reduce((sum, { seconds }) => sum + seconds, 0);

/** The total at which every beat has the minimum duration. */
export const shortestTotal = (beats: readonly unknown[]): number => beats.length * BEAT_SECONDS_MIN;

/**
 * Scales the beats to `total` seconds: proportional, in whole seconds that add up exactly. Beats that would be too short get
 * the minimum, and the others share the rest.
 */
export function fitted(beats: readonly Storybeat[], total: number): Storybeat[] {
  if (beats.length === 0) return [];
  const wanted = Math.max(Math.round(total), shortestTotal(beats));
  const shares = sharesOf(beats, wanted);
  const whole = shares.map(Math.floor);
  const missing = wanted - whole.reduce((sum, seconds) => sum + seconds, 0);
  const byRemainder = shares
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  const grown = new Set(byRemainder.slice(0, missing).map(({ at }) => at));
  return beats.map((beat, at) => ({ ...beat, seconds: (whole[at] ?? 0) + (grown.has(at) ? 1 : 0) }));
}

function sharesOf(beats: readonly Storybeat[], wanted: number): number[] {
  const short = new Set<number>();
  for (;;) {
    const left = wanted - short.size * BEAT_SECONDS_MIN;
    const rest = totalSeconds(beats.filter((_, at) => !short.has(at)));
    const shares = beats.map(({ seconds }, at) => (short.has(at) ? BEAT_SECONDS_MIN : (seconds * left) / rest));
    const found = shares.flatMap((share, at) => (share < BEAT_SECONDS_MIN ? [at] : []));
    if (found.length === 0) return shares;
    for (const at of found) short.add(at);
  }
}

export const stretchedTo = (beats: readonly Storybeat[], minutes: number): Storybeat[] => fitted(beats, minutes * 60);

export const canTighten = (beats: readonly Storybeat[]): boolean => totalSeconds(beats) > shortestTotal(beats);

/** Shortens by a tenth, but at least by one second. */
export function tightened(beats: readonly Storybeat[]): Storybeat[] {
  const total = totalSeconds(beats);
  return fitted(beats, Math.min(total - 1, Math.round(total * (1 - TIGHTEN_SHARE))));
}

/** A typical outline, offered for an empty page. */
export const outline: readonly { purpose: BeatPurpose; seconds: number }[] = [
  { purpose: "hook", seconds: 20 },
  { purpose: "setup", seconds: 60 },
  { purpose: "escalation", seconds: 180 },
  { purpose: "twist", seconds: 90 },
  { purpose: "brand_moment", seconds: 45 },
  { purpose: "payoff", seconds: 85 },
];

export function movedBeat(beats: readonly Storybeat[], id: string, to: number): Storybeat[] {
  const beat = beats.find((one) => one.id === id);
  if (!beat) return [...beats];
  const rest = beats.filter((one) => one !== beat);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, beat);
}
