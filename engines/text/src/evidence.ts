import { type KnownTitle, MAX_SOURCES } from "./brief.ts";
import { type Cue, cuesOf } from "./cues.ts";

export type Source = KnownTitle & { videoId: string };
/** The known videos that use a pattern, and the weight they add to its rank. */
export type Evidence = { sources: readonly Source[]; weight: number };

const PROVEN = 2;
const NOTHING: Evidence = { sources: [], weight: 0 };

/** Finds the proven videos with one of the cues. The weight grows with their share and with the highest lift. */
export function evidenceIn(titles: readonly KnownTitle[], level: number): (cues: readonly Cue[]) => Evidence {
  const proven = titles
    .flatMap((known) => (known.videoId && known.lift >= PROVEN ? [{ ...known, videoId: known.videoId }] : []))
    .map((known) => ({ known, cues: cuesOf(known.title) }))
    .sort((a, b) => b.known.lift - a.known.lift);
  if (level === 0 || proven.length === 0) return () => NOTHING;
  return (cues) => {
    const shown = proven.filter((one) => one.cues.some((cue) => cues.includes(cue))).map(({ known }) => known);
    if (shown.length === 0) return NOTHING;
    const share = shown.length / proven.length;
    const best = Math.log2(shown[0]?.lift ?? 1);
    return { sources: shown.slice(0, MAX_SOURCES), weight: 2 * level * (3 * Math.min(best, 4) + 10 * share) };
  };
}
