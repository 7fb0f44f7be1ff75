import { sidesWay } from "./sides.ts";
import type { Brevity, Way } from "./way.ts";

const asStatement: Way = (text, { slots }) =>
  slots.why ? [{ text: text.replace(/^pourquoi /i, ""), loss: 0.12, isLast: true }] : [];
const subject: Way = (text, { kind }) => {
  const found =
    kind === "claim"
      ? text.match(
          /(?:^| )((?:(?:le|la|les|un|une|mon|ma|mes) |l['’])(?:(?:vieux|vieille|petite?|grande?|nouveau|nouvelle|belle|beau)s? )?[\p{L}-]+)/iu,
        )?.[1]
      : undefined;
  return found ? [{ text: found, loss: 0.45, isSubject: true, isLast: true }] : [];
};
const object: Way = (text, { kind }) => {
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
/** "la dernière bergère des Pyrénées" is still the last shepherdess. */
const withoutTail: Way = (text, { kind }) =>
  kind === "thing"
    ? [
        { text: text.replace(/ (?:des|du|de|aux?|à) .+$| (?:d|à l)['’].+$/i, ""), loss: 0.3 },
        { text: text.replace(FIRST, ""), loss: 0.2 },
      ]
    : [];
/** An adjective stands after its noun, at the end. */
const withoutAdjective: Way = (text, { kind }) =>
  kind === "thing" &&
  !FIRST.test(text) &&
  /^(?:(?:les?|la|une?|mon|ma|mes|des) |l['’])[\p{L}-]+ \p{L}+[ésetxl]$/iu.test(text)
    ? [{ text: text.replace(/ \p{L}+$/u, ""), loss: 0.35 }]
    : [];

/** "dormir dans un igloo": where it is done tells most of it. */
const where: Way = (text, { kind }) => {
  const found =
    kind === "activity" ? text.match(/ (?:dans|sur) ((?:(?:les?|la|une?) |l['’])[\p{L}-]+)$/iu)?.[1] : undefined;
  return found ? [{ text: found, loss: 0.4 }] : [];
};

const history: Way = (text) => {
  const found = text.match(/^l['’]histoire (?:du |des |de la |de l['’]|de |d['’])(.+)$/i)?.[1];
  return found
    ? [
        { text: found, loss: 0.15 },
        { text: `${found}: l'histoire`, loss: 0.05, isLast: true },
      ]
    : [];
};

export const frenchBrevity: Brevity = {
  filler:
    /(?<!\p{L})(?:vraiment|juste|très|si(?= (?:fort|bien|peu|beau|grand|petit|cher|vite))|totalement|complètement) /iu,
  opening: /^(?:j['’]ai \p{L}+(?:é|i|u|is|it|ert) |comment )/iu,
  article: /^(?:les?|la|une?|des|mon|ma|mes) /i,
  preposition: /^(?:en|avec|sans|pour|dans|sur|de|chez) /i,
  without: /^sans$/i,
  time: /^\d+ (?:jours|semaines|mois|heures|ans) (?!en |de |à )/i,
  swaps: [
    [/\btélévision\b/i, "télé"],
    [/\bréfrigérateur\b/i, "frigo"],
    [/\bphotographie(s?)\b/i, "photo$1"],
    [/\bbicyclette(s?)\b/i, "vélo$1"],
    [/\bappartement(s?)\b/i, "appart$1"],
    [/\brestaurant(s?)\b/i, "resto$1"],
    [/\bgrand-père\b/i, "papi"],
    [/\bgrand-mère\b/i, "mamie"],
    [/\bordinateur\b/i, "PC"],
    [/(?<!\p{L})30 jours\b/iu, "un mois"],
    [/\beuros\b/i, "€"],
    [/^apprendre à /i, ""],
    [/^(?:peut-on|faut-il|peux-tu) /i, ""],
    [/^que se passe-t-il si /i, "et si "],
    [/ trouvée? dans la rue/i, " de la rue"],
    [/^réparer /i, "sauver "],
    [/^construire /i, "bâtir "],
    [/^voyager /i, "partir "],
    [/ parisien(?= )/i, ""],
    [/ et /i, " & "],
  ],
  isName: (text) => !/^(?:j['’]|je |on |nous |il |elle )/i.test(text) && text.split(" ").length <= 3,
  ways: [
    where,
    withoutTail,
    withoutAdjective,
    asStatement,
    subject,
    object,
    history,
    sidesWay(
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
