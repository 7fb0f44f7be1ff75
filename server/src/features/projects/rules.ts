import { type PrimaryField, primaryField, statusLabel } from "@coldopen/contract/projects/rules";
import { OptionType, type ProjectChange, type ProjectStatus } from "@coldopen/contract/projects/schema";

/** In the order of their bytes. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A key that sorts between two others, byte by byte; none means the very start or end. It never ends in the lowest digit, so there is always room below it. */
export function keyBetween(before: string | undefined, after: string | undefined): string {
  let key = "";
  let isBelowAfter = after === undefined;
  for (let at = 0; ; at++) {
    const low = DIGITS.indexOf(before?.charAt(at) || "0");
    const high = isBelowAfter ? DIGITS.length : DIGITS.indexOf(after?.charAt(at) || "0");
    if (high - low > 1) return key + DIGITS.charAt(low + Math.floor((high - low) / 2));
    key += DIGITS.charAt(low);
    isBelowAfter ||= high > low;
  }
}

/** Keys for a whole list, in its order. */
export const keysFor = (count: number): string[] => {
  const keys: string[] = [];
  for (let n = 0; n < count; n++) keys.push(keyBetween(keys.at(-1), undefined));
  return keys;
};

type Before = { name: string; status: ProjectStatus; publishDate: string | null };

/** What a change did, as its activity tells it. */
export function activityOf(before: Before, change: ProjectChange): string[] {
  const { name, status, publishDate } = change;
  const primaries = OptionType.options.flatMap((type) => {
    const id = change[primaryField(type)];
    return id === undefined ? [] : [id === null ? `Cleared the primary ${type}` : `Chose the primary ${type}`];
  });
  const lines = [
    name !== undefined && name !== before.name && `Renamed it to "${name}"`,
    status !== undefined && status !== before.status && `Set the status to ${statusLabel[status]}`,
    publishDate !== undefined &&
      publishDate !== before.publishDate &&
      (publishDate === null ? "Removed the due date" : `Set the due date to ${publishDate}`),
    change.type !== undefined && "Changed the type",
    change.sponsors && "Changed the sponsors",
    change.videoProjectTags && "Changed the tags",
    change.youtubeURL !== undefined && (change.youtubeURL === null ? "Removed the video link" : "Set the video link"),
    ...primaries,
  ];
  return lines.filter((line) => typeof line === "string");
}

/** Which video it is, or that it is out at last, is news: its numbers follow. */
export const namesItsVideo = (before: Pick<Before, "status">, { youtubeURL, status }: ProjectChange): boolean =>
  youtubeURL !== undefined || (status === "published" && before.status !== "published");

/** The words that AI tags are read from have changed. */
export const changesItsWords = (change: ProjectChange): boolean =>
  change.title !== undefined ||
  change.titlePrimaryOptionId !== undefined ||
  change.conceptPrimaryOptionId !== undefined;

export const isWordField = (field: PrimaryField): boolean => field !== "thumbnailPrimaryOptionId";
