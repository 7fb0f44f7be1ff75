import type { Frame } from "./frames/frame.ts";

const ARTICLES = /^(an?|the|my|our|this|un|una|el|la|los|las|une|le|les|mon|ma|ce|cette)$/i;
/** A subject after one of these needs no article. */
const LEADS = /^(about|behind|of|with|without|sobre|sin|sans|über|ohne)$/i;
/** A noun phrase ends before one of these. */
const ENDS =
  /^(\(.*|in|on|at|for|from|with|without|to|into|of|by|under|over|after|before|until|that|who|which|when|while|because|and|but|or|is|are|was|were|will|can|could|should|would|has|have|had|did|does|never|always|just|down|up|out|off|away|back|again|alone|every|here|today|now|vs\.?|en|de|del|con|sin|para|por|que|es|fue|hasta|durante|dans|du|avec|sans|pour|qui|est|pendant|jusqu)$/i;
const VERSUS = / (vs\.?|versus|contra|gegen|contre) /i;
const NUMBER = /^[$€£]?\d[\d.,]*[kKmM€$%]?$/;
const STOPPED = /[.:?!,)]$/;
const NOUN_WORDS_MAX = 3;
const SUBJECT_WORDS_MAX = 6;

/** "$400 Cabin vs $40,000 Cabin": both sides are the same thing, at two prices. */
function formatOfVersus(title: string, frame: Frame): string | undefined {
  const [left = "", sign = "", right = ""] = title.split(VERSUS);
  const [a, b] = [left.split(" "), right.split(" ")];
  const isSame = a.length > 1 && b.length > 1 && a.at(-1)?.toLowerCase() === b.at(-1)?.toLowerCase();
  if (!isSame || !NUMBER.test(a[0] ?? "") || !NUMBER.test(b[0] ?? "") || !frame.slots.bare) return undefined;
  return `${a[0]} {bare} ${sign} ${b[0]} {bare}`;
}

type Slot = { after: string; this: string };

/** The slot of the subject as a noun phrase; undefined if the subject is none, or too long to be put into another title. */
function nounSlotOf({ slots, numbers }: Frame): Slot | undefined {
  const name = slots.object ? "object" : slots.np ? "np" : undefined;
  if (name === undefined || numbers.length > 1) return undefined;
  const words = slots[name]?.split(" ") ?? [];
  if (words.length <= SUBJECT_WORDS_MAX)
    return { after: `{${name}}`, this: slots.thisObject ? "{thisObject}" : `{${name}}` };
  const head = words.slice(
    0,
    words.findIndex((word) => ENDS.test(word)),
  );
  const short = head.join(" ");
  return head.length === 0 || head.length > SUBJECT_WORDS_MAX ? undefined : { after: short, this: short };
}

/** Replaces the noun phrase from `start` on; undefined if it does not end where a noun phrase can. */
function replaceNoun(words: readonly string[], start: number, slot: string): string | undefined {
  let end = start;
  while (end < words.length && !ENDS.test(words[end] ?? "") && !STOPPED.test(words[end - 1] ?? "")) end++;
  // Two noun phrases in a row have a verb between them, which must stay.
  if (ARTICLES.test(words[end] ?? "") || words.slice(start, end).some((word) => ARTICLES.test(word))) return undefined;
  const nouns = words.slice(start, end).filter((word) => !NUMBER.test(word));
  if (nouns.length === 0 || nouns.length > NOUN_WORDS_MAX) return undefined;
  const mark = words[end - 1]?.match(/(?<![.:?!,)])[.:?!,)]+$/)?.[0] ?? "";
  const from = ARTICLES.test(words[start - 1] ?? "") ? start - 1 : start;
  return [...words.slice(0, from), `${slot}${mark}`, ...words.slice(end)].join(" ");
}

/** Patterns that keep the format of a title and leave its subject open. */
export function formatsOf(title: string, frame: Frame): string[] {
  const versus = formatOfVersus(title, frame);
  if (versus) return [versus];
  const slot = nounSlotOf(frame);
  // German articles depend on the case of the phrase, which the subject does not have.
  if (!slot || frame.language === "de") return [];
  const words = title.split(" ").filter((word) => word !== "");
  const found = words.flatMap((word, at) => {
    if (!ARTICLES.test(word) && !LEADS.test(word)) return [];
    if (LEADS.test(word) && ARTICLES.test(words[at + 1] ?? "")) return [];
    return replaceNoun(words, at + 1, /^this$/i.test(word) ? slot.this : slot.after) ?? [];
  });
  return [...new Set(found)];
}
