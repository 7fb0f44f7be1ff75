import type { ChatPitch } from "@coldopen/contract/chat/results";
import { AppError } from "@coldopen/contract/kernel/errors";
import { titleLineFrom } from "@coldopen/contract/kernel/names";
import { brandTitle, emptySelections, timelineFrom, toggleSuggestion } from "@coldopen/contract/pitches/rules";
import {
  BRAND_NAME_MAX,
  PITCH_TITLE_MAX,
  type PitchContent,
  type PitchSelections,
  type PitchTexts,
  TIMELINE_MAX,
} from "@coldopen/contract/pitches/schema";
import { toWebsite } from "@coldopen/contract/pitches/website";
import { type PitchParts, writePitchParts } from "@coldopen/engine-text/chat";
import { pitchService } from "../../pitches/index.ts";
import { hasOnlyKnownNumbers } from "../rules.ts";
import { writeConcepts, writeTitles } from "./idea-tools.ts";
import { findMoments } from "./integration-tools.ts";
import type { ToolContext, ToolHandlers } from "./tool-context.ts";

const MOMENTS = 3;

const toChatPitch = ({ brand, creator, creatorProfile, audience, campaign, ...pitch }: PitchContent): ChatPitch => ({
  brand: { name: brand.name, logo_url: brand.logoUrl, website_url: brand.websiteUrl },
  creator: { name: creator.name, handle: creator.handle, avatar_url: creator.avatarUrl },
  creator_profile: {
    bio: creatorProfile.bio,
    value_proposition: creatorProfile.valueProposition,
    metrics: {
      subscribers: creatorProfile.metrics.subscribers,
      total_views: creatorProfile.metrics.totalViews,
      avg_views_per_video: creatorProfile.metrics.avgViewsPerVideo,
      engagement_rate: creatorProfile.metrics.engagementRate,
    },
  },
  audience: {
    overview: audience.overview,
    purchase_intent_multiplier: audience.purchaseIntentMultiplier,
    demographics: audience.demographics,
    brand_affinities: audience.brandAffinities.map(({ brand: name, liftPercentage }) => ({
      brand: name,
      lift_percentage: liftPercentage,
    })),
    interests: audience.interests.map(({ category, liftPercentage }) => ({
      category,
      lift_percentage: liftPercentage,
    })),
    affinity_summary: audience.affinitySummary,
  },
  campaign: {
    title: campaign.title,
    description: campaign.description,
    strategic_rationale: campaign.strategicRationale,
    hero_image_url: campaign.heroImageUrl,
    integration_timeline: campaign.integrationTimeline,
  },
  closing_message: pitch.closingMessage,
  figure_sources: {
    subscribers: pitch.sources.subscribers,
    total_views: pitch.sources.totalViews,
    avg_views_per_video: pitch.sources.avgViewsPerVideo,
    engagement_rate: pitch.sources.engagementRate,
  },
});

type PitchRequest = Parameters<ToolHandlers["write_pitch"]>[0];

/** What the video is about: the concept and the title that were chosen, those of the project, or new ones. */
async function findVideo(tool: ToolContext, { about }: PitchRequest, selections: PitchSelections, bio: string) {
  const { selectedConcept, selectedConceptWhyThisWorks: why, selectedTitle } = selections;
  const subject = about || selectedTitle || selectedConcept || bio;
  if (subject === "") throw new AppError("invalid_input", "Say what the video is about, or choose a project");
  const [concept] = selectedConcept ? [] : await writeConcepts(tool, { about: subject, count: 1 });
  const [title] = selectedTitle ? [] : await writeTitles(tool, { about: subject, count: 1 });
  const sources = concept?.sources ?? [];
  return {
    title: titleLineFrom(selectedTitle || (title?.title ?? ""), PITCH_TITLE_MAX),
    concept: selectedConcept || (concept?.concept ?? ""),
    why: selectedConcept === "" ? (concept?.why_this_works ?? "") : why,
    subject,
    sources,
    evidence: sources.find(({ performance_index: index }) => index !== null && index >= 1),
  };
}

/** The moments that were chosen, those that the call names, or new ones. */
async function withMoments(
  tool: ToolContext,
  { brand, product, integrations }: PitchRequest,
  selections: PitchSelections,
  video: { subject: string; concept: string },
): Promise<PitchSelections> {
  if (selections.selectedIntegration !== "") return selections;
  const named = integrations.filter(({ content }) => content.trim() !== "");
  const moments =
    named.length > 0
      ? named
      : (
          await findMoments(tool, {
            ...{ brand, product, about: video.subject, concept: video.concept },
            ...{ count: MOMENTS, language: tool.language },
          })
        ).map(({ content, before, after }) => ({ content, beforeIntegration: before, afterIntegration: after }));
  return moments.reduce<PitchSelections>(toggleSuggestion, selections);
}

/** The texts that the model wrote, where they hold no figure that is not known; else those of the studio. */
const preferWritten = (
  written: Partial<Record<keyof PitchParts, string | undefined>>,
  parts: PitchParts,
  known: readonly string[],
): PitchParts => {
  const pick = (name: keyof PitchParts) => {
    const text = written[name]?.trim() ?? "";
    return text !== "" && hasOnlyKnownNumbers(text, known) ? text : parts[name];
  };
  return {
    valueProposition: pick("valueProposition"),
    audienceOverview: pick("audienceOverview"),
    affinitySummary: parts.affinitySummary,
    strategicRationale: pick("strategicRationale"),
    closingMessage: pick("closingMessage"),
  };
};

export const pitchTools: Pick<ToolHandlers, "write_pitch"> = {
  write_pitch: async (request, tool) => {
    const { context, scope, language, pitch } = tool;
    const brandName = titleLineFrom(brandTitle(request.brand), BRAND_NAME_MAX);
    if (brandName === "") throw new AppError("invalid_input", "Name the brand that the pitch is for");
    const service = pitchService(context);
    const chosen = await service.findSelections(scope, {
      ...(pitch?.selections ?? emptySelections),
      videoProjectId: pitch?.projectId ?? null,
    });
    const video = await findVideo(tool, request, chosen, pitch?.bio ?? "");
    const selections = await withMoments(tool, request, chosen, video);
    const integrationTimeline = timelineFrom(selections).slice(0, TIMELINE_MAX);
    const { title, concept, why, evidence } = video;
    const websiteUrl = toWebsite(request.websiteUrl ?? "") ?? "";
    const content = await service.compose(scope, { brandName, websiteUrl }, (known): PitchTexts => {
      const parts = writePitchParts({
        ...{ brand: brandName, creator: known.creator.name, title: title || known.campaign.title, why, language },
        moments: integrationTimeline.filter(({ phase }) => phase === "during").length,
        interests: known.audience.interests.map(({ category }) => category),
        evidence: evidence && { title: evidence.title, index: evidence.performance_index ?? 0 },
      });
      const facts = [
        ...[brandName, title, concept, why, video.subject, request.product ?? "", known.creator.name],
        ...integrationTimeline.map(({ description }) => description),
      ];
      return {
        ...preferWritten(request, parts, facts),
        ...{ title: title || known.campaign.title, description: concept },
        ...{ heroImageUrl: selections.selectedThumbnail || null, integrationTimeline },
      };
    });
    return { type: "PITCH", about: video.subject, pitch: toChatPitch(content), sources: video.sources };
  },
};
