import type { MoodName } from "../light/moods.ts";
import type { ThingName } from "../objects/things.ts";
import type { RoleName } from "../people/roles.ts";
import type { PlaceName } from "../places/places.ts";

export type Lexicon = {
  things: Partial<Record<ThingName, string>>;
  places: Partial<Record<PlaceName, string>>;
  people: Partial<Record<RoleName, string>>;
  moods: Partial<Record<MoodName, string>>;
};
