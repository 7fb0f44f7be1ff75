import type { Language } from "../../language.ts";

export const CONVERT =
  "turn|convert|convierte\\w*|conviérte\\w*|transforma\\w*|mache? aus|wandle|verwandle|transforme|fais (?:de|du)";
export const OPINION =
  "i|i'd|like|love|likes|dislike|hate|don't|not|good|great|nice|fine|best|really|quite|most|is|gusta|encanta|mola|no|me|es|bueno|buena|bien|mejor|ich|mag|find|finde|nicht|ist|gut|gefällt|mir|toll|schön|ganz|am|besten|besser|je|j'|aime|adore|n'|ne|pas|plaît|me|est|bon|bonne|bien|préfère|prefiero";
export const DETERMINERS =
  "the|that|this|these|those|of|for|from|den|dem|der|die|das|zum|zur|vom|für|diese[nrms]?|le|la|les|l'|du|de|d'|ce|cet|cette|ces|el|los|las|del|al|a|lo|este|esta|ese|esa|one|ones|my|mein\\w*|mi|mon|ma|shown|above|de arriba|and|und|y|et";
/** Words after "the 3" that show that it is a place and not a number of things. */
export const AFTER_PLACE =
  "[,.!?:]|but|aber|pero|mais|is|was|ist|war|es|esta|est|c'|en|in|im|dans|into|as|als|como|comme|mas|plus|more|with|mit|con|avec|without|ohne|sin|sans|please|pls|bitte|porfa|stp|svp|and|und|y|et|to|zu|can|could|kann|puede|peut|me|mir|gefallt|gusta|plait|ab|weg|one|now|jetzt|ahora|maintenant|kurzer|shorter";
export const STRONG_ABOUT =
  "about|regarding|on the topic of|related to|sobre|acerca de|über|zum thema|rund um|sur|à propos (?:de|du|des|d')|autour (?:de|du|des|d')|concernant";
/** Words that end a subject although a filter after them was dropped. */
export const TRAILING =
  "that|which|who|uploaded|posted|published|subidos|hochgeladen|hochgeladene|publiées|fait|font|made|que|qui|die|das|welche|from|of|in|the|a|with|de|del|von|vom|aus|mit|by|et|y|und|and|,|et|con|avec|ont|a|sont|have|has|had|are|were|is|was|did|do|han|hayan|haya|ha|sind|haben|hat|les|los|las|le|la|der|den|des|im|dans|du|en|for|to|lo|me|see|at|se|been|gone|went|going|really|am|ist|sind|wurden|gegangen|gingen|lief|liefen|geworden|been|sido|été|niche|space|now|right";
export const NOT = "no|not|without|excluding|except|ohne|keine|nicht|sin|excepto|salvo|sans|pas de|hors|sauf";
export const WITH = "for|with|from|für|mit|para|con|pour|avec";
export const ONE = "a|an|one|ein|eine|einen|einem|einer|un|una|une";
export const SPONSOR_NOUN = "sponsor|brand|company|sponsoren|marke|firma|marca|empresa|marque|entreprise";
export const INTO = "in|into|for|inside|within|during|en|dentro de|para|durante|im|für|ins|dans|pour|pendant";
export const NEW = "new|nuevo|nueva|neue[sn]?|nouveau|nouvelle|fresh|another|weiteres|otro|autre";
export const DETAIL_WORDS =
  "keep|only|just|nur|solo|seulement|juste|them|em|it|make|be|should|bleib|halte|sollen|sein|que|sean|soient|toutes?|tous|each|jeweils|each one";
export const RELATIVE = "that|which|to|you|you'd|i|die|das|der|que|q|qui|qu'|we|people|wo|bei|muy|très";
export const TOPIC =
  "(?:(?:the|dem|das|le|el|meinem) )?(?:topic|subject|thema|sujet|tema)|(?:lo|eso|the (?:thing|one)|das|das ding|ce truc|le truc|la cosa)(?= (?:de|about|where|mit|wo|sur|ou|de que) )";
export const NOT_VIDEO = "(?:games?|gaming|edit\\w*|calls?|camera|essays?|spiel\\w*|schnitt\\w*|juegos?|jeux?)(?: |$)";
export const MODAL =
  "can|could|would|kannst|könntest|würdest|würde|könnte|kann|soll|sollte|möchte|will|magst|hätte|gerne|könnten|wo|puedes|podrías|dónde|en qué|wie|an welcher";
export const ADDED =
  "too|as well|for (?:it|that)|to go with it|dazu|dafür|auch|noch|también|además|de paso|aussi|avec|en plus|pour ça";
export const PRONOUNS =
  "it|them|'em|em|that one|this one|es|ihn|sie|beide|alle|lo|la|los|las|le|les|l'|ça|celui ci|celle ci|tout";
export const SAME_THING =
  "same|the same|same thing|whole thing|the whole thing|lo mismo|mismo|todo eso|das ganze|ganze|das gleiche|gleiche|selbe|pareil|même chose|tout ça";

/** Where an adjective stands that is in no list, and how it ends. */
export const ADJECTIVE: Record<Language, { after: boolean; ending: RegExp }> = {
  en: { after: false, ending: /..(?:y|ful|ing|ive|ic|al|ous|ish|less|able|ed|er|est|ant|ent)$/ },
  es: { after: true, ending: /..(?:[oa]s|es|[oa]|al|ante|ente|able|ible)$/ },
  de: { after: false, ending: /...(?:e|en|er|es)$/ },
  fr: { after: true, ending: /..(?:s|x|e|ant|eur|ent|al|if|ique)$/ },
};
