import type { ThingName } from "../objects/things.ts";
import type { PlaceName } from "../places/places.ts";
import type { Pose } from "./poses.ts";

/** Position of a person on a thing, in the thing's coordinates, and where it is ridden if not where it is kept. */
export type Seat = { x: number; y: number; pose: Pose; place?: PlaceName; isFlat?: true };

export const seats: Partial<Record<ThingName, Seat>> = {
  bicycle: { x: -58, y: -236, pose: "ride" },
  motorcycle: { x: -90, y: -178, pose: "ride" },
  scooter: { x: -100, y: -176, pose: "ride" },
  horse: { x: -20, y: -262, pose: "ride" },
  unicorn: { x: -20, y: -262, pose: "ride" },
  jetski: { x: -70, y: -100, pose: "ride" },
  skateboard: { x: 0, y: -46, pose: "stand" },
  surfboard: { x: 0, y: -30, pose: "surf", place: "ocean", isFlat: true },
  broom: { x: -30, y: -30, pose: "ride", place: "sky", isFlat: true },
  boat: { x: 0, y: -64, pose: "sit" },
  canoe: { x: 30, y: -30, pose: "sit" },
  piano: { x: -20, y: -150, pose: "sit" },
  raft: { x: -70, y: -44, pose: "stand" },
};
