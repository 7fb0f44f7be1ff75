import { titleLineFrom } from "@coldopen/contract/kernel/names";
import { noSources, phases, resolveSources, timelineFrom } from "@coldopen/contract/pitches/rules";
import {
  BRAND_NAME_MAX,
  type FigureName,
  PITCH_TITLE_MAX,
  type PitchContent,
  type PitchDraft,
  type PitchMetrics,
  type PitchSelections,
  type PitchTexts,
  TIMELINE_MAX,
} from "@coldopen/contract/pitches/schema";

export type MeasuredVideo = {
  views: number;
  likes: number | null;
  comments: number | null;
  uploaded: Date;
  isShort: boolean;
  performanceIndex: number | null;
  category: string | null;
};

const DAY_MS = 86_400_000;
/** Younger videos still collect their first views. */
const MIN_AGE_DAYS = 7;
const MAX_AGE_DAYS = 365;
/** An average of fewer videos says little. */
const MIN_VIDEOS = 3;
const MAX_INTERESTS = 5;

export type FigureSet = PitchMetrics &
  Pick<PitchDraft["audience"], "interests"> &
  PitchDraft["audience"]["demographics"];
export type Figures = { values: FigureSet; sources: PitchContent["sources"]; videos: number };

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Long videos of the last year that had time to collect views. */
const averaged = (videos: readonly MeasuredVideo[], now: Date) =>
  videos.filter(({ uploaded, isShort }) => {
    const days = (now.getTime() - uploaded.getTime()) / DAY_MS;
    return !isShort && days >= MIN_AGE_DAYS && days <= MAX_AGE_DAYS;
  });

function engagementOf(videos: readonly MeasuredVideo[]): number | null {
  const counted = videos.filter(({ likes, views }) => likes !== null && views > 0);
  if (counted.length < MIN_VIDEOS) return null;
  const reactions = sum(counted.map(({ likes, comments }) => (likes ?? 0) + (comments ?? 0)));
  return Math.min(1, Math.round((reactions / sum(counted.map(({ views }) => views))) * 10_000) / 10_000);
}

/** By how much videos of a category did better than usual for the channel: the median of their indexes. */
function interestsOf(videos: readonly MeasuredVideo[]): FigureSet["interests"] {
  const indexes = new Map<string, number[]>();
  for (const { category, performanceIndex } of videos)
    if (category !== null && performanceIndex !== null)
      indexes.set(category, [...(indexes.get(category) ?? []), performanceIndex]);
  return [...indexes]
    .filter(([, found]) => found.length >= MIN_VIDEOS)
    .map(([category, found]) => ({ category, liftPercentage: Math.round((median(found) - 1) * 100) }))
    .filter(({ liftPercentage }) => liftPercentage > 0)
    .sort((one, other) => other.liftPercentage - one.liftPercentage)
    .slice(0, MAX_INTERESTS);
}

/** The estimates of docs/decisions/036-pitch-figures.md. What the rows do not show stays empty. */
export function estimateFigures(
  channel: { subscribers: number | null },
  videos: readonly MeasuredVideo[],
  now: Date,
): FigureSet {
  const recent = averaged(videos, now);
  return {
    subscribers: channel.subscribers,
    totalViews: videos.length === 0 ? null : sum(videos.map(({ views }) => views)),
    avgViewsPerVideo:
      recent.length < MIN_VIDEOS ? null : Math.round(sum(recent.map(({ views }) => views)) / recent.length),
    engagementRate: engagementOf(recent),
    interests: interestsOf(recent),
    gender: [],
    age: [],
    geography: [],
  };
}

const isMissing = (figure: unknown) => figure === null || (Array.isArray(figure) && figure.length === 0);

/** Each figure from analytics where they have it, else the estimate. */
export function chooseFigures(
  estimate: FigureSet,
  report: Partial<FigureSet> | undefined,
): Pick<Figures, "values" | "sources"> {
  const sources = { ...noSources };
  const values = { ...estimate };
  for (const name of Object.keys(estimate) as (keyof FigureSet)[]) {
    const measured = report?.[name];
    if (measured !== undefined && !isMissing(measured)) {
      Object.assign(values, { [name]: measured });
      sources[name] = "analytics";
    } else if (!isMissing(estimate[name])) sources[name] = "estimate";
  }
  return { values, sources };
}

/** Puts figures into a pitch. What a person typed in stays. */
export function withFigures(content: PitchContent, { values, sources, videos }: Figures, now: Date): PitchContent {
  const isTyped = (name: FigureName) => content.sources[name] === "typed";
  const { creatorProfile, audience } = content;
  const { metrics } = creatorProfile;
  const pick = <T>(name: FigureName, typed: T, found: T): T => (isTyped(name) ? typed : found);
  return {
    ...content,
    creatorProfile: {
      ...creatorProfile,
      metrics: {
        subscribers: pick("subscribers", metrics.subscribers, values.subscribers),
        totalViews: pick("totalViews", metrics.totalViews, values.totalViews),
        avgViewsPerVideo: pick("avgViewsPerVideo", metrics.avgViewsPerVideo, values.avgViewsPerVideo),
        engagementRate: pick("engagementRate", metrics.engagementRate, values.engagementRate),
      },
    },
    audience: {
      ...audience,
      demographics: {
        gender: pick("gender", audience.demographics.gender, values.gender),
        age: pick("age", audience.demographics.age, values.age),
        geography: pick("geography", audience.demographics.geography, values.geography),
      },
      interests: pick("interests", audience.interests, values.interests),
    },
    sources: Object.fromEntries(
      (Object.keys(noSources) as FigureName[]).map((name) => [name, isTyped(name) ? "typed" : sources[name]]),
    ) as PitchContent["sources"],
    estimate: { videos, computedAt: now.toISOString() },
  };
}

/** What makes a version: the same figures, computed later, are no change. */
export const comparableContent = ({ estimate, ...content }: PitchContent) => ({ ...content, videos: estimate?.videos });

type Known = {
  brand: { name: string; websiteUrl: string };
  channel: { name: string; handle: string; avatarUrl: string | null; bio: string };
};

export const defaultTitle = (creator: string, brand: string): string =>
  titleLineFrom(`${creator} and ${brand}`, PITCH_TITLE_MAX);

/** An empty pitch for a brand: what is not known stays empty, to be filled in on its page. */
export const emptyPitch = ({ brand, channel }: Known): PitchContent => ({
  brand: { ...brand, logoUrl: null },
  creator: {
    name: titleLineFrom(channel.name, BRAND_NAME_MAX),
    handle: channel.handle,
    avatarUrl: channel.avatarUrl,
  },
  creatorProfile: {
    bio: channel.bio,
    valueProposition: "",
    metrics: { subscribers: null, totalViews: null, avgViewsPerVideo: null, engagementRate: null },
  },
  audience: {
    overview: "",
    purchaseIntentMultiplier: null,
    demographics: { gender: [], age: [], geography: [] },
    brandAffinities: [],
    interests: [],
    affinitySummary: "",
  },
  campaign: {
    title: defaultTitle(channel.name, brand.name),
    description: "",
    strategicRationale: "",
    heroImageUrl: null,
    integrationTimeline: [],
  },
  closingMessage: `We would like to make this video with ${brand.name}.`,
  sources: noSources,
  estimate: null,
});

type Campaign = PitchContent["campaign"];
type Moments = Campaign["integrationTimeline"];

/** A campaign with what was chosen in the chat. What was not chosen stays. */
export function withSelections(campaign: Campaign, selections: PitchSelections): Campaign {
  const timeline = timelineFrom(selections).slice(0, TIMELINE_MAX);
  return {
    title: titleLineFrom(selections.selectedTitle, PITCH_TITLE_MAX) || campaign.title,
    description: selections.selectedConcept || campaign.description,
    strategicRationale: selections.selectedConceptWhyThisWorks || campaign.strategicRationale,
    heroImageUrl: selections.selectedThumbnail || campaign.heroImageUrl,
    integrationTimeline: timeline.length > 0 ? timeline : campaign.integrationTimeline,
  };
}

const without = (moments: Moments, others: Moments): Moments =>
  moments.filter(
    ({ phase, description }) => !others.some((other) => other.phase === phase && other.description === description),
  );

/** Adds the moments that are new in the choice and removes those that left it. What a person wrote or removed stays so. */
function mergeTimeline(current: Moments, applied: Moments, chosen: Moments): Moments {
  const kept = without(current, without(applied, chosen));
  const added = without(without(chosen, applied), current).slice(0, Math.max(0, TIMELINE_MAX - kept.length));
  return phases.flatMap((phase) => [...kept, ...added].filter((moment) => moment.phase === phase));
}

/** Replaces `applied`, the former choice, by `chosen`, except where a person changed it on the page since. */
export function mergeCampaign(current: Campaign, applied: Campaign, chosen: Campaign): Campaign {
  const pick = <K extends Exclude<keyof Campaign, "integrationTimeline">>(name: K): Campaign[K] =>
    current[name] === applied[name] ? chosen[name] : current[name];
  return {
    title: pick("title"),
    description: pick("description"),
    strategicRationale: pick("strategicRationale"),
    heroImageUrl: pick("heroImageUrl"),
    integrationTimeline: mergeTimeline(
      current.integrationTimeline,
      applied.integrationTimeline,
      chosen.integrationTimeline,
    ),
  };
}

/** Puts the texts of the assistant into a pitch. */
export const withTexts = (
  content: PitchContent,
  { valueProposition, audienceOverview, affinitySummary, closingMessage, ...campaign }: PitchTexts,
): PitchContent => ({
  ...content,
  creatorProfile: { ...content.creatorProfile, valueProposition },
  audience: { ...content.audience, overview: audienceOverview, affinitySummary },
  campaign: { ...campaign, title: campaign.title || content.campaign.title },
  closingMessage,
});

/** A saved draft as the content of the next version. */
export const savedContent = (before: PitchContent, draft: PitchDraft): PitchContent => ({
  ...draft,
  sources: resolveSources(before, draft),
  estimate: before.estimate,
});
