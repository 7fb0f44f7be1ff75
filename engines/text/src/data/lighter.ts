import type { Language } from "../language.ts";

/** Words that a title can do without, by kind, and what takes their place. */
export const LIGHTER: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    // "The strange reason why this island": "Why this island".
    [/^the (?:\p{L}+ )?reason (?:why )?(?=\p{L})/iu, "Why "],
    [
      /^(?:the (?:\p{L}+ )?story of|what happened when|this is|here(?:'s| is)) (?=(?:how|why|i|we|my|our|the|a|an) )/iu,
      "",
    ],
    [
      /(?<=\p{L} )(?:really|actually|finally|completely|literally|absolutely|entirely|just|very|ever|personally|simply|basically|suddenly) (?=\p{L})/giu,
      "",
    ],
    [
      /(?<=(?:the|a|an|my|our|this|one|every|his|her|their) )(?:\p{L}+-year-old|whole|entire|single|tiny|little|big|huge|strange|complete|own|very) (?=\p{L})/giu,
      "",
    ],
    [
      / (?:for|in|within|over|during) (?:an?|one|two|three|four|five|six|seven|ten|\d+)(?: \p{L}+)? (?:hours?|days?|nights?|weeks?|weekends?|months?|years?)$/iu,
      "",
    ],
    [/(?<=\p{L}), \p{L}+,? and \p{L}+(?= |$)/iu, ""],
    [
      /,? (?:with(?:out)?|using|only|because|before|after|while|when|so that|even though) (?!.{0,160},? (?:with(?:out)?|using|only|because|before|after|while|when) ).{3,80}$/iu,
      "",
    ],
    [/,? and (?=(?:i|we|it|this|here|that|now|nobody|everyone) ).{3,80}$/iu, ""],
  ],
  de: [
    [/^der (?:\p{Ll}+ )?grund(?: dafür)?, warum /iu, "Warum "],
    [/^(?:die geschichte,|so|das ist passiert:|das passiert, wenn) (?=wie )/iu, ""],
    [
      /(?<=[\p{L},] )(?:wirklich|endlich|tatsächlich|einfach|komplett|völlig|sogar|insgesamt|eigentlich|plötzlich|persönlich|ganz) (?=\p{L})/giu,
      "",
    ],
    [
      /(?<= )(?:\p{Ll}+jährige|winzige|kleine|große|riesige|ganze|komplette|gesamte|eigene|seltsame|einzige)[nmrs]? (?=\p{Lu})/gu,
      "",
    ],
    [
      / (?:eine?[nm]?|zwei|drei|vier|fünf|sechs|sieben|zehn|\d+)(?: ganze[nmrs]?)? (?:Tage?|Nächte|Wochen?|Monate?|Jahre?|Stunden?|Wochenende)(?: lang)?(?= )/u,
      "",
    ],
    [/(?<=\p{L}), \p{Ll}+ und \p{Ll}+$/u, ""],
    [/,? und (?=(?:ich|wir|das|es|dann|jetzt|keiner|niemand|alle) ).{3,80}$/iu, ""],
    [/, (?:weil|obwohl|damit|bevor|nachdem|während|ohne|um) .{3,100}$/iu, ""],
  ],
  es: [],
  fr: [],
};

/** The word before a clause that it can't do without. */
export const BEFORE_CLAUSE = /(?<!\p{L})(\p{L}+), (?:was|wie|warum|wo|wer|wen|ob|dass) /giu;
