import type { Language } from "../../language.ts";

/** Kinds of things that a request can name. */
export type ObjectKind = "title" | "concept" | "thumbnail" | "package" | "project" | "document";

/** Nouns of all four languages, since people mix them: "gib mir titles". The order decides between overlapping nouns. */
export const NOUNS: Record<ObjectKind, string> = {
  package:
    "(?:title|headline|titel|título|titre)s? ?(?:\\+|&|plus|with|mit|con|avec)(?: (?:a|an|its|the|my|matching|passendem?|dem|einem?|su|una|un|sa|son|une|la|el|le|dazu|ein))* ?(?:thumbnail|thumb|cover|picture|image|vorschaubild|bild|miniatura|imagen|portada|miniature|vignette)(?:s|er)?|packages?|packs?(?! (?:den|die|das|ihn|sie|es|it|them|this|that|the|mal|mir|alle|beide|noch))|bundles?|combos?|paquetes?|\\w{0,20}paket(?:en?)?|paquets?|title ?(?:and|\\+|&|plus) ?(?:a )?thumbnail (?:combos?|pairs?)",
  thumbnail:
    "thumbnails?|thumbs?|thumbnail pictures?|images? de couv\\w*|imágen(?:es)? de portada|imagen de portada|cover (?:pics?|pictures?|art|shots?)|couv|couvertures?|cover images?|covers?|vorschau|caratulas?|preview images?|miniaturas?|miniaturitas?|portadas?|carátulas?|vorschaubild(?:er|ern)?|titelbild(?:er|ern)?|miniatures?|vignettes?|thumbnail ?ideen?|vorschaubildideen?",
  title:
    "titles?|headlines?|video names?|títulos?|titulitos?|titulillos?|titulares|titel(?!bild)\\w{0,30}|\\w{1,30}titeln?|überschriften?|schlagzeilen?|titres?|intitulés?",
  project: "projects?|drafts|borradores|entwürfen?|brouillons|proyectos?|projekte?n?|projektes?|projets?",
  document:
    "(?:video |youtube |box )?descriptions?(?: (?:box|text|youtube|de (?:la )?vidéo|pour youtube))?|show ?notes|shot ?lists?|call sheets?|voice ?overs?(?: text| script)?|talking points|run ?sheets?|interview questions|(?:list|set) of (?:\\S+ )?questions|questions (?:for|to ask)|fragenliste|liste (?:mit|von) fragen|liste de questions|(?:intro|video|voice|full|short) scripts?|scripts? (?:for|of) (?:the|my|an) intro|gui[oó]n (?:de|para) (?:la|mi|una) intro|(?:skript|text) (?:fürs|für das|zum) intro|introskript|script (?:de|pour) (?:l'|mon|une)(?: )?intro|beschreibung(?:en|stext\\w*)?|sprechertext\\w*|moderationstext\\w*|drehplan\\w*|fragenkatalog|interviewfragen|stichpunkte|shotliste|regieplan|descripci(?:ón|ones)(?: (?:del? (?:vídeo|youtube)|para youtube))?|preguntas (?:para|de) (?:la |una )?entrevist\\w+|lista de preguntas|texto (?:para|de) (?:la )?(?:locución|voz en off)|plan de rodaje|feuille de route|découpage|questions (?:d' interview|pour (?:une |l' )?interview\\w*)|texte (?:de |pour la )?voix off|fiche technique|scripts?|outlines?|shot ?lists?|lista de (?:planos|tomas|control)|liste de plans|drehliste\\w*|einkaufsliste|packliste|shooting plans?|shooting schedules?|storyboards?|checklists?|run ?downs?|scripting|documents?|plan de (?:tournage|rodaje|grabación)|plans?|guiones|guion|guión|esquemas?|escaletas?|gui[oó]n(?:es|cito)?|documentos?|estructura|skript\\w*|drehbuch|drehplan|gliederung\\w*|dokument\\w*|ablaufplan|ablauf|checkliste|scénarios?|trame|structure|déroulé|conducteur|video descriptions?|descripción(?: del vídeo)?|videobeschreibung|drehkonzept",
  concept:
    "concept ideas?|ideas? (?:de|para) conceptos?|idées? (?:de|pour) concepts?|konzept ?ideen?|konzept ?idee|concepts?|premises?|angles?|(?:ways?|how) to (?:tell|approach|frame)|enfoques?|ángulos?|(?:formas?|maneras?) de (?:enfocar|contar|abordar|plantear)|planteamientos?|aufhänger|herangehensweisen?|blickwinkel|façons? (?:de|d') (?:raconter|aborder|traiter)|video ideas?|ideas?|conceptos?|premisas?|konzepten?|konzepte|konzept|video ?ideen?|videoidee|ideen?|idee|idées?|themenideen|video ?konzepte?",
};

/** A whole pitch as a noun; English "pitch" is also a verb. */
export const PITCH_NOUN =
  "pitch (?:complete|complet|completo|entier|entero|commercial|comercial)(?: (?:for|to|pour|à|para|a|für|an))?|(?:complete|full|whole|entire|vollständig\\w*|komplett\\w*|ganze\\w*) pitch(?: (?:for|to|für|an))?|(?:brand |sponsor(?:ship)? |outreach |partner(?:ship)? |sales )(?:letter|e ?mail|pitch|deck|proposal)s?(?= (?:for|to))|media kit (?:for|to)|pitch(?= \\p{L}+ (?:for|with|about|on|para|con|sobre|für|mit|pour|avec|sur))|argumentario|carta de presentación|dossier(?= para| de)|argumentaire(?: (?:complet|de vente|commercial))?|lettre de démarchage|mail de (?:démarchage|prospection)|dossier (?:sponsor|partenaire)|werbepitch|sponsorenpitch|bewerbung (?:an|bei)|anschreiben|exposé (?:für|an)|(?:(?:a|an|the|my|our|this|full|whole|complete|entire|proper|decent|new|brand|sponsor|un|una|el|mi|ein|eine|einen|nen|der|den|das|meinen|ganzen?|ganzes?|kompletten?|komplettes|vollständigen?|fertigen?|le|mon|ce) ){1,5}pitch(?:es)?(?: (?:page|deck|completo|complet|entero))?|(?:write|create|make|draft|do|build|put together|escribe|crea|haz|hazme|prepara|prepárame|schreibe?|erstelle?|mache?|bau|ecris|redige|cree|fais|prépare|monte)(?: (?:me|mir|moi))? pitch(?: (?:for|für|para|pour))?|pitch(?: deck| page)? (?:for|to|für|an|para|a|pour|à)(?= \\p{L}+)|(?:brand|sponsor\\w*|partnership|collab\\w*) (?:pitch|proposal|deck|offer)|(?:full|whole|complete|entire|written) (?:proposal|offer|deck)|proposal (?:for|to)|(?:propuesta|dossier|presentación|oferta)(?: (?:entera|completa|completo|formal|comercial|de patrocinio|de colaboraci[oó]n|de sponsor|de marca))+|(?:propuesta|dossier|oferta) (?:para|a)(?= \\p{L}+ (?:con|por|sobre|para))|(?:\\w{1,20})?pitch(?:seite|deck)|(?:\\w{1,20})?(?:sponsoring|sponsoren|werbe|kooperations|partner)(?:angebot|anfrage|pitch|vorschlag)|(?:komplett\\w*|ganze\\w*|vollständig\\w*|fertig\\w*|richtig\\w*|schriftlich\\w*) (?:angebot|anschreiben|anfrage)|angebot (?:an|für)(?= \\p{L}+ )|anschreiben (?:an|für)|(?:proposition|dossier|offre)(?: (?:commerciale?|de partenariat|de sponsoring|complète?|entière?|sponsor))+|(?:dossier|proposition|offre) pour (?:démarcher|convaincre|contacter|approcher)?(?= \\p{L}+ (?:avec|pour|sur|et|,))|(?:de quoi|pour) démarcher";

export const IDEA_NOUN =
  "(?:video ?)?ideas?|(?:video ?)?ideen?|videoidee|idee|idées?|suggestions?|sugerencias?|vorschläge?n?|propositions?|propuestas?";
/** A moment of a video for a sponsor. */
export const MOMENT_NOUN =
  "spots?|places?|moments?|slots?|stellen?|momente?|plätze|platz|sitios?|huecos?|momentos?|lugares|endroits?|passages?|créneaux?";
export const PLACED_NOUN =
  "integraci\\w*|integrations?|integration\\w*|intégrations?|placements?|platzierung\\w*|ad reads?|menciones|mentions?";
export const OF_IT =
  "davon|daraus|hiervon|of (?:it|that|this)(?: one)?|from (?:it|that)|de (?:ese|eso|esto|este|esa|ça|cela|celui ci|celui là|celle ci)|con (?:ese|eso)|dessus|à partir de ça";
/** Before the only word that a person has yet. */
export const ONLY_HAVE =
  "(?:all )?i(?:'ve)? (?:just |only )?(?:have|got)|(?:ich )?habe?(?: ich)?(?: \\S+)? (?:nur|bloß)|solo tengo|tengo solo|no tengo más que|(?:j' ai|je n' ai)(?: \\S+)? (?:juste|que|seulement)|j' ai que";
export const PICTURE_NOUN = "pictures?|images?|pics?|imágenes|imagen|fotos?|bild|bilder|images?";

/** Says that a title and a thumbnail belong together. */
export const WHOLE =
  "(?:whole|full|complete|entire)(?: \\S+)? (?:thing|package|pack|lot|shebang|set|kit|works|deal|combo)|the works|everything|all in one|all together|together|as (?:a )?(?:set|one|pair|combo)|in one go|one of each|komplett\\w*|volles? programm|volle programm|ganze paket|alles|zusammen|im paket|im set|als paar|passend\\w*|todo|todo junto|juntos|completo|entero|conjunto|en uno|de una|a juego|tout|ensemble|complet|la totale|le lot|en un|d' un coup|assortie?";

/** Keeps a shown item, and says for when. */
export const KEEP =
  "save|store|bookmark|keep|stash|hang on to|speicher\\w*|abspeichern|sicher\\w*|heb\\w*|behalt\\w*|leg\\w*|guard\\w*|guárda\\w*|quédate con|enregistr\\w*|sauvegard\\w*|gard\\w*|mets(?= \\S+ de côté)";
export const LATER =
  "ab|weg|auf|zur seite|für später|for later|aside|down|para luego|para más tarde|para después|pour plus tard|de côté|pour la suite|away";
/** Approval of a shown item before a wish: "the last one is good but". */
export const PRAISE =
  "good|great|nice|fine|ok|okay|love|like|likes|cool|perfect|close|almost|gut|super|toll|schön|mag|gefällt|liebe|passt|fast|bien|bueno|buena|genial|gusta|encanta|mola|bonit[oa]|casi|bon|bonne|aime|adore|plaît|top|sympa|presque";

/** Opens a polite request for a change: "can the background be blue". */
export const MAY =
  "can|could|would|may|kann|könnte|können|könnten|kannst|könntest|darf|puede|pueden|podría|podrían|puedes|podrías|peut|peux|pourrait|pourrais|peuvent|est ce que (?:tu|on|le|la) ?\\S{0,9} (?:peux|peut|pourrait)";

/** What a thumbnail has, and how it can look. */
export const PICTURE_PARTS =
  "backgrounds?|foreground|sky|light(?:ing|er)?|colou?rs?|faces?|text|font|letters|caption|logo|arrows?|border|eyes|mouth|red|blue|green|yellow|black|white|pink|purple|orange|brighter|darker|bigger|smaller|zoom\\w*|hintergrund|vordergrund|himmel|licht|farben?|gesicht|schrift|buchstaben|pfeile?|rahmen|augen|mund|rot\\w*|blau\\w*|grün\\w*|gelb\\w*|schwarz\\w*|weiß\\w*|heller|dunkler|größer|kleiner|fondo|cielo|luz|color(?:es)?|cara|texto|letras|flechas?|borde|ojos|boca|roj[oa]s?|azul(?:es)?|verdes?|amarill[oa]s?|negr[oa]s?|blanc[oa]s?|fond|arrière plan|ciel|lumière|couleurs?|visage|tête|texte|lettres|police|flèches?|cadre|yeux|bouche|rouges?|bleue?s?|verte?s?|jaunes?|noire?s?|blanche?s?";

const NUMBER_WORDS: Record<Language, string> = {
  en: "one two three four five six seven eight nine ten eleven twelve",
  es: "uno|una|un dos tres cuatro cinco seis siete ocho nueve diez once doce",
  de: "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  fr: "un|une deux trois quatre cinq six sept huit neuf dix onze douze",
};
export const numberWordsOf = (language: Language): readonly (readonly string[])[] =>
  NUMBER_WORDS[language].split(" ").map((one) => one.split("|"));

/** Words for two, a dozen and so on, as patterns. */
export const QUANTITIES: Record<Language, readonly (readonly [source: string, count: number])[]> = {
  en: [
    ["a couple(?: of)?|a pair of", 2],
    ["half a dozen", 6],
    ["a dozen", 12],
    ["a handful of", 5],
  ],
  es: [
    ["un par de", 2],
    ["media docena de", 6],
    ["una docena de", 12],
    ["una decena de", 10],
  ],
  de: [
    ["ein dutzend", 12],
    ["ein halbes dutzend", 6],
  ],
  fr: [
    ["une paire de", 2],
    ["une demi douzaine de", 6],
    ["une douzaine de", 12],
    ["une dizaine de", 10],
  ],
};

/** Words for a multiple of the usual result. */
export const MULTIPLES: readonly (readonly [source: string, multiple: number])[] = [
  ["double|twice|doble|doppelt\\w*|zweifach\\w*", 2],
  ["triple|treble|threefold|dreifach\\w*", 3],
  ["quadruple|fourfold|cuádruple|vierfach\\w*", 4],
  ["quintuple|fivefold|quíntuple|fünffach\\w*", 5],
  ["tenfold|zehnfach\\w*|décuple", 10],
];

export const STYLES = {
  realistic:
    "realistic|photo ?realistic|photographic|like a photo|real photo|realistas?|fotorrealistas?|realistisch\\w*|fotorealistisch\\w*|wie ein foto|réalistes?|photoréalistes?",
  sketch:
    "sketch\\w*|pencil|doodle|hand ?drawn|boceto|a lápiz|dibujo a mano|skizze\\w*|skizzier\\w*|\\w{0,15}skizzen?|bleistift\\w*|gezeichnet\\w*|handgezeichnet\\w*|croquis|au crayon|crayonné",
  conceptArt:
    "concept ?art|painted|illustrated|illustration|digital painting|arte conceptual|ilustración|ilustrad[oa]s?|illustriert\\w*|konzeptkunst|gemalt\\w*|illustrée?s?|art conceptuel",
} as const;
/** Styles that the picture tools have no name for: they are an instruction. */
export const OTHER_STYLES =
  "cartoon\\w*|comics?|comic ?book|manga|anime|pixel ?art|water ?colou?rs?|pop ?art|collage|3d|lego|claymation|stop ?motion|vintage|retro|neon|oil painting|caricaturas?|cómic|dibujos? animados?|acuarela|óleo|zeichentrick\\w*|karikatur|aquarell|ölgemälde|comic\\w*|dessins? animés?|bd|bande dessinée|aquarelle|caricature|peinture à l' huile|rétro|néon|affiche";

/** Days of each unit of time, in all four languages. */
export const TIME_UNITS: readonly (readonly [source: string, days: number])[] = [
  ["hours?|hrs?|horas?|stunden?|heures?", 1 / 24],
  ["days?|días?|tage?n?|tages|jours?", 1],
  ["weeks?|wks?|semanas?|wochen?|semaines?", 7],
  ["half (?:a )?year|halbe[ns]? jahr\\w*|medio año|semestres?", 180],
  ["fortnight|quincena|quinzaine|quinze jours", 14],
  ["weekend|fin de semana|wochenende|week ?end", 7],
  ["months?|mes|meses|monate?n?|monats|mois", 30],
  ["quarters?|trimestres?|quartal\\w*", 90],
  ["years?|años?|jahre?n?|jahres|ans?|années?", 365],
];
export const TODAY = "today|hoy|heute|aujourd'hui|aujourd' hui|24h|past 24h";

/** Names of the four languages and some others, as people write them. */
export const LANGUAGE_NAMES =
  "english|spanish|german|french|italian|portuguese|dutch|polish|japanese|inglés|español|alemán|francés|italiano|portugués|englisch\\w*|spanisch\\w*|deutsch\\w*|französisch\\w*|italienisch\\w*|portugiesisch\\w*|anglais\\w*|espagnol\\w*|allemand\\w*|français\\w*|italien|portugais\\w*|castellano";
export const NAMED_LANGUAGES: readonly (readonly [source: string, language: Language])[] = [
  ["english|inglés|englisch\\w*|anglais\\w*", "en"],
  ["spanish|español|spanisch\\w*|espagnol\\w*|castellano", "es"],
  ["german|alemán|deutsch\\w*|allemand\\w*", "de"],
  ["french|francés|französisch\\w*|français\\w*", "fr"],
];

/** Words of a memory that is a rule and not a fact. */
export const RULE_WORDS =
  "always|never|avoid|keep|don't|do not|only|no|without|prefer|under|at most|must|use|siempre|nunca|evita\\w*|sin|prefiero|solo|usa|no uses|immer|nie|niemals|kein\\w*|ohne|vermeid\\w*|nur|bevorzug\\w*|toujours|jamais|évite\\w*|sans|préfère|seulement|utilise";

export const FIRST_PERSON =
  "i|i'm|i've|my|me|we|our|yo|mi|mis|nosotros|nuestr[oa]s?|ich|mein\\w*|wir|unser\\w*|je|j'\\p{L}*|j|mon|ma|mes|nous|notre|on";
