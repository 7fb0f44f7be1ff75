import type { Region } from "./regions.ts";
import { type EditorMode, FRAME, LAYER_SIZE, LAYERS_MAX, type TextLayer } from "./schema.ts";

export type EditorGates = { canEdit: boolean; canScore: boolean };
type GateValues = Record<
  "STUDIO_THUMBNAIL_EDITING" | "STUDIO_THUMBNAIL_REGIONAL_PROMPTING" | "STUDIO_THUMBNAIL_SCORING",
  boolean
>;

export const editorGates = (gates: GateValues): EditorGates => ({
  canEdit: gates.STUDIO_THUMBNAIL_EDITING || gates.STUDIO_THUMBNAIL_REGIONAL_PROMPTING,
  canScore: gates.STUDIO_THUMBNAIL_SCORING,
});

/** With both gates off it stays viewing, with one it is that mode, with both it starts from the initial mode. */
export function startingMode({ canEdit, canScore }: EditorGates, initialMode: EditorMode): EditorMode {
  if (canEdit && canScore) return initialMode;
  return canEdit ? "editing" : canScore ? "scoring" : "viewing";
}
export const hasModeToggle = ({ canEdit, canScore }: EditorGates): boolean => canEdit && canScore;

/** The region's description, or the common text for regions without one. */
export const wordsFor = ({ description }: Pick<Region, "description">, typed: string): string =>
  (description.trim() === "" ? typed : description).trim();

type Applying = { regions: readonly Pick<Region, "description">[]; typed: string; isBusy: boolean };
export const canApply = ({ regions, typed, isBusy }: Applying): boolean =>
  !isBusy && regions.length > 0 && regions.every((region) => wordsFor(region, typed) !== "");

export const canAddLayer = (layers: readonly unknown[]): boolean => layers.length < LAYERS_MAX;

const LINE = 1.3;
const FIRST = { x: 56, y: 56 };
const ASIDE = 64;

/** Places a new layer below the existing ones, or beside them at the bottom of the frame. */
export function newLayer(id: string, text: string, layers: readonly TextLayer[]): TextLayer {
  const lowest = layers.reduce(
    (at, { y, size, text: words }) => Math.max(at, y + size * LINE * words.split("\n").length),
    FIRST.y,
  );
  const y = Math.round(Math.min(lowest, FRAME.height - LAYER_SIZE.first - FIRST.y));
  const { x } = FIRST;
  const covered = layers.filter((other) => other.y === y && (other.x - x) % ASIDE === 0).length;
  return { id, text, x: x + covered * ASIDE, y, size: LAYER_SIZE.first, colour: "#ffffff", outline: "#12100e" };
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value)));

/** Limits entered values to the frame. */
export const clampedLayer = (layer: TextLayer): TextLayer => ({
  ...layer,
  x: between(layer.x, 0, FRAME.width),
  y: between(layer.y, 0, FRAME.height),
  size: between(layer.size, LAYER_SIZE.min, LAYER_SIZE.max),
});
