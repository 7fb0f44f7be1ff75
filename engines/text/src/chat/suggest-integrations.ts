import type { Language } from "../language.ts";
import { readBrief } from "../reading/read-brief.ts";
import { integrationMoments } from "./data/integration-moments.ts";
import { type SponsorKind, type SponsorPhrases, type SponsorTable, sponsorWords } from "./data/sponsors.ts";
import { germanSponsors } from "./data/sponsors-de.ts";
import { englishSponsors } from "./data/sponsors-en.ts";
import { spanishSponsors } from "./data/sponsors-es.ts";
import { frenchSponsors } from "./data/sponsors-fr.ts";

export type IntegrationBrief = {
  brand: string;
  /** What the brand sells, where it was said. */
  product?: string | undefined;
  /** The video in a few words. */
  about: string;
  /** The video in sentences, where there is a concept. */
  concept: string;
  count: number;
  language: Language;
};
export type IntegrationIdea = { summary: string; content: string; before: string; after: string };

const SENTENCE_END = /(?<=[.!?])\s+/;
/** A price, a time or an amount with its unit. */
const NUMBER =
  /[$€£]\d[\d.,]{0,12}|\b\d[\d.,]{0,12} ?[€$£]|\b\d{1,6} (?:minutes|hours|days|weeks|months|miles|kilometres|kilometers|degrees|dollars|euros?|minuten|stunden|tagen?|wochen|monaten?|kilometer|grad|minutos|horas|días|semanas|meses|kilómetros|grados|heures|jours|semaines|mois|kilomètres|degrés)(?![\p{L}\d])|\b(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:hours|days|nights|weeks)\b/iu;
const MAX_SUBJECT_LENGTH = 60;
const MAX_QUOTED_LENGTH = 100;
const MAX_BEAT_LENGTH = 280;

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withoutEnd = (text: string) => text.trim().replace(/[.!?]$/, "");

const phrasesIn: Readonly<Record<Language, SponsorTable>> = {
  en: englishSponsors,
  de: germanSponsors,
  es: spanishSponsors,
  fr: frenchSponsors,
};

/** What the brand sells, as phrases of the language. */
export function sponsorPhrasesOf({
  brand,
  product = "",
  language,
}: Pick<IntegrationBrief, "brand" | "product" | "language">): SponsorPhrases {
  const kinds = Object.keys(sponsorWords) as SponsorKind[];
  const named = (text: string) => kinds.find((kind) => sponsorWords[kind].test(text));
  return phrasesIn[language][named(product) ?? named(brand) ?? "any"];
}

const GENERIC: Readonly<Record<Language, string>> = {
  en: "the project",
  de: "diesem Video",
  es: "este video",
  fr: "cette vidéo",
};
const QUOTES: Readonly<Record<Exclude<Language, "en">, readonly [open: string, close: string]>> = {
  de: ["„", "“"],
  es: ["«", "»"],
  fr: ["« ", " »"],
};
/** A sponsor without a name of its own: "tool sponsor" becomes "the tool sponsor". */
export const sponsorName = (brand: string, language: Language): string =>
  language === "en" && /^(?:\p{Ll}[^A-Z]*\b(?:sponsor|brand|company)|\p{Lu}[^A-Z]* sponsor)$/u.test(brand)
    ? `the ${brand.charAt(0).toLowerCase()}${brand.slice(1)}`
    : brand;

/** "We build small homes" and "restoring a bike" say what happens, and are no nouns. */
const isClause = (text: string): boolean => !["thing", "unclear"].includes(readBrief(text, "en").shape);

/** The subject as a noun; a whole sentence is none. Languages with genders and cases quote it. */
function subjectOf({ about, language }: IntegrationBrief): string {
  const subject = withoutEnd(about).replace(/\s(?:video|videos)$/i, "");
  if (language !== "en") {
    const [open, close] = QUOTES[language];
    return subject === "" || subject.length > MAX_QUOTED_LENGTH ? GENERIC[language] : `${open}${subject}${close}`;
  }
  const isNoun =
    subject !== "" && subject.length <= MAX_SUBJECT_LENGTH && !/[.!?,;:]/.test(subject) && !isClause(subject);
  if (!isNoun) return GENERIC.en;
  return /^(?:a|an|the|my|our|this|\$|\d)\b|^[$\d]/i.test(subject) ? subject : `the ${subject}`;
}

/** Sentences of the concept, spread over the moments from its start to its end. */
function beatsOf({ concept }: IntegrationBrief, count: number): string[] {
  const sentences = concept
    .trim()
    .split(SENTENCE_END)
    .filter((sentence) => sentence !== "" && sentence.length <= MAX_BEAT_LENGTH);
  const last = sentences.length - 1;
  return Array.from({ length: count }, (_, at) => {
    const sentence = sentences[Math.round((at / Math.max(1, count - 1)) * last)] ?? "";
    return sentence === "" || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  });
}

/** Moments of a video where a brand has a part: what is on screen before, during and after. */
export function suggestIntegrations(brief: IntegrationBrief): IntegrationIdea[] {
  const { about, concept, count, language } = brief;
  const brand = sponsorName(brief.brand, language);
  const number = (NUMBER.exec(about) ?? NUMBER.exec(concept))?.[0];
  const moments = integrationMoments[language].filter(({ needsNumber }) => !needsNumber || number !== undefined);
  const chosen = moments.slice(0, count);
  const beats = beatsOf(brief, chosen.length);
  const kind = sponsorPhrasesOf(brief);
  return chosen.map((moment, at) => {
    const values: Readonly<Record<string, string>> = {
      brand,
      subject: subjectOf(brief),
      beat: beats[at] ?? "",
      number: number ?? "",
      product: kind.product,
      trouble: kind.trouble,
      use: kind.use[0],
      comparison: kind.use[1],
      end: kind.use[2],
      measure: kind.measure,
      trace: kind.trace,
    };
    const fill = (template: string) =>
      template
        .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
        .replace(/ {2,}/g, " ")
        .trim()
        .split(SENTENCE_END)
        .map(upperFirst)
        .join(" ");
    return {
      summary: fill(moment.summary),
      content: fill(moment.during),
      before: fill(moment.before),
      after: fill(moment.after),
    };
  });
}
