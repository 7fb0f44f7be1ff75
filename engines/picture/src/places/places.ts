import { beyond } from "../data/places/beyond.ts";
import { highlands } from "../data/places/highlands.ts";
import { homeRooms } from "../data/places/home-rooms.ts";
import { publicRooms } from "../data/places/public-rooms.ts";
import { streets } from "../data/places/streets.ts";
import { venues } from "../data/places/venues.ts";
import { waters } from "../data/places/waters.ts";
import { wilds } from "../data/places/wilds.ts";
import type { Place } from "./stage.ts";

const rooms = { ...homeRooms, ...publicRooms };
const all = { ...highlands, ...waters, ...wilds, ...streets, ...venues, ...rooms, ...beyond };
export type PlaceName = keyof typeof all;
export const places: Record<PlaceName, Place> = all;
export const isRoom = (name: PlaceName): boolean => name in rooms;
export const isPlaceName = (name: string): name is PlaceName => name in all;
/** Places where a table or counter hides the floor: things are put on it, and people stand behind it. */
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
