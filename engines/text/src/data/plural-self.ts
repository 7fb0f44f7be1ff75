import type { Language } from "../language.ts";

/** Words of hooks for several people who make the video; a hook with a word of `one` that is left is not used. */
export const PLURAL_SELF: Record<Language, { changes: readonly (readonly [RegExp, string])[]; one: RegExp }> = {
  en: {
    changes: [
      [/\bI'm\b/g, "We're"],
      [/\bI've\b/g, "We've"],
      [/\bI'd\b/g, "We'd"],
      [/\bI Was(n't)?\b/g, "We Were$1"],
      [/\bWas I\b/g, "Were We"],
      [/\bI\b/g, "We"],
      [/\b([Mm])yself\b/g, "Ourselves"],
      [/\bMy\b/g, "Our"],
      [/\bmy\b/g, "our"],
      [/\bMe\b/g, "Us"],
      [/\bMine\b/g, "Ours"],
    ],
    one: /\b(?:I|me|my|mine)\b/i,
  },
  de: {
    changes: [
      [/\bhabe ich\b/g, "haben wir"],
      [/\b([Ii])ch habe\b/g, "wir haben"],
      [/\bbin ich\b/g, "sind wir"],
      [/\b([Ii])ch bin\b/g, "wir sind"],
      [/\b(K|k)ann ich\b/g, "$1önnen wir"],
      [/\bSchaffe ich\b/g, "Schaffen wir"],
      [/\bich (beschlossen|gemacht|gelernt|versucht|gefunden) habe\b/g, "wir $1 haben"],
      [/\b(I|i)ch (musste|wollte|konnte|hatte|dachte)\b/g, "wir $2n"],
      [/\bund würde es\b/g, "und würden es"],
      [/\bund bereue\b/g, "und bereuen"],
      [/\b(m|M)ein(e[nmrs]?)?\b/g, "unser$2"],
      [/\b(m)ich\b/g, "uns"],
      [/\b(m)ir\b/g, "uns"],
    ],
    one: /\b(?:ich|mein\p{L}*|mich|mir|würde)\b/iu,
  },
  es: {
    changes: [
      [/\blo repetiría\b/g, "lo repetiríamos"],
      [/¿Lo repetiría\?/g, "¿Lo repetiríamos?"],
      [/\bdecidí\b/g, "decidimos"],
      [/\bMe di\b/g, "Nos dimos"],
      [/\b(t|T)enía\b/g, "$1eníamos"],
      [/\bhice\b/g, "hicimos"],
      [/\baprendí\b/g, "aprendimos"],
      [/\b(c|C)reía\b/g, "$1reíamos"],
      [/\b(q|Q)uería\b/g, "$1ueríamos"],
      [/\b(p|P)uedo\b/g, "$1odemos"],
      [/\bMi primer\b/g, "Nuestro primer"],
    ],
    one: /(?<!\p{L})(?:me|mi|mis|yo|conmigo|pude|tuve|pensaba|casi|\p{L}+rme|(?!así|qué|está|sí|aquí|por qué)\p{L}+[éí])(?!\p{L})/iu,
  },
  fr: {
    changes: [
      [/\b(J|j)'ai\b/g, "on a"],
      [/\b(J|j)'avais\b/g, "on avait"],
      [/\bPuis-je\b/g, "Peut-on"],
      [/\bje (?:le )?referais\b/g, "on le referait"],
      [/\bque je le\b/g, "qu'on le"],
      [/\b(J|j)e me suis donné\b/g, "on s'est donné"],
      [/\b(J|j)e croyais\b/g, "on croyait"],
      [/\b(M|m)on\b/g, "notre"],
      [/\b(M|m)a\b/g, "notre"],
    ],
    one: /(?<!\p{L})(?:[jm]'|(?:je|me|moi|mes|mon|ma)(?!\p{L}))/iu,
  },
};
