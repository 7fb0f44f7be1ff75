import { living } from "./fr/living.ts";
import { made } from "./fr/made.ts";
import { moods, people } from "./fr/people.ts";
import { places } from "./fr/places.ts";
import { vectors } from "./fr/vectors.ts";
import type { Lexicon } from "./lexicon.ts";

export const fr: Lexicon = { things: { ...made, ...living, ...vectors }, places, people, moods };
