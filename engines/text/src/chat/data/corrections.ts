import type { Language } from "../../language.ts";

/** How people correct themselves: words that always do so, words that do after a mark, and words after the correction. */
export const CORRECTIONS: Record<Language, { always: string; afterMark: string; after: string }> = {
  en: {
    always:
      "no wait|wait no|nah wait|oh wait|no sorry|sorry no|sorry i mean(?:t)?|i meant|scratch that|strike that|correction|no actually|actually no|no make (?:that|it)|(?:actually |nah )?make that|hang on no|no hang on|no no|oops i mean(?:t)?|or rather|or no(?: ,)? (?:rather|better|wait|actually|make (?:it|that))|or actually|no rather|or better|or wait no",
    afterMark:
      "no|nah|nope|wait|actually|sorry|i mean|better|rather|make it|let's say|lets say|hang on|hold on|hm+|oops|my bad|well|or|uh|um|maybe|say|change that to",
    after: "instead|actually|rather|i mean|sorry|please|pls",
  },
  es: {
    always:
      "no espera|espera no|no perdón|perdón no|no perdona|no mejor|mejor no|quise decir|quería decir|quiero decir|mejor dicho|ay no|no no|bueno no|digo no|no digo|que diga|no pará|pará no|o mejor dicho|o no(?: ,)? mejor|o mejor no|o mejor|o no espera|o bueno no|o más bien",
    afterMark:
      "no|nop|mejor|perdón|perdona|perdoná|digo|bueno|espera|esperá|más bien|o sea|que sean|pon|ponle|ponme|uy|ay|mm+|va|o|venga|hazme|mejor que sean|pará|aguanta",
    after: "mejor|mejor dicho|perdón|digo|en vez de eso|por favor|porfa",
  },
  de: {
    always:
      "nein warte|warte nein|ne warte|nee warte|moment nein|nein moment|nein halt|halt nein|ich meinte|sorry ich mein\\w*|nein doch|quatsch|korrektur|nein sorry|sorry nein|nein lieber|ach ne|ach nein|ah nein|nein nein|na wart|wart na|halt stopp|nein besser|ne doch|nee doch|vielmehr|oder nein(?: ,)? (?:lieber|besser|doch|eher|warte)|oder nee? (?:lieber|besser|doch|eher)|oder lieber|oder besser|oder doch lieber|oder doch",
    afterMark:
      "nein|ne|nee|nö|na|halt|warte?|stopp|stop|doch|lieber|besser|sorry|ich mein\\w*|äh|ähm|ach|eher|sagen wir|mach(?: mal)?|moment|beziehungsweise|bzw|oder|pardon|nehmen wir|gib mir|hoppla|ups|mir reichen|mach draus",
    after: "lieber|stattdessen|besser|meine ich|mein ich|draus|bitte",
  },
  fr: {
    always:
      "ou non(?: ,)? (?:plutôt|attends|disons|mets|mieux)|ou mieux|ou bien non|ou disons|ou alors plutôt|non attends|attends non|euh non|ah non|non pardon|pardon non|je voulais dire|je veux dire|non plutôt|ou plutôt|enfin non|enfin plutôt|non non|oups non|nan attends|attends nan|non finalement|finalement non|non désolée?|non mets(?: en)?|correction|heu non|non disons",
    afterMark:
      "non|nan|pardon|attends|plutôt|enfin|en fait|finalement|oups|disons|mettons|euh|heu|mieux|désolée?|mets(?: en| m' en)?|fais(?: en| m' en)?|ou|bon|allez|tiens",
    after: "plutôt|en fait|finalement|pardon|à la place|stp|svp",
  },
};

/** "Not titles but concepts". */
export const NEGATED_CHOICE =
  "(?:not|no|nicht|keine?n?|(?:non )?pas(?: de| des| d')?)(?: \\S+){1,2}?(?: ,)? (?:but|sino|sondern|mais)(?: (?:some|a|an|the|unos|unas|un|una|ein|eine|einen|des|un|une|plutôt|eher|rather))?";
/** After a noun that is not wanted: "titles no, better concepts". */
export const REFUSAL = "no|not|nein|nicht|nee|non|pas|nope|nah|nan";
