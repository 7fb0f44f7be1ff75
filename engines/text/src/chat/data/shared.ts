import type { Language } from "../../language.ts";

/** Kinds of things that a request can name. */
export type ObjectKind = "title" | "concept" | "thumbnail" | "package" | "project" | "document";

/** Nouns of all four languages, since people mix them: "gib mir titles". The order decides between overlapping nouns. */
export const NOUNS: Record<ObjectKind, string> = {
  package:
    "packages?|packs?(?! (?:den|die|das|ihn|sie|es|it|them|this|that|the|mal|mir|alle|beide|noch))|bundles?|combos?|paquetes?|\\w{0,20}paket(?:en?)?|paquets?|title ?(?:and|\\+|&|plus) ?(?:a )?thumbnail (?:combos?|pairs?)",
  thumbnail:
    "thumbnails?|thumbs?|thumbnail pictures?|cover images?|covers?|preview images?|miniaturas?|miniaturitas?|portadas?|carátulas?|vorschaubild(?:er|ern)?|titelbild(?:er|ern)?|miniatures?|vignettes?|thumbnailideen|thumbnail ?ideen",
  title:
    "titles?|headlines?|video names?|títulos?|titulitos?|titulillos?|titulares|titel(?!bild)\\w{0,30}|\\w{1,30}titeln?|überschriften?|schlagzeilen?|titres?|intitulés?",
  project: "projects?|drafts|borradores|entwürfen?|brouillons|proyectos?|projekte?n?|projektes?|projets?",
  document:
    "scripts?|outlines?|shot ?lists?|lista de (?:planos|tomas|control)|liste de plans|drehliste\\w*|einkaufsliste|packliste|shooting plans?|shooting schedules?|storyboards?|checklists?|run ?downs?|scripting|documents?|plan de (?:tournage|rodaje|grabación)|plans?|guiones|guion|guión|esquemas?|escaletas?|gui[oó]n(?:es|cito)?|documentos?|estructura|skript\\w*|drehbuch|drehplan|gliederung\\w*|dokument\\w*|ablaufplan|ablauf|checkliste|scénarios?|trame|structure|déroulé|conducteur|video descriptions?|descripción(?: del vídeo)?|videobeschreibung|drehkonzept",
  concept:
    "concepts?|premises?|angles?|(?:ways?|how) to (?:tell|approach|frame)|enfoques?|(?:formas?|maneras?) de (?:enfocar|contar|abordar|plantear)|planteamientos?|aufhänger|herangehensweisen?|blickwinkel|façons? (?:de|d') (?:raconter|aborder|traiter)|video ideas?|ideas?|conceptos?|premisas?|konzepten?|konzepte|konzept|video ?ideen?|videoidee|ideen?|idee|idées?|themenideen|video ?konzepte?",
};

/** A whole pitch as a noun; English "pitch" is also a verb. */
export const PITCH_NOUN =
  "(?:(?:a|an|the|my|our|this|full|whole|complete|entire|new|brand|sponsor|un|una|el|mi|ein|eine|einen|der|den|meinen|ganzen?|kompletten?|vollständigen?|le|mon|ce) ){1,4}pitch(?:es)?(?: (?:page|deck|completo|complet|entero))?|(?:write|create|make|draft|escribe|crea|haz|schreibe?|erstelle?|mache?|ecris|redige|cree|fais) pitch|(?:propuesta|dossier) (?:comercial|de patrocinio|de colaboraci[oó]n)|(?:\\w{1,20})?pitch(?:seite)|sponsoringangebot|(?:proposition|dossier) (?:commerciale?|de partenariat|de sponsoring)";

export const IDEA_NOUN =
  "(?:video ?)?ideas?|(?:video ?)?ideen?|videoidee|idee|idées?|suggestions?|sugerencias?|vorschläge?n?|propositions?|propuestas?";
export const PICTURE_NOUN = "pictures?|images?|pics?|imágenes|imagen|fotos?|bild|bilder|images?";

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

export const STYLES = {
  realistic:
    "realistic|photo ?realistic|photographic|like a photo|real photo|realistas?|fotorrealistas?|realistisch\\w*|fotorealistisch\\w*|wie ein foto|réalistes?|photoréalistes?",
  sketch:
    "sketch\\w*|pencil|doodle|hand ?drawn|boceto|a lápiz|dibujo a mano|skizze\\w*|skizzier\\w*|bleistift|gezeichnet\\w*|handgezeichnet\\w*|croquis|au crayon|crayonné",
  conceptArt:
    "concept ?art|painted|illustrated|illustration|digital painting|arte conceptual|ilustración|ilustrad[oa]s?|illustriert\\w*|konzeptkunst|gemalt\\w*|illustrée?s?|art conceptuel",
} as const;

/** Days of each unit of time, in all four languages. */
export const TIME_UNITS: readonly (readonly [source: string, days: number])[] = [
  ["hours?|hrs?|horas?|stunden?|heures?", 1 / 24],
  ["days?|días?|tage?n?|tages|jours?", 1],
  ["weeks?|wks?|semanas?|wochen?|semaines?", 7],
  ["fortnight", 14],
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
  "i|i'm|i've|my|me|we|our|yo|mi|mis|nosotros|nuestr[oa]s?|\\p{L}{3,}é|ich|mein\\w*|wir|unser\\w*|je|j'\\p{L}*|j|mon|ma|mes|nous|notre|on";
