import type { TitleFormat } from "@coldopen/contract/ideas/ratings";

const TIME_LIMIT =
  /(?<![\p{L}\d])\d{1,4} (?:hours?|days?|weeks?|months?|minutes?|years?|horas?|días?|semanas?|meses|mes|años?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|heures?|jours?|semaines?|mois|ans?)(?!\p{L})/iu;

const EXPRESSIONS: Record<TitleFormat, RegExp> = {
  listicle: /^(?:top |the |los |las |les |die )?\d{1,3} \p{L}/iu,
  question: /\?$/u,
  how_to: /^(?:how to|cómo|wie (?:man|du|ich)|comment) /iu,
  price: /[$€£] ?\d|\d ?[$€£]/u,
  time_limit: TIME_LIMIT,
  first_person: /^(?:i|we|ich|wir|je|nous) |^j['’]/iu,
  comparison: /(?<!\p{L})(?:vs|versus)(?!\p{L})/iu,
};

/** How a title is built, as far as its words show it. */
export const formatsOf = (title: string): TitleFormat[] => {
  const text = title.trim();
  const formats = (Object.keys(EXPRESSIONS) as TitleFormat[]).filter((format) => EXPRESSIONS[format].test(text));
  // "30 Days in a Cabin" starts with a number but lists nothing.
  return formats.includes("time_limit") ? formats.filter((format) => format !== "listicle") : formats;
};
