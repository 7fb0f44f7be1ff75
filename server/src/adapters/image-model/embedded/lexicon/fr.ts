import type { Lexicon } from "./lexicon.ts";

export const fr: Lexicon = { things: {}, places: {}, people: {}, moods: {} };
