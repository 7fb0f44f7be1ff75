import { SHORTER_WORDS } from "../data/en/shorter-words.ts";
import { isNounPhrase, nounPhrases } from "../frames/proper-case.ts";
import { verbFromBase, verbOf } from "../frames/verbs.ts";
import { subject } from "./english-subject.ts";
import type { LanguageRules, ShorteningRule } from "./shortening-rule.ts";
import { shortenSides } from "./sides.ts";

/** Removes the first occurrence of these whole words if other words follow. */
const leftOut = (text: string, words: string) => {
  const at = ` ${text}`.toLowerCase().indexOf(` ${words.toLowerCase()} `);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + words.length + 1);
};
const withArticle = (text: string) =>
  text.replace(/\ban? (?=(\p{L}+))/giu, (_, next: string) => (/^[aeiou]/i.test(next) ? "an " : "a "));

/** "restoring a rusty machine" becomes "restoring a machine". After a preposition the adjective stays. */
const withoutAdjective: ShorteningRule = (text, { kind }) => {
  if (kind === "claim" || kind === "versus") return [];
  const [head = ""] = text.split(/ (?=(?:in|on|at|for|with|without|from|through|as|under) )/i);
  return nounPhrases(head).flatMap((phrase) =>
    phrase.adjectives.map((adjective) => ({
      text: withArticle(leftOut(text, adjective)),
      loss: 0.1,
    })),
  );
};

const asGerund: ShorteningRule = (text, { kind, slots }) => {
  const doesNot = text.match(/^i (?:didn['’]t|did not) (\w+)(.*)$/i);
  const verb = verbOf(doesNot?.[1] ?? "");
  if (doesNot && verb) return [{ text: `no ${verb.gerund}${doesNot[2] ?? ""}`, loss: 0.1 }];
  const asked = text.match(
    /^(?:can|could|should|would|do|will) (?:you|i|we|anyone|a beginner) (?:really )?(\w+)(.*)$/i,
  );
  if (asked?.[1])
    return [
      { text: `${verbFromBase(asked[1]).gerund}${asked[2]?.replace(/\?$/, "") ?? ""}`, loss: 0.08, isSubject: true },
    ];
  return kind === "activity" && slots.doing && !/^\w+ing\b/i.test(text) ? [{ text: slots.doing, loss: 0.05 }] : [];
};

/** "learning to ride a unicycle" becomes "riding a unicycle". */
const ATTEMPT = /^(?:learning|trying|starting|daring|struggling|deciding|getting ready) (?:how )?to (\w+)(?= )(.*)$/i;
const whatIsTried: ShorteningRule = (text) => {
  const [, base = "", rest = ""] = text.match(ATTEMPT) ?? [];
  if (base === "") return [];
  const tried = `${verbFromBase(base).gerund}${rest}`;
  return [
    { text: tried, loss: 0.15 },
    { text: `${base}${rest}`, loss: 0.25, isLast: true },
    { text: `I can ${base}${rest}`, loss: 0.1, isLast: true },
  ];
};

/** Without one of these verbs the object would mean the opposite. */
const AGAINST = /^(?:quit|stop|skip|avoid|leav|giv|replac|swap|turn|convert|transform)/;
const object: ShorteningRule = (_, { kind, slots }) =>
  kind === "activity" && slots.object && !AGAINST.test(slots.do ?? "") ? [{ text: slots.object, loss: 0.45 }] : [];
const history: ShorteningRule = (_, { slots }) =>
  slots.history
    ? [
        { text: slots.history, loss: 0.15 },
        { text: `${slots.history}: a history`, loss: 0.05, isLast: true },
      ]
    : [];
const HERS =
  /^(?:woman|girl|grandmother|grandma|mother|mom|mum|sister|aunt|daughter|wife|widow|nun|queen|actress|waitress)$/i;
const HIS = /^(?:man|boy|grandfather|grandpa|father|dad|brother|uncle|son|husband|monk|king|fisherman)$/i;
const owner = (noun: string) => (HERS.test(noun) ? "her" : HIS.test(noun) ? "his" : "their");

/** "A kitchen that folds into one wall" becomes a folding kitchen, "a man who feeds wolves" a man and his wolves. */
const thatDoes: ShorteningRule = (text, { kind }) => {
  if (kind === "claim" || kind === "versus") return [];
  const found = text.match(/^(?:(an?|the) )?([\w-]+(?: [\w-]+)?) (that|who|which) (\w+)(?: (.+))?$/i);
  const [, article = "", noun = "", link = "", does = "", rest = ""] = found ?? [];
  if (!found) return [];
  const isMany = /[^s]s$/.test(noun);
  const verb = verbOf(does) ?? verbFromBase(isMany ? does : does.replace(/(?<=[^s])s$/, ""));
  const isNow = verb.past !== does.toLowerCase();
  const head = noun.split(" ").at(-1) ?? noun;
  const lead = article && `${article} `;
  return [
    ...(isNow ? [{ text: `${lead}${noun} ${verb.gerund} ${rest}`, loss: 0.1, isLast: true }] : []),
    { text: `${lead}${noun}`, loss: 0.4 },
    ...(isNow && link === "that" && article ? [{ text: withArticle(`${lead}${verb.gerund} ${noun}`), loss: 0.2 }] : []),
    ...(link === "who" && /^\p{L}+s$/u.test(rest)
      ? [
          { text: `${lead}${noun} and ${owner(head)} ${rest}`, loss: 0.05 },
          { text: `${owner(head)} ${rest}`, loss: 0.2 },
        ]
      : []),
  ];
};

const LINK =
  /^(?:in|on|at|for|with|without|from|through|as|under|across|around|into|over|up|off|out|down|to|like|every|all)$/i;
/** "an island nobody owns" becomes "an island". */
const CLAUSE =
  /(?<=\w) (?:(?:nobody|everyone|everybody|someone|we|you|they)|(?:\w+ed|made|built|left|found|hidden) (?:of|in|by|from|on|at)) .+$/i;
const withoutClause: ShorteningRule = (text, { kind }) =>
  kind === "thing" ? [{ text: text.replace(CLAUSE, ""), loss: 0.4 }] : [];

const KEPT_WORD = /['’]s$|^(?:no|not|an?|per|every|each|\W*\d.*)$/i;
/** Any word before the last can be dropped: "budget running shoes" are still shoes. */
const fewerWords: ShorteningRule = (text, { kind }) => {
  if (kind === "claim" || kind === "versus") return [];
  const doing = kind === "activity" || kind === "story" ? /^(?:(?:how )?(?:i|we) [\w'’]+ |how to \w+ |\w+ing )/i : /^/;
  const lead = text.match(doing)?.[0] ?? "";
  const start = lead.length + (text.slice(lead.length).match(/^(?:an?|the|my|our|this|these) /i)?.[0].length ?? 0);
  const rest = text.slice(start);
  const core =
    rest.split(
      / (?=(?:in|on|at|for|with|without|from|through|as|under|of|that|who|which|to|by|into|beneath|before|after|and|&|nobody|everyone|i|we|you|they|(?:\w+ed|made|built|left|found|hidden) (?:of|in|by|from|on|at)) )/i,
    )[0] ?? "";
  const words = core.split(" ");
  if (LINK.test(words[0] ?? "")) return [];
  return words.slice(0, -1).flatMap((word, at) => {
    const isNameOfIts = /^\p{Lu}/u.test(word) && !/the $/i.test(text.slice(0, start));
    if (KEPT_WORD.test(word) || isNameOfIts) return [];
    const kept = words.filter((_, place) => place !== at).join(" ");
    return [{ text: withArticle(`${text.slice(0, start)}${kept}${rest.slice(core.length)}`), loss: 0.18 }];
  });
};
const headOnly: ShorteningRule = (text, { kind }) =>
  kind === "thing" && /^\p{L}+ \p{L}+s$/u.test(text) ? [{ text: text.replace(/^\S+ /, ""), loss: 0.4 }] : [];
const asStatement: ShorteningRule = (text, { slots }) =>
  (slots.clause ?? slots.how) ? [{ text: text.replace(/^(why|how(?! to)) /i, ""), loss: 0.12, isLast: true }] : [];
const withoutHow: ShorteningRule = (text) =>
  /^how (i|we) /i.test(text) ? [{ text: text.replace(/^how /i, ""), loss: 0.02 }] : [];

export const englishRules: LanguageRules = {
  filler: /\b(really|actually|just|very|completely|absolutely|finally|literally|honestly|totally) /i,
  opening: /^(?:how i |why i |i |we )(?:spent |made |built |learned |ate |tried |lived )/i,
  article: /^(?:an?|the|my|our|this) /i,
  preposition: /^(in|on|at|for|with|without|from|through|as|before|after|under|across|during|near) /i,
  without: /^without$/i,
  time: /^\d+ (?:days?|weeks?|months?|hours?|years?) (?!in |on |at |of |with |without |for )/i,
  swaps: SHORTER_WORDS,
  isName: isNounPhrase,
  rules: [
    withoutAdjective,
    asGerund,
    whatIsTried,
    subject,
    object,
    history,
    thatDoes,
    withoutClause,
    fewerWords,
    headOnly,
    asStatement,
    withoutHow,
    shortenSides(
      ["{a} or {b}?", "{a} or not?", "{b} instead?", "Why {a}?", "Why {b}?", "Team {a}", "Team {b}", "Only {b}?"],
      "any",
    ),
  ],
};
