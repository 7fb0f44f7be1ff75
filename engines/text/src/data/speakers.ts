import type { Language } from "../language.ts";

/** Words for anybody, as the person who tells the video and as the one who is addressed: "bañarse", "bañarme", "bañarte". */
export const SPEAKERS: Record<
  Language,
  { self?: RegExp; you: RegExp; changes: readonly (readonly [RegExp, string, string])[] }
> = {
  en: {
    you: /\byou/i,
    changes: [
      [/\byour\b/gi, "my", "your"],
      [/\byourself\b/gi, "myself", "yourself"],
    ],
  },
  es: {
    self: /quería|tenía|pensaba|creía/iu,
    you: /(?<!\p{L})(?:te|podrías|puedes|tú)(?!\p{L})/iu,
    changes: [
      [/(?<=\p{L}[aeií]r)se(?!\p{L})/giu, "me", "te"],
      [/(?<!\p{L})su(s?)(?!\p{L})/giu, "mi$1", "tu$1"],
    ],
  },
  de: {
    you: /(?<!\p{L})(?:du|dich|dir)(?!\p{L})/iu,
    changes: [
      [/(?<!\p{L})sich (?=(?:ein|das|die|den|\d|\p{Lu}))/gu, "mir ", "dir "],
      [/(?<!\p{L}|es )sich(?!\p{L})/gu, "mich", "dich"],
      [/(?<!\p{L})(?:sein|ihr)(e[nmrs]?)?(?= \p{L}+)(?<! zu sein)/gu, "mein$1", "dein$1"],
    ],
  },
  fr: {
    you: /(?<!\p{L})(?:tu|te|toi)(?!\p{L})/iu,
    changes: [
      [/(?<!\p{L})se (?=\p{L})/giu, "me ", "te "],
      [/(?<!\p{L})s['’](?=\p{L})/giu, "m'", "t'"],
      [/(?<!\p{L})s(on|a|es)(?= \p{L})/giu, "m$1", "t$1"],
    ],
  },
};
