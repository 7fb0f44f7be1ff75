import {
  type BrainstormOption,
  type CardAction,
  type CardType,
  EXPLODE_EXCLUDED,
  type Pane,
  TEXT_ELEMENTS,
  THUMBNAIL_ELEMENTS,
} from "./schema.ts";

/** Which options a pane offers. */
export const optionsOfPane: Record<Pane, readonly BrainstormOption[]> = {
  title: ["variations", "rephrase", "shorten", "intensify", "powerUp", "moodShift", "explode", "combine", "thisBut"],
  concept: ["variations", "rephrase", "shorten", "intensify", "moodShift", "explode", "combine", "thisBut"],
  thumbnail: ["variations", "expressions", "cameraAngles", "compositions", "moodShift", "combine", "thisBut"],
};

const actionsOfText = [
  "select",
  "add_as_backup",
  "edit",
  "copy",
  "add_to_idea_bank",
  "send_to_brainstorm",
  "delete",
] as const satisfies readonly CardAction[];

/** Which actions a card offers. */
export const actionsOfCard = {
  title: actionsOfText,
  concept: actionsOfText,
  thumbnail: [
    "select",
    "add_as_backup",
    "edit",
    "magnify",
    "download",
    "copy",
    "add_to_idea_bank",
    "send_to_brainstorm",
    "delete",
  ],
  video: ["magnify", "send_to_brainstorm", "add_to_idea_bank", "copy", "delete"],
} as const satisfies Record<CardType, readonly CardAction[]>;

export const elementsPerRequest = (pane: Pane): number => (pane === "thumbnail" ? THUMBNAIL_ELEMENTS : TEXT_ELEMENTS);

/** A text starts with variations, an empty input with emptyState. */
export const startingOption = (input: string): BrainstormOption => (input.trim() === "" ? "emptyState" : "variations");

/** Converts 0 to 100 (user setting) into 0 to 1 with two decimals (model parameter). */
export function modelTemperature(percent: number): number {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError("Input must be between 0 and 100");
  return Math.round(percent) / 100;
}

/** The most recent variant names, which explode must not repeat. */
export const explodeExclusions = (variantNames: readonly string[]): string[] => variantNames.slice(-EXPLODE_EXCLUDED);

/** Whether an option starts from a text. */
export const needsInput = (option: BrainstormOption): boolean => option !== "emptyState";

/** A free request: the person's own text and its references. */
export const isFreeform = ({ option, input, references }: FreeformParts): boolean =>
  option === "emptyState" && (input.trim() !== "" || references.length > 0);
type FreeformParts = { option: BrainstormOption; input: string; references: readonly unknown[] };
