import type { Language } from "../language.ts";

/** English contractions as they are typed without an apostrophe, and those that are read as two words. */
export const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|wo|would|could|should)nt\b/gi, "$1n't"],
  [/\bcant\b/gi, "can't"],
  [/\b(there|here|where|what|that|who|he|she|how)s\b(?! ['’])/gi, "$1's"],
  [/\b(you|they)re\b/gi, "$1 are"],
  [/\b(you|they|we)ve\b/gi, "$1 have"],
  [
    /\bits (?=(?:raining|snowing|freezing|getting|going|been|not|so|too|very|really|just|only|always|never|still|already|time|like|hard|easy|impossible|cold|hot|the|an?|my|our|your|all|called)\b)/gi,
    "it's ",
  ],
  [/\b(i)['’]?m\b/gi, "$1 am"],
  [/\b(i|we|you|they)(?:['’]ve|(?<=i)ve)\b/gi, "$1 have"],
  [/\b(we|you|they)['’]re\b/gi, "$1 are"],
  [/(?<=\d) ?am\b/gi, " AM"],
  [/(?<=\d) ?pm\b/gi, " PM"],
  [/\b(he|she|who)['’]s (?=\p{L}+ing\b)/giu, "$1 is "],
  [/\b(it|that)['’]s (?=(?:an?|the|my|our|not|just|only) )/gi, "$1 is "],
  [/^(?:i am |we are )?trying to (?=\p{L})/iu, ""],
  [/^only (\p{L}+ing) (?=\p{L})/iu, "$1 only "],
  [/\b(i|we|you|they)['’]ll\b/gi, "$1 will"],
  [
    /\b(my|our|his|her|their) ((?:grand)?(?:ma|pa|mother|father|dad|mum|mom)|brother|sister|son|daughter|wife|husband|neighbou?r|friend|uncle|aunt|boss|cat|dog)s (?=(?:\d+|old|rusty|new|first|house|car|kitchen|garage|room|favou?rite|\p{L}+ (?:house|car|recipe|garage|tractor|bike|boat|van))(?!\p{L}))/giu,
    "$1 $2's ",
  ],
];

/** German: "ich fahr", as it is spoken. */
const SPOKEN_GERMAN =
  /(?<=(?<!\p{L})ich )(fahr|bau|hab|mach|geh|kauf|such|find|wohn|leb|ess|trink|schlaf|lauf|koch|back|lern|versuch|probier|test|schreib|spiel|arbeit|trag|zieh|verkauf|sammel|bring|nehm|leih|grab|zeig|frag|hol|reparier|bleib|steh|sitz|komm|denk|glaub|brauch|lass|werd|streich|räum|putz|pflanz|zähl|treff|helf|begleit|rett)(?= )/giu;
/** German: "was passiert wenn" has a comma. */
const CLAUSE_WITHOUT_COMMA =
  /(?<=\p{L})(?<!(?<!\p{L})(?:und|auch|selbst|nur|immer|als|oder|aber|außer)) ((?:wenn|weil|dass|obwohl)|(?<=(?:dem|das|alles|nichts|etwas) )was(?= \p{L})|(?:(?:in|auf|an|mit|bei|von|für|aus|über) )?(?:die|das|der|den|dem)(?= (?:ich|wir|man|du|keiner|jeder) )) /gu;

/** German: "so getan als könnte ich schwimmen", "nichts kaufen was älter ist". */
const COMPARED_WITHOUT_COMMA =
  /(?<=\p{L}) (als(?= (?:ob|könnte|wäre|hätte|würde|müsste)n? )|was(?= \p{L}{1,20} (?:ist|sind|war|hat)(?!\p{L})))/gu;

/** German: "wie ich meinen Kanal verteidigt habe" tells what the person did. */
const HOW_I_DID = /^wie (ich|wir) ([^,]+) (\p{Ll}+) (habe|haben|bin|sind)$/iu;

/** German: "der Mann der jede Straße abgelaufen ist", "Messer schärfen ohne sie zu ruinieren". */
const RELATIVE_WITHOUT_COMMA =
  /^((?:\d+|der|die|das|ein|eine|mein\p{Ll}*|unser\p{Ll}*) (?:\p{Ll}+ )??\p{L}+) ((?:(?:in|auf|mit|an|bei|aus|von|für|zu|über) )?(?:der|die|das|den|dem|deren|dessen|denen) (?:niemand|keine?r?|jede[nrsm]?|alle|eine?[nmrs]?|um|in|im|an|am|auf|aus|bei|mit|nach|seit|von|vom|zum|für|durch|ohne|über|unter|vor|der|die|das|den|dem|nie|nur|noch|immer|nicht|sich|ich|wir|du|man|\d+|meine?[nmrs]?|seine?[nmrs]?|unsere?[nmrs]?|ihre?[nmrs]?|schon|fast|mehr|selbst|es|sie|er|als|früher|heute|jetzt) .*(?:ist|sind|war|hat|haben|hatte|wird|kann|will|kam|ging|stand|fiel|blieb|verschwand|starb|fand|verlor|\p{Ll}t|\p{Ll}te|\p{Ll}en))$/iu;
/** The same with its comma and nothing after it: a noun phrase. */
export const GERMAN_SUBORDINATE = /, (?:was|weil|wenn|dass|ob|obwohl|nachdem|bevor) /u;
export const GERMAN_RELATIVE =
  /^(?:\d+ )?(?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+, (?:\p{Ll}+ )?(?:der|die|das|den|dem|deren|dessen|denen|wo|was) [^,:?]+$/u;
const INFINITIVE_WITHOUT_COMMA =
  /(?<=(?!.{0,120}(?:versuch|beschl))^[^,]{0,80}\p{L}) (ohne|um|statt|anstatt) (?=(?:\S+ ){1,6}zu \p{Ll}+[elr]n$)/u;

/** What a brief is, said before it. */
const LABEL =
  /^(?:stellt? (?:dir|euch) vor,? (?:dass )?|picture this[:,] |imagina que |(?:(?:video|vídeo|title|título|titre|titel) ?(?:idea|idee|idée)?|idea|idee|idée|comparison|comparativa|comparatif|vergleich|reto|défi) ?[:–—-] ?)(?=\S)/iu;

/** "24h" is a time span. */
export const HOURS: Record<Language, string> = { en: "hours", es: "horas", de: "Stunden", fr: "heures" };

const spelled = (words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    words
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split("=", 2)),
  );

/** Words as they are typed in a hurry, in small letters: without accents, shortened. None of them is another word. */
export const SPELLINGS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: spelled(
    "i=I u=you ur=your thru=through tho=though wanna=want-to gonna=going-to tought=taught teh=the recieve=receive definately=definitely seperate=separate neigbour=neighbour wierd=weird untill=until becuase=because becasue=because freind=friend alot=a-lot",
  ),
  es: spelled(
    `q=que mas=más xq=porque pq=porque tb=también tmb=también dia=día dias=días tambien=también despues=después aqui=aquí alli=allí
    asi=así fria=fría frias=frías jamas=jamás ademas=además ultimo=último ultima=última unico=único unica=única numero=número telefono=teléfono
    telefonos=teléfonos facil=fácil dificil=difícil musica=música rio=río frio=frío tia=tía tio=tío tios=tíos todavia=todavía
    habia=había tenia=tenía queria=quería podia=podía decia=decía seria=sería estan=están estas=estas jovenes=jóvenes
    examenes=exámenes arbol=árbol arboles=árboles azucar=azúcar cafe=café sofa=sofá bebes=bebés rapido=rápido rapida=rápida
    medico=médico medica=médica clasico=clásico electrico=eléctrico electrica=eléctrica autobus=autobús ingles=inglés frances=francés
    japones=japonés aleman=alemán camara=cámara pagina=página maquina=máquina maquinas=máquinas cronica=crónica
    espana=España tambien=también atras=atrás detras=detrás quizas=quizás mama=mamá sabado=sábado miercoles=miércoles
    pelicula=película kilometros=kilómetros credito=crédito deposito=depósito publico=público politica=política arbitro=árbitro division=división plastico=plástico lampara=lámpara cesped=césped atun=atún jabon=jabón raton=ratón avion=avión`,
  ),
  de: spelled(
    "nen=einen ne=eine nem=einem ner=einer unserm=unserem unsern=unseren euerm=eurem is=ist nich=nicht mitm=mit_dem aufm=auf_dem ausm=aus_dem übern=über_den kmh=km/h zurueck=zurück fuer=für ueber=über koennen=können muessen=müssen waere=wäre haette=hätte wuerde=würde grad=gerade",
  ),
  fr: spelled(
    `ca=ça meme=même memes=mêmes etre=être tres=très apres=après derniere=dernière dernieres=dernières premiere=première frere=frère
    freres=frères mere=mère pere=père ecole=école etait=était etais=étais epoque=époque etaient=étaient deja=déjà voila=voilà velo=vélo velos=vélos cafe=café
    metro=métro annee=année annees=années journee=journée soiree=soirée idee=idée idees=idées musee=musée lycee=lycée
    interet=intérêt foret=forêt hopital=hôpital hotel=hôtel tete=tête fete=fête reve=rêve reves=rêves verite=vérité sante=santé
    ete=été cote=côté francais=français eleve=élève eleves=élèves numero=numéro chere=chère enquete=enquête arreter=arrêter preparer=préparer reparer=réparer elever=élever ecrire=écrire etudier=étudier creer=créer decouvrir=découvrir
    demenager=déménager recuperer=récupérer gerer=gérer bruler=brûler gouter=goûter peche=pêche pecher=pêcher etranger=étranger
    epicerie=épicerie ecouter=écouter economiser=économiser desert=désert detester=détester deteste=déteste detestent=détestent eglise=église chateau=château ile=île age=âge`,
  ),
};

/** French: "l ecole", "j ai", and the contractions that are no other word. */
export const FRENCH_APOSTROPHES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=(?<!\p{L})(?:mois|jours?|semaines?|ans?|heures?|entiers?|apprends?|commence|reste|prête?|train) )a (?=\p{Ll}{2,}(?:er|ir|re)(?!\p{L})|\p{Lu})/giu,
    "à ",
  ],
  [/^(?:(?:bon|ben|bah|hé|hey|alors|franchement|les gars|salut|coucou), |(?:bon ben|ben là) )/iu, ""],
  [/(?<!\p{L})(?:chu|chuis|j['’]?suis)(?= )/giu, "je suis"],
  [/(?<!\p{L}|\d ?)(l|d|j|n|s|m|t|qu) (?=[aeiouyhàâéèêëîïôûœ]\p{L})/giu, "$1'"],
  [/(?<!\p{L})(c) (?=(?:est|était|etait)(?!\p{L}))/giu, "$1'"],
  [/(?<!\p{L})(c)(est|était|etait)(?!\p{L})/giu, "$1'$2"],
  [
    /(?<!\p{L})(j)(ai|avais|aime|adore|étais|etais|irai|aurais|habite|essaie|essaye|apprends|achète|adopte|ouvre|invite|enregistre|organise|invente|écris|élève)(?!\p{L})/giu,
    "$1'$2",
  ],
  [/(?<!\p{L})(qu)(il|ils|elle|elles|on)(?!\p{L})/giu, "$1'$2"],
  [/(?<!\p{L})(aujourd) ?(hui)(?!\p{L})/giu, "$1'$2"],
  [/(?<!\p{L})(n)(ai|est|avais|était|etait)(?= (?:pas|plus|jamais|rien)(?!\p{L}))/giu, "$1'$2"],
  [/(?<!\p{L})(qu)['’ ]?est[ -]ce(?= qu)/giu, "$1'est-ce"],
  [/(?<!\p{L}|['’])(est)[ ](ce qu)/giu, "$1-$2"],
];

/** Spanish words that end in "-ion" always have an accent, and "si" at the end is "yes". */
export const SPANISH_ACCENTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:che|oye|oigan|mira|bueno|pues|tío|eh|hola|hey|ey|bro|nada|a ver), |(?:wey|güey),? )(?=\p{L}+ \p{L})/iu, ""],
  [/(?<=\p{L}{2})ion(?!\p{L})/gu, "ión"],
  [/(?<=\p{L}) si$/u, " sí"],
  [/^(¿?p)or que /iu, "$1or qué "],
  [/^¿([Cc])omo /u, "¿$1ómo "],
  [/^([Cc])omo (?=(?!una?|el|la|los|las|si|mi|tu|en|de|con)\p{L}+ )/u, "$1ómo "],
  [
    /(?<!\p{L})(libr|panad|pastel|ferret|peluqu|carnic|pescad|frut|cervec|cafet|jug|jardin|carpint|zapat|helad|lavand|tintor|loter|joy|reloj|papel|bater|ingeni|churr|pizz|taqu)eria/giu,
    "$1ería",
  ],
  [/^¿([Qq])ue /u, "¿$1ué "],
  // "apagon", and no "compraron".
  [
    /(?<!\p{L})(?!amazon|python|boston|canon|nylon|pokemon|patron )(\p{Ll}{2,}[b-df-hj-np-tv-zií])on(?<![aei]ron)(?!\p{L})/gu,
    "$1ón",
  ],
  [
    /(?<!\p{L})(aprend|descubr|sal|viv|perd|com|escrib|conoc|vend|recib|sub|decid|abr|corr|volv|beb|sent|dorm|nac|crec|sufr|permit|prometi?|escond|romp|met|cos|rend|sorprend|entend)i(?!\p{L})/gu,
    "$1í",
  ],
  [
    /^((?:me |nos |le |les )?(?:qued|compr|encontr|prob|pas|gan|dej|mont|alquil|pint|cocin|adopt|arregl|instal|trabaj|grab|invent|reform|camin|llam|entr|cas|mud|col|salt|cerr|apunt|acost|levant|regal|rob|escuch|mir|tom|llev|pedale|nad|escal|plant|cultiv|repar|restaur|construi|aguant))e (?=\p{L})/giu,
    "$1é ",
  ],
  [/(?<=(?:^| )(?:la|una|esta|mi) )fabrica(?!\p{L})/gu, "fábrica"],
  [/^(¿?[Cc])uant([oa]s?) (?!más |menos |antes )/u, "$1uánt$2 "],
  [/(?<=\d )ano(s?)(?!\p{L})/giu, "año$1"],
];

/** Names that people type in lower case. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  "YouTube TikTok Instagram Spotify Netflix Google Amazon Ikea Lego Minecraft Fortnite Roblox Pokémon Zelda Tetris iPhone iPad Android Tesla Ferrari Nintendo PlayStation Xbox ChatGPT Disney Aldi Lidl Mercadona Carrefour Costco Walmart Starbucks Airbnb eBay Craigslist Wikipedia WhatsApp Atacama Galicia Lyon Oregon Köln Wien ETF ETFs TÜV DDR LKW PKW DJ WG USB TV DIY UFO VHS ADHD GPS VR DVD BBQ WC NYC UK USA NHS DHL ADAC SNCF RER HLM TGV AVE DNI CDI CDD RSA SMIC"
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);

/** Words that are names of places only in other languages. */
export const COMMON_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:island|turkey|jura|maine|jordan|vienne|dutch|china)$/,
  de: /^(?:american|asian|british|jordan|franken)$/,
  es: /^(?:caen|lima|chile|cuba|roman|jordan|manila|malta|granada|tesla|jura|nevada|florida|indiana|goa)$/,
  fr: /^(?:lima|tours|nice|bali|orange|rennes|maine|jura|nevada)$/,
};

/** Removes what belongs to the video page (hashtags, emoji, "(Part 3)", "| Ep. 102") and sets the commas of German clauses. */
export const CLEANUPS: readonly (readonly [RegExp, string])[] = [
  [/#[\p{L}\p{N}_]+|\p{Extended_Pictographic}|\uFE0F/gu, " "],
  [/\s{0,9}\|.*$/su, ""],
  [/\s{0,9}[([][^)\]]{0,60}[)\]]\s{0,9}$/u, ""],
  [/\s+/gu, " "],
  [/^ | $/gu, ""],
  [LABEL, ""],
  [SPOKEN_GERMAN, "$1e"],
  [CLAUSE_WITHOUT_COMMA, ", $1 "],
  [COMPARED_WITHOUT_COMMA, ", $1"],
  [HOW_I_DID, "$1 $4 $2 $3"],
  [RELATIVE_WITHOUT_COMMA, "$1, $2"],
  [INFINITIVE_WITHOUT_COMMA, ", $1 "],
  // A number keeps its groups and its currency.
  [/(?<=\d) (?=\d{3}(?!\d)|[€$£%])/gu, "\u00a0"],
];
