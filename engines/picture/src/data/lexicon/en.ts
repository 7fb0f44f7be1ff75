import { living } from "./en/living.ts";
import { made } from "./en/made.ts";
import { moods, people } from "./en/people.ts";
import { places } from "./en/places.ts";
import { vectors } from "./en/vectors.ts";
import type { Lexicon } from "./lexicon.ts";

export const en: Lexicon = { things: { ...made, ...living, ...vectors }, places, people, moods };
