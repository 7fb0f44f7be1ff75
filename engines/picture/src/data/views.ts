import type { CameraAngle, Composition } from "../brief.ts";
import type { PlaceName } from "../places/places.ts";
import type { Floor } from "./places/from-above.ts";

/** Horizon, ground and scale of each camera. */
export const cameras: Record<
  CameraAngle,
  { horizon: number; groundY: number; scale: number; zoom?: number; tilt?: number }
> = {
  eyeLevel: { horizon: 450, groundY: 656, scale: 1 },
  low: { horizon: 610, groundY: 688, scale: 1.3, tilt: -3 },
  high: { horizon: 200, groundY: 600, scale: 0.8 },
  birdsEye: { horizon: 0, groundY: 560, scale: 0.9 },
  closeUp: { horizon: 430, groundY: 760, scale: 1.6 },
  wide: { horizon: 470, groundY: 630, scale: 0.72 },
  overTheShoulder: { horizon: 440, groundY: 620, scale: 0.92 },
  side: { horizon: 520, groundY: 690, scale: 1.24 },
  dutch: { horizon: 470, groundY: 660, scale: 1.05, tilt: 9, zoom: 1.18 },
  pointOfView: { horizon: 430, groundY: 610, scale: 0.9 },
};

export const sides: Record<Composition, number | undefined> = {
  thirdsLeft: 1,
  thirdsRight: -1,
  centred: 0,
  split: undefined,
  versus: undefined,
  giant: undefined,
  framed: 0,
};

/** The ground of a place from above. */
export const floors: Partial<Record<PlaceName, Floor>> = {
  snowfield: "snow",
  arctic: "snow",
  winterVillage: "snow",
  desert: "sand",
  beach: "sand",
  canyon: "sand",
  ocean: "water",
  island: "water",
  lake: "water",
  underwater: "water",
  skyline: "city",
  street: "city",
  neonStreet: "city",
  suburb: "city",
  road: "city",
  cave: "rock",
  mountains: "rock",
  volcano: "rock",
};

/** The actor is on the left of most stories. */
export const SHIFT: Partial<Record<Composition, number>> = { thirdsLeft: -50, thirdsRight: 50 };
export const SCALE: Partial<Record<Composition, number>> = { centred: 0.88, giant: 1.15 };
/** The scale of stories without a face, which fill the frame at eye level. */
export const DISTANCE: Partial<Record<CameraAngle, number>> = { wide: 0.72, high: 0.76, side: 1.14, closeUp: 1.2 };
/** Whole figures instead of faces. */
export const FAR: ReadonlySet<CameraAngle> = new Set(["wide", "high"]);
export const TALL: Partial<Record<CameraAngle, number>> = {
  wide: 410,
  high: 380,
  low: 560,
  side: 520,
  closeUp: 600,
};
