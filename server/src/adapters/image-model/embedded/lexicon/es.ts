import type { Lexicon } from "./lexicon.ts";

export const es: Lexicon = { things: {}, places: {}, people: {}, moods: {} };
