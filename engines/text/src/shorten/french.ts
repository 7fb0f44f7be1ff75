import { SHORTER_WORDS } from "../data/fr/shorter-words.ts";
import type { LanguageRules, ShorteningRule } from "./shortening-rule.ts";
import { shortenSides } from "./sides.ts";

const asStatement: ShorteningRule = (text, { slots }) =>
  slots.why ? [{ text: text.replace(/^pourquoi /i, ""), loss: 0.12, isLast: true }] : [];
const subject: ShorteningRule = (text, { kind }) => {
  const found =
    kind === "claim"
      ? text.match(
          /(?:^| )((?:(?:le|la|les|un|une|mon|ma|mes) |l['’])(?:(?:vieux|vieille|petite?|grande?|nouveau|nouvelle|belle|beau)s? )?[\p{L}-]+)/iu,
        )?.[1]
      : undefined;
  return found ? [{ text: found, loss: 0.45, isSubject: true, isLast: true }] : [];
};
const object: ShorteningRule = (text, { kind }) => {
  const found =
    kind === "activity"
      ? text.match(
          /^[\p{L}']+ (?:à \p{L}+ )?((?:(?:une?|le|la|les|des|mon|ma|son|sa|ses) |l['’])(?:propres? )?(?:(?:vieux|vieille|petite?|grande?|nouveau|nouvelle|belle|beau)s? )?[\p{L}-]+)/iu,
        )?.[1]
      : undefined;
  return found ? [{ text: found, loss: 0.3 }] : [];
};

const FIRST =
  /(?<=^(?:les?|la|une?|mon|ma|mes) )(?:derni(?:er|ère)|vieux|vieille|petite?|grande?|nouveau|nouvelle|meilleure?|premi(?:er|ère)|belle|beau)s? /i;
/** "la dernière bergère des Pyrénées" becomes "la dernière bergère". */
const withoutTail: ShorteningRule = (text, { kind }) =>
  kind === "thing"
    ? [
        { text: text.replace(/ (?:des|du|de|aux?|à) .+$| (?:d|à l)['’].+$/i, ""), loss: 0.3 },
        { text: text.replace(FIRST, ""), loss: 0.2 },
      ]
    : [];
/** Drops the adjective after the noun. */
const withoutAdjective: ShorteningRule = (text, { kind }) =>
  kind === "thing" &&
  !FIRST.test(text) &&
  /^(?:(?:les?|la|une?|mon|ma|mes|des) |l['’])[\p{L}-]+ \p{L}+[ésetxl]$/iu.test(text)
    ? [{ text: text.replace(/ \p{L}+$/u, ""), loss: 0.35 }]
    : [];

/** "dormir dans un igloo" becomes "un igloo": the place carries most of the meaning. */
const where: ShorteningRule = (text, { kind }) => {
  const found =
    kind === "activity" ? text.match(/ (?:dans|sur) ((?:(?:les?|la|une?) |l['’])[\p{L}-]+)$/iu)?.[1] : undefined;
  return found ? [{ text: found, loss: 0.4 }] : [];
};

const history: ShorteningRule = (text) => {
  const found = text.match(/^l['’]histoire (?:du |des |de la |de l['’]|de |d['’])(.+)$/i)?.[1];
  return found
    ? [
        { text: found, loss: 0.15 },
        { text: `${found}: l'histoire`, loss: 0.05, isLast: true },
      ]
    : [];
};

export const frenchRules: LanguageRules = {
  filler:
    /(?<!\p{L})(?:vraiment|juste|très|si(?= (?:fort|bien|peu|beau|grand|petit|cher|vite))|totalement|complètement) /iu,
  opening: /^(?:j['’]ai \p{L}+(?:é|i|u|is|it|ert) |comment )/iu,
  article: /^(?:les?|la|une?|des|mon|ma|mes) /i,
  preposition: /^(?:en|avec|sans|pour|dans|sur|de|chez) /i,
  without: /^sans$/i,
  time: /^\d+ (?:jours|semaines|mois|heures|ans) (?!en |de |à )/i,
  swaps: SHORTER_WORDS,
  isName: (text) => !/^(?:j['’]|je |on |nous |il |elle )/i.test(text) && text.split(" ").length <= 3,
  rules: [
    where,
    withoutTail,
    withoutAdjective,
    asStatement,
    subject,
    object,
    history,
    shortenSides(
      [
        "{a} ou {b}?",
        "{a} ou pas?",
        "Plutôt {b}?",
        "Pourquoi {a}?",
        "Pourquoi {b}?",
        "Équipe {a}",
        "Équipe {b}",
        "Et {b}?",
      ],
      "noun first",
    ),
  ],
};
