import type { Language } from "../language.ts";

/** Determiners and endings that tell the gender or the number of a noun. */
export const MASCULINE: Record<Language, RegExp> = {
  en: /(?!)/,
  es: /^(?:el|un|este|ese|nuestro|algún|ningún|otro|los|unos|estos|nuestros)$/,
  de: /^(?:einen|den|meinen|diesen|dieser|unseren|keinen|jeden)$/,
  fr: /^(?:le|un|ce|cet|tout|aucun)$/,
};
export const FEMININE: Record<Language, RegExp> = {
  en: /(?!)/,
  es: /^(?:la|una|esta|esa|nuestra|alguna|ninguna|otra|las|unas|estas|nuestras)$/,
  de: /^(?:eine|meine|diese|unsere|seine|ihre|keine|jede)$/,
  fr: /^(?:la|une|ma|ta|sa|cette|toute|aucune)$/,
};
export const GERMAN_FEMININE =
  /(?:schichte|schule|straße|brücke|reise|sprache|kirche|insel|stadt|nacht|welt|tür|kunst|mühle|höhle|hütte|wüste|küste|grenze|familie|pflanze|torte|suppe|soße|pizza|jacke|hose|tasche|lampe|flasche|brille|karte|kiste|treppe|möwe|wohnung|mine|ung|heit|keit|schaft|ion|tät|ik|ei|in|ur|enz|anz|üche|maschine|katze|maus|ziege|kuh|ente|gans|eule|krähe|taube|schlange|spinne|biene|oma|mutter|schwester|tante|frau|uhr|kamera|drohne)$/;
export const GERMAN_NEUTER =
  /(?:kino|schloss|kloster|gefängnis|büro|tal|meer|land|dach|bett|regal|messer|handy|foto|video|bild|lied|gericht|rezept|bier|bad|feld|netz|gerät|café|restaurant|theater|lager|küken|kätzchen|wildschwein|schnitzel|pferd|schaf|schwein|huhn|kamel|lama|reh|kind|baby|fenster|chen|lein|ment|um|haus|boot|rad|auto|zelt|hotel|zimmer|brot|schiff|dorf|spiel|buch|kleid|tier)$/;
export const GERMAN_MASCULINE =
  /(?:hof|laden|keller|balkon|hafen|park|strand|fluss|tunnel|zoo|markt|boden|roller|rucksack|schuh|käse|kaffee|wein|honig|salat|burger|döner|knödel|friseur|bauer|arzt|mönch|pilot|kapitän|clown|dieb|imker|jäger|schuster|macher|storch|adler|marder|schwan|fuchs|wolf|bär|affe|hase|hahn|igel|dachs|vogel|fisch|hai|wal|esel|rabe|frosch|kater|welpe|löwe|tiger|elefant|pinguin|papagei|biber|hirsch|delfin|nachbar|bruder|vater|opa|mann|junge|onkel|sohn|freund|lehrer|chef|koch|bäcker|könig|ling|ismus|or|bus|zug|turm|garten|kuchen|wagen|baum|ofen|stuhl|tisch|berg|wald|see|hund|film|motor)$/;

export const SINGULAR_DETERMINERS =
  /^(?:an?|this|that|every|each|one|another|el|la|un|una|mi|este|esta|ein|eine|einen|einem|einer|das|den|dem|mein|meinen|meinem|dieser|dieses|l'|le|une|mon|ma|ce|cet|cette)$/;
export const PLURAL_DETERMINERS =
  /^(?:these|those|all|both|two|three|four|five|six|seven|eight|nine|ten|los|las|unos|unas|mis|estos|estas|todos|todas|dos|tres|cuatro|cinco|les|des|mes|nos|ces|tous|toutes|deux|trois|quatre|cinq|zwei|drei|vier|fünf|alle)$/;

export const ACCUSATIVE = /^(?:jeden|einen|den|dem|meinen|unseren|diesen|keinen|jedem|einem)$/;

/** What one does, and not "a building" or "the king". */
export const GERUND =
  /^(?!(?:building|wedding|ceiling|king|viking|ring|wing|thing|string|spring|painting|evening|morning|clothing|lightning|pudding|earring|sibling|duckling|dumpling|herring|starling|sterling|being|feeling|drawing|recording|meeting|clearing|opening|crossing|something|nothing|anything|everything)$)\p{L}{2,}ing$/iu;

/** German nouns whose form is that of several things, without an article. */
export const GERMAN_PLURAL =
  /(?:(?<!gart|lad|of|kuch|wag|bod|haf|schupp|brat|reg|seg|mag|ras|brunn|bes|hak|knoch|kast|balk|fad|schad|grab|bog|rahm|hust|schnupf|nam|glaub|will|fried|ess|leb|wiss|eis|kiss|beck|zeich|[tdlnrb]ch|treff|renn|fast|wapp|rogg|nord|süd|ost|west|zapf|pfost|schink|rück|nack|daum|gaum|hopf|weiz|karpf|drach|vertrau|schweig|verhalt|zelt)en|ln|rn|(?<=\p{L}{3}[^iuaeo])s(?<!ss|ns|chs)|[aeo]s(?<!haus|maus|eis|reis|gas|glas|gras|moos|los|chaos|kurs|preis|kreis|beweis)|(?<!wass|feu|zuck|wett|fieb|alt|led|silb|kupf|i|e|hung|ärg|somm|wint|pfeff|pulv|donn|kumm|mutt|brud|vat|tocht|schwest|mau|leit|butt|fei|trau|dau|theat|ungeheu|kapit)er|(?:deck|ig|mitt|viert|sess|stemp|gürt|löff|hüg|knöd|dack|würf|zett|zieg|schlüss|kess|spieg|flüg|stief|enk|eng|pins)el)$/iu;

/** "100 strangers guess my accent", "drei Opas testen Brillen": asked to do it, and no habit of theirs. */
export const COUNTED =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|cinco|deux|trois|quatre|cinq)$/iu;

/** "no chairs for a month" */
export const NONE = /^(?:no|keine?n?)$/;
