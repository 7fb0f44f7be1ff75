import type { ThingName } from "../objects/things.ts";
import type { PlaceName } from "../places/places.ts";
import type { Pose } from "./poses.ts";

/** Position of a person on a thing, in the thing's coordinates, and where it is ridden if not where it is kept. */
export type Seat = { x: number; y: number; pose: Pose; place?: PlaceName; isFlat?: true };

/** The window of the driver of a closed vehicle, as shares of its width and height. */
export const cabs: Partial<Record<ThingName, { x: number; y: number; r: number }>> = {
  car: { x: 0.16, y: 0.77, r: 0.17 },
  sportsCar: { x: 0.1, y: 0.8, r: 0.16 },
  policeCar: { x: 0.16, y: 0.7, r: 0.15 },
  van: { x: 0.16, y: 0.8, r: 0.13 },
  ambulance: { x: 0.22, y: 0.67, r: 0.12 },
  bus: { x: 0.2, y: 0.76, r: 0.14 },
  truck: { x: 0.36, y: 0.64, r: 0.14 },
  tractor: { x: -0.14, y: 0.78, r: 0.2 },
  train: { x: 0.0, y: 0.46, r: 0.1 },
  excavator: { x: -0.12, y: 0.62, r: 0.13 },
};

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
