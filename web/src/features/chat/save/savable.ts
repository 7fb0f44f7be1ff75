import type { ChatConcept, ChatPackage, ChatThumbnail, ChatTitle } from "@coldopen/contract/chat/results";
import type { ThreadOption } from "@coldopen/contract/chat/schema";
import { CONCEPT_MAX, DESCRIPTION_MAX, type FirstOption, TITLE_MAX } from "@coldopen/contract/projects/schema";
import { z } from "zod";

type NewOption = z.input<typeof FirstOption>;

/** A result that can be saved to a project, named by its message and its place there. */
export type Savable = {
  messageId: string;
  messageIndex: number;
  tracingSpanId: string | null;
  /** The first option is the one that the thread records. */
  options: readonly [NewOption, ...NewOption[]];
  isPackage: boolean;
};
export type Place = Pick<Savable, "messageId" | "messageIndex" | "tracingSpanId">;
export type PlaceOf = (messageIndex: number) => Place;

const titleOption = (title: string): NewOption => ({ optionType: "TITLE", content: title.slice(0, TITLE_MAX) });
const conceptOption = (concept: string, why: string): NewOption => ({
  optionType: "CONCEPT",
  content: concept.slice(0, CONCEPT_MAX),
  description: why.slice(0, DESCRIPTION_MAX) || null,
});
const thumbnailOption = (url: string, description: string): NewOption => ({
  optionType: "THUMBNAIL",
  content: url,
  description: description.slice(0, DESCRIPTION_MAX) || null,
});

export const savableTitle = (place: Place, { title }: ChatTitle): Savable => ({
  ...place,
  options: [titleOption(title)],
  isPackage: false,
});
export const savableConcept = (place: Place, { concept, why_this_works }: ChatConcept): Savable => ({
  ...place,
  options: [conceptOption(concept, why_this_works)],
  isPackage: false,
});
export const savableThumbnail = (place: Place, { thumbnail_url, description }: ChatThumbnail): Savable => ({
  ...place,
  options: [thumbnailOption(thumbnail_url, description)],
  isPackage: false,
});
export const savablePackage = (place: Place, item: ChatPackage): Savable => ({
  ...place,
  options: [
    titleOption(item.title),
    ...(item.thumbnail_url ? [thumbnailOption(item.thumbnail_url, item.description)] : []),
    ...(item.concept ? [conceptOption(item.concept, "")] : []),
  ],
  isPackage: true,
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
