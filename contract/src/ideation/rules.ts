import { type BrainstormOption, EXPLODE_EXCLUDED, type Pane, TEXT_ELEMENTS, THUMBNAIL_ELEMENTS } from "./schema.ts";

/** Which options a pane offers. */
export const optionsOfPane: Record<Pane, readonly BrainstormOption[]> = {
  title: ["variations", "rephrase", "shorten", "intensify", "powerUp", "moodShift", "explode", "combine", "thisBut"],
  concept: ["variations", "rephrase", "shorten", "intensify", "moodShift", "explode", "combine", "thisBut"],
  thumbnail: ["variations", "expressions", "cameraAngles", "compositions", "moodShift", "combine", "thisBut"],
};

export const elementsPerRequest = (pane: Pane): number => (pane === "thumbnail" ? THUMBNAIL_ELEMENTS : TEXT_ELEMENTS);

/** Existing text is varied; nothing starts from empty. */
export const startingOption = (input: string): BrainstormOption => (input.trim() === "" ? "emptyState" : "variations");

/** 0 to 100 as people set it, 0 to 1 with two decimals as models take it. */
export function modelTemperature(percent: number): number {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError("Input must be between 0 and 100");
  return Math.round(percent) / 100;
}

/** Names of variants in the order they were shown: explode goes elsewhere than the last ones. */
export const explodeExclusions = (variantNames: readonly string[]): string[] => variantNames.slice(-EXPLODE_EXCLUDED);

/** What an option can't do without: a text to start from, and a second one to put it together with. */
export const needsInput = (option: BrainstormOption): boolean => option !== "emptyState";
export const needsOtherInput = (option: BrainstormOption): boolean => option === "combine";

/** A start from nothing but a person's own words, and what lies beside them. */
export const isFreeform = ({ option, input, references }: FreeformParts): boolean =>
  option === "emptyState" && (input.trim() !== "" || references.length > 0);
type FreeformParts = { option: BrainstormOption; input: string; references: readonly unknown[] };
