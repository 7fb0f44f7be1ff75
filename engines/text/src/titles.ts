import { applyChange } from "./apply-change.ts";
import type { IdeaBrief, KnownTitle } from "./brief.ts";
import { DEFAULT_INSPIRATION_LEVEL } from "./brief.ts";
import { combineTitles } from "./combine.ts";
import { cuesOf, cuesOfPattern } from "./cues.ts";
import { type Evidence, evidenceIn } from "./evidence.ts";
import { formatsOf } from "./formats.ts";
import { learnLifts, mineFormulas } from "./formulas.ts";
import type { Frame } from "./frames/frame.ts";
import { grammarOf, parseTopic } from "./frames/parse-topic.ts";
import { families, type Grammar, moods, patternsOf } from "./grammar/grammar.ts";
import type { Language } from "./language.ts";
import type { Random } from "./random.ts";
import { domainOf, keepsSubject, renderTitle } from "./render.ts";
import { rewritePatterns } from "./rewrite-patterns.ts";
import type { Candidate } from "./select-ideas.ts";
import { shortenedTitles } from "./shorten/shorten-title.ts";
import { titleScore } from "./title-score.ts";

type Context = { brief: IdeaBrief; subject: string; language: Language; random: Random };
type Rated = { pattern: string; name: string | null; from?: KnownTitle; isFormat?: true; isInTone?: true };

/** What the strongest titles of the channel have in common, and its tone, decide between titles of a similar rank. */
const FORMULA_WEIGHT = 14;
const TONE_WEIGHT = 18;
const moodOfTone = { plain: undefined, playful: "Playful", dramatic: "Dramatic" } as const;

const inTone = (grammar: Grammar, { channel, option }: IdeaBrief): Rated[] => {
  const mood = moodOfTone[channel?.tone ?? "plain"];
  if (mood === undefined || (option !== "variations" && option !== "emptyState")) return [];
  return grammar.moods[mood].map((pattern) => ({ pattern, name: mood, isInTone: true }));
};

/** The format of a chosen video comes before everything that was only found. */
const FORMAT_WEIGHT = 60;

const isNamed = (exclude: readonly string[]) => {
  const names = new Set(exclude.map((name) => name.toLowerCase()));
  return (name: string) => names.has(name.toLowerCase());
};

const byFamily = (grammar: Grammar, frame: Frame): Rated[] =>
  families.flatMap((name) => patternsOf(grammar, frame, name).map((pattern) => ({ pattern, name })));

/** Patterns for the verb or the domain of the topic only. */
const special = (grammar: Grammar, frame: Frame): Rated[] => {
  const verb =
    frame.kind === "activity"
      ? (grammar.verbs ?? []).find(({ words }) => words.test(frame.slots.doMy ?? ""))
      : undefined;
  const field = frame.kind === "thing" ? (domainOf(frame, grammar).titles ?? []) : [];
  return [...(verb?.titles ?? []), ...field].map((pattern, at) => ({ pattern, name: `special ${at}` }));
};

function patternsFor(option: IdeaBrief["option"], grammar: Grammar, frame: Frame, brief: IdeaBrief): Rated[] {
  const plain = (patterns: readonly string[]): Rated[] => patterns.map((pattern) => ({ pattern, name: null }));
  const excluded = isNamed(brief.exclude);
  switch (option) {
    case "explode":
      return byFamily(grammar, frame).filter(({ name }) => name !== null && !excluded(name));
    case "moodShift":
      return moods
        .filter((mood) => !excluded(mood))
        .flatMap((mood) => grammar.moods[mood].map((pattern) => ({ pattern, name: mood })));
    case "intensify":
      return plain(rewritePatterns(grammar.rewrites.strong, frame));
    case "powerUp":
      return plain(rewritePatterns(grammar.rewrites.power, frame));
    default:
      return [...byFamily(grammar, frame), ...special(grammar, frame)];
  }
}

const KEEPING: ReadonlySet<IdeaBrief["option"]> = new Set(["rephrase", "intensify", "powerUp"]);
/** The loss of meaning counts more than the score of a shorter title. */
const LOSS_WEIGHT = 60;

const keepsNumbers = (title: string, frame: Frame) => frame.numbers.every((number) => title.includes(number));

/** Candidates for one brief, ranked by their expected performance. */
export function titleCandidates({ brief, subject, language, random }: Context): Candidate[] {
  const grammar = grammarOf(language);
  const { option, inspirationLevel: level = DEFAULT_INSPIRATION_LEVEL } = brief;
  const lifts = learnLifts(brief.knownTitles);
  const rank = (title: string) => titleScore(title, lifts) + random() * (8 + 24 * brief.temperature);
  const evidence = evidenceIn(brief.knownTitles, level);
  const learned = (from: KnownTitle): Evidence => ({
    sources: from.videoId ? [{ ...from, videoId: from.videoId }] : [],
    weight: 2 * level * (8 + 6 * Math.log2(Math.max(1, from.lift))),
  });
  const rated = (content: string, description: string | null, behind?: Evidence): Candidate => ({
    content,
    description,
    rank: rank(content) + (behind?.weight ?? 0) + (description?.startsWith("special") ? 8 : 0),
    sources: behind?.sources,
  });
  if (option === "shorten")
    return shortenedTitles(subject, language).map(({ title, loss }) => ({
      content: title,
      description: null,
      rank: -LOSS_WEIGHT * loss + random() * (4 + 12 * brief.temperature),
    }));
  if (option === "thisBut" && brief.thisBut)
    return applyChange(subject, brief.thisBut, language, random).map((title) => rated(title, null));
  if (option === "combine" && brief.otherInput)
    return combineTitles(subject, brief.otherInput, language).map((title) => rated(title, null));

  const frame = parseTopic(subject, language);
  const mined: Rated[] =
    level > 0 && (option === "variations" || option === "emptyState")
      ? mineFormulas(brief.knownTitles, frame).map(({ pattern, from }) => ({ pattern, name: null, from }))
      : [];
  const formats: Rated[] =
    level > 0 && (option === "variations" || option === "emptyState")
      ? (brief.inspiration.youtubeItems ?? []).flatMap(({ videoId, title }) => {
          const from = brief.knownTitles.find((known) => known.videoId === videoId) ?? { videoId, title, lift: 1 };
          return formatsOf(title, frame).map((pattern) => ({ pattern, name: null, from, isFormat: true as const }));
        })
      : [];
  const shows = option === "explode" || option === "moodShift";
  const ownCues = new Set((brief.channel?.formulas ?? []).flatMap(cuesOf));
  const candidates = [
    ...formats,
    ...mined,
    ...inTone(grammar, brief),
    ...patternsFor(option, grammar, frame, brief),
  ].flatMap(({ pattern, name, from, isFormat, isInTone }) => {
    const title = renderTitle(pattern, frame, grammar, random);
    if (!title || !keepsSubject(title, frame)) return [];
    if (KEEPING.has(option) && !keepsNumbers(title, frame)) return [];
    const behind = from ? learned(from) : evidence(cuesOfPattern(pattern));
    const idea = rated(title, name, behind);
    const isOwnFormula = ownCues.size > 0 && cuesOfPattern(pattern).some((cue) => ownCues.has(cue));
    const weight = (isFormat ? FORMAT_WEIGHT : 0) + (isInTone ? TONE_WEIGHT : 0) + (isOwnFormula ? FORMULA_WEIGHT : 0);
    return [{ ...idea, rank: idea.rank + weight, family: name }];
  });
  return (shows ? candidates : oneOfEach(candidates)).map(({ family: _, ...candidate }) =>
    shows ? candidate : { ...candidate, description: null },
  );
}

/** Two titles of a family look alike, so all but the best one get a lower rank. */
function oneOfEach<T extends Candidate & { family: string | null }>(candidates: readonly T[]): T[] {
  const seen = new Set<string>();
  return [...candidates]
    .sort((a, b) => b.rank - a.rank)
    .map((candidate) => {
      const isFirst = candidate.family === null || !seen.has(candidate.family);
      if (candidate.family !== null) seen.add(candidate.family);
      return isFirst ? candidate : { ...candidate, rank: candidate.rank - 60 };
    });
}
