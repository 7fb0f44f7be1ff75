import { z } from "zod";
import { ShownPicture } from "../pictures/schema.ts";
import { FigureSources, IntegrationPhase } from "../pitches/schema.ts";

/** A catalogue video that a claim or an idea is based on. */
export const Source = z.object({
  video_id: z.string(),
  title: z.string(),
  performance_index: z.number().nullable(),
});
export type Source = z.infer<typeof Source>;
const sources = z.array(Source).default([]);

export const ChatTitle = z.object({ id: z.string(), title: z.string(), score: z.number().nullable(), sources });
export type ChatTitle = z.infer<typeof ChatTitle>;
export const ChatConcept = z.object({ id: z.string(), concept: z.string(), why_this_works: z.string(), sources });
export type ChatConcept = z.infer<typeof ChatConcept>;
/** `thumbnail_url` is empty while the picture is drawn, and stays empty if drawing failed. */
export const ChatThumbnail = z.object({
  id: z.string(),
  thumbnail_url: z.union([ShownPicture, z.literal("")]),
  edit_prompt: z.string(),
  description: z.string(),
});
export type ChatThumbnail = z.infer<typeof ChatThumbnail>;
export const ChatPackage = z.object({
  id: z.string(),
  title: z.string(),
  thumbnail_url: z.union([ShownPicture, z.literal("")]),
  concept: z.string(),
  description: z.string(),
  score: z.number().nullable(),
  sources,
});
export type ChatPackage = z.infer<typeof ChatPackage>;
export const ChatOutlier = z.object({
  video_id: z.string(),
  ucid: z.string(),
  title: z.string(),
  name: z.string(),
  avatar: ShownPicture.nullable(),
  thumbnail_url: z.string(),
  duration: z.number().nullable(),
  subscribers: z.number().nullable(),
  views: z.number().nullable(),
  uploaded: z.string().nullable(),
  performance_index: z.number().nullable(),
});
export type ChatOutlier = z.infer<typeof ChatOutlier>;
export const ChatProject = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string().nullable(),
  status: z.string(),
  thumbnail_url: ShownPicture.nullable(),
  updated_at: z.string(),
});
export type ChatProject = z.infer<typeof ChatProject>;
export const Integration = z.object({
  id: z.string(),
  content: z.string(),
  summary: z.string(),
  before_integration: z.string(),
  after_integration: z.string(),
});
export type Integration = z.infer<typeof Integration>;
const shares = z.array(z.object({ label: z.string(), percentage: z.number() }));
const figure = z.number().nullable();
const figureSource = FigureSources.shape.subscribers;
/** A whole pitch. `figure_sources` says where its figures come from. */
export const ChatPitch = z.object({
  brand: z.object({ name: z.string(), logo_url: ShownPicture.nullable(), website_url: z.string() }),
  creator: z.object({ name: z.string(), handle: z.string(), avatar_url: ShownPicture.nullable() }),
  creator_profile: z.object({
    bio: z.string(),
    value_proposition: z.string(),
    metrics: z.object({
      subscribers: figure,
      total_views: figure,
      avg_views_per_video: figure,
      engagement_rate: figure,
    }),
  }),
  audience: z.object({
    overview: z.string(),
    purchase_intent_multiplier: figure,
    demographics: z.object({ gender: shares, age: shares, geography: shares }),
    brand_affinities: z.array(z.object({ brand: z.string(), lift_percentage: z.number() })),
    interests: z.array(z.object({ category: z.string(), lift_percentage: z.number() })),
    affinity_summary: z.string(),
  }),
  campaign: z.object({
    title: z.string(),
    description: z.string(),
    strategic_rationale: z.string(),
    hero_image_url: ShownPicture.nullable(),
    integration_timeline: z.array(z.object({ phase: IntegrationPhase, description: z.string() })),
  }),
  closing_message: z.string(),
  figure_sources: z.object({
    subscribers: figureSource,
    total_views: figureSource,
    avg_views_per_video: figureSource,
    engagement_rate: figureSource,
  }),
});
export type ChatPitch = z.infer<typeof ChatPitch>;
export const FollowUp = z.object({
  prompt: z.string(),
  follow_up_actions: z.array(z.object({ message: z.string(), action: z.string() })).max(4),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** What a tool returns: the text of its message, as JSON. Field names are those of the chat service. */
export const ToolResult = z.discriminatedUnion("type", [
  z.object({ type: z.literal("TITLE"), about: z.string(), titles: z.array(ChatTitle) }),
  z.object({ type: z.literal("CONCEPT"), about: z.string(), concepts: z.array(ChatConcept) }),
  /** `is_revision`: new versions of one thumbnail, shown in one column. */
  z.object({
    type: z.literal("THUMBNAIL"),
    about: z.string(),
    is_revision: z.boolean(),
    thumbnails: z.array(ChatThumbnail),
  }),
  z.object({ type: z.literal("PACKAGE"), about: z.string(), packages: z.array(ChatPackage) }),
  z.object({
    type: z.literal("OUTLIER"),
    about: z.string(),
    total: z.number().int().nullable(),
    outliers: z.array(ChatOutlier),
  }),
  z.object({ type: z.literal("PROJECT"), about: z.string(), projects: z.array(ChatProject) }),
  z.object({
    type: z.literal("INTEGRATION"),
    about: z.string(),
    brand: z.string(),
    integrations: z.array(Integration),
    /** Of the concept that was written for the suggestions. */
    sources,
  }),
  /** Nothing is stored until the person opens the pitch. `sources` are those of the concept. */
  z.object({ type: z.literal("PITCH"), about: z.string(), pitch: ChatPitch, sources }),
  /** Nothing is stored until the person clicks. */
  z.object({
    type: z.literal("PROJECT_DRAFT"),
    name: z.string(),
    title: z.string().nullable(),
    concept: z.string().nullable(),
    thumbnail_url: ShownPicture.nullable(),
  }),
  /** Nothing is remembered until the person applies it. */
  z.object({ type: z.literal("MEMORY_DRAFT"), key: z.string(), text: z.string() }),
  z.object({
    type: z.literal("MEMORY"),
    memories: z.array(z.object({ key: z.string(), text: z.string(), is_global: z.boolean() })),
  }),
  z.object({
    type: z.literal("WEB"),
    about: z.string(),
    /** "catalogue": no search service is configured; the studio's own data was searched. */
    searched: z.enum(["web", "catalogue"]),
    results: z.array(
      z.object({ title: z.string(), url: z.string(), text: z.string(), video_id: z.string().nullable() }),
    ),
  }),
  z.object({ type: z.literal("DOCUMENT"), title: z.string(), markdown: z.string(), sources }),
  z.object({ type: z.literal("FOLLOW_UP_ACTION") }).extend(FollowUp.shape),
  z.object({ type: z.literal("ERROR"), message: z.string() }),
]);
export type ToolResult = z.infer<typeof ToolResult>;
