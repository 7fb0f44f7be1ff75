import { SHORTER_WORDS } from "../data/de/shorter-words.ts";
import type { LanguageRules, ShorteningRule } from "./shortening-rule.ts";
import { shortenSides } from "./sides.ts";

const DETERMINER =
  /^(?:der|die|das|den|dem|des|eine?[nmrs]?|meine?[nmrs]?|unsere?[nmrs]?|ihre?[nmrs]?|keine?[nmrs]?|ohne|unter|über|zwei|drei)$/i;

const withoutAdjective: ShorteningRule = (text, { kind }) => {
  const words = text.split(" ");
  if (kind === "claim") return [];
  return words.flatMap((word, at) =>
    /^\p{Ll}\p{L}+(?:e|en|er|es|em)$/u.test(word) && !DETERMINER.test(word) && /^\p{Lu}/u.test(words[at + 1] ?? "")
      ? [{ text: words.filter((_, place) => place !== at).join(" "), loss: 0.12 }]
      : [],
  );
};
/** "Brot backen ohne Hefe" becomes "Brot ohne Hefe": the object implies the verb. */
const withoutVerb: ShorteningRule = (text, { kind, slots }) => {
  if (kind !== "activity" || /^eine?[nmr] /i.test(text)) return [];
  const verb = slots.do?.split(" ").at(-1) ?? "";
  const at = verb === "" ? -1 : `${text} `.lastIndexOf(` ${verb} `);
  const before = text.slice(0, Math.max(0, at));
  const rest = `${before}${text.slice(at + verb.length + 1)}`;
  return /\p{Lu}\p{L}/u.test(before) && /\p{Lu}[\p{L}-]+$/u.test(rest)
    ? [{ text: rest, loss: /^(?:leben|machen|bauen|backen)$/.test(verb) ? 0.1 : 0.25 }]
    : [];
};
const withoutObject: ShorteningRule = (text, { kind }) =>
  kind === "activity"
    ? [{ text: text.replace(/^(?:\p{Ll}+ )*\p{Lu}[\p{L}-]+ (?=\p{Ll}+en (?:ohne|mit) )/u, ""), loss: 0.3 }]
    : [];
const STARTER =
  /^(?:Ich|Wir|Mit|Ohne|Wie|Was|Wer|Warum|Eine?n?|Der|Die|Das|So|Mein|Meine|Kein|Durch|Zwei|Drei|Von|Zu|Im|In|Auf)$/;
const TIME = /^(?:Tage?n?|Nächte?|Nacht|Wochen?|Wochenende|Monate?n?|Jahre?n?|Stunden?|Minuten?|Euro|Grad)$/;
/** The first noun, with "kein" or "ohne" before it. */
const noun: ShorteningRule = (text, { kind }) => {
  if (kind === "thing" || kind === "versus") return [];
  const nouns = text.match(/(?:(?:kein\p{Ll}*|ohne) )?(?<=\p{L} |^)\p{Lu}[\p{L}-]+/gu) ?? [];
  const found = nouns.find((one) => !TIME.test(one) && !STARTER.test(one));
  if (!found) return [];
  return [kind === "claim" ? { text: found, loss: 0.5, isSubject: true, isLast: true } : { text: found, loss: 0.45 }];
};
/** "Gemüse auf dem Balkon anbauen": drops the prepositional phrase and keeps the verb at the end. */
const PHRASE =
  /(?<=\p{L}) (?:auf|im|in|am|an|aus|bei|mit|für|von|vom|unter|durch|nach|zu|zum|zur) (?:\p{Ll}+ |\d+ )*\p{Lu}[\p{L}-]+(?= )/u;
const withoutPhrase: ShorteningRule = (text, { kind }) =>
  kind === "activity" ? [{ text: text.replace(PHRASE, ""), loss: 0.2 }] : [];
const ownerOnly: ShorteningRule = (text) =>
  / und ihr[e]? /.test(text) ? [{ text: text.replace(/ und ihre? .*$/, ""), loss: 0.4 }] : [];
const place: ShorteningRule = (text, { kind }) =>
  kind === "claim"
    ? [{ text: text.replace(/ (?:in|im|auf|aus|bei|am) (?:\p{Ll}+ )?\p{Lu}\p{L}+(?= )/u, ""), loss: 0.2 }]
    : [];

export const germanRules: LanguageRules = {
  filler: /\b(?:wirklich|einfach|ganz|sehr|selbst|komplett|tatsächlich) /i,
  opening: /^(?:ich (?:habe|war|bin) |wir (?:haben|waren|sind) |so |wie man )/i,
  // Without "der" or "das" the ending of an adjective would have to change.
  article:
    /^(?:[Dd](?:er|as) (?=\p{Lu})|(?:[Dd]ie|[Dd]en|[Dd]em|[Ee]ine?n?|[Mm]eine?n?|[Uu]nsere?) (?!(?:Tag|Nacht|Woche|Wochenende|Monat|Jahr)\b))/u,
  preposition: /^(?:in|im|am|mit|ohne|für|bei|auf|aus|von|vom|unter|durch|nach|gegen|über|zu|zum|zur) /i,
  without: /^ohne$/i,
  time: /^\d+ (?:Tage|Wochen|Monate|Stunden|Jahre) (?!in |im |mit |bei )/,
  swaps: SHORTER_WORDS,
  rules: [
    withoutPhrase,
    withoutAdjective,
    withoutVerb,
    withoutObject,
    noun,
    ownerOnly,
    place,
    shortenSides(
      [
        "{a} oder {b}?",
        "{a} oder nicht?",
        "Lieber {b}?",
        "Warum {a}?",
        "Warum {b}?",
        "Team {a}",
        "Team {b}",
        "Nur {b}?",
      ],
      "noun last",
    ),
  ],
};
