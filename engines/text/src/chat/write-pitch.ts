import type { Language } from "../language.ts";
import { counted, fill } from "./answer.ts";
import { pitchTemplates } from "./data/pitch-texts.ts";
import { sponsorName, upperFirst } from "./suggest-integrations.ts";

/** What is known for a pitch. Its texts hold no other names and figures. */
export type PitchFacts = {
  brand: string;
  creator: string;
  /** Empty where the video has none yet. */
  title: string;
  /** Moments of the timeline in which the brand is on screen. */
  moments: number;
  /** Topics that do better than usual for the channel, the best first. */
  interests: readonly string[];
  /** Why the concept works, where that was said. */
  why: string;
  /** A catalogue video that supports the concept. */
  evidence: { title: string; index: number } | undefined;
  language: Language;
};
export type PitchParts = {
  valueProposition: string;
  audienceOverview: string;
  affinitySummary: string;
  strategicRationale: string;
  closingMessage: string;
};

const MAX_INTERESTS = 3;

function listOf(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** The texts of a pitch. What there is no fact for stays empty. */
export function writePitchParts({
  language,
  moments,
  interests,
  why,
  evidence,
  brand,
  creator,
  title,
}: PitchFacts): PitchParts {
  const templates = pitchTemplates[language];
  const [first] = interests;
  const titled = title === "" ? "untitled" : "titled";
  const values = {
    ...{ brand: sponsorName(brand, language), creator },
    ...{ story: fill(templates.story[titled], { title }), work: fill(templates.work[titled], { title }) },
    ...{ interests: listOf(interests.slice(0, MAX_INTERESTS), templates.and), first: first ?? "" },
  };
  const index = evidence?.index.toLocaleString(language, { maximumFractionDigits: 1 });
  const support = evidence ? fill(templates.evidence, { video: evidence.title, index: index ?? "" }) : "";
  const reasons = [why, support].filter((text) => text !== "");
  const subjectOfSentence = { ...values, brand: upperFirst(values.brand) };
  const rationale = moments > 0 ? fill(templates.rationale, language === "en" ? subjectOfSentence : values) : "";
  return {
    valueProposition: upperFirst(
      moments > 0 ? counted(templates.valueProposition, moments, values) : fill(templates.valueWithoutMoments, values),
    ),
    audienceOverview: first === undefined ? "" : fill(templates.audienceOverview, values),
    affinitySummary: first === undefined ? "" : fill(templates.affinitySummary, values),
    strategicRationale: reasons.length > 0 ? reasons.join("\n\n") : rationale,
    closingMessage: fill(templates.closingMessage, values),
  };
}
