import type { Language } from "../language.ts";

const AMOUNT: Record<Language, string> = {
  en: String.raw`(?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:whole |full )?(?:days?|weeks?|months?|years?)`,
  es: String.raw`(?:un|una|\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte) (?:días?|semanas?|mes|meses|años?)`,
  de: String.raw`(?:einem|einer|\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig) (?:Tag|Tagen|Woche|Wochen|Monat|Monaten|Jahr|Jahren)`,
  fr: String.raw`(?:une?|\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|vingt) (?:jours?|semaines?|mois|ans?|années?)`,
};
const pattern = (language: Language, source: string) =>
  new RegExp(`^${source.replace("SPAN", `(?<span>${AMOUNT[language]})`)}$`, "iu");

/** What the person does since a time: the span, a negation, the verb and what follows it. */
export const ONGOING: Record<Language, readonly RegExp[]> = {
  en: [
    String.raw`(?:i|we) (?:have|['’]ve) been (?<verb>\p{L}+ing) (?<rest>.+?) for (?:over |almost |more than )?SPAN(?: now)?`,
    String.raw`(?:i|we) (?:have (?<not>not|never)|have(?<none>n['’]t)) (?<verb>\p{L}+) (?<rest>.+?) (?:for|in) (?:over |almost |more than )?SPAN`,
    String.raw`for (?:over |more than )?SPAN,? (?:i|we) have been (?<verb>\p{L}+ing) (?<rest>.+)`,
  ].map((source) => pattern("en", source)),
  es: [
    String.raw`llev(?:o|amos) (?:ya |casi |más de )?SPAN (?<not>sin) (?<verb>\p{L}+[aei]r) ?(?<rest>.*)`,
    "llev(?:o|amos) (?:ya |casi |más de )?SPAN (?<detail>(?:sin|con|en) .+)",
    String.raw`llev(?:o|amos) (?:ya |casi |más de )?SPAN (?<verb>\p{L}+ndo) (?<rest>.+)`,
    String.raw`(?:desde )?hace (?:ya |casi |más de )?SPAN,? (?:que )?(?<not>no )?(?<verb>\p{L}+) (?<rest>.+)`,
    String.raw`(?:yo )?(?<not>no )?(?<verb>\p{L}+o) (?<rest>.+) desde hace (?:casi |más de )?SPAN`,
  ].map((source) => pattern("es", source)),
  de: [
    String.raw`seit (?:über |fast |mehr als )?SPAN (?<verb>\p{Ll}+) (?:ich|wir) (?<rest>.+)`,
    String.raw`(?:ich|wir) (?<verb>\p{Ll}+) (?:schon )?seit (?:über |fast |mehr als )?SPAN (?<rest>.+)`,
  ].map((source) => pattern("de", source)),
  fr: [
    String.raw`(?:depuis|ça fait|voilà) (?:plus de |presque )?SPAN,? (?:que )?(?:je |j['’]|on |nous )(?<not>ne |n['’])?(?<verb>\p{L}+)(?: pas| plus)? (?<rest>.+)`,
    String.raw`(?:je |j['’]|on |nous )(?<not>ne |n['’])?(?<verb>\p{L}+)(?: pas| plus)? (?<rest>.+) depuis (?:plus de |presque )?SPAN`,
  ].map((source) => pattern("fr", source)),
};

/** Verbs that a time span can do without: "two years without a fridge". */
export const LIVING = /^(?:live|vivir|leben|wohnen|vivre|habiter)$/;
export const WITHOUT_START = /^(?:without|sin|ohne|sans) /u;
/** "keinen Zucker mehr" */
export const GERMAN_NONE = /^kein(?:e|en)? ([^,]+?)(?: mehr)?$/u;
/** Words that another order would need: "mich", "nicht". */
export const GERMAN_UNSURE = /(?<!\p{L})(?:mich|mir|uns|nicht|nie|dass|weil|ob)(?!\p{L})/u;
export const GERMAN_PREFIX = /^(.+) (auf|an|aus|ein|ab|mit|um|vor|nach|weg)$/u;
export const GERMAN_SPAN: readonly (readonly [RegExp, string])[] = [
  [/^einem /u, "ein "],
  [/^einer /u, "eine "],
  [/(Tage|Monate|Jahre)n$/u, "$1"],
];
/** How the verb joins the span: done, and not done. */
export const ONGOING_JOINS: Record<Language, readonly [string, string]> = {
  en: ["of", "without"],
  es: ["", "sin"],
  de: ["", "ohne"],
  fr: ["à", "sans"],
};
export const TOLD_BY_ALL = /(?:^|\s)(?:we|wir|nous|on|llevamos)(?=\s)/iu;
