import type { LanguageRules } from "../../shorten/shortening-rule.ts";

/** Longer expressions and their shorter synonyms; the number is the loss of meaning. */
export const SHORTER_WORDS: LanguageRules["swaps"] = [
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
];
