import type { ThingName } from "../objects/things.ts";
import type { Pose } from "./poses.ts";

/** Position of a person on a thing, in the thing's coordinates. Standing seats carry animals too, some only animals. */
export type Seat = { x: number; y: number; pose: Pose; isStanding?: true; isForAnimals?: true };

export const seats: Partial<Record<ThingName, Seat>> = {
  bicycle: { x: -58, y: -236, pose: "ride" },
  motorcycle: { x: -90, y: -178, pose: "ride" },
  scooter: { x: -100, y: -176, pose: "ride" },
  horse: { x: -20, y: -262, pose: "ride" },
  unicorn: { x: -20, y: -262, pose: "ride" },
  jetski: { x: -70, y: -100, pose: "ride" },
  skateboard: { x: 0, y: -46, pose: "stand", isStanding: true },
  boat: { x: 0, y: -64, pose: "sit" },
  canoe: { x: 30, y: -30, pose: "sit" },
  piano: { x: -20, y: -150, pose: "sit", isStanding: true, isForAnimals: true },
  raft: { x: -70, y: -44, pose: "stand", isStanding: true },
};
