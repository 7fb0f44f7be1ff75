import type { Creator, CreatorCadence, TitleFormat } from "@coldopen/contract/creators/schema";
import { CREATOR_FORMATS_MAX, CREATOR_HIGH_INDEX } from "@coldopen/contract/creators/schema";
import { OVER_PERFORMING_ABOVE } from "@coldopen/contract/outliers/schema";

export type CreatorVideo = {
  videoId: string;
  title1: string;
  thumb: string;
  isShort: boolean;
  uploaded: string;
  performanceIndex: number | null;
};

const DAY_MS = 86_400_000;
/** One video of a format may be chance. */
const MIN_FORMAT_VIDEOS = 2;

// Several patterns fit some titles, so the most specific one comes first. Titles are English, Spanish, German or French.
const FORMATS: readonly (readonly [TitleFormat, RegExp])[] = [
  ["versus", /\b(vs|versus|contra|gegen)\b/i],
  [
    "time_limit",
    /\b\d+\s*(hours?|days?|weeks?|months?|horas?|d[ií]as?|semanas?|stunden|tage|wochen|heures?|jours?|semaines?)\b/i,
  ],
  ["price", /[$€£]\s?\d|\d\s?[$€£]/],
  ["how_to", /^(how (to|i|we)|c[oó]mo|wie (man|ich|wir)|comment)\b/i],
  ["list", /^(top\s*)?\d+\s+\p{L}/iu],
  [
    "question",
    /\?\s*$|^(why|what|can|is|are|does|do|which|who|should|por qu[eé]|qu[eé]|warum|was|kann|pourquoi|est-ce)\b/i,
  ],
  ["review", /\b(review|tested|testing|test|tried|trying|prob[eé]|getestet|test[eé])\b/i],
  ["first_person", /^(i|i'm|i've|we|my|our|yo|mi|ich|wir|mein|meine|je|j'ai|mon|ma|nous)\b/i],
];

export const titleFormatOf = (title: string): TitleFormat =>
  FORMATS.find(([, pattern]) => pattern.test(title.trim()))?.[0] ?? "statement";

export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return null;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

const indexesOf = (videos: readonly CreatorVideo[]): number[] =>
  videos.flatMap(({ performanceIndex }) => (performanceIndex === null ? [] : [performanceIndex]));

export function figuresOf(videos: readonly CreatorVideo[]): Creator["figures"] {
  const indexes = indexesOf(videos);
  return {
    videos: videos.length,
    measured: indexes.length,
    aboveAverage: indexes.filter((index) => index > OVER_PERFORMING_ABOVE).length,
    high: indexes.filter((index) => index >= CREATOR_HIGH_INDEX).length,
    medianIndex: medianOf(indexes),
  };
}

/** Videos of the same day count as one release. */
export function cadenceOf(videos: readonly Pick<CreatorVideo, "uploaded">[]): CreatorCadence {
  const dayOf = ({ uploaded }: Pick<CreatorVideo, "uploaded">) => Math.floor(new Date(uploaded).getTime() / DAY_MS);
  const weekdays = Array.from({ length: 7 }, () => 0);
  for (const { uploaded } of videos) {
    const weekday = (new Date(uploaded).getUTCDay() + 6) % 7;
    weekdays[weekday] = (weekdays[weekday] ?? 0) + 1;
  }
  const days = [...new Set(videos.map(dayOf))].sort((one, other) => one - other);
  return { days: medianOf(days.slice(1).map((day, at) => day - (days[at] ?? day))), weekdays };
}

/** The formats that do better than the creator's average, the best first. */
export function formatsOf(videos: readonly CreatorVideo[]): Creator["formats"] {
  const groups = new Map<TitleFormat, CreatorVideo[]>();
  for (const video of videos.filter(({ performanceIndex }) => performanceIndex !== null)) {
    const format = titleFormatOf(video.title1);
    groups.set(format, [...(groups.get(format) ?? []), video]);
  }
  return [...groups]
    .flatMap(([format, members]) => {
      const medianIndex = medianOf(indexesOf(members));
      const [best] = members.toSorted((one, other) => (other.performanceIndex ?? 0) - (one.performanceIndex ?? 0));
      if (medianIndex === null || !best || members.length < MIN_FORMAT_VIDEOS) return [];
      const { videoId, title1, thumb, isShort } = best;
      return [{ format, videos: members.length, medianIndex, best: { videoId, title1, thumb, isShort } }];
    })
    .sort((one, other) => other.medianIndex - one.medianIndex)
    .slice(0, CREATOR_FORMATS_MAX);
}
