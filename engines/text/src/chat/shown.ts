import { SETS } from "./data/results.ts";
import type { ObjectKind } from "./data/shared.ts";
import type { Reference } from "./references.ts";
import type { ShownItem, ShownKind, ToolOutcome } from "./types.ts";

type Fields = Record<string, unknown>;
export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const textField = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === "string" ? value : "";
};
export const numberField = (fields: Fields, name: string): number | undefined => {
  const value = fields[name];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
};
export const listField = (fields: Fields, name: string): Fields[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.map(fieldsOf) : [];
};

/** The items of one tool result, in the order shown. */
export type ShownSet = { kind: ShownKind; about: string; items: readonly ShownItem[]; outcome: ToolOutcome };

export const resultType = ({ result }: ToolOutcome): string => textField(fieldsOf(result), "type");

export function shownSetOf(outcome: ToolOutcome): ShownSet | undefined {
  const fields = fieldsOf(outcome.result);
  const shape = SETS[resultType(outcome)];
  if (!shape) return undefined;
  const items = listField(fields, shape.list).map((item): ShownItem => {
    const text = shape.texts.map((name) => textField(item, name)).find((one) => one !== "") ?? "";
    const [thumbnailUrl, videoId] = [textField(item, "thumbnail_url"), textField(item, "video_id")];
    return {
      kind: shape.kind,
      id: textField(item, "id") || videoId,
      text,
      ...(thumbnailUrl === "" || shape.kind === "outlier" ? {} : { thumbnailUrl }),
      ...(videoId === "" ? {} : { videoId }),
    };
  });
  return items.length > 0 ? { kind: shape.kind, about: textField(fields, "about"), items, outcome } : undefined;
}

const matches = (kind: ShownKind, wanted: ObjectKind | undefined) =>
  wanted === undefined || wanted === kind || (wanted === "title" && (kind === "package" || kind === "outlier"));

const latest = (sets: readonly ShownSet[], kind: ObjectKind | undefined) =>
  sets.findLast((set) => set.kind === kind) ?? sets.findLast((set) => matches(set.kind, kind));

/** The items that a reference names; an empty list if there are none. */
export function resolveReference(
  { which, kind }: Reference,
  { sets, selected }: { sets: readonly ShownSet[]; selected: readonly ShownItem[] },
): readonly ShownItem[] {
  const chosen = selected.filter((item) => matches(item.kind, kind));
  if (typeof which === "object") {
    if (chosen.length > 1 && which.every((place) => place <= chosen.length))
      return which.flatMap((place) => chosen[place - 1] ?? []);
    const highest = Math.max(...which);
    const fits = (set: ShownSet) => matches(set.kind, kind) && set.items.length >= highest;
    const set = sets.findLast((one) => fits(one) && (kind === undefined || one.kind === kind)) ?? sets.findLast(fits);
    return which.flatMap((place) => set?.items[place - 1] ?? []);
  }
  if (chosen.length > 0) return which === "last" ? chosen.slice(-1) : chosen;
  const set = latest(sets, kind);
  if (!set) return [];
  if (which === "all") return set.items;
  if (which === "both") return set.items.slice(0, 2);
  return which === "last" ? set.items.slice(-1) : set.items.slice(0, 1);
}
