import { beyond } from "./beyond.ts";
import { nature } from "./nature.ts";
import { rooms } from "./rooms.ts";
import type { Place } from "./stage.ts";
import { town } from "./town.ts";

const all = { ...nature, ...town, ...rooms, ...beyond };
export type PlaceName = keyof typeof all;
export const places: Record<PlaceName, Place> = all;
export const isRoom = (name: PlaceName): boolean => name in rooms;
export const isPlaceName = (name: string): name is PlaceName => name in all;
/** Where a table or counter hides the floor: things lie on it, and people stand behind it. */
export const hasTable: ReadonlySet<PlaceName> = new Set([
  "kitchen",
  "table",
  "office",
  "desk",
  "gamingRoom",
  "workshop",
  "lab",
  "classroom",
  "restaurant",
]);
