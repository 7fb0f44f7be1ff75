import { SHORTER_WORDS } from "../data/es/shorter-words.ts";
import type { LanguageRules, ShorteningRule } from "./shortening-rule.ts";
import { shortenSides } from "./sides.ts";

const asStatement: ShorteningRule = (text, { slots }) =>
  slots.why ? [{ text: text.replace(/^por qué /i, ""), loss: 0.12, isLast: true }] : [];
const subject: ShorteningRule = (text, { kind }) => {
  const found = kind === "claim" ? text.match(/(?:^| )((?:el|la|los|las|un|una|mi|mis) [\p{L}-]+)/iu)?.[1] : undefined;
  return found ? [{ text: found, loss: 0.45, isSubject: true, isLast: true }] : [];
};
const object: ShorteningRule = (_, { kind, slots }) =>
  kind === "activity" && slots.bare && slots.bare.length > 3 ? [{ text: slots.bare, loss: 0.3 }] : [];
/** Drops the adjective after the noun. */
const withoutAdjective: ShorteningRule = (text, { kind }) =>
  kind === "thing" && /^(?:(?:el|la|los|las|un|una|mi|mis) )?\p{L}+ \p{L}+[oae]s?$/iu.test(text)
    ? [{ text: text.replace(/ \p{L}+$/u, ""), loss: 0.35 }]
    : [];

const FIRST =
  /(?<=^(?:el|la|los|las|un|una|mi|mis) )(?:últim[oa]s?|viej[oa]s?|mejor(?:es)?|gran|primer[oa]?s?|nuev[oa]s?|antigu[oa]s?|pequeñ[oa]s?) /iu;
const withoutFirst: ShorteningRule = (text, { kind }) =>
  kind === "thing" ? [{ text: text.replace(FIRST, ""), loss: 0.2 }] : [];

/** "dormir en el desierto" becomes "el desierto": the place carries most of the meaning. */
const where: ShorteningRule = (text, { kind }) => {
  const found = kind === "activity" ? text.match(/ en ((?:el|la|los|las|una?) [\p{L}-]+)$/iu)?.[1] : undefined;
  return found ? [{ text: found, loss: 0.4 }] : [];
};

const history: ShorteningRule = (text) => {
  const found = text.match(/^(?:la )?historia (?:del |de los |de las |de la |de )(.+)$/i)?.[1];
  return found
    ? [
        { text: found, loss: 0.15 },
        { text: `${found}: la historia`, loss: 0.05, isLast: true },
      ]
    : [];
};

export const spanishRules: LanguageRules = {
  filler: /\b(?:de verdad|realmente|muy|totalmente|completamente) /i,
  opening: /^(?:viví|pasé|probé|hice|cómo|corrí|compré|comí|visité|construí|cociné|aprendí|monté) /i,
  article: /^(?:el|la|los|las|un|una|unos|unas|mi|mis) (?!\p{L}+ más )/iu,
  preposition: /^(?:en|con|sin|para|por|durante|entre|desde|de|del) |^a l/i,
  without: /^sin$/i,
  time: /(?<=^|^\p{L}+ )\d+ (?:días|semanas|meses|horas|años) (?!en |de |con )/iu,
  swaps: SHORTER_WORDS,
  isName: (text) => !/^(?:me |no |he |(?!caf|té|beb|pur)\p{L}+[éí](?: |$))/iu.test(text) && text.split(" ").length <= 3,
  rules: [
    where,
    withoutFirst,
    asStatement,
    subject,
    object,
    history,
    withoutAdjective,
    shortenSides(
      [
        "¿{a} o {b}?",
        "¿{a} o no?",
        "¿Mejor {b}?",
        "¿Por qué {a}?",
        "¿Por qué {b}?",
        "Equipo {a}",
        "Equipo {b}",
        "¿Solo {a}?",
      ],
      "noun first",
    ),
  ],
};
