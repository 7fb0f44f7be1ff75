import { IRREGULAR, REGULAR } from "../data/en/verbs.ts";

const VOWEL = /[aeiou]/;
const doubles = (base: string) =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) || /^(cram|quit|forget|begin|speedrun|snorkel)$/.test(base);
const gerundOf = (base: string) => {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base !== "be") return `${base.slice(0, -1)}ing`;
  return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
};
const regularPast = (base: string) => {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
};

export type Verb = { base: string; past: string; gerund: string };
const known = new Map<string, Verb>();
const add = (base: string, past: string) => {
  const verb = { base, past, gerund: gerundOf(base) };
  for (const form of [base, past, verb.gerund]) if (!known.has(form)) known.set(form, verb);
};
for (const [base = "", past = ""] of IRREGULAR) add(base, past);
for (const base of REGULAR) add(base, regularPast(base));

/** Looks up a verb by any of its forms. */
export const verbOf = (form: string): Verb | undefined => known.get(form.toLowerCase());

export const verbFromBase = (base: string): Verb =>
  verbOf(base) ?? {
    base: base.toLowerCase(),
    past: regularPast(base.toLowerCase()),
    gerund: gerundOf(base.toLowerCase()),
  };

/** Endings of long verbs without a final e: enter, listen, abandon, travel, develop, visit. */
const NO_E = /^\w{3,}(?:er|en|on|el|op|om|et|it|ot|al|or)$/;
const WITH_E =
  /(?:delet|complet|compet|invit|excit|recit|unit|ignit|promot|devot|quot|explor|restor|ignor|ador|inhal|scal|postpon)$/;

/** Base form of a stem: hik → hike, runn → run, carri → carry. */
function baseOf(trunk: string): string {
  const [last = "", before = ""] = [trunk.at(-1), trunk.at(-2)];
  if (last === before && (!/[lszf]/.test(last) || /[^aeiou][ae]ll$/.test(trunk))) return trunk.slice(0, -1);
  if (/[^aeiou]i$/.test(trunk)) return `${trunk.slice(0, -1)}y`;
  if (/(?:ph|ck|sh|ch|nd|st|ld|rk|lk|lt|nt|ng|ft|mp|lp|rt|ct|pt|rn|rm|lm|rd|sk|sp|xt|ll|ss|ff)$/.test(trunk))
    return trunk;
  if (NO_E.test(trunk) && !WITH_E.test(trunk)) return trunk;
  const isShort = /(?:^|[^aeiou]|[qs]u)[aeiouy][bdkmnlprst]$/.test(trunk);
  return isShort || /[vcguzs]$/.test(trunk) || !VOWEL.test(before + last) ? `${trunk}e` : trunk;
}

/** Derives an unknown verb from its gerund. */
export function verbFromGerund(gerund: string): Verb {
  const trunk = gerund.toLowerCase().slice(0, -3);
  const base = baseOf(trunk);
  return { base, past: base.length < trunk.length ? `${trunk}ed` : regularPast(base), gerund: `${trunk}ing` };
}

/** Derives an unknown regular verb from its past form. Returns undefined if the word has no regular past ending. */
export function verbFromPast(past: string): Verb | undefined {
  const form = past.toLowerCase();
  if (!/[^e]ed$/.test(form)) return undefined;
  const trunk = form.slice(0, -2);
  const base = baseOf(trunk);
  return { base, past: form, gerund: base.endsWith("y") ? gerundOf(base) : `${trunk}ing` };
}
