import { z } from "zod";
import { titleLine } from "../kernel/names.ts";
import { Cursor } from "../kernel/paging.ts";
import { text } from "../kernel/route.ts";
import { isPitchPicture } from "../pictures/address.ts";
import { PICTURE_URL_MAX, ShownPicture, ThumbnailAddress } from "../pictures/schema.ts";
import { isWebsite } from "./website.ts";

export const PITCH_TEXT_MAX = 10_000;
export const PITCH_TITLE_MAX = 200;
export const BRAND_NAME_MAX = 120;
export const WEBSITE_MAX = 300;
const LABEL_MAX = 80;
const ROWS_MAX = 12;
export const TIMELINE_MAX = 12;
/** Each has up to three moments in the timeline. */
export const INTEGRATIONS_MAX = TIMELINE_MAX / 3;
const TOOL_CALL_ID_MAX = 200;
export const PITCHES_MAX = 1000;
export const PITCH_VERSIONS_MAX = 200;
export const PITCH_PAGE_SIZE = 50;
export const LINK_DAYS = 30;
export const LINK_DAYS_MAX = 365;

export const PitchStage = z.enum(["draft", "sent", "negotiating", "won", "not_a_fit"]);
export type PitchStage = z.infer<typeof PitchStage>;

/** Where a figure comes from. */
const FigureSource = z.enum(["analytics", "typed", "estimate"]);

const figure = (max: number) => z.number().min(0).max(max).nullable();
const count = figure(1e12);
/** Lists whose rows are figures have a percentage each; a lift may be negative. */
const Share = z.object({ label: text(LABEL_MAX), percentage: z.number().min(0).max(100) });
export type Share = z.infer<typeof Share>;
const lift = z.number().min(-100).max(100_000);
const shares = z.array(Share).max(ROWS_MAX);

const Picture = text(PICTURE_URL_MAX)
  .nullable()
  .refine((address) => address === null || isPitchPicture(address), "Use a picture of this studio");

export const PitchMetrics = z.object({
  subscribers: count,
  totalViews: count,
  avgViewsPerVideo: count,
  /** A share: 0.074 is 7.4%. */
  engagementRate: figure(1),
});
export type PitchMetrics = z.infer<typeof PitchMetrics>;

export const IntegrationPhase = z.enum(["before", "during", "after"]);
export type IntegrationPhase = z.infer<typeof IntegrationPhase>;

const Timeline = z.array(z.object({ phase: IntegrationPhase, description: text(PITCH_TEXT_MAX) })).max(TIMELINE_MAX);

/** The source of each figure; null where there is no figure. */
const sourceOf = FigureSource.nullable();
export const FigureSources = z.object({
  subscribers: sourceOf,
  totalViews: sourceOf,
  avgViewsPerVideo: sourceOf,
  engagementRate: sourceOf,
  purchaseIntentMultiplier: sourceOf,
  gender: sourceOf,
  age: sourceOf,
  geography: sourceOf,
  brandAffinities: sourceOf,
  interests: sourceOf,
});
export type FigureSources = z.infer<typeof FigureSources>;
export type FigureName = keyof FigureSources;

const BrandName = titleLine(BRAND_NAME_MAX).refine((name) => name !== "", "Cannot be empty");

type Line = z.ZodType<string>;
/** `line` is a name or a title: what people write is checked, what is stored is shown. */
const pitchFields = <P extends z.ZodType>(picture: P, line: (max: number) => Line, brandName: Line) => ({
  brand: z.object({
    name: brandName,
    logoUrl: picture,
    websiteUrl: text(WEBSITE_MAX)
      .refine((url) => url === "" || isWebsite(url), "Not a web address")
      .meta({ example: "https://example.com" }),
  }),
  creator: z.object({
    name: line(BRAND_NAME_MAX),
    handle: text(LABEL_MAX),
    avatarUrl: picture,
  }),
  creatorProfile: z.object({
    bio: text(PITCH_TEXT_MAX),
    valueProposition: text(PITCH_TEXT_MAX),
    metrics: PitchMetrics,
  }),
  audience: z.object({
    overview: text(PITCH_TEXT_MAX),
    purchaseIntentMultiplier: figure(1000),
    demographics: z.object({ gender: shares, age: shares, geography: shares }),
    brandAffinities: z.array(z.object({ brand: text(LABEL_MAX), liftPercentage: lift })).max(ROWS_MAX),
    interests: z.array(z.object({ category: text(LABEL_MAX), liftPercentage: lift })).max(ROWS_MAX),
    affinitySummary: text(PITCH_TEXT_MAX),
  }),
  campaign: z.object({
    title: line(PITCH_TITLE_MAX),
    description: text(PITCH_TEXT_MAX),
    strategicRationale: text(PITCH_TEXT_MAX),
    heroImageUrl: picture,
    integrationTimeline: Timeline,
  }),
  closingMessage: text(PITCH_TEXT_MAX),
});

/** What a person writes. The sources of changed figures are decided by the server. */
export const PitchDraft = z.object(pitchFields(Picture, titleLine, BrandName));
export type PitchDraft = z.infer<typeof PitchDraft>;

/** What the estimates were computed from. */
const EstimateBasis = z.object({ videos: z.number().int().min(0), computedAt: z.iso.datetime() });

export const PitchContent = z.object({
  ...pitchFields(ShownPicture.nullable(), text, text(BRAND_NAME_MAX)),
  sources: FigureSources,
  estimate: EstimateBasis.nullable(),
});
export type PitchContent = z.infer<typeof PitchContent>;

export const PitchLink = z.object({
  token: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Visits, counted once in half an hour for each browser and network; members of the organization do not count. */
  views: z.number().int().min(0),
  lastViewedAt: z.iso.datetime().nullable(),
});
export type PitchLink = z.infer<typeof PitchLink>;

const Version = z.number().int().min(1).max(2_000_000_000);

export const Pitch = z.object({
  id: z.uuid(),
  stage: PitchStage,
  version: Version,
  projectId: z.uuid().nullable(),
  threadId: z.uuid().nullable(),
  content: PitchContent,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Name of the person who saved it last. */
  updatedBy: z.string().nullable(),
  canDelete: z.boolean(),
  /** Whether this studio is configured to look for logos. */
  hasLogoService: z.boolean(),
  link: PitchLink.nullable(),
});
export type Pitch = z.infer<typeof Pitch>;

/** A row of the list and a card of the board. */
export const PitchSummary = z.object({
  id: z.uuid(),
  stage: PitchStage,
  brandName: z.string(),
  logoUrl: ShownPicture.nullable(),
  heroImageUrl: ShownPicture.nullable(),
  title: z.string(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  canDelete: z.boolean(),
  link: PitchLink.pick({ expiresAt: true, views: true }).nullable(),
});
export type PitchSummary = z.infer<typeof PitchSummary>;

export const PitchQuery = z.object({
  stage: PitchStage.optional(),
  search: text(200).optional(),
  page: Cursor.optional(),
});
export type PitchQuery = z.infer<typeof PitchQuery>;

/** What a person chose in the chat for the pitch of a project. */
export const PitchSelections = z.object({
  videoProjectId: z.uuid().nullable(),
  selectedConcept: text(PITCH_TEXT_MAX),
  selectedConceptWhyThisWorks: text(PITCH_TEXT_MAX),
  selectedTitle: text(PITCH_TITLE_MAX),
  selectedThumbnail: z.union([z.literal(""), ThumbnailAddress]),
  /** Several suggestions are separated by an empty line, in each of the three fields. */
  selectedIntegration: text(PITCH_TEXT_MAX),
  selectedIntegrationBefore: text(PITCH_TEXT_MAX),
  selectedIntegrationAfter: text(PITCH_TEXT_MAX),
});
export type PitchSelections = z.infer<typeof PitchSelections>;

/** The texts of a pitch that the assistant wrote. Its figures are not among them: the server fills them in. */
export const PitchTexts = z.object({
  title: titleLine(PITCH_TITLE_MAX),
  description: text(PITCH_TEXT_MAX),
  strategicRationale: text(PITCH_TEXT_MAX),
  valueProposition: text(PITCH_TEXT_MAX),
  audienceOverview: text(PITCH_TEXT_MAX),
  affinitySummary: text(PITCH_TEXT_MAX),
  closingMessage: text(PITCH_TEXT_MAX),
  heroImageUrl: Picture,
  integrationTimeline: Timeline,
});
export type PitchTexts = z.infer<typeof PitchTexts>;

export const NewPitch = z.object({
  brandName: BrandName,
  websiteUrl: text(WEBSITE_MAX)
    .refine((url) => url === "" || isWebsite(url), "Not a web address")
    .default(""),
  /** The conversation it comes from: a later call with the same one changes its pitch. */
  threadId: z.uuid().nullable().default(null),
  selections: PitchSelections.nullable().default(null),
  /** False where the pitch of the conversation has them already: what was written on its page since then stays. */
  hasNewSelections: z.boolean().default(true),
  /** The call of the assistant that wrote the texts: a later call with the same one opens the pitch as it is. */
  toolCallId: text(TOOL_CALL_ID_MAX).nullable().default(null),
  texts: PitchTexts.nullable().default(null),
});
export type NewPitch = z.infer<typeof NewPitch>;

/** The version that restoring replaces: restoring is refused where someone saved in between. */
export const PitchRestoration = z.object({ currentVersion: Version });

/** `version` is the version that the change is based on. */
export const PitchChange = z.object({ version: Version, content: PitchDraft });
export type PitchChange = z.infer<typeof PitchChange>;

export const PitchVersion = z.object({
  version: Version,
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
  /** What changed against the version before. */
  changed: z.array(z.string()),
});
export type PitchVersion = z.infer<typeof PitchVersion>;

/** What a visitor with the link reads. */
export const SharedPitch = z.object({
  content: PitchContent,
  expiresAt: z.iso.datetime(),
});
export type SharedPitch = z.infer<typeof SharedPitch>;

export const SharedPicture = z.enum(["hero", "logo", "avatar"]);
export type SharedPicture = z.infer<typeof SharedPicture>;
