import { phases, timelineOf } from "@coldopen/contract/pitches/rules";
import {
  BRAND_NAME_MAX,
  type IntegrationPhase,
  PITCH_TEXT_MAX,
  PITCH_TITLE_MAX,
  type PitchContent,
  type PitchDraft,
  WEBSITE_MAX,
} from "@coldopen/contract/pitches/schema";
import { engagementRate, pitchNumber } from "../../lib/format.ts";

type Lens<T> = { get: (content: PitchContent) => T; set: (content: PitchContent, value: T) => PitchContent };
type TextLens = Lens<string> & { max: number; isLine?: true };

const brand = (changes: Partial<PitchDraft["brand"]>) => (content: PitchContent) => ({
  ...content,
  brand: { ...content.brand, ...changes },
});
const creator = (changes: Partial<PitchDraft["creator"]>) => (content: PitchContent) => ({
  ...content,
  creator: { ...content.creator, ...changes },
});
const profile = (changes: Partial<PitchDraft["creatorProfile"]>) => (content: PitchContent) => ({
  ...content,
  creatorProfile: { ...content.creatorProfile, ...changes },
});
const metrics = (changes: Partial<PitchDraft["creatorProfile"]["metrics"]>) => (content: PitchContent) =>
  profile({ metrics: { ...content.creatorProfile.metrics, ...changes } })(content);
const audience = (changes: Partial<PitchDraft["audience"]>) => (content: PitchContent) => ({
  ...content,
  audience: { ...content.audience, ...changes },
});
const demographics = (changes: Partial<PitchDraft["audience"]["demographics"]>) => (content: PitchContent) =>
  audience({ demographics: { ...content.audience.demographics, ...changes } })(content);
const campaign = (changes: Partial<PitchDraft["campaign"]>) => (content: PitchContent) => ({
  ...content,
  campaign: { ...content.campaign, ...changes },
});

const PARTS_PER_PHASE = 4;
/** Paragraphs are the moments of a phase. */
function momentsIn(text: string): string[] {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length <= PARTS_PER_PHASE) return parts;
  return [...parts.slice(0, PARTS_PER_PHASE - 1), parts.slice(PARTS_PER_PHASE - 1).join("\n")];
}
const phase = (name: IntegrationPhase): TextLens => ({
  max: PITCH_TEXT_MAX,
  get: (content) => timelineOf(content.campaign, name).join("\n\n"),
  set: (content, text) =>
    campaign({
      integrationTimeline: phases.flatMap((one) =>
        (one === name ? momentsIn(text) : timelineOf(content.campaign, one)).map((description) => ({
          phase: one,
          description,
        })),
      ),
    })(content),
});

/** Every text of a pitch that is edited in place. */
export const textFields = {
  brandName: {
    max: BRAND_NAME_MAX,
    isLine: true,
    get: (content) => content.brand.name,
    set: (content, name) => brand({ name })(content),
  },
  website: {
    max: WEBSITE_MAX,
    isLine: true,
    get: (content) => content.brand.websiteUrl,
    set: (content, websiteUrl) => brand({ websiteUrl })(content),
  },
  creatorName: {
    max: BRAND_NAME_MAX,
    isLine: true,
    get: (content) => content.creator.name,
    set: (content, name) => creator({ name })(content),
  },
  title: {
    max: PITCH_TITLE_MAX,
    isLine: true,
    get: (content) => content.campaign.title,
    set: (content, title) => campaign({ title })(content),
  },
  description: {
    max: PITCH_TEXT_MAX,
    get: (content) => content.campaign.description,
    set: (content, description) => campaign({ description })(content),
  },
  rationale: {
    max: PITCH_TEXT_MAX,
    get: (content) => content.campaign.strategicRationale,
    set: (content, strategicRationale) => campaign({ strategicRationale })(content),
  },
  bio: {
    max: PITCH_TEXT_MAX,
    get: (content) => content.creatorProfile.bio,
    set: (content, bio) => profile({ bio })(content),
  },
  valueProposition: {
    max: PITCH_TEXT_MAX,
    get: (content) => content.creatorProfile.valueProposition,
    set: (content, valueProposition) => profile({ valueProposition })(content),
  },
  overview: {
    max: PITCH_TEXT_MAX,
    get: (content) => content.audience.overview,
    set: (content, overview) => audience({ overview })(content),
  },
  affinitySummary: {
    max: PITCH_TEXT_MAX,
    get: (content) => content.audience.affinitySummary,
    set: (content, affinitySummary) => audience({ affinitySummary })(content),
  },
  before: phase("before"),
  during: phase("during"),
  after: phase("after"),
  closing: {
    max: PITCH_TEXT_MAX,
    get: (content) => content.closingMessage,
    set: (content, closingMessage) => ({ ...content, closingMessage }),
  },
} as const satisfies Record<string, TextLens>;
export type TextName = keyof typeof textFields;
export const textField = (name: TextName): TextLens => textFields[name];

type FigureKind = "count" | "rate" | "multiplier";
type FigureLens = Lens<number | null> & { kind: FigureKind; format: (value: number) => string; max: number };

/** Every single figure of a pitch. */
const figureFields = {
  subscribers: {
    kind: "count",
    max: 1e12,
    format: pitchNumber,
    get: ({ creatorProfile }) => creatorProfile.metrics.subscribers,
    set: (content, subscribers) => metrics({ subscribers })(content),
  },
  totalViews: {
    kind: "count",
    max: 1e12,
    format: pitchNumber,
    get: ({ creatorProfile }) => creatorProfile.metrics.totalViews,
    set: (content, totalViews) => metrics({ totalViews })(content),
  },
  avgViewsPerVideo: {
    kind: "count",
    max: 1e12,
    format: pitchNumber,
    get: ({ creatorProfile }) => creatorProfile.metrics.avgViewsPerVideo,
    set: (content, avgViewsPerVideo) => metrics({ avgViewsPerVideo })(content),
  },
  engagementRate: {
    kind: "rate",
    max: 1,
    format: engagementRate,
    get: ({ creatorProfile }) => creatorProfile.metrics.engagementRate,
    set: (content, rate) => metrics({ engagementRate: rate })(content),
  },
  purchaseIntentMultiplier: {
    kind: "multiplier",
    max: 1000,
    format: (value) => `${Number(value.toFixed(1))}x`,
    get: (content) => content.audience.purchaseIntentMultiplier,
    set: (content, purchaseIntentMultiplier) => audience({ purchaseIntentMultiplier })(content),
  },
} as const satisfies Record<string, FigureLens>;
export type NumberName = keyof typeof figureFields;
/** What a person types in place. */
export type FieldName = TextName | NumberName;
export const figureField = (name: NumberName): FigureLens => figureFields[name];

/** The units that a person may type, and what they stand for. */
const UNITS: Readonly<Record<FigureKind, Readonly<Record<string, number>>>> = {
  count: { "": 1, k: 1e3, m: 1e6, b: 1e9 },
  rate: { "": 0.01, "%": 0.01 },
  multiplier: { "": 1, x: 1 },
};
const TYPED = /^(\d{1,15}(?:\.\d{1,6})?)\s?([kmbx%]?)$/i;
/** "1,200,000". A comma elsewhere is no separator of thousands: "7,4%" is not 74%. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?![\d,])/;

/** Reads "412K", "61.4M", "7.4%" or "2.3x". Null for an empty text, undefined if it is not such a figure. */
export function parseFigure(name: NumberName, typed: string): number | null | undefined {
  const text = typed.trim().replace(GROUPED, (digits) => digits.replaceAll(",", ""));
  if (text === "") return null;
  const { kind, max } = figureField(name);
  const [, digits = "", unit = ""] = TYPED.exec(text) ?? [];
  const scale = UNITS[kind][unit.toLowerCase()];
  if (digits === "" || scale === undefined) return undefined;
  const value = Number((Number(digits) * scale).toPrecision(12));
  const figure = kind === "count" ? Math.round(value) : value;
  return figure <= max ? figure : undefined;
}

/** A figure as a person types it: 412000, 7.4. */
export const typedFigure = (name: NumberName, value: number | null): string =>
  value === null ? "" : String(figureField(name).kind === "rate" ? Number((value * 100).toFixed(2)) : value);

export type FigureRow = { label: string; value: number };
type RowsLens = Lens<readonly FigureRow[]> & { isShare: boolean };

const shares = (name: "gender" | "age" | "geography"): RowsLens => ({
  isShare: true,
  get: (content) => content.audience.demographics[name].map(({ label, percentage }) => ({ label, value: percentage })),
  set: (content, rows) =>
    demographics({ [name]: rows.map(({ label, value }) => ({ label, percentage: value })) })(content),
});

const rowFields = {
  gender: shares("gender"),
  age: shares("age"),
  geography: shares("geography"),
  brandAffinities: {
    isShare: false,
    get: (content) => content.audience.brandAffinities.map((row) => ({ label: row.brand, value: row.liftPercentage })),
    set: (content, rows) =>
      audience({ brandAffinities: rows.map(({ label, value }) => ({ brand: label, liftPercentage: value })) })(content),
  },
  interests: {
    isShare: false,
    get: (content) => content.audience.interests.map((row) => ({ label: row.category, value: row.liftPercentage })),
    set: (content, rows) =>
      audience({ interests: rows.map(({ label, value }) => ({ category: label, liftPercentage: value })) })(content),
  },
} as const satisfies Record<string, RowsLens>;
export type RowsName = keyof typeof rowFields;
export const rowsField = (name: RowsName): RowsLens => rowFields[name];

const percent = (value: number) => `${Number(value.toFixed(1))}%`;
export const formatRow = (name: RowsName, value: number): string =>
  rowFields[name].isShare || value < 0 ? percent(value) : `+${percent(value)}`;

export type PictureName = "logo" | "hero" | "avatar";
export const pictureFields: Readonly<Record<PictureName, Lens<string | null>>> = {
  logo: {
    get: (content) => content.brand.logoUrl,
    set: (content, logoUrl) => brand({ logoUrl })(content),
  },
  hero: {
    get: (content) => content.campaign.heroImageUrl,
    set: (content, heroImageUrl) => campaign({ heroImageUrl })(content),
  },
  avatar: {
    get: (content) => content.creator.avatarUrl,
    set: (content, avatarUrl) => creator({ avatarUrl })(content),
  },
};
