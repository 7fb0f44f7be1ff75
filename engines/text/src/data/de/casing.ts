import { wordList } from "../word-lists.ts";

/** Words that are no nouns, wherever they stand in a text without capitals. */
export const NEVER_NOUNS = wordList(
  `mir mich dir dich ihm ihn ihnen uns euch man wer wen wem was etwas nix nichts jemanden niemanden beide beiden
  könnte könnten könntest konnte konnten würde würden wäre wären hätte hätten sollte sollten wollte wollten durfte durften
  müsste müssten dürfte möchte möchten mag mochte will wollen sollen können müssen dürfen bist seid habt wirst wurde
  gehabt gewesen geworden getan gemacht gesagt gehabt geht ging kommt kam steht stand liegt lag bleibt blieb lässt ließ
  gibt gab nimmt nahm macht machte sagt sagte weiß wusste sieht sah findet fand bekommt bekam heißt hieß hält hielt
  läuft lief fährt fuhr isst aß trinkt trank schläft schlief lebt lebte wohnt wohnte arbeitet spielt kauft kaufte
  verkauft baut baute zeigt kostet lernt lernte liebt hasst glaubt denkt dachte braucht brauchte mäht erklärt verliert
  verlor gewinnt gewann sucht suchte öffnet schließt zockt testet probiert rettet hilft trifft traf stirbt schreibt
  arm alt jung neu groß klein lang kurz hoch tief breit schmal dick dünn schwer leicht schnell langsam laut leise warm kalt
  heiß kühl nass trocken reich billig teuer gut besser schlecht schlimm schön hässlich rot blau grün gelb schwarz weiß grau
  braun bunt hell dunkel frei voll leer ganz halb fertig kaputt echt falsch richtig wahr krank gesund müde wach tot lebendig
  älter jünger größer kleiner länger kürzer höher tiefer schneller langsamer teurer billiger günstiger lieber eher öfter
  größte kleinste älteste beste schlechteste erste erster erstes ersten letzte letzter letztes letzten nächste nächsten
  lange früh früher spät später bald gerade grad grade eben einfach eigentlich vielleicht wirklich ehrlich genau etwa
  circa ungefähr maximal minimal mindestens höchstens komplett völlig total extrem ziemlich besonders überall nirgends
  irgendwo irgendwas irgendwie irgendwann dort da hin her weg raus rein rauf runter drin drauf dran dabei dafür dagegen
  damit danach davon davor dazu daran darauf daraus darin darüber darum deshalb deswegen trotzdem dann so sonst also
  zwar doch mal eh halt ja nein bitte gern gerne gleich sofort ständig oft manchmal selten meistens einmal zweimal dreimal
  gestern morgens abends mittags nachts sonntags montags samstags täglich wöchentlich jährlich jahrelang tagelang stundenlang
  derzeit jederzeit heutzutage beiseite unterwegs daheim zuhause draußen drinnen oben unten vorne hinten links rechts
  alleine gemeinsam zusammen miteinander gegeneinander barfuß blind nackt pleite möglich unmöglich wichtig nötig egal
  schuld normal verrückt peinlich gefährlich illegal legal live online offline digital analog veraltet schlicht gerecht
  jedermann gegenüber ohnehin erstmals endlich plötzlich viel viele wenig wenige mehrere einige paar bisschen genug
  anders genauso ebenso allein selber selbst nur mehr nie weniger umsonst gratis kostenlos los fest hoch vegan bio
  zweite zweiten dritte dritten vierte vierten fünfte sechste siebte achte neunte zehnte einzige einzigen alle allen aller anderes andere anderen anderer dieselben
  mi di mei dei sei ned net nit nich nimmer ois wos hob hab san isch ned bissl bisserl aa oan oa koa koan auffi owi`,
);

/** Nouns that a text without capitals names often; a longer word that ends with one is a noun as well. */
export const NOUNS = wordList(
  `braten streaming absage absagen versehen teppich teppiche schulbus fahrt fahrten gang gänge palette paletten deckel rohr grillfest fest feste rampe truhe truhen bahn menü menüs keller mauer turm türme tor glocke glocken kirche fabrik mühle burg schloss ruine
  jahr jahre jahren tag tage tagen woche wochen monat monate stunde stunden minute minuten sekunde sekunden nacht nächte
  abend morgen mittag sommer winter herbst frühling wochenende sonntag montag dienstag mittwoch donnerstag freitag samstag
  geld euro cent franken dollar prozent grad kilo kilometer meter liter gramm uhr zeit zeiten mal
  markt flohmarkt wochenmarkt laden stand börse aktie aktien steuer steuern miete rente gehalt lohn job jobs beruf arbeit chef
  chefin firma büro kollege kollegen kollegin kunde kunden lehre schicht nachtschicht urlaub ferien reise reisen ausflug
  opa oma vater mutter papa mama eltern bruder schwester tochter sohn kind kinder enkel tante onkel cousin nachbar nachbarn
  nachbarin freund freunde freundin mann frau leute mensch menschen typ junge mädchen baby hochzeit scheidung familie
  haus häuser wohnung zimmer küche bad keller dach dachboden garten balkon garage altbau neubau umbau hütte schuppen
  heizung wärmepumpe solaranlage strom wasser gas holz stein steine lehm beton farbe tapete tisch stuhl bett sofa schrank
  lampe fenster tür treppe wand wände boden decke ofen kamin schlüssel kiste kisten koffer rucksack tasche
  auto autos bus busse zug züge bahn fahrrad rad räder mofa moped roller motorrad traktor wohnmobil wohnwagen boot schiff
  kajak kanu flugzeug straßenbahn anhänger führerschein panne unfall straße brücke tunnel bahnhof flughafen hafen
  stadt dorf dörfer land länder insel berg berge alp alm tal wald wälder wiese feld fluss see meer strand küste himmel
  sonne mond schnee eis regen wind sturm feuer luft erde sand
  hund hunde katze katzen kater pferd pferde kuh kühe schwein schweine huhn hühner ziege ziegen schaf schafe vogel vögel
  biene bienen wespe wespen maus mäuse fisch fische schnecke schnecken spinne spinnen tier tiere
  essen brot brötchen käse wurst fleisch gemüse obst apfel äpfel kuchen torte kaffee tee bier wein zucker salz butter mehl
  teig suppe soße nudeln reis pizza döner kebab burger frühstück mittagessen abendessen rezept rezepte pilze pilz kürbis
  kürbisse tomate tomaten kartoffel kartoffeln hefe sauerteig honig milch schokolade
  buch bücher brief briefe zeitung papier stift bild bilder foto fotos film filme video videos serie spiel spiele
  videospiel horrorspiel konsole handy handys computer laptop internet app apps kamera drohne musik lied lieder band
  konzert klavier gitarre geige trommel chor theater kino bühne museum kunst sprache sprachen wort wörter name namen
  schule lehrer lehrerin prüfung prüfungen uni studium klasse note noten abitur diplom
  arzt ärztin krankenhaus klinik angst ängste schmerz schmerzen schlaf traum träume körper hand hände fuß füße kopf haar
  haare frisur bart zahn zähne auge augen herz blut gesicht stimme
  rasen hecke baum bäume blume blumen pflanze pflanzen samen kompost unkraut beet schrebergarten gewächshaus
  messer schere hammer säge nadel faden stoff kleid kleider hose jacke schuh schuhe hut mütze brille ring uhrwerk
  challenge experiment test versuch plan pläne idee ideen fehler problem probleme lösung regel regeln trick tricks tipp
  tipps frage fragen antwort grund gründe geschichte ende anfang anfänger profi profis experte wettbewerb turnier rennen
  lauf marathon sieg niederlage rekord preis preise ziel weg wege schritt schritte liste vergleich unterschied
  polizei feuerwehr gefängnis gericht anwalt gesetz verbot strafe dieb einbrecher geheimnis lüge lügen wahrheit
  radio radios fernseher weihnachten ostern silvester geburtstag party feier fest geschenk geschenke kirche friedhof grab pfarrer
  stellwerk stellwerke sperrmüll müll abfall schrott laden werkstatt fabrik mühle bauernhof scheune stall brunnen schacht
  turm burg schloss ruine bunker höhle kloster kapelle denkmal puppe puppen spielzeug lego modell sammlung briefmarken
  zirkus clown zauberer künstler maler sänger bäcker bäckerei metzger friseur tischler schmied imker bauer bauern gärtner
  hausmeister pfleger pflegerin fahrer pilot kapitän matrose fischer jäger förster soldat könig königin
  tour tramp wanderung wandern urlaub camping zelt schlafsack grill feuerzeug karte kompass trinkgeld pfand flasche flaschen`,
);

/** Endings that only nouns have. */
export const NOUN_ENDINGS =
  /^\p{Ll}{3,}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|ismus|chen|lein|ling|linge|ität|itäten|erei|ereien|[ai]tor|[ai]toren|iker|ologe|ologin)$/u;
/** Words with these endings that are no nouns: "brauchen", "zwischen", "allein". */
export const NOT_ENDINGS = /(?:(?:[aeiouäöü]|au|ei|eu|is|tis|ts|ns|rs|ls|r)chen|allein|klein|klitzeklein)$/u;
/** A prefix of verbs before what looks like a noun: "verstand", "bestand". */
export const VERB_PREFIX =
  /^(?:ver|ent|zer|ge|be|er|auf|aus|ein|vor|nach|unter|über|zurück|hin|her|dar|ab|an|um|zu|mit|weg)$/u;
/** "gefressen", "aufgegeben", "abgeholt", in dialect "umgstiegen" */
export const PARTICIPLE =
  /^(?:\p{Ll}{0,7}ge\p{Ll}{3,}(?:t|en)|(?:ab|an|auf|aus|ein|um|zu|vor|nach|mit|hin|her|weg)?g[bdfhkmpstvwz]\p{Ll}{2,}(?:t|en))$/u;
/** Words with these endings before another word are adjectives. */
export const SURE_ADJECTIVE =
  /(?:iert|lor|isch|lich|haft|los|\p{Ll}{2}ig|sam|^ge\p{Ll}{3,12}t|^(?:ver|be|er|ent|zer)\p{Ll}{2,10}(?:t|en))(?:en)?e[nrsm]?$/u;
/** Adjectives that are also nouns: before another noun they are none. */
export const NOMINAL_ADJECTIVE =
  /^(?:fremd|deutsch|alt|jung|krank|verwandt|bekannt|erwachsen|obdachlos|arbeitslos|angestellt|jugendlich|reich|arm|blind|tot|heilig|verrückt|gefangen|verletzt|verliebt|unbekannt|geflüchtet|behindert|freiwillig|selbständig|reisend|abgeordnet|beamt)e[nrsm]?$/u;
/** The verb of these clauses comes last. */
export const SUBORDINATE =
  /(?:^|[ ,])(?:wenn|weil|dass|obwohl|bevor|nachdem|ob|damit) |, (?:\p{Ll}{2,4} )?(?:der|die|das|den|dem|deren|dessen|denen|wo|was) /u;
/** The person before a verb: "ich spiele". */
export const SPEAKER = /(?<!\p{L})(?:ich|du|er|wir|man) $/iu;
