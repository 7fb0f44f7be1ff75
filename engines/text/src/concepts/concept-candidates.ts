import type { IdeaBrief } from "../brief.ts";
import { DEFAULT_INSPIRATION_LEVEL } from "../brief.ts";
import { allCues, cuesOf, hasCue } from "../cues.ts";
import { PREPOSITIONAL } from "../data/changes.ts";
import type { Concept, ConceptLines } from "../data/concept-lines.ts";
import { germanConcepts } from "../data/de/concepts.ts";
import { englishConcepts } from "../data/en/concepts.ts";
import { spanishConcepts } from "../data/es/concepts.ts";
import { frenchConcepts } from "../data/fr/concepts.ts";
import { families, moods, type Situation } from "../data/hook-lists.ts";
import {
  ARTICLED,
  CRAFTS,
  EACH,
  EXPLAINS,
  FREE_RELATIVE,
  INFINITIVE,
  STATE,
  TOLD_BY,
  TOLD_BY_SELF,
  TOLD_PAST,
  WANT,
} from "../data/phrase-patterns.ts";
import { PLURAL_SELF } from "../data/plural-self.ts";
import { WHY } from "../data/question-patterns.ts";
import { evidenceIn, type Source, spansIn } from "../evidence.ts";
import type { Language } from "../language.ts";
import { type Random, shuffled } from "../random.ts";
import { plainSentence } from "../reading/plain-sentence.ts";
import { readBrief } from "../reading/read-brief.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "../select-ideas.ts";
import { changeText, plainRequest, toneOf } from "../titles/apply-change.ts";
import { finishSentence } from "../titles/finish.ts";
import { slotsWithNumbers } from "../titles/hooks-of.ts";
import { isFeat, isRanking, isStaged } from "../titles/noun-kinds.ts";
import { fillPattern, spokenSlots } from "../titles/render-title.ts";
import { situationsOf } from "../titles/situations.ts";
import { type Slots, slotsOf } from "../titles/slots.ts";
import { capitalised, isAwkward, joined, stem } from "../words.ts";
import { rephrased } from "./rephrase.ts";
import { ended, sentencesOf } from "./sentences.ts";
import { shortened } from "./shorten.ts";
import { titleInSentence } from "./title-in-sentence.ts";

type Context = { brief: IdeaBrief; subject: string; language: Language; random: Random };
type Told = { content: string; name?: string; sources?: readonly Source[] };

const lines: Record<Language, ConceptLines> = {
  en: englishConcepts,
  es: spanishConcepts,
  de: germanConcepts,
  fr: frenchConcepts,
};
/** All pairs of sentences are tried, so the number of sentences is limited. */
const SENTENCES_MAX = 12;
const SENTENCE_LENGTH = 200;
/** A text of up to this many words without a finite verb names a subject and tells nothing about it. */
const FRAGMENT_WORDS = 10;

/** A hook that several sentences of the brief can take the place of. */
const WHOLE_HOOK = /^\{(?:Premise|Now|Past|Craft|Info|PastText|ActText|Turn|Mine|Said|Secret|Project)\}\.[^?]*$/;

/** Slots of the whole brief, by what it tells. */
const TELLINGS = ["pastText", "actText", "turn", "mine", "said", "secret"];
const WHOLE_SLOTS = ["premise", "now", "past", "craft", "info", "project", ...TELLINGS];

/** Verbs for what one tries, with a result that one can see. */
const PROJECTS = /^(?:build|repair|cook|learn|train|grow|compete|trade|quit|survive|test|record)$/;

/** What a person who has done it does not plan any more. */
const PLANNED = /\{(?:do|zu)\w*\}/;

/** Situations with concepts of their own that need no others. */
const WHOLE_THINGS: ReadonlySet<Situation> = new Set(["featThing", "personThing", "listThing", "ongoing"]);
/** A text of up to this many words is a name or a noun with an adjective. */
const FEW = 4;

/** A long text without an article may be a sentence whose verb was taken for a noun: "three strangers swap jobs". */
const isUnsure = (reading: Reading) =>
  reading.shape === "thing" &&
  !reading.isOngoing &&
  !isRanking(reading) &&
  !isFeat(reading) &&
  !/^\d/.test(reading.object?.determiner ?? "") &&
  !ARTICLED.test(reading.text) &&
  reading.text.split(" ").length > FEW;

const withoutStop = (text: string) => text.trim().replace(/(?<![.!?])[.!]+$/u, "");

/** Sentences of the brief after the first that a concept repeats: as many as a viewer would still follow. */
const PREMISE_LENGTH = 320;
const PREMISE_SENTENCES = { variations: 2, emptyState: 3 } as const;

function laterSentences(subject: string, option: IdeaBrief["option"], language: Language): string {
  const most = option === "variations" || option === "emptyState" ? PREMISE_SENTENCES[option] : 1;
  const sentences = sentencesOf(subject).slice(0, most);
  const fitting = sentences.filter((_, at) => sentences.slice(0, at + 1).join(" ").length <= PREMISE_LENGTH).slice(1);
  // A text with capitals has them where they belong.
  const isCased = language === "de" && /\p{Ll} \p{Lu}/u.test(subject);
  const told = fitting.map((one) => ended(finishSentence(isCased ? one : plainSentence(one, language), language)));
  return withoutStop(joined(...told));
}

/** The brief as a sentence of its own, whole: what the video shows now, or what happened then. */
function premiseOf(reading: Reading, later: string, isLast = false): Slots {
  const { shape, tense, whole, language, isPlural } = reading;
  const isAsked = reading.question?.isAsked ?? false;
  const isQuestion = shape === "claim" && !FREE_RELATIVE[language].test(whole);
  if (isQuestion && later === "" && !isLast) return {};
  const isTold = shape !== "activity" || (tense !== "none" && reading.teller === "self" && !INFINITIVE.test(whole));
  const want = WANT[language][isPlural ? 1 : 0];
  const slots = spokenSlots(`${want} {do} {Idid}`, slotsOf(reading), reading);
  const done =
    tense === "past" && (!isPlural || language === "es" || language === "fr") ? slots.Idid?.slice(0, 1) : undefined;
  const asked = language === "es" ? `¿${whole.replace(/\?$/u, "")}?` : `${whole.replace(/\s?\?$/u, "")}?`;
  const premise = isQuestion
    ? [joined(isAsked ? asked : later ? ended(whole) : whole, later)]
    : isTold
      ? [later ? `${ended(whole)} ${later}` : whole]
      : (done ?? (slots.do ?? []).slice(0, 1).map((act) => `${want} ${act}`));
  if (premise.length === 0) return {};
  const all = slotsOf(reading);
  const told = Object.fromEntries(TELLINGS.filter((name) => all[name]).map((name) => [name, premise]));
  const isProject = PROJECTS.test(reading.verb?.group ?? "");
  return {
    premise,
    ...told,
    ...(isProject && { project: premise }),
    ...(shape === "event" && { feat: premise, [tense === "past" ? "past" : "now"]: premise }),
    ...(CRAFTS.test(reading.verb?.group ?? "") && { craft: premise }),
    // A kind of things, about which one can know something.
    ...(reading.object?.determiner === "" && reading.object.bare === reading.object.core && { info: premise }),
  };
}

const isOwnStory = ({ shape, teller }: Reading) => shape === "unclear" && teller === "self";
/** "warum ich nie wieder fliege" */
const isReason = ({ question, language }: Reading) =>
  /^(?:en|de)$/.test(language) &&
  question?.isAsked === false &&
  WHY.test(question.word) &&
  TOLD_BY.test(question.clause);
/** What the person does now or is going to do. */
const isPlanned = ({ tense, whole }: Reading) => tense !== "past" && !TOLD_PAST.test(whole) && !STATE.test(whole);

/** What the person has lived through and now tells: "the mistakes I made", "heat pump: our first two winters". */
const isLived = (reading: Reading) => {
  const { shape, tense, isOngoing, whole } = reading;
  return (
    !isOngoing &&
    ((shape === "activity" && tense === "past") ||
      (isOwnStory(reading) && !isPlanned(reading)) ||
      isReason(reading) ||
      (shape === "thing" && TOLD_BY_SELF.test(whole)))
  );
};

/** Concepts for what the brief shows, the most specific first; within a situation in random order. */
function conceptsFor(reading: Reading, own: ConceptLines, random: Random): Concept[] {
  // A basement has no parts that are taken out and photographed.
  const isPlace = reading.object?.kind === "place";
  const known = isUnsure(reading)
    ? []
    : situationsOf(reading).filter(
        (one) =>
          (one !== "repair" || !isPlace) &&
          (one !== "event" || !isStaged(reading)) &&
          // Others can't give up for the person.
          (one !== "featThing" || reading.shape !== "event" || /^(?:en|de)$/.test(reading.language)) &&
          (!/event$/i.test(one) || !EXPLAINS.test(reading.text)),
      );
  const isThing =
    !isLived(reading) && known.length > 0 && reading.shape === "thing" && !known.some((one) => WHOLE_THINGS.has(one));
  // What is over has no plan, no first try and no predictions.
  const situations: Situation[] = isLived(reading)
    ? ["selfClause", ...known.filter((one) => one.endsWith("Thing") || one === "ongoing")]
    : isOwnStory(reading)
      ? ["activity"]
      : [
          ...known,
          ...(known.includes("event") ? (["otherClause"] as const) : []),
          ...(isThing ? (["thingThing"] as const) : []),
        ];
  const specific = [...new Set(situations)].flatMap((situation) => shuffled(own.concepts[situation] ?? [], random));
  return [...specific, ...shuffled(own.anySubject, random)];
}

function renderConcept(concept: Concept, slots: Slots, reading: Reading, later: string): string | undefined {
  const addsSpan = concept[0].includes("{newSpan}");
  if (addsSpan && (reading.span !== undefined || reading.number !== undefined || EACH.test(reading.text)))
    return undefined;
  if (reading.isPlural && concept.some((pattern) => PLURAL_SELF[reading.language].one.test(pattern))) return undefined;
  if (reading.tense === "past" && reading.shape === "activity" && PLANNED.test(concept[0])) return undefined;
  const told = Object.fromEntries(WHOLE_SLOTS.flatMap((name) => (slots[name] ? [[name, slots[name]]] : [])));
  const sentences = concept.map((pattern) =>
    fillPattern(pattern, { ...spokenSlots(pattern, slots, reading), ...told }, SENTENCE_LENGTH),
  );
  const [hook] = sentences;
  if (sentences.some((sentence) => sentence === undefined)) return undefined;
  if (hook && isAwkward(hook, `${reading.whole} ${later} ${concept[0]} ${slots.a ?? ""} ${slots.b ?? ""}`))
    return undefined;
  return joined(...sentences.map((sentence) => sentence && finishSentence(sentence, reading.language)));
}

/** Candidates for one brief, best first. The options keep every sentence of the person. */
export function conceptCandidates({ brief, subject, language, random }: Context): Candidate[] {
  const own = lines[language];
  const reading = readBrief(language === "en" ? titleInSentence(subject) : subject, language);
  const level = brief.inspirationLevel ?? DEFAULT_INSPIRATION_LEVEL;
  const numbers = slotsWithNumbers(reading, level > 0 ? spansIn(brief.knownTitles) : [], random);
  // Spans have the capitals of a title in English only.
  const titleSpan = readBrief(brief.project.title ?? "", language).span;
  const spans = titleSpan === undefined ? (numbers.newSpan ?? []) : [titleSpan];
  const later = laterSentences(subject, brief.option, language);
  const slots = {
    ...numbers,
    ...premiseOf(reading, later),
    ...(titleSpan && { titleSpan: [titleSpan] }),
    newSpan: language === "en" ? spans.map((span) => span.toLowerCase()) : spans,
  };
  const { sources } = evidenceIn(brief.knownTitles, level, reading)(allCues);
  const excluded = new Set(brief.exclude.map((name) => name.toLowerCase()));
  const shaped = (told: readonly Told[]): Candidate[] =>
    told.map(({ content, name, sources }, place) => ({ content, description: name ?? null, rank: -place, sources }));
  const titleCues = cuesOf(brief.project.title ?? "");
  const usesTitle = ({ content }: Told) => titleCues.some((cue) => hasCue(content, cue));
  const keys = reading.keys.map(stem);
  const fresh = (): Told[] => {
    const found = freshWith(slots);
    const hasEnough = found.length >= brief.count;
    return hasEnough ? found : [...found, ...freshWith({ ...slots, ...premiseOf(reading, later, true) })];
  };
  const freshWith = (slots: Slots): Told[] => {
    const told = conceptsFor(reading, own, random).flatMap((concept) => {
      if (later && !WHOLE_HOOK.test(concept[0])) return [];
      const content = renderConcept(concept, slots, reading, later);
      return content ? [{ content, sources }] : [];
    });
    const isWhole = ({ content }: Told) => keys.every((key) => content.toLowerCase().includes(key));
    // A concept that tells what the title of its project promises comes first, and one that loses a part of the brief last.
    return told
      .map((one) => ({ one, place: (usesTitle(one) ? 0 : 2) + (isWhole(one) ? 0 : 1) }))
      .sort((one, other) => one.place - other.place)
      .map(({ one }) => one);
  };
  const sentences = sentencesOf(brief.input).slice(0, SENTENCES_MAX);
  const isFragment =
    sentences.length < 2 && reading.tense === "none" && reading.text.split(" ").length <= FRAGMENT_WORDS;
  const whole = joined(...sentences.map(ended));
  if (whole === "") return shaped(fresh());
  if (isFragment && brief.option !== "combine" && brief.option !== "shorten")
    return shaped(onFresh(fresh(), brief, own, excluded));
  switch (brief.option) {
    case "shorten":
      return shaped(shortened(brief.input, sentences, language).map((content) => ({ content })));
    case "intensify":
      return shaped([
        ...own.strong.map((line) => ({ content: joined(whole, line) })),
        ...own.strong.map((line, at) => ({
          content: joined(whole, line, own.strong[(at + 2) % own.strong.length]),
        })),
      ]);
    case "powerUp":
    case "rephrase":
      return shaped(rephrased(sentences, language, own).map((content) => ({ content })));
    case "moodShift":
      return shaped(
        moods
          .filter((mood) => !excluded.has(mood.toLowerCase()))
          .map((mood) => ({ content: inMood(whole, own.moods[mood]), name: mood })),
      );
    case "explode":
      return shaped(
        families
          .filter((name) => !excluded.has(name.toLowerCase()))
          .map((name) => ({ content: joined(whole, own.wide[name]), name })),
      );
    case "combine":
      return shaped(combined(brief, language, own));
    case "thisBut":
      return shaped(changed(brief, sentences, language, own));
    default:
      return shaped(fresh());
  }
}

const inMood = (whole: string, [opening, ending]: readonly [string, string]) => joined(opening, whole, ending);

/** A fragment has no sentence to keep: the option is applied to fresh concepts. */
function onFresh(
  fresh: readonly Told[],
  { option, thisBut = "" }: IdeaBrief,
  own: ConceptLines,
  excluded: ReadonlySet<string>,
): Told[] {
  const isLeft = (name: string) => !excluded.has(name.toLowerCase());
  const at = (place: number) => fresh[place % Math.max(1, fresh.length)]?.content ?? "";
  const tone = option === "thisBut" ? toneOf(thisBut) : undefined;
  if (tone) return fresh.map(({ content }) => ({ content: inMood(content, own.moods[tone]) }));
  if (option === "moodShift")
    return moods.filter(isLeft).map((name, place) => ({ content: inMood(at(place), own.moods[name]), name }));
  if (option === "explode")
    return families.filter(isLeft).map((name, place) => ({ content: joined(at(place), own.wide[name]), name }));
  if (option === "intensify")
    return fresh.map(({ content }, place) => ({
      content: joined(content, own.strong[place % own.strong.length]),
    }));
  return [...fresh];
}

const isSubject = (text: string, language: Language) => {
  const { tense, teller } = readBrief(text, language);
  return sentencesOf(text).length < 2 && tense === "none" && teller === undefined;
};

/** Which link goes with which ending, and whether the second concept comes first. */
const JOIN_ORDERS: readonly (readonly [link: number, ending: number, isTurned: boolean])[] = [
  [0, 0, false],
  [1, 1, false],
  [0, 1, true],
  [2, 2, true],
  [0, 2, false],
  [2, 1, true],
];

function combined({ input, otherInput = "" }: IdeaBrief, language: Language, own: ConceptLines): Told[] {
  const texts = [input, otherInput];
  const isFragment = texts.every((text) => isSubject(text, language));
  const [one, other] = texts.map((text) =>
    joined(...sentencesOf(text).map((sentence) => ended(finishSentence(sentence, language)))),
  );
  const [a, b] = texts.map((text) => withoutStop(plainSentence(text, language)));
  const pair = (first = "", second = "") =>
    finishSentence(
      own.pair.replace("{a}", () => first).replace("{b}", () => second),
      language,
    );
  return JOIN_ORDERS.map(([link, ending, isTurned]) => {
    const said = own.joins[ending]?.[1];
    const [first, second] = isTurned ? [other, one] : [one, other];
    return {
      content: isFragment
        ? joined(isTurned ? pair(b, a) : pair(a, b), own.joins[link]?.[1], link === ending ? undefined : said)
        : joined(first, own.joins[link]?.[0], second, said),
    };
  });
}

/** Applies the change to the sentence it is about; all others stay. */
function changed(brief: IdeaBrief, sentences: readonly string[], language: Language, own: ConceptLines): Told[] {
  const change = brief.thisBut ?? "";
  const whole = joined(...sentences.map(ended));
  const tone = toneOf(change);
  if (tone) {
    const [opening, ending] = own.moods[tone];
    const told = [joined(opening, whole, ending), joined(whole, opening, ending), joined(opening, whole)];
    return [...told, ...own.strong.map((line) => joined(opening, whole, line))].map((content) => ({ content }));
  }
  const asked = new Set(change.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  const hits = (sentence: string) =>
    (sentence.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => asked.has(word)).length;
  const best = sentences.reduce(
    (found, sentence, at) => (hits(sentence) > hits(sentences[found] ?? "") ? at : found),
    0,
  );
  const target = withoutStop(sentences[best] ?? "");
  const text = changeText(target, change, language)?.text;
  if (text !== undefined) {
    const all = sentences.map((one, at) => (at === best ? ended(finishSentence(text, language)) : ended(one)));
    return [joined(...all), ...rephrased(all, language, own), ...withPlans(joined(...all), own)].map((content) => ({
      content,
    }));
  }
  const plain = plainSentence(plainRequest(change), language);
  const [start, later] = own.changes[PREPOSITIONAL[language].test(plain) ? "detail" : "catch"].map((line) =>
    finishSentence(
      line.replace("{change}", () => plain).replace("{Change}", () => capitalised(plain)),
      language,
    ),
  );
  const [first = "", ...rest] = sentences.map(ended);
  const told = [joined(start, whole), joined(first, later, ...rest), joined(whole, later)];
  return [...told, ...withPlans(joined(start, whole), own)].map((content) => ({ content }));
}

/** A concept with a way to tell it that holds for every subject. */
const withPlans = (whole: string, { anySubject }: ConceptLines): string[] =>
  anySubject.flatMap(([hook, ...plan]) => (hook === "{Premise}." ? [joined(whole, ...plan)] : []));
