import type { Language } from "../language.ts";

/** "Is it possible to", "se puede": the words before the activity that is asked about. */
export const ABILITY: Record<Language, RegExp> = {
  en: /^(?:is it (?:really |even |still )?possible to|(?:can|could) (?:you|i|we|anyone)(?: (?:really|actually|even|still))?) /,
  de: /^(?:kann man|kannst du|können wir)(?: (?:wirklich|überhaupt|noch))? /,
  es: /^(?:(?:aún |todavía )?se puede|puedes|podemos|es posible) /,
  fr: /^(?:peut-on(?: (?:vraiment|encore))?|peux-tu|est-il possible de) /,
};

export const OBJECT_PRONOUN: Record<Language, RegExp> = {
  en: /(?!)/,
  es: /^(?:me|nos|te|le|les|lo)$/,
  de: /(?!)/,
  fr: /^(?:me|m'|nous|te|t'|lui|leur)$/,
};

export const MONEY =
  /(?:[$€£]\s?\d[\d.,]{0,20}[km]?|\d[\d.,\u00a0]{0,20}\s?(?:[€$£]|(?:dollars?|euros?|pounds?|dólares|pesos)(?!\p{L})))(?: (?:an?|per|al|por|am|pro|par) (?:day|week|month|día|semana|mes|tag|woche|monat|jour|semaine|mois)(?!\p{L}))?/iu;

export const OCCASION =
  /^(?:the (?:time|day|night|moment|year)|la (?:vez|noche)|el (?:día|año|momento)|der (?:tag|moment)|die nacht|das mal|le (?:jour|moment)|la (?:fois|nuit)) (?!of |de |du |des |der )\S+ \S/iu;

/** "why I stopped and what happened": no tail that judges the story follows. */
export const NO_VERDICT = new RegExp(
  `${OCCASION.source}|^(?:why|how|what|when|warum|wie|was) |, (?:why|how|what|who|warum|wie|was|wer) |\\b(?:ranked|rated) by `,
  "iu",
);

export const SPEND = /^(?:spend|pasar|verbringen|passer)$/;

export const LIVE: Record<Language, string> = { en: "lived", es: "viví", de: "gelebt", fr: "vécu" };

export const SLEPT: Record<Language, string> = { en: "slept", es: "dormí", de: "geschlafen", fr: "dormi" };
export const NIGHTS = /(?<!\p{L})(?:nights?|nacht|nächten?|noches?|nuits?)(?!\p{L})/iu;
export const HOURS_ONLY =
  /(?<!\p{L})(?:hours?|stunden?|horas?|heures?|(?:a|one|einen|un|une) (?:day|afternoon|evening|tag|nachmittag|abend|día|tarde|jour|après-midi))(?!\p{L})/iu;

export const FOR: Record<Language, string> = { en: "for", es: "durante", de: "", fr: "pendant" };

/** Questions of other languages without a question mark. */
export const VERB_FIRST: Record<Language, RegExp> = {
  en: /(?!)/,
  de: /^(?:lohnt sich|lohnen sich|darf man|muss man|soll man|sollte (?:man|ich)|ist|sind|gibt es|hilft|helfen|funktioniert|bringt|macht|stimmt es|braucht (?:man|ein)) /iu,
  es: /^(?:vale la pena|merece la pena|se puede|es (?:posible|verdad|mejor|seguro|peligroso|sano)|funciona|funcionan|existe|existen|sirve|sirven|debería|deberíamos) (?!cuando|si )/iu,
  fr: /^(?:est-ce|faut-il|vaut-il|peut-on|doit-on|a-t-on|y a-t-il|existe-t-il|est-il|est-elle|sont-ils|sont-elles|\p{L}+-t-(?:il|elle|on)) /iu,
};

/** Auxiliaries of the person who makes the video. */
export const SPANISH_SELF = /^(?:he|hemos|estoy|estamos|soy|somos|voy|vamos|tengo|tenemos|puedo|podemos)$/;

/** The first word of a text that tells others what to do. */
export const IS_ADVICE = /^(?:never|always|don['’]t|stop|nunca|jamás|niemals|jamais|never)$/;

/** Places that one is on, not in. */
export const ON_PLACES =
  /^(?:roads?|streets?|bridges?|beach|mountains?|border|carreteras?|puentes?|playas?|montañas?|fronteras?|straßen?|brücken?|strand|berge?|küste|grenze|routes?|ponts?|plages?|montagnes?|frontières?|côte|toit|roof)$/i;

export const MODAL = /^(?:can|could|will|would|should|must|may|might)$/;
export const PARTICLE = /^(?:off|up|out|down|away|back)$/;

export const YES_NO = /^(?:is|are|was|were|can|could|does|do|did|should|would|will|has|have)$/;

/** Places that one is on: "on the island", "auf dem Hof". */
export const ON_SITES =
  /(?:^|\p{L})(?:islands?|farms?|ranch|ship|boat|houseboat|train|bus|beach|mountain|roof|rooftop|insel|hof|bauernhof|alm|dach|dachboden|schiff|boot|hausboot|strand|berg|campingplatz|markt|marché|parking|chantier|toit|plage|île|bateau|friedhof|turm|burg|mond|schrottplatz|flohmarkt)$/iu;
export const IN: Record<Language, string> = { en: "in", es: "en", de: "in", fr: "dans" };
export const ON: Record<Language, string> = { en: "on", es: "en", de: "auf", fr: "sur" };

/** A time of one's own life: "my first year as a nurse", "unser letzter Winter". */
export const OWN_TIME =
  /^(?:my|our|mein\p{Ll}*|unser\p{Ll}*) (?:(?:very )?first|last|(?:aller)?erste[nrs]?|letzte[nrs]?|(?:\p{L}+ )?(?:days?|nights?|weeks?|months?|years?|summer|winter|nacht|tage?|wochen?|monate?|jahre?|sommer))(?!\p{L})/iu;

/** "running shoes": a gerund before a bare noun may name a purpose. "coffee shops rated by a barista" tells no event. */
export const PURPOSE =
  /^\w+ing (?:\w+ )?(?:machines?|shoes?|bags?|rooms?|boards?|pools?|boots?|rods?|gum|apps?|desks?|gear|chairs?|lessons?|schools?|trips?|tips|ideas|mistakes|tools?|tents?|stoves?|wheels?|cards?|games?|cars?)$|\b(?:ranked|rated) by\b/i;

export const WHOLE =
  /^(?:whole|full|entire|single|next|last|ganze[nmrs]?|halbe[nmrs]?|ent(?:ero|era|ier|ière)|solo|seule?)$/;

export const QUOTED_START = /^["“„«][^"”“»]+["”“»]\s?:\s(?=\S)/u;

/** "Stricken gegen Prüfungsangst" compares nothing. */
export const REMEDY =
  /(?:angst|schmerz|schmerzen|stress|weh|sucht|krankheit|müdigkeit|erkältung|burnout|langeweile|hunger|schnarchen|panik|depression|schimmel|ratten|mücken|verspannungen?)$/i;

export const CURRENCY = /[$€£]|\b(?:dollars?|euros?|pounds?|bucks|cents?|pesos?|dólares|libras|franken|francs?)\b/iu;

export const NO_MORE = /^(?:no|nothing|zero|only|just|solo|sólo|nada|nur|nichts|seulement|rien)$/;

/** Participles after a noun. */
export const DESCRIBES: Record<Language, RegExp> = {
  en: /^(?:found|made|built|bought|left|hidden|painted|abandoned)$/,
  es: /^\p{Ll}{2,}(?:ad|id)[oa]s?$|^hech[oa]s?$/u,
  de: /(?!)/,
  fr: /^\p{Ll}{2,}ée?s?$|^faite?s?$/u,
};

export const BECOME = /^(?:transformer|convertir|convertirse|verwandeln|umbauen)$/;

/** "at 40 years", "a los 40 años", "à 80 ans": an age, not a time span. */
export const AGE = /^(?:at|a los|con|à|mit) \d+ (?:years|años|ans|jahren)$/i;

export const FIRST_PERSON =
  /\b(?:my|our|me|us|myself|I|mi|mis|nuestr\p{L}*|me|mein\p{L}*|unser\p{L}*|mich|mon|ma|mes|notre|nos)\b/iu;

/** A noun phrase that a person tells of themselves: "les erreurs que j'ai faites", "our experience". */
export const TOLD_BY_SELF =
  /(?<!\p{L})(?:I|we|ich|wir|he|hemos|cometí|aprendí|j['’]ai|on a|nous avons|(?:my|our|mis?|nuestr[ao]s?|meine|unsere|mon|mes|notre|nos) (?:experiences?|experiencias?|Erfahrung(?:en)?|expériences?|bilan|story|historia|Geschichte|histoire))(?!\p{L})/iu;

export const MASS =
  /^(?:bread|cheese|coffee|tea|rice|pasta|chocolate|butter|honey|sugar|salt|meat|food|water|money|music|silence|furniture|wine|beer|sourdough|yoga|chess|insomnia|sleep|art|fashion|history|gold|wood|paper|snow|ice|dirt|sand|mud|soap|glass|iron|steel|poetry|photography|fruit|space|work|jewelry|clothing|weather|luggage|velcro|plastic|concrete|asphalt|glue|duct tape|tape|lag|dust|fog|lightning|thunder|gravity|electricity|traffic|litter|laundry|ink|wool|cotton|leather|rubber|plankton|moss|seaweed|wifi|internet|bureaucracy|nostalgia|boredom|jealousy|luck|small talk|talk|procrastination|retirement|inflation|graffiti|karaoke|moonshine|tinnitus|hibernation|rust|slime|ketchup|lego|ivy|mould|mold)$|(?:ness|ism|ology|hood|ship|ance|ence)$/i;

/** "the house of my grandmother" is definite already. */
export const OWNED =
  /(?:^| )(?:of|de|von) (?:my|our|mi|mis|mon|ma|mes|meine\p{L}*|meine)(?= )|['’]s |(?<=\p{Lu}[\p{L}-]{1,30}) (?:meine[rs]|unsere[rs])(?= )/u;

/** What is done again and again has no deadline. */
export const EACH = /(?<!\p{L})(?:every|each|daily|jede[nrsm]?|täglich|cada|todos|chaque|tous)(?!\p{L})/iu;

/** Groups of verbs for what one tries, practises and gets better at. */
export const CRAFTS = /^(?:build|repair|cook|learn|train|grow)$/;

/** "in 90 days from couch to marathon", "mit 30 Euro ein Menü": a plan without a verb. */
export const DARES =
  /^(?:(?:in|with|on|for|without|mit|für|ohne|innerhalb von) (?:only |just |nur )?(?:[$€£]?\d|one |no |a |ein)|(?:with|mit|per)\p{Ll}* \p{L}+ (?:from|to|von|nach) )(?!.{0,160}\?)/iu;
/** A clause that the person who makes the video tells. */
export const TOLD_BY = /^(?:i|we|ich|wir|my|our|mein\p{Ll}*|unser\p{Ll}*)(?!\p{L})/iu;
/** Somebody talks, and nothing happens. */
export const TELLS =
  / (?:tells? (?:me |us )?about|talks? about|speaks? about|remembers?|erzähl(?:t|en) (?:mir |uns )?(?:von|über|aus)|erzähl(?:t|en)(?: mir| uns)?, (?:was|wie|warum)|me cuentan?|nos cuentan?|me raconte(?:nt)?|nous raconte(?:nt)?|spricht über|erinnert sich|berichtet) /iu;
/** What somebody is, has or thinks, and does not do. */
export const STATE =
  /^(?:i|we|ich|wir) (?:am|are|have|['’]ve|can(?:['’]t)?|never|don['’]t|know|hate|love|want|need|think|bin|sind|habe?n?|kann|können|weiß|finde|hasse|liebe|mag|muss|müssen|will|wollen|glaube|darf|wohne|lebe)(?!\p{L})/iu;
/** A story in the past: "I hid", "ich habe", "ich war". */
export const TOLD_PAST =
  /^(?:i|we|my \p{L}+|our \p{L}+|ich|wir|(?:mein|unser)\p{Ll}* \p{L}+) (?:\p{L}+ly |just |once |never |heimlich |nie )?(?:\p{L}+ed|was|were|had|did|went|got|took|made|found|left|lost|met|said|told|thought|spent|bought|sold|quit|hab|habe|haben|hat|bin|ist|war|waren|hatten?|wollten?|musste[n]?|konnten?|\p{Ll}+te)(?!\p{L})(?! (?:to|angst|keine?|hunger|recht|lust|vor) )/iu;

/** Places without people who come and go. */
export const LANDSCAPE =
  /^(?:mountain|glacier|island|river|lake|sea|ocean|forest|jungle|desert|beach|volcano|volcanoe|cave|waterfall|valley|cliff|reef|swamp|canyon|coast|wood|moon|fjord|lagoon|iceberg|ruin|tunnel|bridge|road|tower|border|street|elevator|hallway|roof|rooftop|balcony|garden|attic|basement|driveway|shed)s?$/i;

/** Subjects that no light hook fits. */
export const GRAVE =
  /(?<!\p{L})(?:grie[fv]\p{L}*|dementia|alzheimer\p{L}*|cancer|tumou?rs?|depression\p{L}*|anxiety|burn-?out|suicid\p{L}*|addictions?|alcoholism|overdoses?|divorce|death|dying|mourning|funerals?|miscarriages?|infertility|abuse|bullying|racism|homelessness|poverty|hunger|war|refugees?|trauma|ptsd|strokes?|epilepsy|migraines?|loneliness|panic attacks?|eating disorders?|self-harm|violence|murders?|crimes?|debt|unemployment|chronic pain|disabilit(?:y|ies)|autism|adhd|ocd|bipolar|hospices?|loss|trauer\p{L}*|demenz|krebs|angststörung\p{L}*|suizid|sucht|alkoholismus|scheidung|tod|sterben|beerdigung\p{L}*|fehlgeburt\p{L}*|kinderlosigkeit|missbrauch|mobbing|rassismus|obdachlosigkeit|armut|krieg|flucht|schlaganfall|epilepsie|migräne|einsamkeit|panikattacken|essstörung\p{L}*|gewalt|mord|schulden|arbeitslosigkeit|behinderung\p{L}*|autismus)(?!\p{L})/iu;

export const WITH = / (?:with|mit) .*$/iu;
export const UNIQUE =
  /^(?:last|first|only|\p{L}+est|último|última|primer|primera|único|única|letzte|erste|einzige|\p{L}+ste[rns]?|dernier|dernière|premier|première|seule?|plus) /iu;

/** Heads of a phrase that names no thing: "the cheapest way to cross Australia". */
export const WAYS =
  /^(?:ways?|method|trick|route|manera|forma|modo|método|ruta|weg|art|methode|manière|façon|méthode|moyen|time|vez|mal|fois|moment|momento)$/i;

export const DEFINITE = /^(?:the|el|la|los|las|der|die|das|den|le|les|l')$/;

export const SPANISH_THIS = { m: ["este", "estos"], f: ["esta", "estas"], n: ["este", "estos"] } as const;

export const HISTORY =
  /^(?:the|la|el|die|l'|der)\s?(?:\p{L}+ )?(?:history|story|origins?|invention|birth|evolution|discovery|rise|fall|historia|origen|invención|evolución|geschichte|erfindung|histoire|origine|invention) (?:of|de|del|der|des|du) (.+)$/iu;

/** "to my attic" says where something moves, not where it is. */
export const TOWARDS =
  /^(?:onto|to|across|through|along|around|off|a|al|por|desde|hacia|nach|durch|aus|ins|ans|vers|par|jusqu['’]à)\s/iu;

export const BARE_ONLY = /^(?:only|just|nur|sol[oa]|sólo|seulement|uniquement)\b/iu;

/** "30 days only cash" is no phrase, unlike "30 days without cash". */
export const ONLY = /^(?:only|just|nur|sol[oa]|sólo|seulement|uniquement|usando|using)\b/iu;

/** "Everything I wish I had known before I bought a van": the end says what it is about. */
export const BEFORE = /(?<=^.{12,80} )before I .{12,80}$/iu;
export const GERMAN_DONE = /^(?:ich (?:habe|bin)|wir (?:haben|sind)) [^,]+$/iu;
/** What a person found out, and asks nobody: "what 3 months without mirrors taught me". */
export const OWN_FINDING =
  /^(?:what|how|was|wie) .{1,200}(?<!\p{L})(?:taught (?:me|us)|did to (?:me|us)|changed (?:me|us|my|our)|(?:I|we) (?:have )?learned|gelernt (?:habe|haben)|mich gelehrt|mir gezeigt|mit (?:mir|uns) gemacht)(?!\p{L})/iu;
/** "50 kilos of strawberries and no idea": no list. */
export const AND_NONE = / (?:and|y|und|et) (?:no|zero|kein\p{Ll}*|null|ningun\p{Ll}*|aucune?|zéro|pas) /iu;
/** "j'ai longtemps eu honte": a state, which happened on no day. */
export const LASTED =
  /(?<!\p{L})(?:longtemps|toujours|souvent|pendant des années|siempre|a menudo|durante años)(?!\p{L})/iu;
/** A noun with a detail after a preposition: "tea in winter". */
export const HAS_DETAIL =
  / (?:in|after|for|on|at|with|pour|para|por|en|im|für|nach|bei|auf|mit|à|au|dans|sur|con|avec|de|des|du|del) /iu;
/** "I was a coach": what lasted happened on no day. */
export const WAS = /^(?:\p{L}+ ){1,2}(?:was|were|had|war|waren|hatten?)(?!\p{L})/iu;
/** "mi abuelo y yo": the subject of a sentence. */
export const AND_SELF = / (?:and|y|und|et) (?:i|me|yo|ich|moi) (?=\p{L})/iu;
/** A second clause with a subject of its own: "and nobody asked why", "und jetzt hab ich ein Boot". */
export const AND_THEN =
  /^,? (?:and|und) (?=(?:(?:(?:jetzt|nun|dann|plötzlich) \p{Ll}{2,15} |(?:now|then|suddenly) ))?(?:i|we|he|she|it|they|there|nobody|no one|everyone|everybody|someone|my|our|the|his|her|ich|wir|er|sie|es|keiner|niemand|alle|jeder|mein\p{Ll}*|unser\p{Ll}*|der|die|das)(?!\p{L}))/iu;
/** What follows a comma and can be left out: ", 20 minutes a day", ", no manual", ", ohne Hilfe". */
export const PLAIN_DETAIL =
  /^(?:, (?:\d+|no|without|only|just|alone|ohne|nur|kein\p{Ll}*|allein|maximal|max)(?!\p{L})(?: [\p{L}\d.-]{1,20}){0,3})+$/iu;
/** "la nuit où", "tres meses por delante", "without having stood on ice": next to it no phrase can be left out. */
export const BELONGS_TOGETHER =
  /^(?:où|qu[ie]|qu['’]|donde|who|where|that|which|wo) |^por delante$|^(?:without|sin|sans) (?:ever |even |jamais )?(?:having|haber|avoir)(?!\p{L})/iu;
/** A detail that a conjunction joins to the next one. */
export const ENDS_OPEN = /^(?:and|y|e|und|et) | (?:and|y|e|und|et)$/iu;
/** One German clause told by the person. */
export const GERMAN_CLAUSE = /^(ich|wir) (\p{Ll}+) ((?!.{0,160} (?:und|aber|oder|sondern|denn) )[^,;:–—.?!]+)$/iu;
/** A second clause, for which a question word before the first does not ask. */
export const SECOND_CLAUSE =
  /[,;–—]| (?:so|but|and|because|y|e|pero|porque|aunque|et|mais|car|alors que|parce que|und|aber|weil|obwohl) /iu;
/** What somebody is or has and does not do: no frame about an activity fits. */
export const STATIVE: Record<Language, RegExp> = {
  en: /^(?:know|hate|love|want|need|think|believe|own|miss|like|owe|fear|understand|remember|wish|hope|seem|belong|be|have)$/,
  es: /^(?:llevar|tener|saber|creer|odiar|amar|querer|necesitar|conocer|parecer|deber|entender|recordar|extrañar|pensar|soler|decir|jurar|asegurar|afirmar|soportar|necesitar)$/,
  de: /^(?:wissen|hassen|lieben|brauchen|kennen|glauben|denken|mögen|besitzen|vermissen|verstehen|haben|sein|hoffen)$/,
  fr: /^(?:savoir|connaître|détester|adorer|croire|penser|vouloir|avoir|aimer|comprendre|devoir|espérer|être|dire|jurer|affirmer|prétendre|supporter)$/,
};
/** Times in the middle of a German sentence, which holds without them. */
export const GERMAN_TIMES =
  / (?:(?:eine?[nmr]?|zwei|drei|vier|fünf|\d+) (?:\p{Ll}+ )?(?:Jahre?n?|Monate?n?|Wochen?|Tage?n?|Stunden?)(?: lang)?|jede[nrsm]? \p{L}+|um \S+ Uhr)(?= )/gu;
export const GERMAN_AUXILIARY = [
  ["ist", "hat"],
  ["sind", "haben"],
] as const;
export const GERMAN_PERFECT = { one: ["ich bin", "ich habe"], all: ["wir sind", "wir haben"] } as const;

/** A stretch of years is told, and not held out for a video. */
export const YEARS = /(?<!\p{L})(?:since|years?|seit|Jahren?|años?|desde|ans|depuis)(?!\p{L})/iu;

/** "every bakery ranked by its bread": no frame for one noun fits. */
export const RANKED_BY = /(?<!\p{L})(?:ranked|rated|sortiert|bewertet|getestet|im Vergleich)(?!\p{L})/iu;

export const BROKEN =
  /(?<!\p{L})(?:broken|rusty|ruined|dead|damaged|wrecked|roto|rota|oxidad[oa]|averiad[oa]|kaputt\p{L}*|rostig\p{L}*|defekt\p{L}*|cassée?|rouillée?|abîmée?)(?!\p{L})/iu;

export const RACES = /(?:thon|race|mile|miles|lap|laps|sprint|ultra|relay|k)$/iu;

/** A pattern that names a day or a moment: what takes 30 days does not happen on one. */
export const MOMENT =
  /(?<!\p{L})(?:the (?:day|night|moment)|a quiet day|el día|la noche|el momento|un día|una tarde|der tag|die nacht|der moment|ein ruhiger tag|le jour|la nuit|le moment|une journée|un moment)(?!\p{L})(?=.*\{(?!span))/iu;

export const DISTANCE = /^(?:miles?|km|kilom\p{L}+|kilómetros?|millas?|meilen?|mètres|metros|meters?|metern?)$/iu;

/** The end of a text that it can do without. */
export const TAIL =
  /(?:[:.;,–—]\s.{0,200}|\s(?:in|on|at|for|with|from|en|con|sin|para|por|dans|avec|sans|pour|mit|für|im|bei|quand|lorsque|cuando|porque)\s[^,]{0,200})$/iu;

/** How a person tells what the video will show: alone, and with others. */
export const WANT: Record<Language, readonly [string, string]> = {
  en: ["I want to", "We want to"],
  es: ["Quiero", "Queremos"],
  de: ["Ich will", "Wir wollen"],
  fr: ["Je veux", "On veut"],
};

/** An activity that starts with its verb: "to build", "building", "construir". */
export const INFINITIVE = /^(?:to |\p{L}+ing |\p{Ll}+(?:ar|er|ir|re|oir|rse) |(?!ich |wir )\p{L}+ .*en$)/u;

export const ARTICLED =
  /^(?:an?|the|my|our|your|his|her|their|its|this|these|un|una|el|la|los|las|mi|mis|nuestr[oa]s?|este|esta|ein|eine|einen|der|die|das|den|mein|meine|meinen|unser|unsere|une|le|les|des|mon|ma|mes|notre|nos|ce|cette|l['’])(?![\p{L}])/iu;

/** A clause that a second one must follow: "When it rains". */
export const OPEN_CLAUSE =
  /^(?:if|when|while|because|although|after|before|once|si|cuando|mientras|porque|aunque|después|antes|wenn|als|während|weil|obwohl|nachdem|bevor|quand|lorsque|pendant|parce|après|avant)(?!\p{L})/iu;

/** German: the sentence around it holds without it. */
export const MIDDLE = / (?:in|auf|bei|an|aus) \p{Lu}[\p{L}-]+(?= \p{L})/u;

/** Enough things for a list: "10 gadgets", "seven mistakes", and not "three strangers", who may act. */
/** German nouns that end in -n in all cases but the nominative: "mein Nachbar", "mit meinem Nachbarn". */
export const WEAK_NOUN =
  /(?:nachbar|bauer|mensch|junge|kollege|affe|bär|hase|löwe|rabe|elefant|student|polizist|tourist|pilot|herr|experte|neffe|bub|held|prinz|name)$/i;

export const SEVERAL =
  /^(?:\d+|five|six|seven|eight|nine|ten|eleven|twelve|cinco|seis|siete|ocho|nueve|diez|once|doce|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|cinq|sept|huit|neuf|dix|onze|douze)$/i;

/** German: "weggeworfen" is no infinitive. */
export const PARTICIPLE_IN_EN =
  /^(?:ab|an|auf|aus|bei|ein|fest|frei|los|mit|nach|nieder|statt|teil|um|vor|weg|wieder|zu|zusammen|weiter|zurück|hoch|durch|rein|raus|hin|her)ge\p{Ll}+en$/u;

/** What an infinitive that no list names looks like. */
export const INFINITIVES: Record<Language, RegExp> = {
  en: /(?!)/,
  es: /^\p{Ll}+(?:ar|er|ir|arse|erse|irse)$/u,
  de: /^\p{Ll}{3,}(?:en|eln|ern)$/u,
  fr: /^\p{Ll}+(?:er|ir|re|oir)$/u,
};

/** "every" before a unit of time starts a detail of its own. */
export const EVERY = /^(?:chaque|tous|toutes|cada|todos|todas|every|each|jede[nrs]?)$/;

/** "le jour du marché", "mon premier mois": one certain time, and no stretch that one holds out. */
export const FIXED =
  /^(?:the|el|la|los|las|der|die|das|den|le|les|l'|my|our|mi|mis|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|nuestr\p{L}*|this|ce|cet|cette|ces|est[ea]|est[oa]s)$/u;

/** A clause about anybody or of another time, which "I did it" can't follow: "vivre sans téléphone quand on est livreur". */
const OF_ANYBODY =
  /(?<!\p{L})(?:on|vous|tu|t['’]|te|ton|ta|tes|votre|vos|uno|usted|tú|tus?|soi|quand|lorsque|si|cuando|antes de que|hasta que|para que|avant que|jusqu['’]à ce qu\p{Ll}*|pour que)(?!\p{L})/iu;
export const IMPERSONAL: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:until|when|while|as|if|before|after|because) (?:I|we|you)(?!\p{L})/iu,
  de: /(?!)/,
  es: OF_ANYBODY,
  fr: OF_ANYBODY,
};

/** What somebody keeps doing: told in the past it would be over. */
export const KEEPS =
  /^(?:collect|breed|raise|keep|coleccionar|criar|guardar|sammeln|züchten|collectionner|élever|garder)$/;

/** "ma voisine m'apprend le tarot": the form of another time would lose the person. */
export const OBJECT_BEFORE = /^ (?:me|te|nous|nos|vous|os|lui|leur|le|la|les|lo|los|las) (?=\p{Ll})|^ [mtl]['’]/iu;

/** "perdre 20 kilos" is no accident. */
export const WEIGHT = /^(?:kilos?|kg|poids|peso|grasa|graisse|pounds?|weight|pfund|gewicht)$/iu;

/** What the video itself is: "ranking de", "comparatif des". */
export const GENRE =
  /^(?:ranking|top|clasificación|comparativa|guía|tutorial|análisis|crítica|reseña|resumen|recorrido|entrevista|prueba|unboxing|vlog|reto|homenaje|retrospectiva|historia|classement|comparatif|guide|tuto|tutoriel|analyse|critique|test|avis|bilan|rétrospective|résumé|visite|interview|hommage|enquête|portrait|défi|récit)$/iu;

/** A clause that stands for a noun: "ce que gagne un prof de yoga", "lo que nadie cuenta de Lisboa". */
export const FREE_RELATIVE: Record<Language, RegExp> = {
  en: /(?!)/,
  de: /(?!)/,
  es: /^(?:todo )?lo que /iu,
  fr: /^(?:tout )?ce (?:que |qui |qu' ?|dont )/iu,
};

/** Endings of French verbs: the tagger makes "fabriquaire" of "fabriquait". */
export const FRENCH_BASE = /(?:[eé]r|ir|oir|[dtvp]re|[fpt]aire|[cdl]ire|uire|clure)$/u;

/** "con", "sin": what follows is done to the thing, and does not describe it. */
export const BY_MEANS = /^(?:con|sin|para|avec|sans|pour)$/;

/** A free relative that a person tells of themselves: "lo que aprendí", "ce que j'ai vu". */
export const OWN_RELATIVE =
  /(?<!\p{L})(?:j['’]|je |on |nous |he |hemos |me |mi |mon |ma |mes |\p{L}{2,}[éí](?!\p{L})|\p{L}{3,}[aei]mos(?!\p{L}))/iu;

/** A question without the words that only ask: "faut-il encore acheter une voiture ?", "¿vale la pena comprar?". */
export const ASKING: Record<Language, RegExp> = {
  en: /(?!)/,
  de: /(?!)/,
  es: /^(?:(?:vale|merece|valdría) la pena|se (?:puede|debe)|es (?:posible|buena idea|mejor)|hay que|deberías?|deberíamos|podemos|puedes) |(?<=\p{L}) (?:de verdad|realmente|todavía|aún)(?!\p{L})/iu,
  fr: /^(?:faut-il|peut-on|doit-on|vaut-il mieux|est-il possible de|est-ce que ça vaut le coup d(?:e |['’])|est-ce qu(?:e |['’]))(?: ?(?:encore|vraiment))? ?|(?<=\p{L}) (?:vraiment|encore|toujours)(?!\p{L})/iu,
};

/** "pourquoi j'ai quitté Paris": the reasons are the subject. */
export const WHY_SELF = /^(?:por qué|pourquoi|why (?:I|we)) /iu;

/** Groups of verbs for what goes on: told in the past it would be over. */
export const LASTING = /^(?:live|grow|train|other|survive)$/;

/** Determiners of one thing that the person has or lives through. */
export const OWN = /^(?:my|our|mi|nuestr[oa]|mein|meine|meinen|mon|ma|notre)$/;

/** Spanish: "las playas más bonitas". */
export const MOST = /\p{L} (?:más|menos) \p{Ll}+/u;

/** "un día normal", "une journée de sage-femme": what somebody does, and no stretch to hold out. */
export const ORDINARY = /^(?:un|une|una) \p{L}+ (?:de |d['’]|del |normal|ordinaire|típic|cualquier|comme |como )/iu;

/** The last detail of a Spanish or French sentence. */
export const LAST_DETAIL = /^(.+) (?:con|avec|para|pour|por|en|dans|desde|depuis|sur|sobre|durante|pendant) .+$/u;

/** "la journée type d'une sage-femme": a time is told, and not investigated. */
export const TIME_HEAD =
  /^(?:día|días|noche|mañana|tarde|semana|mes|año|vida|vez|verano|invierno|jour|journée|nuit|matin|matinée|soir|soirée|semaine|mois|année|vie|fois|été|hiver|week-end|weekend)s?$/iu;

/** "todas las playas de peor a mejor", "classement de toutes les pizzas": the order is the point. */
export const RANKED =
  /^(?:el |la |le |mi |mon )?(?:ranking|top|clasificación|comparativa|classement|comparatif|palmarès)(?!\p{L})|(?<!\p{L})(?:ordenad[oa]s|clasificad[oa]s|classée?s|del? (?:la )?peor al? (?:la )?mejor|d(?:u|e la) (?:pire|moins bonne?) (?:au|à la) meilleure?)(?!\p{L})/iu;

/** A past that nobody can visit or meet: "l'enfant qui avait disparu", "el barco que se hundió en 1912". */
export const BYGONE =
  /(?<![\p{L}\d])1(?:[0-8]\d|9[0-6])\d(?!\d)|(?<!\p{L})(?:englouti|disparu|noyé|desaparecid|hundid|sumergid)[aeos]*(?!\p{L})|(?<!\p{L})(?:qui|que|qu['’]il|qu['’]elle|se) (?:avait|avaient|fut|furent|était|étaient|disparut|había|habían|fue|fueron|era|eran|desapareció|desaparecieron|murió|murieron|hundió|hundieron)(?!\p{L})/iu;

/** "soy pastelera y llevo 60 días": nobody asks why. */
export const IDENTITY = /^(?:soy|somos|tengo|tenemos|je suis|on est|nous sommes|j['’]ai \d+ ans)(?!\p{L})/iu;

/** "como en La Gomera": a comparison, and not a place where it happens. */
export const LIKE_THERE = /(?<!\p{L})(?:como|comme) (?:en|à|au|aux|dans|chez) /iu;

/** What one learns from: "10 errores", "sept astuces". */
export const LESSONS =
  /^(?:mistakes?|tips|tricks|hacks|lessons|things|habits|reasons|signs|ways|facts|rules|myths|questions|ideas|words|books|films|movies|songs|games|fehler|tipps|lektionen|dinge|sachen|gewohnheiten|gründe|zeichen|anzeichen|regeln|mythen|irrtümer|fragen|ideen|fakten|wörter|bücher|filme|lieder|spiele|orte|errores|trucos|consejos|lecciones|secretos|claves|mitos|cosas|hábitos|razones|señales|erreurs|astuces|conseils|leçons|choses|habitudes|raisons|signes|secrets|clés|mythes|combines)$/iu;

/** "2000 Franken Busse": an amount of money is no list of things. */
export const AMOUNT =
  /^\d[\d.,]{0,9} ?(?:euros?|dollars?|cents?|pounds?|quid|bucks|francs?|franken|mark|pfund|pesos?|dólares|libras)(?!\p{L})/iu;

/** What follows is told and not done: "I confess I never read the book". */
export const CONFESSION =
  /^(?:i (?:must |have to )?(?:confess|admit)|ich (?:gebe? zu|gestehe|muss gestehen)|confieso|admito|j['’]avoue|je dois avouer|je confesse)(?!\p{L})/iu;
/** What a person confesses, without the words that say so. */
export const CONFESSED: Record<Language, RegExp> = {
  en: /(?!)/,
  de: /(?!)/,
  es: /^(?:(?:lo )?(?:confieso|admito|reconozco)|la verdad(?: es)?|a decir verdad|sinceramente|tengo que (?:confesar|admitir|reconocer))(?: que|[:,]) (.+)$/iu,
  fr: /^(?:j['’](?:avoue|admets)|je (?:confesse|reconnais|dois (?:avouer|admettre))),? (?:: |qu(?:e |['’]))?(.+)$/iu,
};
/** A person who has not learned or does not do what others do tells a secret. */
export const DENIED: Record<Language, RegExp> = {
  en: /(?!)/,
  de: /(?!)/,
  es: /^(?:yo )?(?:ya |todavía |aún )?(?:nunca|jamás|no) /iu,
  fr: /^(?:je |j['’]|on )(?:n['’]|ne |\p{L}+ (?:pas|plus|jamais|rien) )/iu,
};

/** Spanish and French past tenses: the auxiliary before a participle, and the forms of one word. */
export const PERFECT = /^(?:he|ha|han|hemos|ai|as|a|avons|avez|ont|est|sont|suis|sommes)$/;
export const ETRE_PARTICIPLE =
  /^(?:all|ven|arriv|part|repart|sort|entr|rentr|mont|descend|tomb|rest|pass|deven|reven|retourn)(?:é|i|u)e?s?$|^(?:née?s?|morte?s?)$/;
export const REFLEXIVE_BEFORE = /^(?:me|m'|se|s'|nous)$/;
export const PARTICIPLE =
  /(?:ad|id)o$|(?:hech|dich|vist|puest|abiert|escrit|muert|rot)o$|[^q]ée?s?$|(?:ui|[lnrstvd]i)e?s?$|[^aeio]ue?s?$|(?:[pm]|ss)r?is$|(?:ouv|off)ert$|^eu$/;
export const PAST_FORM: Record<Language, RegExp> = {
  en: /(?!)/,
  de: /(?!)/,
  es: /(?:aron|ieron|jeron|aba|aban|[^d]ía|ían)$|^(?:fue|fueron|fui|fuimos|era|eran|dio|dieron|hubo|podía)$/,
  fr: /^(?:avait|avaient|avais|était|étaient|étais|fut|furent|allait|venait|faisait|voulait|pensait|croyait)$/,
};

/** "a notary explains what nobody reads": somebody says something, and nothing happens. */
export const EXPLAINS =
  / (?:explains?|reveals?|shows?|erklärt|verrät|zeigt|explica|revela|muestra|enseña|explique|révèle|montre|dévoile) (?:how|what|why|where|which|wie|was|warum|wo|welche[rsn]?|cómo|qué|por qué|dónde|cuál|comment|ce qu|pourquoi|où)/iu;
/** Who explains what: "una química explica por qué hierve". */
export const EXPLAINED: Record<Language, RegExp> = {
  en: /(?!)/,
  de: /(?!)/,
  es: /^((?:una?|mi|el|la|nuestr[oa]) [^,;:]{3,60}?) (?:(?:me|nos) )?(?:explica|revela|muestra|enseña) ((?:por qué|cómo|qué|dónde|cuándo|cuánto) [^,;:]+)$/iu,
  fr: /^((?:une?|mon|ma|le|la|notre) [^,;:]{3,60}?) (?:(?:me|nous) |m['’])?(?:explique|révèle|montre|dévoile) ((?:pourquoi|comment|où|combien|ce qu[ie]|ce qu['’]on) [^,;:]+)$/iu,
};
/** A question with a subject of its own: "por qué se corta la mayonesa", and not "cómo lo detecta". */
export const HAS_SUBJECT =
  /^(?:por qué|cómo|qué|dónde|cuándo|cuánto) (?:no )?(?:se|el|la|los|las|una?|tu|nuestr[oa]s?) |^(?:pourquoi|comment|où|combien) (?:on|le|la|les|l['’]|une?|des|votre|vos|nos|notre|tant|certaine?s) ?/iu;
/** Spanish and French: somebody tries, and the end is open. */
export const TRIES =
  / (?:intentan?|tratan? de|quieren?|sueñan? con|essaie(?:nt)? de|tente(?:nt)? de|veu(?:len)?t|rêve(?:nt)? de) ?(?:d['’])?\p{Ll}+(?:[aeio]r|re)(?:se|l[oa]s?)? /iu;
/** Spanish and French: what somebody does for years. */
export const ROUTINE =
  /^(?:trabajar|vivir|coleccionar|criar|guardar|cuidar|travailler|vivre|habiter|collectionner|élever|garder)$/;
/** Spanish and French: what happens to somebody, and nobody plans. */
export const UNCHOSEN =
  /^(?:crecer|nacer|enfermar|ganar|recibir|quedarse|dormirse|enamorarse|conocer|enterarse|equivocarse|grandir|naître|recevoir|rater|gagner|vieillir|croiser|rencontrer|apprendre que|grossir|hériter|heredar)$/;
/** Spanish and French: somebody says or believes something, and nobody knows whether it is so. */
export const SAYS =
  / (?:dice|dicen|cree|creen|jura|asegura|afirma|dit|disent|croit|croient|jure|affirme|prétend) qu(?:e |['’])/iu;
/** "la primera vez que doné sangre": the occasion is named, and no other one stands before it. */
export const FIRST_TIME = /^(?:la|el|le|ma|mi) (?:primera|última|première|dernière) (?:vez|noche|fois|nuit)(?!\p{L})/iu;
/** Spanish and French vehicles, which one may ride and not visit. */
export const VEHICLES = /^(?:tren|autobús|barco|furgoneta|trains?|bus|bateaux?|vans?|péniches?)(?:es|s)?$/iu;
/** "por qué dejé de grabar": a reason of the person. */
export const OWN_WHY = /^por qué (?:(?:no|ya|me|nos|le|lo|la) ){0,3}\p{L}+(?:é|í|amos|imos)(?!\p{L})/iu;
/** "me ha subido el alquiler": told today, so that "el día que" can't stand before it. */
export const SPANISH_PERFECT = /(?<!\p{L})(?:he|ha|han|hemos) \p{Ll}+[dhst]o(?!\p{L})/u;
/** "ayer me caí": "el día que" says it already. */
export const YESTERDAY = /^(?:ayer|anoche|anteayer|hier(?: soir)?),? /iu;
