import type { CameraAngle, Composition, Expression } from "../brief.ts";
import type { ActionName } from "../data/actions.ts";
import type { MoodName } from "../data/moods.ts";
import type { Pose } from "../data/poses.ts";
import type { RoleName } from "../data/roles.ts";
import type { ThingName } from "../objects/things.ts";
import type { Gender, Look } from "../people/look.ts";
import type { PlaceName } from "../places/places.ts";
import type { Weather } from "../places/stage.ts";

/** Not strong if the word is an abstract one that the thing stands for. */
export type Named = {
  name: ThingName;
  colour?: string;
  size: number;
  isStrong: boolean;
  count: number;
  isBroken?: boolean;
  isBurning?: boolean;
  /** From small to large. */
  isGraded?: boolean;
};
/** `on` is what a surfer or a cyclist rides. */
type Someone = { role: RoleName; count: number; on?: ThingName };
/** A person or a thing that acts, or that something is done to. */
export type Entity = { person: Someone } | { thing: Named };
/** What happens in the scene. Without a target the actor is alone, or acts on the place. */
export type Story = { action: ActionName; actor: Entity; partner?: Entity; target?: Entity; pose?: Pose };

/** The scene that a prompt describes. */
export type SceneRequest = {
  story?: Story;
  things: readonly Named[];
  /** Who and what the prompt names besides the story. */
  others: readonly Entity[];
  place: PlaceName;
  isPlaceNamed: boolean;
  /** A plain backdrop instead of a place. */
  backdrop?: string;
  mood: MoodName;
  weather: ReadonlySet<Weather>;
  people: readonly RoleName[];
  /** All roles of the prompt, including those that are not drawn in a whole picture. */
  named: readonly RoleName[];
  /** The prompt names nothing that can be drawn: a person and the words of the prompt are shown. */
  isUnknown: boolean;
  /** The people and animals are in the water of the place. */
  isInWater?: boolean;
  /** Set as type. */
  words?: string;
  /** A cast photo replaces the drawn person. */
  isWithCast: boolean;
  /** Set for a close-up of a face. */
  expression?: Expression;
  camera: CameraAngle;
  composition?: Composition;
  /** The words that decide what the people look like and where everything is. */
  subject: string;
  /** Of the people whose role leaves it open. */
  gender?: Gender;
  /** What the people wear by the words. */
  clothes: Partial<Look>;
  /** From 0 to 3: consecutive seeds show another distance, light and moment. */
  take: number;
  /** Only the middle of the drawing is visible, at an aspect ratio of 9:16. */
  isTall?: boolean;
};
