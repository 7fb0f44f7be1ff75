import { z } from "zod";
import { text, Ucid } from "../kernel/route.ts";
import { VideoId } from "../outliers/schema.ts";
import { isThumbnailAddress } from "../pictures/address.ts";
import { NOT_A_THUMBNAIL, ShownPicture } from "../pictures/schema.ts";

export const PROJECT_NAME_MAX = 100;
export const TITLE_MAX = 100;
export const CONCEPT_MAX = 5000;
export const IDEA_MAX = 1000;
export const DESCRIPTION_MAX = 1000;
export const SPONSOR_MAX = 80;
export const SPONSORS_MAX = 20;
export const TAG_MAX = 40;
export const TAGS_MAX = 30;
/** Maximum of options of one kind per project. */
export const OPTIONS_MAX = 300;
/** Maximum of projects per channel, including deleted ones that can be restored. */
export const PROJECTS_MAX = 10_000;
export const PROJECT_PAGE_SIZE = 23;
/** For side lists, such as the calendar's projects without a date. */
export const PROJECT_RAIL_PAGE_SIZE = 10;
/** For lists that are loaded completely, such as the days of the calendar. */
export const PROJECT_DAYS_PAGE_SIZE = 25;
export const PROJECT_PAGE_LIMIT = 100;
/** Videos that a project keeps as inspiration. */
export const YOUTUBE_ITEMS_MAX = 10;
export const NEW_PROJECT_NAME = "New Project";

export const ProjectStatus = z.enum(["idea", "in_development", "published"]);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

export const ProjectType = z.enum([
  "adventure",
  "advice_and_inspiration",
  "beauty_and_fashion",
  "behind_the_scenes",
  "challenge",
  "comedy_sketch",
  "education",
  "exploration",
  "family_adventure",
  "gaming",
  "general",
  "interview",
  "listicle",
  "prank",
  "reaction",
  "review",
  "satire_and_parody",
  "sports_related",
  "stunt",
  "tutorial",
  "vlog",
]);
export type ProjectType = z.infer<typeof ProjectType>;

/** Where a project came from. */
export const ProjectSource = z.enum(["user", "idea_bank", "outliers", "ideas_for_you", "chat", "brainstorm"]);
export type ProjectSource = z.infer<typeof ProjectSource>;

export const OptionType = z.enum(["title", "concept", "thumbnail"]);
export type OptionType = z.infer<typeof OptionType>;
/** Upper case in requests, lower case in answers. */
export const WireOptionType = z
  .enum(["TITLE", "CONCEPT", "THUMBNAIL"])
  .transform((type) => OptionType.parse(type.toLowerCase()));
export const OptionSource = z.enum(["user", "system"]);
export type OptionSource = z.infer<typeof OptionSource>;

export const optionMax: Record<OptionType, number> = { title: TITLE_MAX, concept: CONCEPT_MAX, thumbnail: 2000 };

/** The content of a thumbnail is the address of its picture. */
export const hasFittingContent = ({ content, optionType }: { content: string; optionType: OptionType }): boolean =>
  optionType !== "thumbnail" || isThumbnailAddress(content);
export const unfitContent = { path: ["content"], message: NOT_A_THUMBNAIL };

export const ProjectOption = z
  .object({
    id: z.uuid(),
    content: z.string(),
    description: z.string().nullable(),
    optionType: OptionType,
    source: OptionSource,
    videoProjectId: z.uuid(),
    seed: z.number().int().nullable(),
  })
  .overwrite((option) =>
    option.optionType === "thumbnail" ? { ...option, content: ShownPicture.parse(option.content) } : option,
  );
export type ProjectOption = z.infer<typeof ProjectOption>;

export const TagCategory = z.enum(["Location", "Theme", "Type", "Activity"]);
export type TagCategory = z.infer<typeof TagCategory>;
/** A video that serves as inspiration, named as it was when it was chosen. */
export const YoutubeItem = z.object({ videoId: VideoId, title: text(200) });
export type YoutubeItem = z.infer<typeof YoutubeItem>;
const YoutubeItems = z
  .array(YoutubeItem)
  .max(YOUTUBE_ITEMS_MAX)
  .refine((items) => new Set(items.map(({ videoId }) => videoId)).size === items.length, "Each video once");

export const ProjectTag = z.object({
  name: text(TAG_MAX).pipe(z.string().trim().min(1, "Cannot be empty")),
  category: TagCategory.nullable(),
  source: z.enum(["user", "ai"]),
});
export type ProjectTag = z.infer<typeof ProjectTag>;

export const Day = z.iso.date("Invalid date string").refine((day) => day >= "1900-01-01", "Invalid date string");
const PrimaryOption = z.object({ id: z.uuid(), content: z.string() });
const PrimaryThumbnail = z.object({ id: z.uuid(), content: ShownPicture });

export const VideoProject = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string().nullable(),
  status: ProjectStatus,
  isPublic: z.boolean(),
  channelUCID: Ucid,
  organizationId: z.uuid(),
  publishDate: Day.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  duration: z.number().nullable(),
  views: z.number().nullable(),
  averageViewDuration: z.number().nullable(),
  outlierIndex: z.number().nullable(),
  userRank: z.number().nullable(),
  titleScore: z.number().nullable(),
  sponsors: z.array(z.string()),
  notes: z.string().nullable(),
  source: ProjectSource,
  type: ProjectType,
  youtubeURL: z.string().nullable(),
  videoProjectTags: z.array(ProjectTag),
  aiCategories: z.array(z.string()),
  titlePrimaryOptionId: z.uuid().nullable(),
  conceptPrimaryOptionId: z.uuid().nullable(),
  thumbnailPrimaryOptionId: z.uuid().nullable(),
  titlePrimaryOption: PrimaryOption.nullable(),
  conceptPrimaryOption: PrimaryOption.nullable(),
  thumbnailPrimaryOption: PrimaryThumbnail.nullable(),
  createdBy: z.uuid().nullable(),
});
export type VideoProject = z.infer<typeof VideoProject>;

/** A project with all its options in order and its inspiration, as on its own page. */
export const VideoProjectDetail = VideoProject.extend({
  options: z.array(ProjectOption),
  youtubeItems: z.array(YoutubeItem),
});
export type VideoProjectDetail = z.infer<typeof VideoProjectDetail>;

export const ProjectName = text(PROJECT_NAME_MAX).pipe(z.string().trim().min(1, "Cannot be empty"));
export const YoutubeUrl = text(500).refine((url) => isVideoLink(url), "Enter a link to a YouTube video");

/** A watch page, a short or a short-host link, each with an 11-character id. */
export function videoIdOf(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  const host = url.hostname.replace(/^(www|m)\./, "");
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  const [, first = "", second = ""] = url.pathname.split("/");
  const candidate =
    host === "youtu.be"
      ? first
      : host !== "youtube.com"
        ? undefined
        : first === "watch"
          ? url.searchParams.get("v")
          : first === "shorts"
            ? second
            : undefined;
  return candidate && /^[\w-]{11}$/.test(candidate) ? candidate : undefined;
}
export const isVideoLink = (link: string): boolean => videoIdOf(link) !== undefined;

/** An option that a project starts with: the primary one of its kind. */
export const FirstOption = z
  .object({
    content: text(CONCEPT_MAX).pipe(z.string().trim().min(1, "Cannot be empty")),
    optionType: WireOptionType,
    description: text(DESCRIPTION_MAX).nullable().default(null),
    source: OptionSource.default("user"),
    seed: z.number().int().nullable().default(null),
  })
  .refine(({ content, optionType }) => content.length <= optionMax[optionType], {
    path: ["content"],
    message: "Text limit reached",
  })
  .refine(hasFittingContent, unfitContent);
export type FirstOption = z.infer<typeof FirstOption>;
const oneOfAKind = (options: readonly FirstOption[]) =>
  new Set(options.map(({ optionType }) => optionType)).size === options.length;

export const NewProject = z.object({
  /** Chosen by the caller, so that a repeated call returns the project of the channel with this id instead of creating another. */
  id: z.uuid().optional(),
  name: ProjectName,
  title: text(TITLE_MAX).nullable().default(null),
  status: ProjectStatus.default("idea"),
  isPublic: z.boolean().default(true),
  channelUCID: Ucid,
  organizationId: z.uuid(),
  source: ProjectSource.default("user"),
  tags: z.array(ProjectTag.shape.name).max(TAGS_MAX).default([]),
  options: z.array(FirstOption).max(3).refine(oneOfAKind, "One option of a kind").default([]),
  youtubeItems: YoutubeItems.default([]),
});
export type NewProject = z.infer<typeof NewProject>;

export const ProjectChange = z
  .object({
    name: ProjectName,
    title: text(TITLE_MAX).nullable(),
    status: ProjectStatus,
    isPublic: z.boolean(),
    publishDate: Day.nullable(),
    userRank: z.number().finite().nullable(),
    sponsors: z.array(text(SPONSOR_MAX).pipe(z.string().trim().min(1, "Cannot be empty"))).max(SPONSORS_MAX),
    type: ProjectType,
    youtubeURL: YoutubeUrl.nullable(),
    videoProjectTags: z.array(ProjectTag).max(TAGS_MAX),
    youtubeItems: YoutubeItems,
    /** Single tags, for writers that do not know the whole list. */
    addTags: z.array(ProjectTag).max(TAGS_MAX),
    removeTags: z.array(ProjectTag.shape.name).max(TAGS_MAX),
    titlePrimaryOptionId: z.uuid().nullable(),
    conceptPrimaryOptionId: z.uuid().nullable(),
    thumbnailPrimaryOptionId: z.uuid().nullable(),
    /** Fencing token of the edit lock; a save with an older one is refused. */
    fence: z.number().int(),
  })
  .partial();
export type ProjectChange = z.infer<typeof ProjectChange>;
