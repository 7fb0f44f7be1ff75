import { primaryField, statusLabel } from "@coldopen/contract/projects/rules";
import { OptionType, type ProjectChange, type ProjectTag } from "@coldopen/contract/projects/schema";
import { generateKeyBetween } from "fractional-indexing";

/**
 * The stored keys are the fractional parts of the library's keys between "a0" and "a1": they are compared bytewise and never end
 * in the lowest digit, so that there is always room below them.
 */
const [MIN_KEY, MAX_KEY] = ["a0", "a1"];

/** A key that sorts between two others; undefined stands for the start or the end of the list. */
export const keyBetween = (before: string | undefined, after: string | undefined): string =>
  generateKeyBetween(MIN_KEY + (before ?? ""), after === undefined ? MAX_KEY : MIN_KEY + after).slice(MIN_KEY.length);

type Placed = { position: string };

/** The order key of a new item at an index of a sorted list; beyond its end, the last. */
export const keyAt = (items: readonly Placed[], index: number): string => {
  const at = Math.min(index, items.length);
  return keyBetween(items[at - 1]?.position, items[at]?.position);
};

/** The order key that moves an item to an index among its siblings; undefined if it is there already. */
export const keyForMove = (siblings: readonly Placed[], current: string, index: number): string | undefined => {
  const at = Math.min(index, siblings.length);
  const isThere = at === siblings.filter(({ position }) => position < current).length;
  return isThere ? undefined : keyAt(siblings, at);
};

/** Keys for a whole list, in its order. */
export const keysFor = (count: number): string[] => {
  const keys: string[] = [];
  for (let n = 0; n < count; n++) keys.push(keyBetween(keys.at(-1), undefined));
  return keys;
};

/** A line of the activity. With `field`, only if the change gives that field another value. */
export type ActivityLine = { what: string; field?: "name" | "status" | "publishDate" };

/** M/dd/yyyy, as dates are shown everywhere. */
const displayDay = (day: string): string => day.replace(/^(\d{4})-0?(\d+)-(\d{2})$/, "$2/$3/$1");

/** The activity lines of a change. */
export function activityOf(change: ProjectChange): ActivityLine[] {
  const { name, status, publishDate } = change;
  const primaries = OptionType.options.flatMap((type) => {
    const id = change[primaryField(type)];
    return id === undefined
      ? []
      : [{ what: id === null ? `Cleared the primary ${type}` : `Chose the primary ${type}` }];
  });
  const due = publishDate === null ? "Removed the due date" : `Set the due date to ${displayDay(publishDate ?? "")}`;
  const link = change.youtubeURL === null ? "Removed the video link" : "Set the video link";
  const lines: (ActivityLine | false)[] = [
    name !== undefined && { what: `Renamed it to "${name}"`, field: "name" },
    status !== undefined && { what: `Set the status to ${statusLabel[status]}`, field: "status" },
    publishDate !== undefined && { what: due, field: "publishDate" },
    change.type !== undefined && { what: "Changed the type" },
    change.sponsors !== undefined && { what: "Changed the sponsors" },
    (change.videoProjectTags ?? change.addTags ?? change.removeTags) !== undefined && { what: "Changed the tags" },
    change.youtubeItems !== undefined && { what: "Changed the inspiration" },
    change.youtubeURL !== undefined && { what: link },
    ...primaries,
  ];
  return lines.filter((line) => line !== false);
}

/** Whether the change affects the texts that AI tags are derived from. */
export const changesText = (change: ProjectChange): boolean =>
  change.title !== undefined ||
  change.titlePrimaryOptionId !== undefined ||
  change.conceptPrimaryOptionId !== undefined;

const isSameTag = (name: string) => (tag: { name: string }) => tag.name.toLowerCase() === name.toLowerCase();

/** The tags after single ones were removed and added; an added tag that exists already stays as it is. */
export function tagsAfter(
  tags: readonly ProjectTag[],
  { addTags = [], removeTags = [] }: Pick<ProjectChange, "addTags" | "removeTags">,
): ProjectTag[] {
  const left = tags.filter((tag) => !removeTags.some((name) => isSameTag(name)(tag)));
  const added = addTags.filter(({ name }) => !left.some(isSameTag(name)));
  return [...left, ...added];
}
