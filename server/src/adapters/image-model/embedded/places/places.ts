import { beyond } from "./beyond.ts";
import { highlands } from "./highlands.ts";
import { homeRooms } from "./home-rooms.ts";
import { publicRooms } from "./public-rooms.ts";
import type { Place } from "./stage.ts";
import { streets } from "./streets.ts";
import { venues } from "./venues.ts";
import { waters } from "./waters.ts";
import { wilds } from "./wilds.ts";

const rooms = { ...homeRooms, ...publicRooms };
const all = { ...highlands, ...waters, ...wilds, ...streets, ...venues, ...rooms, ...beyond };
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
