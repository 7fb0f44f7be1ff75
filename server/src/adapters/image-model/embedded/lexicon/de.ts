import type { Lexicon } from "./lexicon.ts";

export const de: Lexicon = { things: {}, places: {}, people: {}, moods: {} };
