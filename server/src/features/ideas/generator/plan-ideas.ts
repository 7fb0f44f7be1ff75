import type { InspirationType } from "@coldopen/contract/ideas/schema";
import type { Preferences } from "../lessons.ts";
import { FALLBACK_TYPES, typeOfPlace } from "../source-places.ts";
import type { Language } from "./language-words.ts";
import { seededRandom } from "./seeded-random.ts";
import type { SourceVideo, Subject } from "./subjects.ts";
import { contentStems } from "./title-words.ts";

/** What is known of the channel besides its videos; the onboarding adds what it has learned. */
export type WriterGuide = {
  bio?: string | undefined;
  topics?: readonly string[] | undefined;
  titleFormulas?: readonly string[] | undefined;
  /** How its thumbnails look. */
  thumbnailStyle?: string | undefined;
};

export type Channel = {
  ucid: string;
  bio: string;
  language: Language;
  ownTitles: readonly string[];
  guide: WriterGuide;
};

/** Where an idea of each type may come from: the ids of the videos. */
export type Pools = Record<InspirationType, ReadonlySet<string>>;

export type SubjectUse = { subjectKey: string; daysAgo: number; isRejected: boolean };

export type PlannedIdea = { inspirationType: InspirationType; subject: Subject; sources: readonly SourceVideo[] };

const MIN_SOURCES = 2;
const MAX_SOURCES = 3;
const RECENT_DAYS = 60;
const SAME_SUBJECT_DAYS = 30;
const DAY_MS = 86_400_000;

type Request = {
  channel: Channel;
  subjects: readonly Subject[];
  pools: Pools;
  uses: readonly SubjectUse[];
  /** Projects and options, whose subjects are taken. */
  projectTitles: readonly string[];
  slot: number;
  /** Of the other ideas of the day. */
  usedStems: ReadonlySet<string>;
  preferences: Preferences;
  now: Date;
  seed: number;
};

/** The subjects for one place of the day, the best first. */
export function planIdeas(request: Request): PlannedIdea[] {
  const wanted = typeOfPlace(request.slot, request.preferences.source);
  const types = [wanted, ...FALLBACK_TYPES.filter((type) => type !== wanted)];
  const ranked = rankSubjects(request);
  const planned = types.flatMap((type) =>
    ranked.flatMap((subject) => {
      const sources = chooseSources(subject, type, request);
      return sources ? [{ inspirationType: type, subject, sources }] : [];
    }),
  );
  const recent = new Set(
    request.uses.flatMap(({ subjectKey, daysAgo }) => (daysAgo < SAME_SUBJECT_DAYS ? [subjectKey] : [])),
  );
  const rankOf = ({ subject }: PlannedIdea) => (recent.has(subject.key) ? 2 : subject.isWeak ? 1 : 0);
  return planned
    .map((plan, place) => ({ plan, place }))
    .sort((one, other) => rankOf(one.plan) - rankOf(other.plan) || one.place - other.place)
    .map(({ plan }) => plan);
}

function rankSubjects(request: Request): Subject[] {
  const { channel, subjects, uses, projectTitles, usedStems, preferences, now, seed } = request;
  const { language } = channel;
  const taken = projectTitles.map((title) => contentStems(title, language));
  const known = new Set(
    [channel.bio, channel.guide.bio ?? "", ...(channel.guide.topics ?? [])].flatMap((text) => [
      ...contentStems(text, language),
    ]),
  );
  const own = new Set(channel.ownTitles.flatMap((title) => [...contentStems(title, language)]));
  const random = seededRandom(seed);
  const scored = subjects
    .map((subject) => ({ subject, jitter: random() * MAX_JITTER }))
    .filter(({ subject: { key, stems } }) => {
      if (stems.some((stem) => usedStems.has(stem))) return false;
      if (uses.some(({ subjectKey, isRejected }) => isRejected && subjectKey === key)) return false;
      return !taken.some((title) => stems.every((stem) => title.has(stem)));
    })
    .map(({ subject, jitter }) => {
      const { key, stems, videos } = subject;
      const matches = stems.filter((stem) => known.has(stem)).length + (stems.every((stem) => own.has(stem)) ? 1 : 0);
      const best = videos.map(({ index }) => index).sort((one, other) => other - one);
      const isRecent = videos.some(({ uploaded }) => now.getTime() - uploaded.getTime() < RECENT_DAYS * DAY_MS);
      const evidence = Math.log2(Math.max(1, best[1] ?? 1)) + Math.min(videos.length, 6) / 4 + (isRecent ? 1 : 0);
      const timesUsed = uses.filter(({ subjectKey }) => subjectKey === key).length;
      const liking = TOPIC_FACTOR * stems.reduce((sum, stem) => sum + (preferences.topic.get(stem) ?? 0), 0);
      return { subject, score: 2 * matches + evidence + (subject.isActivity ? 1 : 0) + liking + jitter - timesUsed };
    });
  return scored.sort((one, other) => other.score - one.score).map(({ subject }) => subject);
}
const MAX_JITTER = 2;
const TOPIC_FACTOR = 6;

/** The videos behind an idea: the most successful one of its type first, then those of other channels. */
function chooseSources(
  { stems, videos, isWeak }: Subject,
  type: InspirationType,
  { pools, channel }: Request,
): SourceVideo[] | undefined {
  const byIndex = [...videos].sort((one, other) => other.index - one.index || (one.videoId < other.videoId ? -1 : 1));
  const first = byIndex.find(({ videoId }) => pools[type].has(videoId));
  if (!first) return undefined;
  // One shared word is not enough: the videos have to be of one topic too.
  const firstStems = contentStems(first.title, channel.language);
  const sharesMore = ({ title }: SourceVideo) =>
    [...contentStems(title, channel.language)].some((stem) => firstStems.has(stem) && !stems.includes(stem));
  const fits = (video: SourceVideo) =>
    stems.length > 1 || (video.category === first.category && (!isWeak || sharesMore(video)));
  const others = byIndex.filter((video) => video !== first && fits(video));
  const elsewhere = others.filter(({ ucid }) => ucid !== first.ucid && ucid !== channel.ucid);
  const sources = [first, ...new Set([...elsewhere, ...others])].slice(0, MAX_SOURCES);
  return sources.length >= MIN_SOURCES ? sources : undefined;
}
