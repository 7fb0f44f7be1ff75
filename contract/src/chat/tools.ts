import { z } from "zod";
import { ThumbnailStyle } from "../ideation/schema.ts";
import { INTEGRATIONS_MAX } from "../pitches/schema.ts";

const TITLES_MAX = 10;
const PACKAGES_MAX = 4;
const THUMBNAILS_MAX = 4;

const about = z.string().max(1000).describe("The subject, in the words of the person, without the request around it");
const change = z
  .enum(["shorten", "intensify", "rephrase", "variations", "thisBut"])
  .describe("thisBut changes only what `instruction` says");
const instruction = z.string().max(1000).optional();
const pitchText = z.string().max(2000).optional().describe("Without figures; the studio writes it if it is missing");
const count = (max: number, preset: number) => z.number().int().min(1).max(max).default(preset);

/** The tools of the agents. No tool changes what is stored: drafts are stored when the person clicks. */
export const chatTools = {
  write_titles: {
    description: "Writes video titles about a subject.",
    schema: z.object({ about, count: count(TITLES_MAX, 5), instruction }),
  },
  revise_title: {
    description: "Writes new versions of one title: shorter, stronger, in other words, or with one change.",
    schema: z.object({ title: z.string().max(200), change, instruction, count: count(TITLES_MAX, 3) }),
  },
  write_concepts: {
    description: "Writes video concepts about a subject or for a title.",
    schema: z.object({ about, count: count(6, 3), instruction }),
  },
  draw_thumbnails: {
    description: "Draws thumbnails for a title or a description.",
    schema: z.object({ about, count: count(THUMBNAILS_MAX, 2), style: ThumbnailStyle.optional(), instruction }),
  },
  make_packages: {
    description: "Makes packages of a title, a thumbnail and a concept about a subject.",
    schema: z.object({ about, count: count(PACKAGES_MAX, 2), instruction }),
  },
  revise_thumbnail: {
    description: "Draws a thumbnail again with a change.",
    schema: z.object({ thumbnailUrl: z.string().max(2000), editPrompt: z.string().max(1000), count: count(2, 1) }),
  },
  search_outliers: {
    description: "Searches videos of other channels that did better than usual for their channel.",
    schema: z.object({
      query: z.string().max(200).default("").describe("Words of the title; empty for all"),
      channel: z.string().max(200).optional().describe("Name of a channel"),
      minIndex: z.number().min(0).max(1000).default(2),
      days: z.number().int().min(1).max(500).optional().describe("Uploaded within so many days"),
      isShort: z.boolean().default(false),
      followedOnly: z.boolean().default(false),
      sort: z.enum(["index", "views", "newest"]).default("index"),
      count: count(12, 6),
    }),
  },
  find_projects: {
    description: "Finds video projects of the channel by words of their name or title, or by status.",
    schema: z.object({
      query: z.string().max(200).default(""),
      status: z.enum(["idea", "in_development", "published"]).optional(),
      count: count(10, 5),
    }),
  },
  draft_project: {
    description: "Prepares a new project for the person to confirm, with a title, a concept or a thumbnail.",
    schema: z.object({
      name: z.string().max(100),
      title: z.string().max(200).optional(),
      concept: z.string().max(5000).optional(),
      thumbnailUrl: z.string().max(2000).optional(),
    }),
  },
  suggest_integrations: {
    description: "Suggests moments in a video where a brand fits: what is on screen before, during and after.",
    schema: z.object({
      brand: z.string().max(100),
      product: z.string().max(200).optional().describe("What the brand sells, where the person said it"),
      about,
      count: count(5, 3),
    }),
  },
  write_pitch: {
    description:
      "Writes the whole pitch for a brand: campaign, moments, creator, audience and closing message. Figures are filled in by the studio.",
    schema: z.object({
      brand: z.string().max(100),
      product: z.string().max(200).optional().describe("What the brand sells, where the person said it"),
      websiteUrl: z.string().max(300).optional().describe("The brand's website, where the person said it"),
      about: about.default(""),
      integrations: z
        .array(
          z.object({
            content: z.string().max(2000),
            beforeIntegration: z.string().max(2000).default(""),
            afterIntegration: z.string().max(2000).default(""),
          }),
        )
        .max(INTEGRATIONS_MAX)
        .default([])
        .describe("Moments of an earlier result; none: the studio finds some"),
      valueProposition: pitchText,
      audienceOverview: pitchText,
      strategicRationale: pitchText,
      closingMessage: pitchText,
    }),
  },
  draft_memory: {
    description: "Prepares a fact or preference to remember, for the person to confirm.",
    schema: z.object({ text: z.string().max(2000) }),
  },
  list_memory: { description: "Lists what is remembered about the channel and the person.", schema: z.object({}) },
  search_web: {
    description: "Searches the web for facts.",
    schema: z.object({ query: z.string().max(300), count: count(8, 5) }),
  },
  write_document: {
    description: "Writes a document such as a script outline or a plan, in Markdown.",
    schema: z.object({ title: z.string().max(100), about, instruction }),
  },
  suggest_follow_ups: {
    description: "Offers up to four next requests as buttons.",
    schema: z.object({
      prompt: z.string().max(300),
      followUpActions: z.array(z.object({ message: z.string().max(300), action: z.string().max(60) })).max(4),
    }),
  },
} as const;
export type ChatToolName = keyof typeof chatTools;
/** Arguments of a call, with defaults filled in. */
export type ChatToolArguments<N extends ChatToolName> = z.output<(typeof chatTools)[N]["schema"]>;
export const ChatToolName = z.enum(Object.keys(chatTools) as [ChatToolName, ...ChatToolName[]]);
