import type { InspirationType } from "@coldopen/contract/ideas/schema";
import { CONCEPT_MAX, TITLE_MAX } from "@coldopen/contract/projects/schema";
import type { KnownTitle } from "../../../adapters/text-model/port.ts";
import type { Preferences } from "../lessons.ts";
import { formatsOf } from "../title-formats.ts";
import { describeThumbnail } from "./describe-thumbnail.ts";
import { frameOf, isSameText, sharesFrame, type TextFrame } from "./frames.ts";
import { type Channel, type PlannedIdea, type Pools, planIdeas, type SubjectUse } from "./plan-ideas.ts";
import { seedOf } from "./seeded-random.ts";
import type { SourceVideo, Subject } from "./subjects.ts";
import { contentStems } from "./title-words.ts";
import { writingSubject } from "./writing-subject.ts";

export type WrittenIdea = {
  inspirationType: InspirationType;
  title: string;
  concept: string;
  thumbnailDescription: string;
  subjectKey: string;
  subjectText: string;
  sourceVideoIds: readonly string[];
  seed: number;
};

/** An idea that the channel has had before. */
export type EarlierIdea = Pick<WrittenIdea, "title" | "concept" | "subjectKey" | "subjectText"> & SubjectUse;

export type WriteTexts = (request: {
  pane: "title" | "concept";
  input: string;
  title?: string;
  knownTitles: readonly KnownTitle[];
  exclude: readonly string[];
  count: number;
  seed: number;
}) => Promise<readonly string[]>;

export type IdeaRequest = {
  channel: Channel;
  pools: Pools;
  videos: readonly SourceVideo[];
  subjects: readonly Subject[];
  /** Names and titles of projects, and their options. */
  projectTitles: readonly string[];
  earlier: readonly EarlierIdea[];
  preferences: Preferences;
  day: string;
  slot: number;
  now: Date;
};

const TITLES = 20;
const CONCEPTS = 12;
const MAX_KNOWN_TITLES = 30;
/** Subjects that are tried for one place before it stays empty. */
const MAX_ATTEMPTS = 16;
const MAX_EXCLUDED = 60;

/** Writes one idea of a day, or nothing if no subject is left that fits. The same request gives the same idea. */
export async function writeIdea(request: IdeaRequest, writeTexts: WriteTexts): Promise<WrittenIdea | undefined> {
  const { channel, earlier, day, slot } = request;
  const seed = seedOf(channel.ucid, day, slot);
  const today = earlier.filter(({ daysAgo }) => daysAgo === 0);
  const usedStems = new Set(today.flatMap(({ subjectKey }) => subjectKey.split(" ")));
  const plans = planIdeas({ ...request, uses: earlier, usedStems, seed }).slice(0, MAX_ATTEMPTS);
  let repeated: WrittenIdea | undefined;
  for (const plan of plans) {
    const written = await writePlanned(request, plan, { seed, today, writeTexts });
    if (written?.isNew) return written.idea;
    repeated ??= written?.idea;
  }
  return repeated;
}

type Writing = { seed: number; today: readonly EarlierIdea[]; writeTexts: WriteTexts };

async function writePlanned(
  { channel, videos, earlier, projectTitles, preferences }: IdeaRequest,
  { inspirationType, subject, sources }: PlannedIdea,
  { seed, today, writeTexts }: Writing,
): Promise<{ idea: WrittenIdea; isNew: boolean } | undefined> {
  const { language, guide } = channel;
  const input = writingSubject(subject, language);
  const frame = (text: string) => frameOf(text, input, language);
  const framesOf = (pane: "title" | "concept"): TextFrame[] =>
    today.map((idea) => frameOf(idea[pane], idea.subjectText, language));
  const isNew = (text: string, frames: readonly TextFrame[]) =>
    !frames.some((other) => sharesFrame(other, frame(text)));
  const knownTitles = titlesToLearnFrom(sources, videos);
  const shown = earlier.filter(({ subjectKey }) => subjectKey === subject.key).map(({ title }) => title);
  const taken = [
    ...projectTitles,
    ...channel.ownTitles,
    ...earlier.map(({ title }) => title),
    ...subject.videos.map(({ title }) => title),
  ];

  const isFitting = (title: string) => {
    if (input === subject.text && (EVENT_TITLE.test(title) || isBareQuestion(title, input))) return false;
    const stems = [...contentStems(title, language)];
    return subject.stems.every((stem) => stems.some((other) => other === stem || isFormOf(other, stem)));
  };
  const titleFrames = framesOf("title");
  const titles = await writeTexts({
    ...{ pane: "title", input, knownTitles, count: TITLES, seed },
    exclude: [...shown, ...(guide.titleFormulas ?? [])].slice(0, MAX_EXCLUDED),
  });
  const title = byFormat(withUnseenLast(titles, subject), preferences).find(
    (text) =>
      text.length <= TITLE_MAX &&
      isFitting(text) &&
      isNew(text, titleFrames) &&
      !taken.some((other) => isSameText(text, other)),
  );
  if (title === undefined) return undefined;

  const conceptFrames = framesOf("concept");
  const concepts = await writeTexts({ pane: "concept", input, title, knownTitles, exclude: [], count: CONCEPTS, seed });
  const usable = concepts.filter((text) => text.length <= CONCEPT_MAX);
  const fresh = usable.find((text) => isNew(text, conceptFrames));
  const concept = fresh ?? usable[0];
  if (concept === undefined) return undefined;
  const idea = {
    inspirationType,
    title,
    concept,
    thumbnailDescription: describeThumbnail({
      subject,
      about: input,
      title,
      language,
      style: guide.thumbnailStyle,
      seed,
    }),
    subjectKey: subject.key,
    subjectText: input,
    sourceVideoIds: sources.map(({ videoId }) => videoId),
    seed,
  };
  return { idea, isNew: fresh !== undefined };
}

/** Says that something happens, which a thing alone does not. */
const EVENT_TITLE = /^(?:what happens when|qué pasa cuando|was passiert, wenn|que se passe-t-il quand)(?!\p{L})/iu;

/** "Why the sealed mine?" asks nothing without a verb. */
const WHY = /^¿?(?:why|por qué|warum|pourquoi) (.+?) ?\?$/iu;
const isBareQuestion = (title: string, thing: string) => WHY.exec(title)?.[1]?.toLowerCase() === thing.toLowerCase();

/** An English title may say "stuff cash" about cash stuffing. */
const isFormOf = (word: string, stem: string) => stem.endsWith("ing") && word.startsWith(stem.slice(0, -3));

/** Only a place or a thing can be gone to and looked at; a vanished people, a law or a planet can't. */
const SEEN_IN_PERSON =
  /(?<!\p{L})(?:for myself|en persona|con mis (?:propios )?ojos|mit eigenen Augen|selbst sehen|de mes (?:propres )?yeux)(?!\p{L})/iu;
const UNSEEN_CATEGORIES: ReadonlySet<string> = new Set([
  "History",
  "Space & Physics",
  "Money & Investing",
  "Programming",
  "Languages & Study",
]);
const withUnseenLast = (titles: readonly string[], { videos }: Subject): readonly string[] =>
  UNSEEN_CATEGORIES.has(videos[0]?.category ?? "")
    ? [...titles].sort((one, other) => Number(SEEN_IN_PERSON.test(one)) - Number(SEEN_IN_PERSON.test(other)))
    : titles;

/** Titles in a preferred format first, those in a disliked one last, otherwise in their order. */
function byFormat(titles: readonly string[], { format }: Preferences): string[] {
  const liking = (title: string) => formatsOf(title).reduce((sum, name) => sum + (format.get(name) ?? 0), 0);
  return [...titles].sort((one, other) => liking(other) - liking(one));
}

/** What follows a colon or stands in parentheses belongs to the subject of its video and would be carried over. */
const HAS_REMARK = /[:([|…#]|\p{Lu}{5}/u;

function titlesToLearnFrom(sources: readonly SourceVideo[], videos: readonly SourceVideo[]): KnownTitle[] {
  const best = [...videos].sort((one, other) => other.index - one.index);
  return [...new Set([...sources, ...best])]
    .filter(({ title }) => !HAS_REMARK.test(title))
    .slice(0, MAX_KNOWN_TITLES)
    .map(({ videoId, title, index }) => ({ videoId, title, lift: index }));
}
