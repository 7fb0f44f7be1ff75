import type { Language } from "../../language.ts";

export const CONVERT =
  "turn|convert|convierte\\w*|conviérte\\w*|transforma\\w*|mache? aus|wandle|verwandle|transforme|fais (?:de|du)";
export const OPINION =
  "one's|i|i'd|like|love|likes|dislike|hate|don't|not|good|great|nice|fine|best|really|quite|most|is|gusta|encanta|mola|no|me|es|bueno|buena|bien|mejor|ich|mag|find|finde|nicht|ist|gut|gefällt|mir|toll|schön|ganz|am|besten|nehm|nehme|nehmen|ich|take|taking|pick|choose|keep|go|with|con|i'll|cojo|elijo|quedo|escojo|prends|choisis|garde|nimm|will|möchte|want|quiero|veux|super|geil|genial|top|besser|je|j'|aime|adore|n'|ne|pas|plaît|me|est|bon|bonne|bien|préfère|prefiero";
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
export const NOT =
  "not any|no|nothing|nada de|ningún|keinerlei|aucun|not|without|excluding|except|ohne|keine|nicht|sin|excepto|salvo|sans|pas de|hors|sauf";
export const WITH = "for|with|from|für|mit|para|con|pour|avec";
export const ONE = "a|an|one|ein|eine|einen|einem|einer|un|una|une";
export const SPONSOR_NOUN = "sponsor|brand|company|sponsoren|marke|firma|marca|empresa|marque|entreprise";
export const INTO = "in|into|for|inside|within|during|en|dentro de|para|durante|im|für|ins|dans|pour|pendant";
export const NEW = "new|nuevo|nueva|neue[sn]?|nouveau|nouvelle|fresh|another|weiteres|otro|autre";
export const DETAIL_WORDS =
  "keep|only|just|nur|solo|seulement|juste|them|em|it|make|be|should|bleib|halte|sollen|sein|que|sean|soient|toutes?|tous|each|jeweils|each one";
export const RELATIVE = "that|which|to|you|you'd|i|die|das|der|que|q|qui|qu'|we|people|wo|bei|muy|très";
export const TOPIC =
  "(?:(?:the|dem|das|le|el|meinem) )?(?:topic|subject|thema|sujet|tema)|(?:lo|eso|the (?:thing|one)|das|das ding|ce truc|le truc|la cosa|irgendwas|irgendetwas|something|smth|algo|un truc|quelque chose)(?= (?:de|del|du|des|about|where|mit|with|con|avec|wo|sur|sobre|ou|de que|über|zu) )";
/** Before a state of a project at the end of a request: "still at idea stage". */
export const STATE_LEAD =
  ",|still|already|at|in|are|is|aún|aun|todavía|ya|en|que|están|noch|schon|im|in|als|bereits|sind|encore|toujours|déjà|au|à|qui|sont";
export const NOT_VIDEO = "(?:games?|gaming|edit\\w*|calls?|camera|essays?|spiel\\w*|schnitt\\w*|juegos?|jeux?)(?: |$)";
export const MODAL =
  "can|could|would|kannst|könntest|würdest|würde|könnte|kann|soll|sollte|möchte|will|magst|hätte|gerne|könnten|wo|puedes|podrías|dónde|en qué|wie|an welcher";
export const ADDED =
  "too|as well|for (?:it|that)|to go with it|dazu|dafür|auch|noch|también|además|de paso|aussi|avec|en plus|pour ça";
export const PRONOUNS =
  "it|them|'em|em|that one|this one|es|ihn|sie|beide|alle|lo|la|los|las|le|les|l'|ça|celui ci|celle ci|tout";
export const SAME_THING =
  "same|the same|same thing|whole thing|the whole thing|lo mismo|mismo|todo eso|das ganze|ganze|das gleiche|gleiche[sn]?|selbe[sn]?|pareil|même chose|tout ça";

/** Where an adjective stands that is in no list, and how it ends. */
export const ADJECTIVE: Record<Language, { after: boolean; ending: RegExp; plural?: RegExp }> = {
  en: { after: false, ending: /..(?:y|ful|ing|ive|ic|al|ous|ish|less|able|ed|er|est|ant|ent)$/ },
  es: { after: true, ending: /..(?:[oa]s|es|[oa]|al|ante|ente|able|ible)$/, plural: /s$/ },
  de: { after: false, ending: /...(?:e|en|er|es)$/ },
  fr: { after: true, ending: /..(?:s|x|e|ant|eur|ent|al|if|ique)$/, plural: /[sx]$/ },
};

/** The elided word of French forms that people type without the apostrophe. */
export const ELISION =
  /^(?:c(?=est$|etait$)|j(?=ai$|avais$|aime$|adore$|aurais$|utilise$|habite$|hesite$|essaie$)|l(?=idee$|histoire$|image$|intro$|episode$|accroche$|arriere$|autre$|ete$|hiver$|ecole$|eau$)|d(?=apprendre$|aller$|avoir$|etre$|essayer$|ouvrir$|arreter$|acheter$|ecrire$|utiliser$|organiser$|un$|une$|idee$|idees$|habitude$|accord$|autres$|apres$|images?$)|qu(?=il$|ils$|on$|un$|une$|est$)|s(?=il$|appelle$|agit$)|n(?=oublie$|ai$|est$)|t(?=as$|aurais$|es$)|m(?=aider$|aides$))/;

/** Compares videos of a channel with its other ones. */
export const OWN_USUAL =
  "(?:than|above|over|beyond|beat|que|de|als|wie|uber|unter)(?: (?:\\S+ ){0,2})?(?:usual|normal|average|normally|usually|habitude|normale|moyenne|ordinaire|habitual|media|siempre|costumbre|sonst|ublich|schnitt|durchschnitt|gewohnt|niveau)|(?:their|its|his|her|sus?|leurs?|ses|seine?|ihre?|deren|dessen)(?: (?:\\S+ ){0,2})?(?:usual|average|best|biggest|top|hits?|bangers?|outliers?|bombazos?|pelotazos?|exitos?|mejores|videos?|meilleures?|cartons?|tubes?|besten|ausreisser|schnitt|durchschnitt|knaller)|qu' d' habitude|d' habitude|(?:sticht|stechen|stands?|sticks?|sobresale\\w*|ragt)(?: \\S+){0,2} (?:out|raus|heraus)|sort\\w* du lot|sobresal\\w+";
export const OWNER_LEAD =
  "what's|has|did|have|hat|haben|ha|han|dont|que|de|a|von|vom|by|from|chez|bei|d'|for|at|on|para|en|,";
/** After these a name is a channel; after other words it may be a place. */
export const STRONG_OWNER_LEAD = "what's|has|did|have|hat|haben|ha|han|dont|von|vom|by|from|chez|bei|,";
export const OWNERS = "their|its|his|her|sus?|leurs?|ses|sa|son|seine?\\w?|ihre?\\w?|deren|dessen";
/** Opens a wish beside a change: "shorter, with a number". Other words beside a change say why. */
export const WISH_LEAD =
  "(?:same|question|gleiche\\w*|selbe\\w*|misma|mismo|même|with|without|for|in|into|using|use|keep|keeping|mention|include|under|no|not|don't|less|fewer|more|add|adding|as|like|start|end|maximum|max|con|sin|para|en|usa|mantén|menciona|menos|más|añad\\w*|agreg\\w*|como|máximo|que|mit|ohne|für|im|in|auf|als|nutz\\w*|behalt\\w*|erwähn\\w*|mehr|weniger|höchstens|wie|avec|sans|pour|en|dans|utilis\\w*|garde\\w*|mentionn\\w*|ajout\\w*|moins|plus|comme)(?= )|(?:question|pregunta|frage)$";
/** Words beside the name of a brand in a remark: "Opinel wants in", "we have Opinel interested". */
export const BRAND_VERBS =
  "wants?|is|are|has|have|sponsors?|sponsored|pays?|asked|reached|contacted|would|quiere|quieren|es|son|ha|han|me|nos|patrocina|paga|hat|haben|will|wollen|möchte|möchten|ist|sponsert|zahlt|fragt|würde|veut|veulent|est|sont|a|ont|sponsorise|paie|nous|m'|aimerait";
export const BRAND_LEADS =
  "have|got|with|from|by|for|brand|company|con|de|tengo|tenemos|marca|a|por|von|mit|bei|haben|habe|marke|firma|avec|par|ai|avons|marque|chez|société";
/** Words of a wish to see more. */
export const SEEING =
  "i|me|you|see|have|get|take|go|with|veo|ver|ich|du|sehen|haben|bekommen|je|j'|tu|m'|mets|mettre|en|voir|avoir|de|d'";
/** A comparison and no sponsor: "it sounds like an advert". */
export const SOUNDS_LIKE =
  "(?:sounds?|reads?|feels?|looks?) (?:\\S+ )?like|suena(?: \\S+)? a|parece(?: \\S+)?|(?:klingt|wirkt|liest sich)(?: \\S+){0,2} (?:nach|wie)|fait (?:trop |un peu |très )?(?:pub|publicité|vendeur|télé ?achat)|sonne comme|on dirait|ressemble à";
/** A manner of telling: "sombre tone", "tono sombrío". */
export const TONE_NOUN =
  "(?:(?:in|with|con|en|mit|avec|de) )?(?:\\S+ )?(?:colou?rs?|colores|farben|couleurs)(?: (?!about|sobre|über|sur)\\S+)?|(?:in |en |de )?(?:black and white|blanco y negro|schwarz ?weiß|noir et blanc)|(?:\\S+ ){1,2}(?:tone|ton|vibe|mood|feel|feeling|style|stil|stimmung)|(?:tono|ton|estilo|onda|ambiance|style|rollo|ambiente|un ton|un tono|en plan|plutôt|más bien) (?:\\S+ ?){1,2}";
/** Words of courtesy that can also open a subject: "great white sharks". */
export const OPENS_SUBJECT =
  "great|nice|perfect|super|cool|amazing|awesome|sweet|sure|right|man|mate|dude|bro|quick|alright|gut|schnell|kurz|einfach|klasse|prima|bueno|buena|bien|guay|majo|maja|genial|perfecto|parfait|bon|sympa|vite|cheers|love|mec|cool|tío|tronco";
/** Opens another subject for the same request: "and one for cats". */
export const ANOTHER =
  "(?:(?:one|ones|uno|una|otro|otra|eins|eines|eine|einen|une|un|pareil) )?(?:for|about|para|sobre|de|für|zu|über|pour|sur|avec|con|mit)(?: (?:some|unos|unas|des))?";
/** Opens a wish to delete what is remembered; "don't forget" is none. */
export const FORGET =
  "(?:please |can you |could you |you can )?(?:forget|delete|erase|wipe|clear|remove|unlearn)(?! (?:not|the text))|(?:ya )?(?:olvida|olvídate|olvidate|olvidá|olvide|borra|borrá|elimina|quita)(?:te)?(?! (?:no|el fondo))|(?:bitte )?(?:vergiss|vergesst|vergessen sie|lösch\\w*)(?! (?:nicht|bitte nicht|nie))|(?:peux tu |tu peux )?(?:oublie|oubliez|efface|effacez|supprime|supprimez)(?! (?:pas|jamais))";
export const MEMORY =
  "(?:about|on) me|memor(?:y|ies)|i told you|you remember(?:ed)?|sobre mí|de mí|memoria|te (?:dije|conté)|recuerdas|über mich|gedächtnis|gesagt habe|gemerkt|sur moi|mémoire|t' ai dit|as retenu|souvenirs?|erinnerungen|recuerdos";
/** After the noun of a thing that the person judges: "my title is rubbish". */
export const JUDGED =
  "(?:(?:que tengo|i have|i've got|ich habe|que j' ai|de travail|actual|provisional|so far|bisher|right now) )?(?:is(?! there)|are(?! there)|sucks?|stinks?|isn't|ain't|es|son|está|ist|sind|est|sont|n' est|c' est)(?= )";
export const HURRY =
  "ya mismo|ya|quick|quickly|fast|asap|urgent|rápido|rapidito|urgente|schnell|flott|dringend|vite|rapidement|rapide";
/** Opens a question for the place of something. */
export const WHERE = "(?:[¿,] )?(?:where|where's|dónde|adónde|wo|wohin|où|did i|have i|hab ich|habe ich|ai je)";
/** The person's own videos are not searched for outliers. */
export const OWN_VIDEOS =
  "(?:my|our) (?:own )?(?:videos?|vids?|channel|uploads?)|(?:mis|nuestros) (?:propios )?(?:videos?|canal)|mi canal|(?:meine\\w*|unsere\\w*) (?:eigenen )?(?:videos?|kanal)|(?:mes|nos) (?:propres )?vidéos?|ma chaîne";
/** Ends a subject although it says little: "pantry stuff". */
export const LOOSE_NOUN = "stuff|things?|bits|cosas?|cositas|chismes|sachen|zeug|kram|krams|trucs?|choses?|machins?";
/** Before a wish that need not be kept: "ideally without". */
export const SOFTLY =
  "ideally|preferably|if possible|hopefully|rather|maybe|please|just|idealmente|preferiblemente|preferentemente|de preferencia|a poder ser|si puede ser|si es posible|mejor|ojalá|gerne?|bitte|am besten|am liebsten|möglichst|idealerweise|wenn möglich|wenn's geht|lieber|idéalement|de préférence|si possible|plutôt|autant que possible|si ça se peut";
/** Joins what things are not to have: "without capitals or exclamation marks". */
export const NOR = "or|nor|and|ni|o|u|y|e|oder|und|noch|sowie|ou|et";
/** Before a thing that is missing: "no plan yet". */
export const MISSING = "no|any|kein\\w*|ningún|sin|pas de|de";
/** Opens what people say about themselves. */
export const STATEMENT =
  "i|i'm|i've|we|we're|we've|my|our|ich|wir|mein\\w*|unser\\w*|yo|soy|somos|tengo|tenemos|estoy|estamos|hago|hacemos|enseño|doy|trabajo|llevo|vivo|vendo|grabo|publico|acabo|ando|manejo|mi|mis|nuestr[oa]s?|je|j'|on|nous|mon|ma|mes|notre|nos";
/** Compares numbers of views: "more views than usual" does not sort. */
export const COMPARED = "than|above|over|de lo|que|als|wie|qu'|über";
