import type { LanguageRules } from "../../shorten/shortening-rule.ts";

/** Longer expressions and their shorter synonyms; the number is the loss of meaning. */
export const SHORTER_WORDS: LanguageRules["swaps"] = [
  [/\bteléfono(s?)(?!\p{L})/iu, "móvil"],
  [/\btelevisión(?!\p{L})/iu, "tele"],
  [/\bbicicleta(s?)\b/i, "bici$1"],
  [/\bmotocicleta(s?)\b/i, "moto$1"],
  [/\bfotografía(s?)\b/i, "foto$1"],
  [/\bpelícula(s?)\b/i, "peli$1"],
  [/\bapartamento(s?)\b/i, "piso$1"],
  [/\bordenador\b/i, "PC"],
  [/\bauriculares\b/i, "cascos"],
  [/\b30 días\b/i, "un mes"],
  [/\b((?:a los|con) \d+) años\b/i, "$1"],
  [/^aprender a /i, ""],
  [/^(?:se puede|puedes|puedo|podemos) /i, ""],
  [/^qué pasa si /i, "y si "],
  [/ más \p{L}+/iu, "", 0.6],
  [/ tanto$/i, "", 0.15],
  [/^(?:cocinar|construir|preparar) /i, "hacer "],
  [/^(?:restaurar|reparar) /i, "salvar "],
  [/ y /i, " & "],
];
