import type { CameraAngle, Composition, Expression } from "../brief.ts";
import type { MoodName } from "../data/moods.ts";
import type { RoleName } from "../data/roles.ts";
import type { ThingName } from "../objects/things.ts";
import type { PlaceName } from "../places/places.ts";
import type { Weather } from "../places/stage.ts";

export type Named = { name: ThingName; colour?: string; size: number; isStrong: boolean };
/** The scene that a prompt describes. */
export type SceneRequest = {
  things: readonly Named[];
  place: PlaceName;
  isPlaceNamed: boolean;
  mood: MoodName;
  weather: ReadonlySet<Weather>;
  people: readonly RoleName[];
  /** All roles of the prompt, including those that are not drawn in a whole picture. */
  named: readonly RoleName[];
  /** The prompt names nothing that can be drawn; the things were chosen by hash. */
  isUnknown: boolean;
  /** A cast photo replaces the drawn person. */
  isWithCast: boolean;
  /** Set for a close-up of a face. */
  expression?: Expression;
  camera: CameraAngle;
  composition?: Composition;
  /** Only the middle of the drawing is visible, at an aspect ratio of 9:16. */
  isTall?: boolean;
};
