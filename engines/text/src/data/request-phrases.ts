/** Regular expression sources: the verb of a request, the kind of result, and the preposition before the subject. */
export type RequestPhrases = { verbs: string; kinds: string; about: string };

/** Phrases around the subject of a request: "Give me six funny titles about …". */
export const REQUESTS: readonly RequestPhrases[] = [
  {
    verbs:
      "(?:please )?(?:(?:can|could) you )?(?:give me|write|make|show me|draw|paint|create|suggest|brainstorm)|i want|i need|i would like|i['’]d like",
    kinds: "titles?|concepts?|ideas?|thumbnails?|pictures?|images?",
    about: "about|for|of|on|with|where|that shows?",
  },
  {
    verbs: "(?:por favor )?(?:dame|escribe|haz|dibuja|sugiere)|quiero|necesito|quisiera",
    kinds: "títulos?|conceptos?|ideas?|miniaturas?|imágenes|imagen",
    about: "sobre|para|de|con",
  },
  {
    verbs: "(?:bitte )?(?:gib mir|schreibe?|mache?|zeige? mir|zeichne)|ich will|ich möchte|ich brauche",
    kinds: "titel|konzepte?|ideen?|thumbnails?|bilder|bild",
    about: "über|zu|zum|zur|für|von|mit",
  },
  {
    verbs: "(?:s['’]il te plaît )?(?:donne-moi|écris|fais|dessine|propose)|je veux|je voudrais|il me faut",
    kinds: "titres?|concepts?|idées?|miniatures?|images?",
    about: "sur|pour|de|avec",
  },
];

/** Openings of a request that only changes an existing text. */
export const CHANGE_REQUEST =
  /^(?:make (?:it|this|these|them)|turn (?:it|this)|keep|same|but|more|less|shorter|funnier|darker|calmer|without|replace|swap|add|like (?:this|these)|hazlo|más|menos|sin|igual|mach (?:es|das|sie)|mehr|weniger|kürzer|lustiger|ohne|wie (?:das|diese)|rends?-(?:le|la|les)|plus|moins|sans|comme)(?=[\s,.]|$)/iu;
