import { capitalised, keyWords, uncapitalised } from "../words.ts";
import { type Frame, numbersIn } from "./frame.ts";
import { meaningfulWords, properCase } from "./proper-case.ts";
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

function nounSlots(phrase: string) {
  const words = phrase.split(" ");
  const end = words.findIndex((word, at) => at > 0 && PREPOSITION.test(word));
  const core = (end < 0 ? words : words.slice(0, end)).join(" ");
  const head = (end < 0 ? words.at(-1) : words[end - 1]) ?? "";
  const isMany = isPlural(head.toLowerCase()) && !/^(a|an|this|one) /.test(phrase);
  const plain = phrase.replace(/ for (beginners|adults|kids|everyone|dummies|small budgets|busy people|students)$/, "");
  const pointed = plain.replace(/^(an?|the) /, "this ");
  const history = phrase.match(/^the (?:strange |true |real )?history of (.+)$/)?.[1];
  const bare = core.replace(/^(an?|the|this|my) /, "");
  return {
    np: plain.startsWith("the ") ? plain : pointed,
    ...(history && { history }),
    ...(!history && !/^(an?|this|one) /.test(plain) && { gen: plain }),
    bare,
    is: isMany ? "are" : "is",
    Is: isMany ? "Are" : "Is",
    it: isMany ? "they" : "it",
    them: isMany ? "them" : "it",
    looks: isMany ? "look" : "looks",
    ...(isMany && { many: plain }),
    ...(!isMany && !/^(a|an|the|this|one) /.test(phrase) && MASS_ENDING.test(head) && { mass: plain }),
    ...(/^(an?) /.test(phrase) && { one: phrase, pointed }),
  };
}

const EXPERIENCES = new Set(
  "live spend stay sleep camp quit stop skip fast replace raise eat travel move work retire survive wear drive ride walk sail run".split(
    " ",
  ),
);

function activity(verb: Verb, rest: string): Pick<Frame, "kind" | "slots"> {
  const tail = rest ? ` ${rest}` : "";
  const object = objectOf(rest);
  const isExperience = EXPERIENCES.has(verb.base);
  return {
    kind: "activity",
    slots: {
      do: `${verb.base}${toYou(tail)}`,
      doMy: `${verb.base}${toMe(tail)}`,
      did: `${verb.past}${toMe(tail)}`,
      doing: `${verb.gerund}${toMe(tail)}`,
      doingYou: `${verb.gerund}${toYou(tail)}`,
      ...(isExperience
        ? { living: `${verb.gerund}${toMe(tail)}` }
        : { make: `${verb.base}${toYou(tail)}`, making: `${verb.gerund}${toMe(tail)}` }),
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

function shapeOf(said: string): Pick<Frame, "kind" | "slots"> & { phrase?: string } {
  const versus = said.match(/^(.+?) (?:vs\.?|versus|or) (.+)$/i);
  if (versus && !/^(why|how|what)\b/i.test(said))
    return {
      kind: "versus",
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
    if (verb && verb.base !== "be" && verb.base !== "have") return activity(verb, only + (told[2] ?? ""));
    return { kind: "story", slots: {} };
  }
  const reason = said.match(/^(why|how) (.+)$/i);
  if (reason)
    return {
      kind: "claim",
      slots: {
        clause: reason[2] ?? "",
        bare: (reason[2] ?? "").split(/ (?:is|are|was|were|has|have|do|does|can|will|work|works) /)[0] ?? "",
        [(reason[1] ?? "").toLowerCase()]: reason[2] ?? "",
      },
    };
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
  return { kind: "thing", slots: nounSlots(said) };
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
  const phrase = /^(I|I've|I'm)\b/.test(said) || /\p{Lu}/u.test(said.slice(1, 2)) ? said : uncapitalised(said);
  const { kind, slots } = shapeOf(phrase);
  return {
    language: "en",
    kind,
    phrase,
    slots: {
      ...slots,
      p: phrase,
      P: capitalised(phrase),
      ...(kind !== "claim" && !("one" in slots) && { Q: capitalised(phrase) }),
      ...(kind !== "activity" && kind !== "thing" && { tale: phrase }),
    },
    numbers: numbersIn(phrase),
    isExperience: "living" in slots,
    keys: keyWords(meaningfulWords(phrase).join(" ")),
  };
}
