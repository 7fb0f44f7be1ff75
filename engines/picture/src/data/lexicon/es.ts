import { living } from "./es/living.ts";
import { made } from "./es/made.ts";
import { moods, people } from "./es/people.ts";
import { places } from "./es/places.ts";
import { vectors } from "./es/vectors.ts";
import type { Lexicon } from "./lexicon.ts";

export const es: Lexicon = { things: { ...made, ...living, ...vectors }, places, people, moods };
