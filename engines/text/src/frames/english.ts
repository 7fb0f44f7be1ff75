import { ADVERB, ALONE, CRAFTS, EXPERIENCES, LEARNT, NO_WARES, PREPOSITION, PURPOSE } from "../data/en/topic-words.ts";
import type { Topic } from "../grammar/premise.ts";
import { capitalised, keyWords, uncapitalised } from "../words.ts";
import { englishTopic, isPlural } from "./english-topic-type.ts";
import { type Frame, numbersIn, versusSlots } from "./frame.ts";
import { isPlaceName, isToldAfterFirst, isVerbAtFirst, meaningfulWords, properCase } from "./proper-case.ts";
import { type Verb, verbFromBase, verbFromGerund, verbFromPast, verbOf } from "./verbs.ts";

const DETERMINER = /^(a|an|the|my|our|your|this|that|these|every|all|only|one|two|three|four|five|\$?\d)/;
/** A participle between a noun and a preposition describes the noun: "a bike left in the rain". */
const DONE =
  /^(?:\w+ed|made|built|left|found|lost|born|hidden|known|written|taken|given|grown|sold|bought|kept|stuck|caught|frozen|stolen|carved|run|led|held|worn|seen|told)$/;
const toYou = (text: string) =>
  text
    .replace(/\bmy\b/g, "your")
    .replace(/\bmyself\b/g, "yourself")
    .replace(/\bI\b/g, "you")
    .replace(/\bme\b/g, "you");
const toMe = (text: string) => text.replace(/\byour\b/g, "my").replace(/\byourself\b/g, "myself");

/** The pronoun starts a relative clause without "that": "an island nobody owns". */
const SOMEONE = /^(?:nobody|everyone|everybody|someone|i|we|you|they|he|she|it)$/i;

/** Index of the first word after the noun phrase. */
function endOfCore(words: readonly string[]): number {
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      (PREPOSITION.test(word) || SOMEONE.test(word) || (DONE.test(word) && PREPOSITION.test(words[at + 1] ?? ""))),
  );
  return end < 0 ? words.length : end;
}

function nounSlots(phrase: string): { topic: Topic; slots: Record<string, string> } {
  const words = phrase.split(" ");
  const end = endOfCore(words);
  const core = words.slice(0, end).join(" ");
  const head = words[end - 1] ?? "";
  const isMany = isPlural(head.toLowerCase()) && !/^(a|an|this|one) /.test(phrase);
  const plain = phrase.replace(
    / (?:for|on) (?:complete |absolute )?(beginners|adults|kids|everyone|dummies|small budgets|a budget|busy people|students)$/,
    "",
  );
  const pointed = plain.replace(/^(an?|the) /, "this ");
  const history = phrase.match(
    /^the (?:strange |true |real |secret )?(?:history|story|origins?|invention|birth|evolution|discovery) of (.+)$/,
  )?.[1];
  const isForLearners = plain !== phrase;
  const topic = history === undefined ? englishTopic({ phrase, head, isMany, isForLearners }) : "past";
  const isGeneral = topic === "practice" || topic === "goods";
  return {
    topic,
    slots: {
      np: plain.startsWith("the ") ? plain : pointed,
      ...(history && { history, original: history.replace(/^(?:the|an?) /, "") }),
      ...(isGeneral && { gen: plain }),
      bare: core.replace(/^(an?|the|this|my) /, ""),
      is: isMany ? "are" : "is",
      Is: isMany ? "Are" : "Is",
      ...(!isMany && { lone: plain.startsWith("the ") ? plain : pointed }),
      looks: isMany ? "look" : "looks",
      ...(topic === "goods" && {
        many: plain,
        manyBare: plain.replace(
          /^(the )?(very )?(best|worst|top|cheap|cheapest|good|great|affordable|expensive|budget) /,
          "",
        ),
      }),
      ...(topic === "practice" && { mass: plain }),
      ...(topic === "place" && { site: plain.startsWith("the ") ? plain : pointed, in: ON.test(head) ? "on" : "in" }),
      ...(/^(an?) /.test(phrase) && { one: phrase, pointed }),
    },
  };
}

/** Results instead of decisions: patterns that advise for or against the activity don't fit. */
const OUTCOME = /^(?:survive|win|lose|find|become|get|fail|meet|discover|escape|beat|reach|fall|forget|inherit)$/;
const BECOMING = /^(?:become|win|lose|find|meet|reach)$/;
/** Verbs that need no skill. */
const TRADED = /^(?:buy|sell|rent|order|hire|inherit|win|find|steal|adopt|own)$/;
/** Verbs that can't be repeated on the same object. */
const ONCE = /^(re|fix|convert|furnish|decorate|grow)/;

type Shape = Pick<Frame, "kind" | "topic" | "slots">;

function activity(verb: Verb, rest: string): Shape {
  const tail = rest ? ` ${rest}` : "";
  const object = objectOf(rest);
  const isCraft = CRAFTS.has(verb.base);
  const lasts = /\b(?:every|each|for an?|for \d+|for \w+|in \w+) (?:day|week|month|year|night|morning)s?\b/i.test(rest);
  const isExperience =
    EXPERIENCES.has(verb.base) || (!isCraft && !LEARNT.has(verb.base) && (object === undefined || lasts));
  const isSkill = !isExperience && !TRADED.test(verb.base);
  return {
    kind: "activity",
    topic: isExperience ? "live" : LEARNT.has(verb.base) ? "learn" : "make",
    slots: {
      do: `${verb.base}${toYou(tail)}`,
      ...(!OUTCOME.test(verb.base) && {
        choose: `${verb.base}${toYou(tail)}`,
        choosing: `${verb.gerund}${toMe(tail)}`,
      }),
      doMy: `${verb.base}${toMe(tail)}`,
      did: `${verb.past}${toMe(tail)}`,
      doing: `${verb.gerund}${toMe(tail)}`,
      doingYou: `${verb.gerund}${toYou(tail)}`,
      ...(isExperience && !BECOMING.test(verb.base) && { living: `${verb.gerund}${toMe(tail)}` }),
      ...(isSkill && { make: `${verb.base}${toYou(tail)}`, making: `${verb.gerund}${toMe(tail)}` }),
      ...(isSkill && !/\b(?:my|our|me|myself)\b/i.test(tail) && { anyone: `${verb.base}${tail}` }),
      ...(isCraft && { craft: `${verb.base}${toMe(tail)}` }),
      ...(isCraft && !ONCE.test(verb.base) && { redid: `${verb.past}${toMe(tail)}` }),
      ...(object &&
        !/^[$€£\d]/.test(object) && {
          object,
          thisObject: object.replace(/^(an?|the|my) /, "this "),
          bare: object.replace(/^(an?|the|my|your|only) /, ""),
        }),
    },
  };
}

/** "every day", "one week": a time span, not an object. */
const TIME_ONLY =
  /^(?:(?:every|each|all|an?|one|\d+|\w+) )?(?:single )?(?:day|week|weekend|month|year|night|morning|hour|minute|summer|winter)s?$/i;
const PARTICLE = /^(?:off|up|out|down|away|back|over) /;

function objectOf(rest: string): string | undefined {
  const words = rest.replace(PARTICLE, "").split(" ").filter(Boolean);
  if (words.length === 0 || PREPOSITION.test(words[0] ?? "")) return undefined;
  const end = words.findIndex((word, at) => at > 0 && PREPOSITION.test(word));
  const object = (end < 0 ? words : words.slice(0, end)).join(" ");
  return TIME_ONLY.test(object) ? undefined : object;
}

/** Unintended events are parsed as stories, not as activities. */
const MISHAP = /^(?:fail|lose|crash|miss|forget|break|ruin|burn)$/;
/** A clause with a subject of its own, which is not part of the activity. */
const SECOND_CLAUSE = / (?:and|but|so|then|until) (?:it|he|she|they|i|we|everything|nobody)\b/i;
const SOMEONE_DID = /^(?:there (?:was|were|is)|she|he|they|it|nobody|no one|everyone|someone) \w+/i;
const QUESTION = /^(what|who|when|where|which|is|are|was|were|can|could|does|do|did|should|would|will|has|have)\b/i;

/** "how much it costs": a question about an amount, not about a method. */
const AMOUNT =
  /^how (?:much|many|long|often|far|old|big|fast|hard|deep|high|heavy|strong|dangerous|expensive|common|rare)\b(?! (?:is|are|was|were|does|do|did|can|could|should|would|will|has|have)\b)/i;
/** Without an auxiliary after these words, the text is an indirect question. */
const UNASKED = /^(?:where|when) (?!(?:is|are|was|were|does|do|did|can|could|should|would|will|has|have)\b)/i;
/** Words of claims in which people are deceived or targeted. */
const DONE_TO_PEOPLE =
  /\b(?:you|your|us|we|our|customers|shoppers|consumers|designed|supposed|trick\w*|manipulat\w*|hid(?:e|es|den))\b/i;
const PAST =
  /(?<!\b(?:are|is|be|get|gets) )\b(?:was|were|became|began|won|lost|built|made|got|grew|fell|came|went|took|\w{3,}ed)\b/i;
const ON = /^(?:island|beach|mountain|volcano|coast|farm|ranch|ship|bridge|border|reef|pier|street)s?$/i;
/** Whether a phrase is an activity by its first word: "growing pumpkins", "living alone", "flying with a baby". */
function doneAtFirst(first: string, rest: string): boolean {
  const [next = ""] = rest.split(" ");
  if (!/ing$/i.test(first) || first.length < 5 || rest === "" || PURPOSE.test(`${first} ${rest}`)) return false;
  const isVerb = verbOf(first) !== undefined || isVerbAtFirst(`${first} ${rest}`);
  if (PREPOSITION.test(next) || ADVERB.test(next)) return ALONE.test(first) || isVerb;
  return DETERMINER.test(next) || isVerb;
}

function shapeOf(said: string): Shape {
  const versus = said.match(/^(.+?) (?:vs\.?|versus|or) (.+)$/i);
  if (versus && !/^(why|how|what|is|are|can|should|does|do)\b/i.test(said))
    return {
      kind: "versus",
      topic: "versus",
      slots: {
        ...versusSlots(versus[1] ?? "", versus[2] ?? "", said, NO_WARES),
        bare: (versus[2] ?? "").replace(/^[$\d.,]+ /, ""),
      },
    };
  const howTo = said.match(/^how to (\w+)\s*(.*)$/i);
  if (howTo) {
    const verb = verbFromBase(howTo[1] ?? "");
    return activity(verb, howTo[2] ?? "");
  }
  const told = said.match(/^(?:how |why )?(?:i|we)(?:'ve| have)? (?:finally |really |just |only )?(\w+)\s*(.*)$/i);
  if (told) {
    const verb = verbOf(told[1] ?? "") ?? verbFromPast(told[1] ?? "");
    const only = /\bi only \w/i.test(said) ? "only " : "";
    if (
      verb &&
      verb.base !== "be" &&
      verb.base !== "have" &&
      !MISHAP.test(verb.base) &&
      !SECOND_CLAUSE.test(told[2] ?? "")
    )
      return activity(verb, only + (told[2] ?? ""));
    return { kind: "story", topic: "story", slots: { told: said } };
  }
  if (AMOUNT.test(said) || UNASKED.test(said) || (/^what /i.test(said) && isToldAfterFirst(said)))
    return {
      kind: "claim",
      topic: "claim",
      slots: {
        sought: `${uncapitalised(said)}.`,
        seen: `${uncapitalised(said)}.`,
        indirect: uncapitalised(said),
        Indirect: capitalised(said),
      },
    };
  const reason = said.match(/^(why|how) (.+)$/i);
  if (reason)
    return {
      kind: "claim",
      topic: "claim",
      slots: {
        sought: `${uncapitalised(said)}.`,
        shown: `${uncapitalised(said)}.`,
        ...(/^how/i.test(said) && PAST.test(said) && { became: reason[2] ?? "" }),
        ...(/^why/i.test(said) && DONE_TO_PEOPLE.test(said) && { trap: reason[2] ?? "" }),
        ...(/^why/i.test(said) && { clause: reason[2] ?? "", seen: `${uncapitalised(said)}.` }),
        bare: (reason[2] ?? "").split(/ (?:is|are|was|were|has|have|do|does|can|will|work|works) /)[0] ?? "",
        [(reason[1] ?? "").toLowerCase()]: reason[2] ?? "",
      },
    };
  if (QUESTION.test(said) && said.includes(" ")) {
    const ask = `${uncapitalised(said)}?`;
    const canBeTried = !/^(?:who|when|where|which|what(?! (?:happens|if)))\b/i.test(said);
    return {
      kind: "claim",
      topic: "claim",
      slots: {
        sought: ask,
        ask,
        question: `${capitalised(said)}?`,
        bare: said,
        ...(canBeTried && { seen: ask, shown: ask, test: ask }),
      },
    };
  }
  if (SOMEONE_DID.test(said)) return { kind: "story", topic: "story", slots: { told: said } };
  const first = said.split(" ")[0] ?? "";
  const rest = said.slice(first.length + 1);
  const next = rest.split(" ")[0] ?? "";
  const lower = first.toLowerCase();
  if (doneAtFirst(lower, rest)) return activity(verbOf(lower) ?? verbFromGerund(lower), rest);
  const imperative = verbOf(first);
  if (imperative?.base === first.toLowerCase() && DETERMINER.test(next)) return activity(imperative, rest);
  const noun = nounSlots(said);
  return { kind: noun.topic === "story" ? "story" : "thing", ...noun };
}

export function englishFrame(text: string): Frame {
  const said = properCase(
    text
      .trim()
      .replace(/\s*[([].*?[)\]]\s*$/, "")
      .replace(/[.:!?]\s+(here'?s?|what|and|but|it|this|the|nobody|my|was)\b.*$/i, "")
      .replace(/^(.+ (?:vs\.?|versus) [^:?!]+)[:?!].*$/i, "$1")
      .replace(/[.!?]+$/, "")
      .replace(/ (compared|explained|tested|reviewed|ranked)$/i, ""),
  );
  const isName =
    /^(I|I've|I'm)\b/.test(said) || /\p{Lu}/u.test(said.slice(1, 2)) || isPlaceName(said.split(" ")[0] ?? "");
  const phrase = isName ? said : uncapitalised(said);
  const { kind, topic, slots } = shapeOf(phrase);
  return {
    language: "en",
    kind,
    topic,
    phrase,
    slots: {
      ...slots,
      p: phrase,
      P: capitalised(phrase),
      ...((kind === "activity" || kind === "story") && { Q: capitalised(phrase) }),
      ...(kind === "story" && { lived: capitalised(phrase) }),
      ...(kind !== "activity" && kind !== "thing" && { tale: phrase }),
    },
    numbers: numbersIn(phrase),
    keys: keyWords(meaningfulWords(phrase).join(" ")),
  };
}
