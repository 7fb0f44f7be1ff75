import type { BrainstormOption, Pane } from "./schema.ts";

/** Which options a pane offers. */
export const optionsOfPane: Record<Pane, readonly BrainstormOption[]> = {
  title: ["variations", "rephrase", "shorten", "intensify", "powerUp", "moodShift", "explode", "combine", "thisBut"],
  concept: ["variations", "rephrase", "shorten", "intensify", "moodShift", "explode", "combine", "thisBut"],
  thumbnail: ["variations", "expressions", "cameraAngles", "compositions", "moodShift", "combine", "thisBut"],
};

export const elementsPerRequest = (pane: Pane): number => (pane === "thumbnail" ? 4 : 6);

/** Existing text is varied; nothing starts from empty. */
export const startingOption = (input: string): BrainstormOption => (input.trim() === "" ? "emptyState" : "variations");

/** 0 to 100 as people set it, 0 to 1 with two decimals as models take it. */
export function modelTemperature(percent: number): number {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError("Input must be between 0 and 100");
  return Math.round(percent) / 100;
}
