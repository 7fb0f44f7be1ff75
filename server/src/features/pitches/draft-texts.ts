import type { PitchContent, PitchSelections } from "@coldopen/contract/pitches/schema";
import { writePitchParts } from "@coldopen/engine-text/chat";
import type { Language } from "@coldopen/engine-text/language";
import { defaultTitle } from "./rules.ts";

/** The texts that the studio writes for chosen moments. */
type DraftTexts = {
  title: string;
  strategicRationale: string;
  valueProposition: string;
  audienceOverview: string;
  affinitySummary: string;
  closingMessage: string;
};

export async function languageOf(selections: PitchSelections | null): Promise<Language> {
  const { detectLanguage } = await import("@coldopen/engine-text/language");
  return detectLanguage(selections?.selectedIntegration ?? "");
}

const textsOf = ({ creatorProfile, audience, campaign, closingMessage }: PitchContent): DraftTexts => ({
  title: campaign.title,
  strategicRationale: campaign.strategicRationale,
  valueProposition: creatorProfile.valueProposition,
  audienceOverview: audience.overview,
  affinitySummary: audience.affinitySummary,
  closingMessage,
});

/** What the texts are for the brand, the moments and the figures of a pitch. */
function draftTexts({ brand, creator, audience, campaign }: PitchContent, language: Language): DraftTexts {
  const untitled = defaultTitle(creator.name, brand.name);
  const parts = writePitchParts({
    ...{ brand: brand.name, creator: creator.name, language, why: "", evidence: undefined },
    title: campaign.title === untitled ? "" : campaign.title,
    moments: campaign.integrationTimeline.filter(({ phase }) => phase === "during").length,
    interests: audience.interests.map(({ category }) => category),
  });
  return { ...parts, title: untitled };
}

/** Replaces the texts that are as expected; what a person wrote or chose is not. */
function replaceTexts(content: PitchContent, expected: DraftTexts, next: DraftTexts): PitchContent {
  const current = textsOf(content);
  const pick = (name: keyof DraftTexts) => (current[name] === expected[name] ? next[name] : current[name]);
  return {
    ...content,
    creatorProfile: { ...content.creatorProfile, valueProposition: pick("valueProposition") },
    audience: {
      ...content.audience,
      overview: pick("audienceOverview"),
      affinitySummary: pick("affinitySummary"),
    },
    campaign: { ...content.campaign, title: pick("title"), strategicRationale: pick("strategicRationale") },
    closingMessage: pick("closingMessage"),
  };
}

/** Fills in the texts of a pitch that comes from chosen moments, where `empty`, the pitch without them, has the same. */
export const withDraftTexts = (content: PitchContent, empty: PitchContent, language: Language): PitchContent =>
  content.campaign.integrationTimeline.length === 0
    ? content
    : replaceTexts(content, textsOf(empty), draftTexts(content, language));

/** Brings the texts that were drafted for `before` up to date with `after`. */
export const withRedraftedTexts = (
  content: PitchContent,
  { before, after, language }: { before: PitchContent; after: PitchContent; language: Language },
): PitchContent => replaceTexts(content, draftTexts(before, language), draftTexts(after, language));
