import { type KnownTitle, MAX_SOURCES } from "./brief.ts";
import { type Cue, cuesOf } from "./cues.ts";
import { SPAN } from "./data/cues.ts";
import type { Reading } from "./reading/reading.ts";
import { type TitleFeature, titleFeatures } from "./title-score.ts";
import { keyWords, stem } from "./words.ts";

export type Source = KnownTitle & { videoId: string };
/** The known videos about the subject that use a cue, and the weight that all videos with the cue add to a rank. */
export type Evidence = { sources: readonly Source[]; weight: number };

const PROVEN = 2;
const NOTHING: Evidence = { sources: [], weight: 0 };
const CHOSEN_WEIGHT = 12;

/** Whether a title is about the subject: it shares two of its words, or the only one. */
function isAbout(title: string, { keys, verb }: Reading): boolean {
  const forms = verb ? [verb.base, verb.past, verb.present, verb.gerund] : [];
  const subject = new Set([...keys, ...forms.flatMap((form) => (form ? keyWords(form) : []))].map(stem));
  const shared = new Set(
    keyWords(title)
      .map(stem)
      .filter((word) => subject.has(word) && !/^\d/.test(word)),
  );
  return shared.size >= 2 || (shared.size === 1 && keys.length === 1);
}

/** Finds the proven videos with one of the cues. The weight grows with their share and with the highest lift. */
export function evidenceIn(
  titles: readonly KnownTitle[],
  level: number,
  reading: Reading,
  chosen: readonly Source[] = [],
): (cues: readonly Cue[]) => Evidence {
  if (level === 0) return () => NOTHING;
  const proven = titles
    .flatMap((known) => (known.videoId && known.lift >= PROVEN ? [{ ...known, videoId: known.videoId }] : []))
    .map((known) => ({ known, cues: cuesOf(known.title), isFit: isAbout(known.title, reading) }))
    .sort((a, b) => b.known.lift - a.known.lift);
  const picked = chosen.map((known) => ({ known, cues: cuesOf(known.title) }));
  return (cues) => {
    const uses = (one: { cues: readonly Cue[] }) => one.cues.some((cue) => cues.includes(cue));
    const [shown, wanted] = [proven.filter(uses), picked.filter(uses)];
    // A video that a person chose is behind every idea of the brainstorm.
    if (shown.length === 0 && wanted.length === 0) return { sources: chosen.slice(0, MAX_SOURCES), weight: 0 };
    const share = shown.length / Math.max(1, proven.length);
    const best = Math.log2(Math.max(1, shown[0]?.known.lift ?? 1));
    const fit = shown.filter(({ isFit }) => isFit);
    const sources = [...wanted, ...picked, ...fit].map(({ known }) => known);
    const unique = sources.filter(({ videoId }, at) => sources.findIndex((one) => one.videoId === videoId) === at);
    const weight = 2 * level * (Math.min(best, 4) + 4 * share + (fit.length > 0 ? 3 : 0));
    return { sources: unique.slice(0, MAX_SOURCES), weight: weight + (wanted.length > 0 ? CHOSEN_WEIGHT : 0) };
  };
}

/** Time spans of the titles with the highest lift: numbers that have worked. Years are too long to plan a video with. */
export const spansIn = (titles: readonly KnownTitle[]): string[] =>
  [...titles]
    .sort((a, b) => b.lift - a.lift)
    .flatMap(({ title, lift }) => (lift >= PROVEN ? (title.match(SPAN)?.[0] ?? []) : []));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const MIN_TITLES = 3;

/** Mean lift of titles with a feature relative to titles without it; 1 if there are too few titles to compare. */
export function learnLifts(titles: readonly KnownTitle[]): Partial<Record<TitleFeature, number>> {
  const told = titles.map(({ title, lift }) => ({ features: titleFeatures(title), lift }));
  const names: readonly TitleFeature[] = ["number", "question", "firstPerson", "twoParts"];
  return Object.fromEntries(
    names.map((name) => {
      const has = told.filter(({ features }) => features[name]).map(({ lift }) => lift);
      const lacks = told.filter(({ features }) => !features[name]).map(({ lift }) => lift);
      if (has.length < MIN_TITLES || lacks.length < MIN_TITLES) return [name, 1];
      return [name, Math.max(0.3, Math.min(2, mean(has) / Math.max(0.1, mean(lacks))))];
    }),
  );
}
