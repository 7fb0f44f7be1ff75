import type { CameraAngle, Composition, Expression } from "../brief.ts";
import type { MoodName } from "../data/moods.ts";
import type { RoleName } from "../data/roles.ts";
import type { ThingName } from "../objects/things.ts";
import type { PlaceName } from "../places/places.ts";
import type { Weather } from "../places/stage.ts";

export type Named = { name: ThingName; colour?: string; size: number; isStrong: boolean };
/** What a prompt asks to see. */
export type SceneRequest = {
  things: readonly Named[];
  place: PlaceName;
  isPlaceNamed: boolean;
  mood: MoodName;
  weather: ReadonlySet<Weather>;
  people: readonly RoleName[];
  /** Whoever is named, also those who would only stand by in a whole picture. */
  named: readonly RoleName[];
  /** The words name nothing that can be drawn; what is shown was chosen for them. */
  isUnknown: boolean;
  /** Someone of the cast takes the place of a drawn person. */
  isWithCast: boolean;
  /** Set when a face should be seen from near. */
  expression?: Expression;
  camera: CameraAngle;
  composition?: Composition;
  /** Only the middle is seen, 9 wide and 16 high. */
  isTall?: boolean;
};
