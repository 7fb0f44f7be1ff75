import type { Topic } from "../premises/premise.ts";
import { capitalised, keyWords, uncapitalised } from "../words.ts";
import { type Frame, numbersIn } from "./frame.ts";
import { isPlaceName, meaningfulWords, properCase } from "./proper-case.ts";
import { type Verb, verbFromGerund, verbOf } from "./verbs.ts";

const DETERMINER = /^(a|an|the|my|our|your|this|that|these|every|all|only|one|two|three|four|five|\$?\d)/;
const PREPOSITION =
  /^(in|on|at|for|with|without|from|through|by|as|of|under|across|around|into|inside|near|during|after|before|like|to|that|who)$/;
/** Gerunds that need no object to be something one does. */
const ALONE =
  /^(living|traveling|travelling|sleeping|working|moving|surviving|driving|running|training|walking|sailing|eating|cooking|camping|hiking|studying)$/;
const MASS_ENDING =
  /(ing|ment|ness|ity|tion|ism|ure|bread|sugar|food|water|money|music|coffee|life|history|sleep|fashion)$/;

const toYou = (text: string) =>
  text
    .replace(/\bmy\b/g, "your")
    .replace(/\bmyself\b/g, "yourself")
    .replace(/\bI\b/g, "you")
    .replace(/\bme\b/g, "you");
const toMe = (text: string) => text.replace(/\byour\b/g, "my").replace(/\byourself\b/g, "myself");

const isPlural = (head: string) => /^(kids|people|men|women|children|feet|lights)$/.test(head) || /[^sui]s$/.test(head);

const PLACE =
  /^(lighthouse|house|castle|palace|island|village|city|town|hotel|motel|airport|station|tunnel|factory|mall|prison|hospital|church|monastery|temple|museum|zoo|park|forest|jungle|desert|lake|river|canal|beach|mountain|volcano|street|market|country|valley|canyon|bunker|mine|ship|shipwreck|school|library|theatre|theater|cinema|subway|metro|border|bridge|tower|cave|harbor|harbour|cabin|farm|cemetery|camp|neighborhood|neighbourhood|restaurant|cafe|café|bar|pub|swamp|coast|road|railway|highway)s?$/i;
const PERSON =
  /^(man|woman|person|people|boy|girl|kid|kids|men|women|grandmother|grandma|grandfather|grandpa|mother|mom|mum|father|dad|sister|brother|uncle|aunt|wife|husband|son|daughter|neighbou?r|friend|teacher|nurse|doctor|surgeon|farmer|baker|chef|fisherman|monk|nun|pilot|sailor|soldier|artist|musician|drummer|painter|writer|firefighter|paramedic|trucker|janitor|locksmith|watchmaker|beekeeper|shepherd|barber|butcher|tailor|carpenter|blacksmith|plumber|potter|driver|diver|climber|mechanic|librarian|mayor|clown|magician|detective|dancer|singer|rapper|skater|surfer|runner|boxer|wrestler|lawyer|coach|captain|gardener|hunter|ranger|miner|sculptor|photographer|cyclist|pianist|guitarist|florist|dentist|scientist|beekeeper|collector|inventor|twins?|teenagers?|students?|parents?|strangers?)s?$/i;
/** It happens rather than lies there. */
const EVENT =
  /^(set|show|concert|gig|wedding|race|marathon|festival|trip|flight|exam|interview|date|day|night|week|month|year|summer|winter|holiday|vacation|birthday|party|tournament|match|game|tour|audition|speech|birth|surgery|breakup|move|job|semester|season|attempt|try|lesson|dive|jump|climb|hike)$/i;
const NOT_FOR_SALE =
  /(openings|ideas|habits|tips|rules|myths|mistakes|stories|tricks|skills|exercises|workouts|languages|recipes|jobs|hobbies|sports|dreams|memories|animals|dogs|cats|birds|wolves|sharks|bees|ants|trees|lights|stars|storms|volcanoes|taxes|exams|interviews|relationships|holidays|challenges|techniques|strategies|tutorials|experiments)$/i;
const OWNED = /^(my|our|his|her|their)\b|['’]s /;
const SINGLE = /^(an?|the|this|one|my|our|his|her|their) |['’]s /;

function sortOf(phrase: string, head: string, isMany: boolean, isPast: boolean): Topic {
  if (isPast) return "past";
  if (PERSON.test(head)) return "person";
  if (isPlaceName(phrase) || (PLACE.test(head) && (!isMany || SINGLE.test(phrase)))) return "place";
  if (EVENT.test(head)) return OWNED.test(phrase) ? "story" : "practice";
  if (isMany && !OWNED.test(phrase)) return NOT_FOR_SALE.test(head) ? "practice" : "goods";
  return SINGLE.test(phrase) && !MASS_ENDING.test(head) ? "object" : "practice";
}

function nounSlots(phrase: string): { topic: Topic; slots: Record<string, string> } {
  const words = phrase.split(" ");
  const end = words.findIndex((word, at) => at > 0 && PREPOSITION.test(word));
  const core = (end < 0 ? words : words.slice(0, end)).join(" ");
  const head = (end < 0 ? words.at(-1) : words[end - 1]) ?? "";
  const isMany = isPlural(head.toLowerCase()) && !/^(a|an|this|one) /.test(phrase);
  const plain = phrase.replace(
    / (?:for|on) (?:complete |absolute )?(beginners|adults|kids|everyone|dummies|small budgets|a budget|busy people|students)$/,
    "",
  );
  const pointed = plain.replace(/^(an?|the) /, "this ");
  const history = phrase.match(/^the (?:strange |true |real |secret )?(?:history|story|origins?) of (.+)$/)?.[1];
  const topic = sortOf(phrase, head, isMany, history !== undefined);
  const isGeneral = topic === "practice" || topic === "goods";
  return {
    topic,
    slots: {
      np: plain.startsWith("the ") ? plain : pointed,
      ...(history && { history }),
      ...(isGeneral && { gen: plain }),
      bare: core.replace(/^(an?|the|this|my) /, ""),
      is: isMany ? "are" : "is",
      Is: isMany ? "Are" : "Is",
      ...(!isMany && { lone: plain.startsWith("the ") ? plain : pointed }),
      looks: isMany ? "look" : "looks",
      ...(topic === "goods" && {
        many: plain,
        manyBare: plain.replace(/^(the )?(very )?(best|worst|top|cheap|cheapest|good|great|affordable|expensive) /, ""),
      }),
      ...(topic === "practice" && { mass: plain }),
      ...(/^(an?) /.test(phrase) && { one: phrase, pointed }),
    },
  };
}

const EXPERIENCES = new Set(
  "live spend stay sleep camp quit stop skip fast replace raise eat travel move work retire survive wear drive ride walk sail run visit explore hike cross follow cycle backpack commute date wake share adopt give leave get go".split(
    " ",
  ),
);
const LEARNT = new Set(
  "learn study practice practise master draw sing play train dance juggle memorize speak".split(" "),
);
const CRAFTS = new Set(
  "build make sew bake cook brew craft forge carve knit crochet paint photograph film write design grow print weave assemble cast mix roast ferment restore repair fix renovate refurbish rebuild convert refinish furnish decorate".split(
    " ",
  ),
);
/** Done to one single thing, once. */
const ONCE = /^(re|fix|convert|furnish|decorate|grow)/;

type Shape = Pick<Frame, "kind" | "topic" | "slots">;

function activity(verb: Verb, rest: string): Shape {
  const tail = rest ? ` ${rest}` : "";
  const object = objectOf(rest);
  const isExperience = EXPERIENCES.has(verb.base);
  return {
    kind: "activity",
    topic: isExperience ? "live" : LEARNT.has(verb.base) ? "learn" : "make",
    slots: {
      do: `${verb.base}${toYou(tail)}`,
      doMy: `${verb.base}${toMe(tail)}`,
      did: `${verb.past}${toMe(tail)}`,
      doing: `${verb.gerund}${toMe(tail)}`,
      doingYou: `${verb.gerund}${toYou(tail)}`,
      ...(isExperience
        ? { living: `${verb.gerund}${toMe(tail)}` }
        : { make: `${verb.base}${toYou(tail)}`, making: `${verb.gerund}${toMe(tail)}` }),
      ...(CRAFTS.has(verb.base) && { craft: `${verb.base}${toMe(tail)}` }),
      ...(CRAFTS.has(verb.base) && !ONCE.test(verb.base) && { redid: `${verb.past}${toMe(tail)}` }),
      ...(object &&
        !/^\d/.test(object) && {
          object,
          thisObject: object.replace(/^(an?|the|my) /, "this "),
          bare: object.replace(/^(an?|the|my|your|only) /, ""),
        }),
    },
  };
}

function objectOf(rest: string): string | undefined {
  const words = rest.split(" ").filter(Boolean);
  if (words.length === 0 || PREPOSITION.test(words[0] ?? "")) return undefined;
  const end = words.findIndex((word, at) => at > 0 && PREPOSITION.test(word));
  return (end < 0 ? words : words.slice(0, end)).join(" ");
}

/** What came of it is another sentence, and no part of what was done. */
const SECOND_CLAUSE = / (?:and|but|so|then|until) (?:it|he|she|they|i|we|everything|nobody)\b/i;
const SOMEONE_DID = /^(?:there (?:was|were|is)|she|he|they|it|nobody|no one|everyone|someone) \w+/i;
const QUESTION = /^(what|who|when|where|which|is|are|was|were|can|could|does|do|did|should|would|will|has|have)\b/i;

function shapeOf(said: string): Shape {
  const versus = said.match(/^(.+?) (?:vs\.?|versus|or) (.+)$/i);
  if (versus && !/^(why|how|what|is|are|can|should|does|do)\b/i.test(said))
    return {
      kind: "versus",
      topic: "versus",
      slots: { a: versus[1] ?? "", b: versus[2] ?? "", bare: (versus[2] ?? "").replace(/^[$\d.,]+ /, "") },
    };
  const howTo = said.match(/^how to (\w+)\s*(.*)$/i);
  if (howTo) {
    const verb = verbOf(howTo[1] ?? "");
    if (verb) return activity(verb, howTo[2] ?? "");
  }
  const told = said.match(/^(?:how |why )?(?:i|we)(?:'ve| have)? (?:finally |really |just |only )?(\w+)\s*(.*)$/i);
  if (told) {
    const verb = verbOf(told[1] ?? "");
    const only = /\bi only \w/i.test(said) ? "only " : "";
    if (verb && verb.base !== "be" && verb.base !== "have" && !SECOND_CLAUSE.test(told[2] ?? ""))
      return activity(verb, only + (told[2] ?? ""));
    return { kind: "story", topic: "story", slots: { told: said } };
  }
  const reason = said.match(/^(why|how) (.+)$/i);
  if (reason)
    return {
      kind: "claim",
      topic: "claim",
      slots: {
        sought: `${uncapitalised(said)}.`,
        ...(/^why/i.test(said) && { clause: reason[2] ?? "", seen: `${uncapitalised(said)}.` }),
        bare: (reason[2] ?? "").split(/ (?:is|are|was|were|has|have|do|does|can|will|work|works) /)[0] ?? "",
        [(reason[1] ?? "").toLowerCase()]: reason[2] ?? "",
      },
    };
  if (QUESTION.test(said) && said.includes(" "))
    return {
      kind: "claim",
      topic: "claim",
      slots: {
        sought: `${uncapitalised(said)}?`,
        ask: `${uncapitalised(said)}?`,
        seen: `${uncapitalised(said)}?`,
        question: `${capitalised(said)}?`,
        bare: said,
      },
    };
  if (SOMEONE_DID.test(said)) return { kind: "story", topic: "story", slots: { told: said } };
  const first = said.split(" ")[0] ?? "";
  const rest = said.slice(first.length + 1);
  const next = rest.split(" ")[0] ?? "";
  if (/ing$/i.test(first) && first.length > 4) {
    const lower = first.toLowerCase();
    const hasObject = rest !== "" && !PREPOSITION.test(next) && (DETERMINER.test(next) || verbOf(lower) !== undefined);
    if (hasObject || (ALONE.test(lower) && rest !== "")) return activity(verbOf(lower) ?? verbFromGerund(lower), rest);
  }
  const imperative = verbOf(first);
  if (imperative?.base === first.toLowerCase() && DETERMINER.test(next)) return activity(imperative, rest);
  const noun = nounSlots(said);
  return { kind: noun.topic === "story" ? "story" : "thing", ...noun };
}

/** An English topic or title, taken apart. */
export function englishFrame(text: string): Frame {
  const said = properCase(
    text
      .trim()
      .replace(/\s*[([].*?[)\]]\s*$/, "")
      .replace(/[.:!?]\s+(here'?s?|what|and|but|it|this|the|nobody|my|was)\b.*$/i, "")
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
      ...(kind !== "claim" && !("one" in slots) && { Q: capitalised(phrase) }),
      ...(kind !== "activity" && kind !== "thing" && { tale: phrase }),
    },
    numbers: numbersIn(phrase),
    keys: keyWords(meaningfulWords(phrase).join(" ")),
  };
}
