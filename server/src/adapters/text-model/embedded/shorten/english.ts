import { isNounPhrase, nounPhrases } from "../frames/proper-case.ts";
import { verbFromBase, verbOf } from "../frames/verbs.ts";
import { subject } from "./english-subject.ts";
import { sidesWay } from "./sides.ts";
import type { Brevity, Way } from "./way.ts";

/** The text without the first place where these words stand, whole, before others. */
const leftOut = (text: string, words: string) => {
  const at = ` ${text}`.toLowerCase().indexOf(` ${words.toLowerCase()} `);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + words.length + 1);
};
const withArticle = (text: string) =>
  text.replace(/\ban? (?=(\p{L}+))/giu, (_, next: string) => (/^[aeiou]/i.test(next) ? "an " : "a "));

/** "restoring a rusty machine" is still restoring a machine; what stands after a preposition keeps its adjective. */
const withoutAdjective: Way = (text, { kind }) => {
  if (kind === "claim" || kind === "versus") return [];
  const [head = ""] = text.split(/ (?=(?:in|on|at|for|with|without|from|through|as|under) )/i);
  return nounPhrases(head).flatMap((phrase) =>
    phrase.adjectives.map((adjective) => ({
      text: withArticle(leftOut(text, adjective)),
      loss: 0.1,
    })),
  );
};

const asGerund: Way = (text, { kind, slots }) => {
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

/** "learning to ride a unicycle" is about riding one. */
const ATTEMPT = /^(?:learning|trying|starting|daring|struggling|deciding|getting ready) (?:how )?to (\w+)(?= )(.*)$/i;
const whatIsTried: Way = (text) => {
  const [, base = "", rest = ""] = text.match(ATTEMPT) ?? [];
  if (base === "") return [];
  const tried = `${verbFromBase(base).gerund}${rest}`;
  return [
    { text: tried, loss: 0.15 },
    { text: `${base}${rest}`, loss: 0.25, isLast: true },
    { text: `I can ${base}${rest}`, loss: 0.1, isLast: true },
  ];
};

/** Without these verbs the object would say the opposite. */
const AGAINST = /^(?:quit|stop|skip|avoid|leav|giv|replac|swap|turn|convert|transform)/;
const object: Way = (_, { kind, slots }) =>
  kind === "activity" && slots.object && !AGAINST.test(slots.do ?? "") ? [{ text: slots.object, loss: 0.45 }] : [];
const history: Way = (_, { slots }) =>
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

/** "A kitchen that folds into one wall" is a folding kitchen; "a man who feeds wolves" is a man and his wolves. */
const thatDoes: Way = (text, { kind }) => {
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
/** "an island nobody owns" is an island. */
const CLAUSE =
  /(?<=\w) (?:(?:nobody|everyone|everybody|someone|we|you|they)|(?:\w+ed|made|built|left|found|hidden) (?:of|in|by|from|on|at)) .+$/i;
const withoutClause: Way = (text, { kind }) =>
  kind === "thing" ? [{ text: text.replace(CLAUSE, ""), loss: 0.4 }] : [];

const KEPT_WORD = /['’]s$|^(?:no|not|an?|per|every|each|\W*\d.*)$/i;
/** "budget running shoes" are still shoes: any word before the last can go. */
const fewerWords: Way = (text, { kind }) => {
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
const headOnly: Way = (text, { kind }) =>
  kind === "thing" && /^\p{L}+ \p{L}+s$/u.test(text) ? [{ text: text.replace(/^\S+ /, ""), loss: 0.4 }] : [];
const asStatement: Way = (text, { slots }) =>
  (slots.clause ?? slots.how) ? [{ text: text.replace(/^(why|how(?! to)) /i, ""), loss: 0.12, isLast: true }] : [];
const withoutHow: Way = (text) =>
  /^how (i|we) /i.test(text) ? [{ text: text.replace(/^how /i, ""), loss: 0.02 }] : [];

export const englishBrevity: Brevity = {
  filler: /\b(really|actually|just|very|completely|absolutely|finally|literally|honestly|totally) /i,
  opening: /^(?:how i |why i |i |we )(?:spent |made |built |learned |ate |tried |lived )/i,
  article: /^(?:an?|the|my|our|this) /i,
  preposition: /^(in|on|at|for|with|without|from|through|as|before|after|under|across|during|near) /i,
  without: /^without$/i,
  time: /^\d+ (?:days?|weeks?|months?|hours?|years?) (?!in |on |at |of |with |without |for )/i,
  swaps: [
    [/\bgrandfather\b/i, "grandpa"],
    [/\bgrandmother\b/i, "grandma"],
    [/\bmicrophone(s?)\b/i, "mic$1"],
    [/\bphotographing\b/i, "shooting"],
    [/\bphotography\b/i, "photos"],
    [/\bphotographs?\b/i, "photos"],
    [/\bsupermarkets\b/i, "stores"],
    [/\bsupermarket\b/i, "store"],
    [/\belevator(s?)\b/i, "lift$1"],
    [/\beverything around\b/i, "everything"],
    [/\babandoned\b/i, "empty"],
    [/\belectricity\b/i, "power"],
    [/\belectric bike(s?)\b/i, "e-bike$1"],
    [/\bbicycle(s?)\b/i, "bike$1"],
    [/\btelephone(s?)\b/i, "phone$1"],
    [/\btelevision\b/i, "TV"],
    [/\brefrigerator(s?)\b/i, "fridge$1"],
    [/\bapartment(s?)\b/i, "flat$1"],
    [/\badvertisement(s?)\b/i, "ad$1"],
    [/\bvegetables\b/i, "veggies"],
    [/\bexpensive\b/i, "pricey"],
    [/\bdangerous\b/i, "risky"],
    [/\bdifficult\b/i, "hard"],
    [/\benormous\b/i, "huge"],
    [/\brestoring\b/i, "fixing"],
    [/\brestored\b/i, "fixed"],
    [/\brepairing\b/i, "fixing"],
    [/\brepaired\b/i, "fixed"],
    [/\breplaced (.+?) with\b/i, "swapped $1 for"],
    [/\breplacing (.+?) with\b/i, "swapping $1 for"],
    [/^i (?:quit|stopped|skipped) /i, "no "],
    [/\bconstructing\b/i, "building"],
    [/\bdiscovered\b/i, "found"],
    [/\bare (?:designed|made|meant|supposed) to\b ?/i, ""],
    [/\bfor under\b/i, "under"],
    [/\bin the middle of\b/i, "in"],
    [
      /^(?:i |we )?(?:turned|turning|converted|converting) (?:an? |the |my )?(.+?) into (?:an? )?(.+)$/i,
      "from $1 to $2",
    ],
    [
      /^(?:i |we )?(?:turned|turning|converted|converting) (?:an? |the |my )?(.+?) into (?:an? )?(.+)$/i,
      "$1 to $2",
      0.1,
    ],
    [
      /^(?:i |we )?(?:turned|turning|converted|converting) (?:an? |the |my )?(.+?) into (?:an? )?(.+)$/i,
      "$1 turned $2",
      0.1,
    ],
    [
      /^(?:i |we )?(?:turned|turning|converted|converting) (?:an? |the |my )?(.+?) into (?:an? )?(.+)$/i,
      "my $1 $2",
      0.15,
    ],
    [/\bshipping container\b/i, "container"],
    [/\bfull-time job\b/i, "day job"],
    [/\bdorm room\b/i, "dorm"],
    [/^(\w+) in (?:a|the) city$/i, "city $1"],
    [/\bpeople who hate (\w+)\b/i, "$1 haters"],
    [/^what happens (?:if|when) /i, "what if "],
    [/^what happens (?:if|when) you (?:only )?/i, ""],
    [/^(?:can|could|should|do) you (?:really )?/i, ""],
    [/ 20\d\d$/, ""],
    [/ (?:\d+|two|three|four|five|ten) times$/i, "", 0.2],
    [/ from [\w ]+? to /i, " to ", 0.15],
    [/^\d+ (?=things|ways|reasons|tips|ideas|rules|facts|mistakes)/i, ""],
    [/^\d+ things i (\w+) about /i, "I $1 "],
    [/^\d+ things i (\w+) about /i, "why I $1 "],
    [/^how to /i, ""],
    [/ (?:a|every|per) day$/i, "", 0.25],
    [/^there (?:was|is) (?=an? )/i, ""],
    [/\bone (?=\p{L}+,|\p{L}+$)/iu, "1 "],
    [/\bsix\b/i, "6"],
    [/\beight\b/i, "8"],
    [/\bnine\b/i, "9"],
    [/\bten\b/i, "10"],
    [/\btwo\b/i, "2"],
    [/\bthree\b/i, "3"],
    [/\bfour\b/i, "4"],
    [/\bfive\b/i, "5"],
    [/\bseven\b/i, "7"],
    [/\b30 days\b/i, "a month"],
    [/\b24 hours\b/i, "a day"],
    [/,000\b/, "K"],
    [/ and /i, " & "],
    [/ versus /i, " vs "],
    [/^(?:the |an? )?(\S+) (\p{L}+) vs (?:the |an? )?(\S+) \2$/iu, "$1 vs $3 $2"],
    [/^(\d+ \w+) in (?=\d)/, "$1, "],
  ],
  isName: isNounPhrase,
  ways: [
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
    sidesWay(
      ["{a} or {b}?", "{a} or not?", "{b} instead?", "Why {a}?", "Why {b}?", "Team {a}", "Team {b}", "Only {b}?"],
      "any",
    ),
  ],
};
