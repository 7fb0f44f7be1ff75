import type { IdeaBrief } from "../brief.ts";
import { DEFAULT_INSPIRATION_LEVEL, TITLE_MAX } from "../brief.ts";
import { sentencesOf } from "../concepts/sentences.ts";
import { briefCuts } from "../concepts/shorten.ts";
import { cuesOf, cuesOfPattern } from "../cues.ts";
import { families, type Hooks, moods } from "../data/hook-lists.ts";
import { WHY_SELF } from "../data/phrase-patterns.ts";
import { RESTATED } from "../data/restated.ts";
import { type Evidence, evidenceIn, learnLifts, spansIn } from "../evidence.ts";
import type { Language } from "../language.ts";
import type { Random } from "../random.ts";
import { plainSentence } from "../reading/plain-sentence.ts";
import { readBrief } from "../reading/read-brief.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "../select-ideas.ts";
import { titleScore } from "../title-score.ts";
import { keyWords, stem, wordsOf } from "../words.ts";
import { applyChange } from "./apply-change.ts";
import { combineTitles } from "./combine.ts";
import { finishTitle } from "./finish.ts";
import { hooksOf, slotsWithNumbers } from "./hooks-of.ts";
import { namesSubject, renderTitle } from "./render-title.ts";
import { shorterTitles } from "./shorter-titles.ts";
import { FILLER, fillerHooks, type Hook, IS_FILLER, situationHooks } from "./situations.ts";
import type { Slots } from "./slots.ts";

type Context = { brief: IdeaBrief; subject: string; language: Language; random: Random };
/** The first patterns are the best, and those for any text the last. */
const plain = (patterns: readonly string[]): Hook[] =>
  patterns.map((pattern, at) => ({
    ...{ pattern, name: null, bonus: IS_FILLER.test(pattern) ? FILLER : -at / 2 },
  }));
const named = <Name extends string>(
  names: readonly Name[],
  patterns: Readonly<Record<Name, readonly string[]>>,
): Hook[] => names.flatMap((name) => patterns[name].map((pattern, at) => ({ pattern, name, bonus: -at })));

function hooksFor(option: IdeaBrief["option"], reading: Reading, own: Hooks, excluded: ReadonlySet<string>): Hook[] {
  const isShown = (name: string) => excluded.has(name.toLowerCase());
  switch (option) {
    case "explode":
      return named(
        families.filter((name) => !isShown(name)),
        own.wide,
      );
    case "moodShift":
      return named(
        moods.filter((name) => !isShown(name)),
        own.moods,
      );
    case "intensify":
      return plain(own.strong);
    case "powerUp":
      return plain(own.power);
    case "rephrase":
      return rephrasings(reading, own);
    default:
      return [...situationHooks(reading), ...fillerHooks(reading)];
  }
}

const GIVES_REASON = /\{(?:[Cc]lause|whyDo)\}/;

/** Phrasings of the same statement: those for the verb first. */
function rephrasings(reading: Reading, own: Hooks): Hook[] {
  const group = reading.shape === "activity" ? reading.verb?.group : undefined;
  const special = group && group !== "other" ? (own.rephraseBy[group] ?? []) : [];
  // "Why I sold it" is no "How I sold it".
  const isWhy = reading.shape === "activity" && WHY_SELF.test(reading.text);
  const general = isWhy ? own.rephrase.filter((pattern) => GIVES_REASON.test(pattern)) : own.rephrase;
  return [...plain(isWhy ? [] : special).map((hook) => ({ ...hook, bonus: 10 })), ...plain(general)];
}

/** What the strongest titles of the channel have in common, and its tone, decide between titles of a similar rank. */
const FORMULA_WEIGHT = 14;
const TONE_WEIGHT = 18;
const moodOfTone = { plain: undefined, playful: "Playful", dramatic: "Dramatic" } as const;

function hooksInTone({ channel, option }: IdeaBrief, own: Hooks): Hook[] {
  const mood = moodOfTone[channel?.tone ?? "plain"];
  if (mood === undefined || (option !== "variations" && option !== "emptyState")) return [];
  return named([mood], own.moods).map((hook) => ({ ...hook, bonus: hook.bonus + TONE_WEIGHT }));
}

/** A title that names more of the brief is clearer about its subject. */
const COVERAGE = 60;
/** The title with the change alone comes before those that also tell it in other words. */
const FIRST = 60;
const LONGEST_PAIR = 100;
const KEEPS_NUMBERS: ReadonlySet<IdeaBrief["option"]> = new Set(["rephrase", "powerUp"]);
const keepsNumbers = (title: string, { text }: Reading) =>
  (text.match(/\d+/g) ?? []).every((number) => title.includes(number));

/** Titles of a brief that the other options give, so that no two lists are alike. */
function otherTitles(reading: Reading, own: Hooks, slots: Slots): ReadonlySet<string> {
  const patterns = [...rephrasings(reading, own).map(({ pattern }) => pattern), ...own.short];
  return new Set(patterns.flatMap((pattern) => renderTitle(pattern, slots, reading)?.toLowerCase() ?? []));
}

/** If a long brief has fewer titles, those of its shorter versions are added. */
const FEWEST = 4;
/** In characters. */
const LONG_BRIEF = 75;
const IS_EDIT: ReadonlySet<IdeaBrief["option"]> = new Set(["thisBut", "combine", "shorten"]);

const tellsMost = (cut: string, brief: string) => keyWords(cut).length * 2 >= keyWords(brief).length;

/** Candidates for one brief, ranked by their expected performance. */
export function titleCandidates(context: Context): Candidate[] {
  const { brief, subject, language } = context;
  const found = candidatesFor(context);
  if (IS_EDIT.has(brief.option)) return found;
  const isExact = KEEPS_NUMBERS.has(brief.option);
  const restated = RESTATED.reduce((text, [form, to]) => text.replace(form, to), subject);
  const cuts = [restated, ...briefCuts(subject, language)].filter((cut) => cut !== subject && tellsMost(cut, subject));
  for (const cut of cuts) {
    if (found.length >= (subject.length > LONG_BRIEF ? FEWEST : 1)) break;
    if (!isExact || keepsNumbers(cut, readBrief(subject, language)))
      found.push(...candidatesFor({ ...context, subject: cut }));
  }
  return found;
}

function candidatesFor({ brief, subject, language, random }: Context): Candidate[] {
  const own = hooksOf(language);
  const { option, inspirationLevel: level = DEFAULT_INSPIRATION_LEVEL } = brief;
  const reading = readBrief(subject, language);
  const lifts = learnLifts(brief.knownTitles);
  const chosen = (brief.inspiration.youtubeItems ?? []).map((item) => ({
    ...item,
    lift: brief.knownTitles.find(({ videoId }) => videoId === item.videoId)?.lift ?? 1,
  }));
  const evidence = evidenceIn(brief.knownTitles, level, reading, chosen);
  // A text of several clauses is named by its first one.
  const keys = [...new Set((reading.shape === "unclear" ? keyWords(reading.start) : reading.keys).map(stem))];
  const coverage = (title: string) => {
    const found = new Set(wordsOf(title).map(stem));
    return keys.filter((key) => found.has(key)).length / Math.max(1, keys.length);
  };
  const rated = (content: string, description: string | null, bonus = 0, behind?: Evidence): Candidate => ({
    ...{ content, description, sources: behind?.sources },
    rank:
      titleScore(content, lifts) +
      COVERAGE * coverage(content) +
      (content.toLowerCase() === reading.text.toLowerCase() ? FILLER : bonus) +
      random() * (2 + 20 * brief.temperature) +
      (behind?.weight ?? 0),
  });
  if (option === "thisBut" && brief.thisBut)
    return applyChange(subject, brief.thisBut, language, random).map((title, at) =>
      rated(title, null, at === 0 ? FIRST : -at),
    );
  if (option === "combine" && brief.otherInput) {
    const { titles, reason } = combineTitles(subject, brief.otherInput, language);
    return titles.map((title, at) => rated(title, reason, -at));
  }
  const spans =
    level > 0
      ? spansIn([...chosen.map((known) => ({ ...known, lift: Math.max(2, known.lift) })), ...brief.knownTitles])
      : [];
  const slots = slotsWithNumbers(reading, spans, random);
  if (option === "shorten")
    return shorterTitles(reading, slots, brief.input).map(({ title, kept }) => rated(title, null, 40 * kept));
  const others = option === "variations" ? otherTitles(reading, own, slots) : new Set<string>();
  const excluded = new Set(brief.exclude.map((name) => name.toLowerCase()));
  const isExact = KEEPS_NUMBERS.has(option);
  const ownCues = new Set((brief.channel?.formulas ?? []).flatMap(cuesOf));
  // Two short sentences of the person are a title already.
  const told = finishTitle(plainSentence(subject, language), language).replace(/\.$/u, "");
  const isTitle = brief.input === "" && told.length <= LONGEST_PAIR && sentencesOf(subject).length > 1;
  const hooks = [...hooksInTone(brief, own), ...hooksFor(option, reading, own, excluded)];
  const rendered = hooks.flatMap(({ pattern, name, bonus }) => {
    const short = renderTitle(pattern, slots, reading);
    const title =
      short && isExact && !keepsNumbers(short, reading) ? renderTitle(pattern, slots, reading, TITLE_MAX) : short;
    if (!title || others.has(title.toLowerCase()) || !namesSubject(title, reading)) return [];
    if (isExact && !keepsNumbers(title, reading)) return [];
    const cues = cuesOfPattern(pattern);
    const ownFormula = cues.some((cue) => ownCues.has(cue)) ? FORMULA_WEIGHT : 0;
    return [rated(title, name, bonus + ownFormula, evidence(cues))];
  });
  return isTitle ? [rated(told, null, FIRST), ...rendered] : rendered;
}
