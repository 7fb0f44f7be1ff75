import { living } from "./de/living.ts";
import { made } from "./de/made.ts";
import { moods, people } from "./de/people.ts";
import { places } from "./de/places.ts";
import { vectors } from "./de/vectors.ts";
import type { Lexicon } from "./lexicon.ts";

export const de: Lexicon = { things: { ...made, ...living, ...vectors }, places, people, moods };
