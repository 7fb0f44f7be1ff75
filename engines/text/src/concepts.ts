import { applyChange, toneOf } from "./apply-change.ts";
import type { IdeaBrief } from "./brief.ts";
import { DEFAULT_INSPIRATION_LEVEL } from "./brief.ts";
import { nameForCombination } from "./combine.ts";
import { cuesOf } from "./cues.ts";
import { evidenceIn, type Source } from "./evidence.ts";
import { grammarOf, parseTopic } from "./frames/parse-topic.ts";
import { families, type Grammar, moods } from "./grammar/grammar.ts";
import type { Language } from "./language.ts";
import type { Random } from "./random.ts";
import { type RenderedPremise, renderPremises } from "./render-premises.ts";
import { shortenLaterMentions } from "./repeated-mentions.ts";
import type { Candidate } from "./select-ideas.ts";
import { cutsOf } from "./shorten/cuts.ts";

type Context = { brief: IdeaBrief; subject: string; language: Language; random: Random };
type Shaped = { content: string; name?: string; sources?: readonly Source[] };

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])(?=\s)/)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
/** A concept that tells what the title of its project promises comes before what was learned from other videos. */
const TITLE_WEIGHT = 100;
/** All pairs of sentences are tried, so the number of sentences is limited. */
const SENTENCES_MAX = 12;
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");

/** Candidates for one brief, best first. */
export function conceptCandidates({ brief, subject, language, random }: Context): Candidate[] {
  const grammar = grammarOf(language);
  const frame = parseTopic(subject, language);
  const own = sentencesOf(brief.input).slice(0, SENTENCES_MAX);
  const excluded = new Set(brief.exclude.map((name) => name.toLowerCase()));
  const evidence = evidenceIn(brief.knownTitles, brief.inspirationLevel ?? DEFAULT_INSPIRATION_LEVEL);
  const titleCues = cuesOf(brief.project.title ?? "");
  const told = renderPremises(frame, grammar, random, (cues) => {
    const { sources, weight } = evidence(cues);
    return { sources, weight: cues.some((cue) => titleCues.includes(cue)) ? weight + TITLE_WEIGHT : weight };
  });
  const shaped = (contents: readonly Shaped[]): Candidate[] =>
    contents.map(({ content, name, sources }, place) => ({
      content: grammar.finishText(shortenLaterMentions(content, frame, grammar)),
      description: name ?? null,
      rank: -place,
      sources,
    }));
  const whole = told.map(({ hook, action, stakes, payoff, sources }) => ({
    content: joined(hook, action, stakes, payoff),
    sources,
  }));
  const opening = (place: number) => ended(own[0] ?? told[place % told.length]?.hook ?? frame.phrase);

  switch (brief.option) {
    case "shorten":
      return shaped(shorterConcepts(brief.input, own, told, language));
    case "intensify":
      return shaped(
        grammar.conceptStrong.flatMap((_, turn) =>
          told.slice(0, STRONG_PREMISES).map(({ action, payoff }, place) => {
            const strong = grammar.conceptStrong[(place + turn) % grammar.conceptStrong.length];
            return { content: joined(opening(0), action, strong, payoff) };
          }),
        ),
      );
    case "moodShift":
      return shaped(
        moods
          .filter((mood) => !excluded.has(mood.toLowerCase()))
          .flatMap((mood, place) => {
            const { action = "", payoff = "" } = told[place % told.length] ?? {};
            return grammar.conceptMoods[mood].map((line) => ({
              content: joined(opening(place), action, line, payoff),
              name: mood,
            }));
          }),
      );
    case "explode":
      return shaped(
        families
          .filter((family) => !excluded.has(family.toLowerCase()))
          .map((name, place) => ({ ...(whole[place % whole.length] ?? { content: "" }), name })),
      );
    case "combine":
      return shaped(combined(brief, language, grammar, told));
    case "thisBut":
      return shaped([
        ...changed(brief, subject, language, grammar, random),
        ...toned(brief, grammar, told, ended(own[0] ?? subject)),
      ]);
    case "rephrase":
      return shaped(
        told.map(({ action, stakes, payoff, hook }) => ({
          content: own.length > 0 ? joined(ended(own[0] ?? ""), action, stakes, payoff) : joined(hook, action, payoff),
        })),
      );
    default:
      return shaped(whole);
  }
}

/** Each premise is combined with every intensifying line, so a few premises are enough. */
const STRONG_PREMISES = 6;
/** With a greater loss the result would be a different idea. */
const CUT_LOSS_MAX = 0.5;
const CUT_LENGTH = 300;

function shorterConcepts(
  input: string,
  own: readonly string[],
  told: readonly RenderedPremise[],
  language: Language,
): Shaped[] {
  const pairs = own.flatMap((first, at) => own.slice(at + 1).map((second) => joined(first, second)));
  const kept = told.flatMap(({ payoff, action }) => [
    joined(ended(own[0] ?? ""), payoff),
    joined(ended(own[0] ?? ""), action),
  ]);
  const [first = input] = own;
  const cut = cutsOf(
    first
      .slice(0, CUT_LENGTH)
      .trim()
      .replace(/(?<![.!])[.!]+$/, ""),
    language,
  )
    .filter(({ loss, isSubject }) => loss < CUT_LOSS_MAX && !isSubject)
    .sort((a, b) => a.loss - b.loss)
    .map(({ text }) => ended(text));
  const whole = own.length > 1 ? own : [];
  return [...pairs, ...whole, ...kept, ...cut]
    .filter((content) => content.length < input.length)
    .map((content) => ({ content }));
}

function combined(brief: IdeaBrief, language: Language, grammar: Grammar, told: readonly RenderedPremise[]): Shaped[] {
  const [a] = nameForCombination(brief.input, language);
  const [b] = nameForCombination(brief.otherInput ?? "", language);
  const patterns = grammar.conceptCombine;
  return [
    { a, b },
    { a: b, b: a },
  ].flatMap((pair, turn) =>
    patterns.map((pattern, place) => {
      const { action = "", stakes = "", payoff = "" } = told[(place + turn * patterns.length) % told.length] ?? {};
      const hook = pattern.replace(/\{(a|b)\}/g, (_, name: "a" | "b") => pair[name]);
      return { content: joined(hook, action, stakes, payoff) };
    }),
  );
}

/** Adds the lines of the requested tone to a concept. Works for a first sentence of any length. */
function toned(
  { thisBut = "" }: IdeaBrief,
  grammar: Grammar,
  told: readonly RenderedPremise[],
  opening: string,
): Shaped[] {
  const tone = toneOf(thisBut);
  return tone === undefined
    ? []
    : told
        .slice(0, CHANGES)
        .flatMap(({ action, payoff }) =>
          grammar.conceptMoods[tone].map((line) => ({ content: joined(opening, action, line, payoff) })),
        );
}

const CHANGES = 12;

function changed(brief: IdeaBrief, subject: string, language: Language, grammar: Grammar, random: Random): Shaped[] {
  const titles = applyChange((sentencesOf(subject)[0] ?? subject).slice(0, 200), brief.thisBut ?? "", language, random);
  const [first] = titles;
  if (first === undefined) return [];
  const changes = Array.from(
    { length: Math.max(CHANGES, titles.length) },
    (_, at) => titles[at % titles.length] ?? first,
  );
  return changes.slice(0, CHANGES).map((title, place) => {
    const told = renderPremises(parseTopic(title, language), grammar, random);
    const { action, stakes, payoff } = told[place % Math.max(1, told.length)] ?? {};
    return { content: joined(ended(title), action, stakes, payoff) };
  });
}
