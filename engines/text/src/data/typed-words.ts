import type { Language } from "../language.ts";

/** English contractions as they are typed without an apostrophe, and those that are read as two words. */
export const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|wo|would|could|should)nt\b/gi, "$1n't"],
  [/\bcant\b/gi, "can't"],
  [/\b(i)['’]?m\b/gi, "$1 am"],
  [/\b(i|we|you|they)(?:['’]ve|(?<=i)ve)\b/gi, "$1 have"],
  [/\b(we|you|they)['’]re\b/gi, "$1 are"],
  [/\b(i|we|you|they)['’]ll\b/gi, "$1 will"],
  [
    /\b(my|our|his|her|their) ((?:grand)?(?:ma|pa|mother|father|dad|mum|mom)|brother|sister|son|daughter|wife|husband|neighbou?r|friend|uncle|aunt|boss|cat|dog)s (?=(?:\d+|old|rusty|new|first|house|car|kitchen|garage|room|favou?rite|\p{L}+ (?:house|car|recipe|garage|tractor|bike|boat|van))(?!\p{L}))/giu,
    "$1 $2's ",
  ],
];

/** German: "was passiert wenn" has a comma. */
export const CLAUSE_WITHOUT_COMMA =
  /(?<=\p{L})(?<!(?<!\p{L})(?:und|auch|selbst|nur|immer|als|oder|aber|außer)) ((?:wenn|weil|dass|obwohl)|(?:die|das|der|den|dem)(?= (?:ich|wir|man|du|keiner|jeder) )) /gu;

/** What a brief is, said before it. */
export const LABEL =
  /^(?:(?:video|vídeo|title|título|titre|titel) ?(?:idea|idee|idée)?|idea|idee|idée|comparison|comparativa|comparatif|vergleich|reto|défi) ?[:–—-] ?(?=\S)/iu;

/** "24h" is a time span. */
export const HOURS: Record<Language, string> = { en: "hours", es: "horas", de: "Stunden", fr: "heures" };

/** Names that people type in lower case. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  "YouTube TikTok Instagram Spotify Netflix Google Amazon Ikea Lego Minecraft Fortnite Roblox Pokémon Zelda Tetris iPhone iPad Android Tesla Ferrari Nintendo PlayStation Xbox ChatGPT Disney Aldi Lidl Mercadona Carrefour Costco Walmart Starbucks Airbnb eBay Craigslist Wikipedia WhatsApp Atacama Galicia Lyon Oregon Köln Wien"
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);

/** Words that are names of places only in other languages. */
export const COMMON_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /(?!)/,
  de: /^(?:american|asian|british|jordan)$/,
  es: /^(?:lima|chile|cuba|roman|jordan|manila|malta|granada|tesla)$/,
  fr: /^(?:lima|tours|nice|bali|orange)$/,
};
