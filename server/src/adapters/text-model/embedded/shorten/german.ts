import type { Brevity, Way } from "./way.ts";

const DETERMINER =
  /^(?:der|die|das|den|dem|des|eine?[nmrs]?|meine?[nmrs]?|unsere?[nmrs]?|ihre?[nmrs]?|keine?[nmrs]?|ohne|unter|über|zwei|drei)$/i;

const withoutAdjective: Way = (text, { kind }) => {
  const words = text.split(" ");
  if (kind === "claim") return [];
  return words.flatMap((word, at) =>
    /^\p{Ll}\p{L}+(?:e|en|er|es|em)$/u.test(word) && !DETERMINER.test(word) && /^\p{Lu}/u.test(words[at + 1] ?? "")
      ? [{ text: words.filter((_, place) => place !== at).join(" "), loss: 0.12 }]
      : [],
  );
};
/** "Brot backen ohne Hefe": the bread says what is done. */
const withoutVerb: Way = (text, { kind, slots }) => {
  if (kind !== "activity" || /^eine?[nmr] /i.test(text)) return [];
  const verb = slots.do?.split(" ").at(-1) ?? "";
  const at = verb === "" ? -1 : `${text} `.lastIndexOf(` ${verb} `);
  const before = text.slice(0, Math.max(0, at));
  const rest = `${before}${text.slice(at + verb.length + 1)}`;
  return /\p{Lu}\p{L}/u.test(before) && /\p{Lu}[\p{L}-]+$/u.test(rest)
    ? [{ text: rest, loss: /^(?:leben|machen|bauen|backen)$/.test(verb) ? 0.1 : 0.25 }]
    : [];
};
const withoutObject: Way = (text, { kind }) =>
  kind === "activity"
    ? [{ text: text.replace(/^(?:\p{Ll}+ )*\p{Lu}[\p{L}-]+ (?=\p{Ll}+en (?:ohne|mit) )/u, ""), loss: 0.3 }]
    : [];
const noun: Way = (text, { kind }) => {
  const found = kind === "claim" || kind === "activity" ? text.match(/(?<=\p{L} |^)\p{Lu}[\p{L}-]+/u)?.[0] : undefined;
  return found ? [{ text: found, loss: 0.5, isSubject: true, isLast: true }] : [];
};
const ownerOnly: Way = (text) =>
  / und ihr[e]? /.test(text) ? [{ text: text.replace(/ und ihre? .*$/, ""), loss: 0.4 }] : [];
const place: Way = (text, { kind }) =>
  kind === "claim"
    ? [{ text: text.replace(/ (?:in|im|auf|aus|bei|am) (?:\p{Ll}+ )?\p{Lu}\p{L}+(?= )/u, ""), loss: 0.2 }]
    : [];

export const germanBrevity: Brevity = {
  filler: /\b(?:wirklich|einfach|ganz|sehr|selbst|komplett|tatsächlich) /i,
  opening: /^(?:ich habe |wir haben |so |wie man )/i,
  article: /^(?:der|die|das|den|dem|ein|eine|einen|mein|meine|meinen|unser|unsere) /i,
  preposition: /^(?:in|im|am|mit|ohne|für|bei|auf|aus|von|vom|unter) /i,
  without: /^ohne$/i,
  time: /^\d+ (?:Tage|Wochen|Monate|Stunden|Jahre) (?!in |im |mit |bei )/,
  swaps: [
    [/\bGroßmutter\b/, "Oma"],
    [/\bGroßvater\b/, "Opa"],
    [/\bFahrrad\b/, "Rad"],
    [/\bFernseher\b/, "TV"],
    [/\bFotografie\b/, "Foto"],
    [/\bComputer\b/, "PC"],
    [/\bKleinkindern\b/, "Kindern"],
    [/\bApfelkuchen\b/, "Kuchen"],
    [/\brestaurieren\b/, "retten"],
    [/\breparieren\b/, "retten"],
    [/\b([Gg])ebrauchte(n?) /, "alte$2 "],
    [/\b([Vv])erlassene([sr]?) /, "leere$2 "],
    [/\bminus (\d+) Grad\b/, "-$1 Grad"],
    [/\bohne Zucker\b/, "zuckerfrei"],
    [/\bin den Alpen\b/, "alpin"],
    [/^(?:kann|darf|soll) (?:man|ich) /i, ""],
    [/^was passiert, wenn /i, "was, wenn "],
    [/ und /, " & "],
    [/ gegen /, " vs "],
  ],
  ways: [withoutAdjective, withoutVerb, withoutObject, noun, ownerOnly, place],
};
