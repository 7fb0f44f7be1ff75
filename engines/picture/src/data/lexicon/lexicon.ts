import type { ThingName } from "../../objects/things.ts";
import type { PlaceName } from "../../places/places.ts";
import type { MoodName } from "../moods.ts";
import type { RoleName } from "../roles.ts";

export type Language = "en" | "es" | "de" | "fr";
/** For each drawable name the words that select it, separated by commas. */
export type Lexicon = {
  things: Partial<Record<ThingName, string>>;
  places: Partial<Record<PlaceName, string>>;
  people: Partial<Record<RoleName, string>>;
  moods: Partial<Record<MoodName, string>>;
};
