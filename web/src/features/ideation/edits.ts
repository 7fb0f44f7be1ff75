import { DEFAULT_INSPIRATION, InspirationSettings, Pane } from "@coldopen/contract/ideation/schema";
import type { OptionType, VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { z } from "zod";
import { Material } from "./materials.ts";

/** The source of a pane: a text, and for pictures the picture it describes. */
export const Source = z.object({ optionId: z.string().nullable(), text: z.string(), picture: z.string().nullable() });
export type Source = z.infer<typeof Source>;

/** The user's decisions in the drawer, which undo reverts and a reload restores. */
export const Edits = z.object({
  sources: z.partialRecord(Pane, Source),
  /** Rewritten results by element id. */
  texts: z.record(z.string(), z.string()),
  removed: z.array(z.string()),
  settings: InspirationSettings,
  level: z.number().min(0).max(1),
  /** The materials attached to the freeform text. */
  materials: z.array(Material).default([]),
});
export type Edits = z.infer<typeof Edits>;

export const noEdits: Edits = {
  sources: {},
  texts: {},
  removed: [],
  settings: {},
  level: DEFAULT_INSPIRATION,
  materials: [],
};

type Option = VideoProjectDetail["options"][number];

export const primaryOf = (project: VideoProjectDetail, type: OptionType): Option | undefined =>
  project.options.find(({ id }) => id === project[`${type}PrimaryOptionId`]);

/** A picture is described by its own text, else by that of the package. */
export function sourceOfOption(project: VideoProjectDetail, option: Option): Source {
  if (option.optionType !== "thumbnail") return { optionId: option.id, text: option.content, picture: null };
  const words = option.description || primaryOf(project, "title")?.content || project.name;
  return { optionId: option.id, text: words, picture: option.content };
}

export const emptySource: Source = { optionId: null, text: "", picture: null };

/** The user's choice, else the primary option of the pane's type; a first picture starts from the title. */
export function sourceOf(project: VideoProjectDetail, edits: Edits, pane: Pane): Source {
  const chosen = edits.sources[pane];
  if (chosen) return chosen;
  const primary = primaryOf(project, pane);
  if (primary) return sourceOfOption(project, primary);
  const title = pane === "thumbnail" ? primaryOf(project, "title") : undefined;
  return title ? { ...emptySource, text: title.content } : emptySource;
}

export const withSource = (edits: Edits, pane: Pane, source: Source): Edits => ({
  ...edits,
  sources: { ...edits.sources, [pane]: source },
});
export const withText = (edits: Edits, elementId: string, text: string): Edits => ({
  ...edits,
  texts: { ...edits.texts, [elementId]: text },
});
export const withMaterial = (edits: Edits, material: Material): Edits => ({
  ...edits,
  materials: [...edits.materials, material],
});
export const withoutMaterial = (edits: Edits, id: string): Edits => ({
  ...edits,
  materials: edits.materials.filter((one) => one.id !== id),
});
export const without = (edits: Edits, elementId: string): Edits => ({
  ...edits,
  removed: [...edits.removed, elementId],
});
