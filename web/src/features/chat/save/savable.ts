import type {
  ChatConcept,
  ChatPackage,
  ChatThumbnail,
  ChatTitle,
  Source,
  ToolResult,
} from "@coldopen/contract/chat/results";
import type { ThreadOption } from "@coldopen/contract/chat/schema";
import {
  CONCEPT_MAX,
  DESCRIPTION_MAX,
  type FirstOption,
  PROJECT_NAME_MAX,
  TITLE_MAX,
  YOUTUBE_ITEMS_MAX,
  type YoutubeItem,
} from "@coldopen/contract/projects/schema";
import { z } from "zod";
import { youtubeItemOf } from "../../projects/index.ts";

/** The assistant wrote it. */
type NewOption = z.input<typeof FirstOption> & { source: "system" };

/** A result that can be saved to a project, named by its message and its place there. */
export type Savable = {
  messageId: string;
  messageIndex: number;
  tracingSpanId: string | null;
  /** The first option is the one that the thread records. */
  options: readonly [NewOption, ...NewOption[]];
  youtubeItems: YoutubeItem[];
  isPackage: boolean;
  /** Of a new project; others get a name with the date. */
  projectName?: string;
};
export type Place = Pick<Savable, "messageId" | "messageIndex" | "tracingSpanId">;
export type PlaceOf = (messageIndex: number) => Place;

const titleOption = (title: string): NewOption => ({
  optionType: "TITLE",
  content: title.slice(0, TITLE_MAX),
  source: "system",
});
const conceptOption = (concept: string, why: string): NewOption => ({
  optionType: "CONCEPT",
  content: concept.slice(0, CONCEPT_MAX),
  description: why.slice(0, DESCRIPTION_MAX) || null,
  source: "system",
});
const thumbnailOption = (url: string, description: string): NewOption => ({
  optionType: "THUMBNAIL",
  content: url,
  description: description.slice(0, DESCRIPTION_MAX) || null,
  source: "system",
});

/** The catalogue videos behind a result become the inspiration of its project, each once. */
function youtubeItemsOf(sources: readonly Source[]): YoutubeItem[] {
  const items = new Map(
    sources.map(({ video_id: videoId, title: title1 }) => [videoId, youtubeItemOf({ videoId, title1 })]),
  );
  return [...items.values()].slice(0, YOUTUBE_ITEMS_MAX);
}

export const savableTitle = (place: Place, { title, sources }: ChatTitle): Savable => ({
  ...place,
  options: [titleOption(title)],
  youtubeItems: youtubeItemsOf(sources),
  isPackage: false,
});
export const savableConcept = (place: Place, { concept, why_this_works, sources }: ChatConcept): Savable => ({
  ...place,
  options: [conceptOption(concept, why_this_works)],
  youtubeItems: youtubeItemsOf(sources),
  isPackage: false,
});
export const savableThumbnail = (place: Place, { thumbnail_url, description }: ChatThumbnail): Savable => ({
  ...place,
  options: [thumbnailOption(thumbnail_url, description)],
  youtubeItems: [],
  isPackage: false,
});
/** The description of a package explains its concept. A thumbnail without a description gets one by a job. */
export const savablePackage = (place: Place, item: ChatPackage): Savable => ({
  ...place,
  options: [
    titleOption(item.title),
    ...(item.thumbnail_url ? [thumbnailOption(item.thumbnail_url, "")] : []),
    ...(item.concept ? [conceptOption(item.concept, item.description)] : []),
  ],
  youtubeItems: youtubeItemsOf(item.sources),
  isPackage: true,
});

/** A draft without a title is saved with its name as the title. */
export const savableDraft = (
  place: Place,
  { name, title, concept, thumbnail_url }: Extract<ToolResult, { type: "PROJECT_DRAFT" }>,
): Savable => ({
  ...place,
  options: [
    titleOption(title ?? name),
    ...(thumbnail_url ? [thumbnailOption(thumbnail_url, "")] : []),
    ...(concept ? [conceptOption(concept, "")] : []),
  ],
  youtubeItems: [],
  isPackage: true,
  projectName: name.slice(0, PROJECT_NAME_MAX),
});

/** What the thread records of a package: which options it added, and whether its project was created for it. */
const SavedPackage = z.object({ title: z.string(), optionIds: z.array(z.uuid()), isNewProject: z.boolean() });
type SavedPackage = z.infer<typeof SavedPackage>;

export const writeSavedPackage = (saved: SavedPackage): string => JSON.stringify(saved);
export function readSavedPackage(savedContent: string): SavedPackage | undefined {
  try {
    return SavedPackage.safeParse(JSON.parse(savedContent)).data;
  } catch {
    return undefined;
  }
}

export const isSavedAs = (option: ThreadOption, { messageId, messageIndex }: Place): boolean =>
  option.messageId === messageId && option.messageIndex === messageIndex;
