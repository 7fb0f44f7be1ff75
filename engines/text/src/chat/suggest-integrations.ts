import type { Language } from "../language.ts";
import { integrationMoments } from "./data/integration-moments.ts";
import { anyProduct, type SponsorKind, sponsorKinds } from "./data/sponsors.ts";

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
  /[$€£]\d[\d.,]{0,12}|\b\d{1,6} (?:minutes|hours|days|weeks|months|miles|kilometres|kilometers|degrees|dollars|euros)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:hours|days|nights|weeks)\b/i;
const MAX_SUBJECT_LENGTH = 60;
const MAX_BEAT_LENGTH = 280;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withoutEnd = (text: string) => text.trim().replace(/[.!?]$/, "");

const kindOf = ({ brand, product = "" }: IntegrationBrief): Omit<SponsorKind, "words"> => {
  const named = (text: string) => sponsorKinds.find(({ words }) => words.test(text));
  return named(product) ?? named(brand) ?? anyProduct;
};

const GENERIC: Readonly<Record<Language, string>> = {
  en: "the project",
  de: "das Projekt",
  es: "el proyecto",
  fr: "le projet",
};
/** A sponsor without a name of its own: "tool sponsor" becomes "the tool sponsor". */
const nameOf = ({ brand, language }: IntegrationBrief): string =>
  language === "en" && /^\p{Ll}[^A-Z]*\b(?:sponsor|brand|company)$/u.test(brand) ? `the ${brand}` : brand;

/** The subject as a noun; a whole sentence is none. */
function subjectOf({ about, language }: IntegrationBrief): string {
  const subject = withoutEnd(about).replace(/\s(?:video|videos)$/i, "");
  const isNoun = subject !== "" && subject.length <= MAX_SUBJECT_LENGTH && !/[.!?,;:]/.test(subject);
  if (!isNoun) return GENERIC[language];
  return /^(?:a|an|the|my|our|this|\$|\d)\b|^[$\d]/i.test(subject) || language !== "en" ? subject : `the ${subject}`;
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
  const brand = nameOf(brief);
  const number = (NUMBER.exec(about) ?? NUMBER.exec(concept))?.[0];
  const moments = integrationMoments[language].filter(({ needsNumber }) => !needsNumber || number !== undefined);
  const chosen = moments.slice(0, count);
  const beats = beatsOf(brief, chosen.length);
  const kind = kindOf(brief);
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
