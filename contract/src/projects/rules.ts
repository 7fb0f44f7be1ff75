import { cutText } from "../kernel/names.ts";
import { isAdminRole } from "../session/rules.ts";
import type { Role } from "../session/schema.ts";
import { NEW_PROJECT_NAME, type OptionType, PROJECT_NAME_MAX, type ProjectStatus } from "./schema.ts";

export type PrimaryIds = {
  titlePrimaryOptionId: string | null;
  conceptPrimaryOptionId: string | null;
  thumbnailPrimaryOptionId: string | null;
};
export type PrimaryField = keyof PrimaryIds;
type Placed = { id: string; optionType: OptionType; content: string };

export const primaryField = (type: OptionType): PrimaryField => `${type}PrimaryOptionId`;

export const statusLabel: Record<ProjectStatus, string> = {
  idea: "Idea",
  in_development: "In Dev",
  published: "Published",
};

/** A person's new option goes right after the primary one, or to the top without one; generated options go to the end. */
export function insertionIndex(ids: readonly string[], primaryId: string | null, source: "user" | "system"): number {
  if (source === "system") return ids.length;
  const primary = primaryId === null ? -1 : ids.indexOf(primaryId);
  return primary + 1;
}

/** The first option of its kind becomes the primary one; later options do not change it. */
export const primaryAfterAdding = (
  idsOfKind: readonly string[],
  primaryId: string | null,
  addedId: string,
): string | null => (idsOfKind.length === 0 ? addedId : primaryId);

export const primaryAfterDeleting = (primaryId: string | null, deletedId: string): string | null =>
  primaryId === deletedId ? null : primaryId;

/** Its creator, an admin or the primary owner of the channel may delete a project. */
export const canDeleteProject = (
  project: { createdBy: string | null },
  user: { id: string },
  role: Role | undefined,
): boolean => project.createdBy === user.id || isAdminRole(role);

/** An option whose text was emptied is removed. */
export const isEmptied = (content: string): boolean => content.trim() === "";

export const moved = (ids: readonly string[], id: string, to: number): string[] => {
  const rest = ids.filter((other) => other !== id);
  const at = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, at), id, ...rest.slice(at)];
};

export const optionsOfKind = <T extends Placed>(options: readonly T[], type: OptionType): T[] =>
  options.filter((option) => option.optionType === type);

const two = (value: number) => String(value).padStart(2, "0");
/** "Video project dd.mm.yyyy-hh:mm" */
export const defaultProjectName = (at: Date): string =>
  `Video project ${two(at.getDate())}.${two(at.getMonth() + 1)}.${at.getFullYear()}-${two(at.getHours())}:${two(at.getMinutes())}`;

export const hasDefaultName = (name: string): boolean => /^Video project \d{2}\.\d{2}\.\d{4}-\d{2}:\d{2}$/.test(name);

/** A name that says nothing about the video: the first chosen element may replace it. */
export const isUnnamed = (name: string): boolean => name === NEW_PROJECT_NAME || hasDefaultName(name);

export const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

/** The name of a project that starts from a text: its first line, cut after a whole word. */
export function projectNameFrom(text: string): string {
  const line = oneLine(text);
  if (line.length <= PROJECT_NAME_MAX) return line;
  const cut = line.slice(0, PROJECT_NAME_MAX + 1);
  const end = cut.lastIndexOf(" ");
  return (end > 0 ? cut.slice(0, end) : cutText(line, PROJECT_NAME_MAX)).trim();
}

/** Only published videos have views and an outlier index. */
export const mayFilterByPerformance = (statuses: readonly ProjectStatus[]): boolean =>
  statuses.length === 1 && statuses[0] === "published";
