import { contractWords, fill, firstUpper, type Grammar } from "./grammar.ts";
import { hashOf, normal, permute, pickBy, randomOf } from "./random.ts";

const TITLE_STYLES = ["plain", "plain", "plain", "plain", "plain", "loud", "episode", "shout"] as const;
/** Days between two videos; repeated values are more frequent. */
const UPLOAD_INTERVALS = [
  28, 3.5, 3.5, 7, 7, 7, 7, 7, 7, 10, 10, 10, 10, 10, 10, 10, 10, 14, 14, 14, 14, 14, 14, 14, 14, 28, 28, 28, 28,
];
const TOP_WEEKLY_VIEWS = 3_200_000;
const ZIPF = 1.02;
const WITHOUT_SUBSCRIBERS = 0.06;

export type DemoChannel = {
  ucid: string;
  name: string;
  handle: string;
  subscribers: number | null;
  grammar: Grammar;
  /** The position among channels of the same kind, which makes their titles different. */
  place: number;
  number: number;
  rhythmDays: number;
  hour: number;
  style: (typeof TITLE_STYLES)[number];
  /** Views of an ordinary video in its first week. */
  weeklyViews: number;
  /** Per year. */
  growth: number;
};

/** Channels of the demo users. */
const owned: Record<string, { ucid: string; name: string; handle: string; subscribers: number }> = {
  "building-diy": { ucid: "UChalfbuilt0000000000001", name: "Half Built", handle: "@halfbuilt", subscribers: 412_000 },
  cooking: { ucid: "UCembertable000000000001", name: "Ember Table", handle: "@embertable", subscribers: 58_300 },
  sailing: {
    ucid: "UCsaltandsignal000000001",
    name: "Salt and Signal",
    handle: "@saltandsignal",
    subscribers: 231_000,
  },
};

export function demoChannels(grammars: readonly Grammar[]): DemoChannel[] {
  const total = grammars.reduce((sum, { channels }) => sum + channels, 0);
  const names = new Set<string>();
  let number = 0;
  return grammars.flatMap((grammar) =>
    Array.from({ length: grammar.channels }, (_, place): DemoChannel => {
      const own = place === 0 ? owned[grammar.id] : undefined;
      const key = `${grammar.id} ${place}`;
      const random = randomOf(key);
      const rank = permute(number, total, 77) + 1;
      const weeklyViews = own ? own.subscribers / 7 : TOP_WEEKLY_VIEWS / rank ** ZIPF;
      const followers = weeklyViews * (4 + 12 * random()) * Math.exp(0.4 * normal(random));
      const name = own?.name ?? freshName(grammar, place, names);
      return {
        ucid: own?.ucid ?? `UCdemo${idPart(hashOf(key), 6)}${idPart(hashOf(`${key} channel`), 6)}${idPart(number, 6)}`,
        name,
        handle:
          own?.handle ??
          `@${name
            .normalize("NFKD")
            .replace(/[^A-Za-z0-9]/g, "")
            .toLowerCase()}`,
        subscribers: own?.subscribers ?? (random() < WITHOUT_SUBSCRIBERS ? null : rounded(followers)),
        grammar,
        place,
        number: number++,
        rhythmDays: own ? 7 : pickBy(random, UPLOAD_INTERVALS),
        hour: 11 + 10 * random(),
        style: own ? "plain" : pickBy(random, TITLE_STYLES),
        weeklyViews,
        growth: Math.exp(0.25 * normal(random)),
      };
    }),
  );
}

const ADDED_SUBSCRIBERS = { from: 4_000, to: 60_000 } as const;
const ADDED_RHYTHM_DAYS = 7;

/** A channel that a user added to the demo. Everything else of it follows from its number and its kind. */
export function addedChannel(
  grammar: Grammar,
  added: { number: number; ucid: string; name: string; handle: string },
): DemoChannel {
  const random = randomOf(`added ${added.number}`);
  const { from, to } = ADDED_SUBSCRIBERS;
  const subscribers = rounded(from + (to - from) * random());
  return {
    ...added,
    subscribers,
    grammar,
    place: added.number,
    rhythmDays: ADDED_RHYTHM_DAYS,
    hour: 11 + 10 * random(),
    style: "plain",
    weeklyViews: subscribers / 7,
    growth: 1,
  };
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);

/** The words that names of this kind of channel are made of, without adjectives and names of people. */
const namingSlots = ({ names, slots }: Grammar) =>
  names
    .flatMap((pattern) => pattern.match(/\w{1,40}(?=\})/g) ?? [])
    .filter((name) => !/^(?:adj|first|last|nom|nam|ape)/.test(name))
    .flatMap((name) => (slots[name] ? [slots[name]] : []));

/**
 * The kind of channel that the name speaks of: by the kind's own name, by the names of other channels, by the words of its
 * titles, or one that follows from the letters.
 */
export function grammarForName(grammars: readonly Grammar[], name: string): Grammar | undefined {
  const english = grammars.filter(({ language, madeForKids }) => language === "en" && !madeForKids);
  const words = new Set(wordsOf(name));
  const named = english.find(({ id }) => wordsOf(id).some((word) => words.has(word)));
  const hasWord = (lists: readonly (readonly string[])[]) =>
    lists.some((list) => list.some((entry) => wordsOf(entry).some((word) => words.has(word))));
  const likeOthers = english.find((grammar) => hasWord(namingSlots(grammar)));
  const spoken = english.find(({ slots }) => hasWord(Object.values(slots)));
  return named ?? likeOthers ?? spoken ?? english[hashOf(name.toLowerCase()) % english.length];
}

function freshName(grammar: Grammar, place: number, names: Set<string>): string {
  for (let turn = 0; ; turn++) {
    const pattern = grammar.names[(place + turn) % grammar.names.length] ?? "";
    const name = firstUpper(contractWords(fill(grammar, pattern, place + 101 * turn), grammar.language));
    if (names.has(name)) continue;
    names.add(name);
    return name;
  }
}

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";
/** Digits of a number, from the last on. */
export function idPart(number: number, length: number): string {
  let rest = number;
  let part = "";
  for (let at = 0; at < length; at++) {
    part = (DIGITS[rest % DIGITS.length] ?? "") + part;
    rest = Math.floor(rest / DIGITS.length);
  }
  return part;
}

/** Three digits, as the platform shows them. */
function rounded(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 2);
  return Math.round(count / step) * step;
}
