import type { IdeaBrief } from "../port.ts";
import type { Frame, Language } from "./frames/frame.ts";
import { frameOf, grammarOf } from "./frames/frame-of.ts";
import { families, type Grammar, moods } from "./grammar/grammar.ts";
import { type Random, shuffled } from "./random.ts";
import { domainOf, renderSentence } from "./render.ts";
import type { Candidate } from "./select.ts";
import { applyChange } from "./this-but.ts";

type Context = { brief: IdeaBrief; subject: string; language: Language; random: Random };
const SENTENCE = /[^.!?]+[.!?]+(?=\s|$)|[^.!?]+$/gu;

export const sentencesOf = (text: string): string[] =>
  (text.match(SENTENCE) ?? []).map((one) => one.trim()).filter(Boolean);
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Hook, what happens, what is at stake and what one gets: each from a pile of its own, so that no two share a sentence. */
function tellings(
  frame: Frame,
  grammar: Grammar,
  random: Random,
): { hook: string; action: string; stakes: string; payoff: string }[] {
  const recipe = frame.isExperience ? grammar.experience : grammar.concept[frame.kind];
  const pile = (patterns: readonly string[]) =>
    shuffled(
      patterns.flatMap((pattern) => renderSentence(pattern, frame, grammar) ?? []),
      random,
    );
  const [hooks, actions, stakes, payoffs] = [
    pile(recipe.hook),
    pile(recipe.action),
    pile(recipe.stakes),
    pile(recipe.payoff),
  ];
  const rounds = Math.max(hooks.length, actions.length, 6) * 2;
  const at = (list: readonly string[], round: number, step: number) =>
    list[(round + Math.floor(round / list.length) * step) % list.length] ?? "";
  return Array.from({ length: rounds }, (_, round) => ({
    hook: at(hooks, round, 0),
    action: at(actions, round, 1),
    stakes: at(stakes, round, 2),
    payoff: at(payoffs, round, 3),
  }));
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");

/** Candidates for one brief, in the order in which they should be shown. */
export function conceptCandidates({ brief, subject, language, random }: Context): Candidate[] {
  const grammar = grammarOf(language);
  const frame = frameOf(subject, language);
  const own = sentencesOf(brief.input);
  const excluded = new Set(brief.exclude.map((name) => name.toLowerCase()));
  const told = tellings(frame, grammar, random);
  // The second time, people are known.
  const { judge, again } = domainOf(frame, grammar);
  const once = (text: string) => {
    const end = text.indexOf(judge) + judge.length;
    return end < judge.length ? text : text.slice(0, end) + text.slice(end).replaceAll(judge, again);
  };
  const finished = (text: string) => (language === "en" ? text : grammar.finish(text));
  const shaped = (contents: readonly { content: string; name?: string }[]): Candidate[] =>
    contents.map(({ content, name }, place) => ({
      content: finished(once(content)),
      description: name ?? null,
      rank: -place,
    }));
  const whole = told.map(({ hook, action, stakes, payoff }) => ({ content: joined(hook, action, stakes, payoff) }));

  switch (brief.option) {
    case "shorten":
      return shaped(shorterConcepts(brief.input, own, told));
    case "intensify":
      return shaped(
        grammar.conceptStrong.flatMap((strong) =>
          told
            .slice(0, 3)
            .map(({ action, payoff }) => ({ content: joined(ended(own[0] ?? frame.phrase), action, strong, payoff) })),
        ),
      );
    case "moodShift":
      return shaped(
        moods
          .filter((mood) => !excluded.has(mood.toLowerCase()))
          .flatMap((mood, place) => {
            const { action, payoff } = told[place % told.length] ?? { action: "", payoff: "" };
            return grammar.conceptMoods[mood].map((line) => ({
              content: joined(ended(own[0] ?? told[place % told.length]?.hook ?? frame.phrase), action, line, payoff),
              name: mood,
            }));
          }),
      );
    case "explode":
      return shaped(
        families
          .filter((family) => !excluded.has(family.toLowerCase()))
          .map((name, place) => ({ content: whole[place % whole.length]?.content ?? "", name })),
      );
    case "combine":
      return shaped(combined(brief, language, grammar, told));
    case "thisBut":
      return shaped(changed(brief, subject, language, grammar, random));
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

function shorterConcepts(input: string, own: readonly string[], told: readonly { payoff: string; action: string }[]) {
  const pairs = own.flatMap((first, at) => own.slice(at + 1).map((second) => joined(first, second)));
  const kept = told.flatMap(({ payoff, action }) => [
    joined(ended(own[0] ?? ""), payoff),
    joined(ended(own[0] ?? ""), action),
  ]);
  return [...pairs, ...own, ...kept].filter((content) => content.length < input.length).map((content) => ({ content }));
}

function combined(
  brief: IdeaBrief,
  language: Language,
  grammar: Grammar,
  told: readonly { action: string; stakes: string; payoff: string }[],
) {
  const part = (text: string) => {
    const { slots, phrase } = frameOf(text, language);
    return slots.doing ?? slots.np ?? slots.do ?? slots.p ?? phrase;
  };
  const names = { a: part(brief.input), b: part(brief.otherInput ?? "") };
  const swapped = { a: names.b, b: names.a };
  return [names, swapped].flatMap((pair) =>
    grammar.conceptCombine.map((pattern, place) => {
      const { action = "", stakes = "", payoff = "" } = told[place] ?? {};
      const hook = pattern.replace(/\{(a|b)\}/g, (_, name: "a" | "b") => pair[name]);
      return { content: joined(hook, action, stakes, payoff) };
    }),
  );
}

function changed(brief: IdeaBrief, subject: string, language: Language, grammar: Grammar, random: Random) {
  const titles = applyChange((sentencesOf(subject)[0] ?? subject).slice(0, 200), brief.thisBut ?? "", language, random);
  return titles.slice(0, 8).flatMap((title, place) => {
    const frame = frameOf(title, language);
    const { action, stakes, payoff } = tellings(frame, grammar, random)[place] ?? {
      action: "",
      stakes: "",
      payoff: "",
    };
    return [{ content: joined(ended(title), action, stakes, payoff) }];
  });
}
