import { TITLE_MAX } from "../brief.ts";
import { clauseCuts } from "../concepts/shorten.ts";
import * as CHANGE from "../data/changes.ts";
import type { Mood } from "../data/hook-lists.ts";
import { ARTICLED, FOR } from "../data/phrase-patterns.ts";
import { PLACE_NAMES } from "../data/place-names.ts";
import { TONES } from "../data/tones.ts";
import type { Language } from "../language.ts";
import type { Random } from "../random.ts";
import { phrasesOf, spanIn } from "../reading/phrases.ts";
import { plainSentence } from "../reading/plain-sentence.ts";
import { readBrief } from "../reading/read-brief.ts";
import type { Reading } from "../reading/reading.ts";
import { tagWords, wordsIn } from "../reading/tag-words.ts";
import { joined, wordsOf } from "../words.ts";
import { finishTitle } from "./finish.ts";
import { hooksOf, slotsWithNumbers } from "./hooks-of.ts";
import { fillPattern, renderTitle } from "./render-title.ts";
import { shorterTitles } from "./shorter-titles.ts";
import { IS_FILLER, situationHooks } from "./situations.ts";

export const toneOf = (words: string): Mood | undefined => TONES.find(([tone]) => tone.test(words))?.[1];
export const hasTone = (words: string): boolean => toneOf(words) !== undefined;

const isPlaceName = (name: string) => PLACE_NAMES.has(name.toLowerCase());
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const swap = (text: string, from: string, to: string) => text.replace(new RegExp(escaped(from), "iu"), () => to);

/** A title is at most 100 characters long, so the rest of a longer change could not be used. */
const CHANGE_MAX = 300;

export const plainRequest = (change: string) =>
  change
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, CHANGE_MAX)
    .replace(CHANGE.CONTRARY, "")
    .replace(/(?<![.!])[.!]+$/, "");

/** The text with a replacement, a removal or another number, and the words that it must contain; undefined for other changes. */
export function changeText(
  text: string,
  change: string,
  language: Language,
): { text: string; holds: string } | undefined {
  const given = plainRequest(change);
  const [, before, span] = given.match(CHANGE.LASTS) ?? [];
  if (span) {
    const first = before ? changeText(text, before, language) : { text, holds: "" };
    const old = first && readBrief(first.text, language).span;
    const lasting = old ? swap(first.text, old, span) : first && joined(first.text, FOR[language], span);
    return lasting ? { text: lasting, holds: joined(first?.holds, span) } : undefined;
  }
  const asked = given.replace(CHANGE.SAME_IDEA, "");
  const link = asked.match(CHANGE.ACCOMPANIED)?.[0] ?? "";
  const like = link || asked !== given ? alike(text, asked.slice(link.length), language, link) : undefined;
  if (like) return { text: agreeing(swap(text, like, asked), asked, language), holds: asked };
  const has = (words: string | undefined) => words !== undefined && text.toLowerCase().includes(words.toLowerCase());
  const [first = "", second, more] = asked.split(CHANGE.TWO_CHANGES);
  const done = second && !more && changeText(text, first, language);
  const both = done && changeText(done.text, second, language);
  if (both) return { text: both.text, holds: `${done.holds} ${both.holds}` };
  const [, many = "", things = ""] = asked.match(CHANGE.FEWER) ?? [];
  const counted = things && text.match(new RegExp(`(?<!\\S)\\S{1,20} ${things}`, "iu"))?.[0];
  if (counted) return { text: swap(text, counted, `${many} ${things}`), holds: many };
  const [, wantedOut, to] = CHANGE.REPLACE.map((pattern) => asked.match(pattern)).find(Boolean) ?? [];
  const from = wantedOut && !has(wantedOut) ? wantedOut.replace(ARTICLED, "").trim() : wantedOut;
  if (from && to && has(from)) return { text: swap(text, from, to), holds: to };
  const [, wanted, replaced] = asked.match(CHANGE.INSTEAD) ?? [];
  if (wanted && replaced && has(replaced)) return { text: swap(text, replaced, wanted), holds: wanted };
  const reading = readBrief(text, language);
  const about = asked.match(CHANGE.ABOUT)?.[1];
  if (about) {
    const part = partLike(reading, about);
    return { text: part ? swap(text, part, about) : about, holds: about };
  }
  const dropped = asked.match(CHANGE.WITHOUT)?.[1];
  if (dropped && has(dropped)) return { text: withoutPhrase(reading, text, dropped), holds: "" };
  // "in a mall" takes the place of "in an airport".
  const [detail] = phrasesOf(tagWords(asked, language), language);
  const same =
    detail &&
    reading.phrases.find(
      ({ kind, text: old }) =>
        kind !== "core" &&
        kind === detail.phrase.kind &&
        (kind !== "time" || !spanIn(tagWords(old, language), language) === !spanIn(detail.words, language)),
    );
  const [lead = ""] = (detail?.words[0]?.is !== "preposition" && same?.text.match(CHANGE.TIME_LEAD)) || [];
  if (same && has(same.text)) return { text: swap(text, same.text, lead + asked), holds: asked };
  // "in Portugal" of a house "of Italy": one name takes the place of the other.
  const [named, other] = [text, asked].map((one) => one.match(/\p{Lu}\p{L}+/gu)?.find((name) => isPlaceName(name)));
  if (named && other && detail?.phrase.kind === "place") return { text: swap(text, named, other), holds: other };
  const [number, old] = [asked.match(CHANGE.NUMBER)?.[0], text.match(CHANGE.NUMBER)?.[0]];
  return number && old && toneOf(asked) === undefined ? { text: swap(text, old, number), holds: number } : undefined;
}

/** Versions of the title with the described change applied; the first changes nothing else. */
export function applyChange(given: string, change: string, language: Language, random: Random): string[] {
  const title = /\p{Lu}/u.test(given) ? given : plainSentence(given, language);
  const asked = plainRequest(change);
  const rendered = (text: string, patterns: (reading: Reading) => readonly string[]) => {
    const reading = readBrief(text, language);
    const slots = slotsWithNumbers(reading, [], random);
    return patterns(reading).flatMap((pattern) => renderTitle(pattern, slots, reading) ?? []);
  };
  const hooks = (text: string) => rendered(text, (reading) => situationHooks(reading).map(({ pattern }) => pattern));
  const fits = (titles: readonly string[]) => [...new Set(titles)].filter((one) => one.length <= TITLE_MAX);
  const changed = changeText(title, asked, language);
  if (changed) {
    const words = wordsOf(changed.holds);
    const holds = (one: string) => words.every((word) => one.toLowerCase().includes(word));
    const told = rendered(changed.text, () => hooksOf(language).rephrase.filter((pattern) => !IS_FILLER.test(pattern)));
    const more = hooks(changed.text).filter((one) => !told.includes(one));
    return fits([finishTitle(changed.text, language), ...told, ...more].filter(holds));
  }
  if (CHANGE.SHORTER.test(asked)) {
    const reading = readBrief(title, language);
    return fits(shorterTitles(reading, slotsWithNumbers(reading, [], random), title).map((one) => one.title));
  }
  if (CHANGE.QUESTION.test(asked)) return fits(hooks(title).filter((one) => one.includes("?")));
  const retold = () => rendered(title, () => hooksOf(language).rephrase);
  const tone = toneOf(asked);
  // "but my ex may make me laugh" tells something and asks for no tone.
  const inTone =
    tone && readBrief(asked, language).teller === undefined
      ? fits(rendered(title, () => hooksOf(language).moods[tone]))
      : [];
  if (inTone.length > 0) return [...inTone, ...fits(retold())];
  // A way to tell that no list names: nothing of it may be pasted into the title.
  if (CHANGE.DEGREE.test(asked)) return fits(retold());
  const rest = asked.replace(CHANGE.SAME_IDEA, "");
  const added = rest.match(CHANGE.ADD)?.[1] ?? rest;
  return fits(CHANGE.INSTRUCTION.test(added) ? retold() : withAddition(title, added, language));
}

/** "una moto abandonada" with "un barco": "un barco abandonado". */
function agreeing(text: string, noun: string, language: Language): string {
  const [ending, own] = CHANGE.AGREES[language] ?? [];
  const at = text.indexOf(noun) + noun.length;
  return ending && own && /^un[ea]? /iu.test(noun)
    ? text.slice(0, at) + text.slice(at).replace(ending, `$1${own[/^un /iu.test(noun) ? 0 : 1]}`)
    : text;
}

/** The one noun with the same kind of determiner, or the part of the same kind: "un romano" for "un vikingo". */
function alike(text: string, wanted: string, language: Language, before = ""): string | undefined {
  const kind = CHANGE.ALIKE.find((determiners) => new RegExp(`^(?:${determiners}) `, "iu").test(wanted));
  const nouns = text.match(new RegExp(`(?<!\\p{L})${before}(?:${kind ?? "(?!)"}) \\p{L}[\\p{L}-]*`, "giu")) ?? [];
  const { units } = wordsIn(language);
  const [noun, ...more] = nouns.filter((one) => !units.has(one.toLowerCase().split(" ").at(-1) ?? ""));
  if (before !== "" || (noun && more.length === 0)) return noun;
  return partLike(readBrief(text, language), wanted);
}

/** The part of a title that the change is meant for: a place gives way to a place, an animal to an animal. */
function partLike({ actor, place, object, language }: Reading, about: string): string | undefined {
  const { object: wanted } = readBrief(about, language);
  return wanted && [place, actor, object].find((noun) => noun?.kind === wanted.kind)?.text;
}

/** Removes the whole phrase that contains the words: "in Norway" instead of "Norway". */
function withoutPhrase({ phrases }: Reading, title: string, words: string): string {
  const phrase = phrases.find(({ kind, text }) => kind !== "core" && text.toLowerCase().includes(words.toLowerCase()));
  return swap(title, phrase?.text ?? words, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The title as it is, or without its last details if the whole would be too long. */
function withAddition(title: string, added: string, language: Language): string[] {
  const plain = title.replace(/(?<![.?!])[.?!]+$/, "");
  const { shape, teller } = readBrief(added, language);
  const isLimit = added.includes(",") || /^(?:un seul|une seule|un solo|una sola|sol[oa]|seulement)(?= )/iu.test(added);
  const kind =
    CHANGE.PREPOSITIONAL[language].test(added) || (isLimit && teller === undefined)
      ? "detail"
      : teller
        ? "clause"
        : "thing";
  const isNoun = shape === "thing" && /^(?:an?|two|three|un|una|une|des|mon|ma|mi) /iu.test(added);
  return CHANGE.ADDITIONS[language][kind].flatMap((pattern) => {
    // German "mit" needs the dative, which the addition may not have.
    if (kind === "thing" && !isNoun && /\{title\},? \p{L}/u.test(pattern)) return [];
    if (CHANGE.ONLY.test(added) && pattern.startsWith("{title} {added}")) return [];
    const filled = [plain, ...clauseCuts(plain, language)].map((base) =>
      finishTitle(fillPattern(pattern, { title: [base], added: [added] }, TITLE_MAX) ?? "", language),
    );
    return filled.find((one) => one.length <= TITLE_MAX) ?? [];
  });
}
