const MANY = String.raw`(?:[\p{L}\d'’-]+\s+){0,4}?`;
const asking = (verbs: string, kinds: string, about: string) =>
  new RegExp(String.raw`^(?:(?:${verbs})\s+)?${MANY}(?:${kinds})\s+(?:${about})\s+(?=\S)`, "iu");

/** What people put around what they want: "Give me six funny titles about …". */
const ASKING: readonly RegExp[] = [
  asking(
    "(?:please )?(?:(?:can|could) you )?(?:give me|write|make|show me|draw|paint|create|suggest|brainstorm)|i want|i need|i would like|i['’]d like",
    "titles?|concepts?|ideas?|thumbnails?|pictures?|images?",
    "about|for|of|on|with|where|that shows?",
  ),
  asking(
    "(?:por favor )?(?:dame|escribe|haz|dibuja|sugiere)|quiero|necesito|quisiera",
    "títulos?|conceptos?|ideas?|miniaturas?|imágenes|imagen",
    "sobre|para|de|con",
  ),
  asking(
    "(?:bitte )?(?:gib mir|schreibe?|mache?|zeige? mir|zeichne)|ich will|ich möchte|ich brauche",
    "titel|konzepte?|ideen?|thumbnails?|bilder|bild",
    "über|zu|zum|zur|für|von|mit",
  ),
  asking(
    "(?:s['’]il te plaît )?(?:donne-moi|écris|fais|dessine|propose)|je veux|je voudrais|il me faut",
    "titres?|concepts?|idées?|miniatures?|images?",
    "sur|pour|de|avec",
  ),
];

const CHANGE =
  /^(?:make (?:it|this|these|them)|turn (?:it|this)|keep|same|but|more|less|shorter|funnier|darker|calmer|without|replace|swap|add|like (?:this|these)|hazlo|más|menos|sin|igual|mach (?:es|das|sie)|mehr|weniger|kürzer|lustiger|ohne|wie (?:das|diese)|rends?-(?:le|la|les)|plus|moins|sans|comme)(?=[\s,.]|$)/iu;

/** What a wish is about, without the asking around it. */
export const aboutOf = (wish: string): string =>
  ASKING.reduce((rest, pattern) => rest.replace(pattern, ""), wish.trim()).trim();

/** Whether it only says what should be different about what lies beside it. */
export const isChange = (wish: string): boolean => CHANGE.test(wish.trim());
