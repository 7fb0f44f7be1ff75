import type { ReadingWords } from "../word-lists.ts";

export const germanReadingWords: ReadingWords = {
  determiners:
    "dieselbe dasselbe derselbe denselben demselben derselben der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner meines unser unsere unseren unserem unserer dein deine deinen sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer dieser diese dieses diesen diesem jeder jede jedes jeden jedem kein keine keinen keinem keiner alle zwei drei vier fünf sechs sieben acht neun zehn",
  prepositions:
    "in im ins an am ans auf aus bei beim mit nach seit von vom zu zum zur für durch gegen ohne um bis über unter vor hinter neben zwischen während trotz wegen statt als wie unterm überm vorm hinterm fürs ums durchs aufs vors",
  subjects: "ich wir du er sie es man niemand keiner jemand alle alles nichts",
  self: "ich wir",
  relatives: "wo",
  conjunctions: "und oder aber weil während wenn ob obwohl dass denn doch sondern bevor bis",
  questions: "warum wie wieviel wieviele was wer wann wo welcher welche welches wieso weshalb woher wohin",
  auxiliaries:
    "ist sind war waren bin hat haben habe hab hatte hatten wird werden wurde wurden kann können konnte muss müssen darf soll will",
  adverbs:
    "sich allein alleine zusammen immer nie niemals fast nur schon noch wieder selbst hier heute jetzt nicht auch sehr mehr weniger endlich barfuß täglich plötzlich heimlich",
  units:
    "mal sekunde sekunden minute minuten stunde stunden tag tage tagen nacht nächte nächten woche wochen monat monate monaten jahr jahre jahren sommer winter wochenende",
  limits: "ohne nur kein keine keinen",
  placePrepositions: "in im ins an am ans auf aus bei beim nach unter unterm über hinter neben zwischen vor durch",
  versus: "vs vs. gegen versus oder",
  animals:
    "hund hunde hunden welpe katze katzen kater kätzchen hamster hase kaninchen fuchs füchse wolf wölfe bär bären waschbär waschbären eichhörnchen affe affen maus mäuse ratte ratten eule pferd pferde pony kuh kühe schwein schweine schaf schafe ziege ziegen elefant huhn hühner henne hahn ente enten gans pinguin pinguine schildkröte frosch papagei krähe krähen rabe taube tauben vogel vögel fisch fische hai haie krake oktopus wal wale delfin delfine schlange schlangen spinne spinnen biene bienen ameise ameisen schmetterling esel lama alpaka kamel reh hirsch igel otter biber robbe fledermaus löwe tiger panda krokodil tier tiere haustier insekten dackel möwe möwen wildschwein wildschweine schwan pfau adler falke luchs känguru koala krebs wespe hornisse schnecke giraffe zebra nashorn nilpferd frettchen wellensittich kanarienvogel küken storch specht amsel dachs marder ponys alpakas",
  people:
    "mann frau person leute junge mädchen kind kinder kindern kleinkind kleinkindern männer frauen oma opa großmutter großvater großeltern mutter mama vater papa eltern schwester bruder geschwister onkel tante sohn tochter nachbar nachbarin nachbarn freund freundin freunde lehrer lehrerin ärztin arzt bauer bäuerin bäcker bäckerin friseur köchin koch fischer mönch nonne pfarrer pilot matrose kapitän könig königin künstler maler sänger sportler boxer tischler schmied schäfer köhler schuster student fremder fremde chef familie paar zwillinge team bürgermeister clown zauberer dieb baby schwiegermutter schwiegervater enkel enkelin cousin cousine partner partnerin leuchtturmwärter uhrmacher schneider schneiderin metzger kellner kellnerin fahrer fahrerin taxifahrer soldat wissenschaftler ingenieur fotograf schauspieler komiker musiker gärtner trainer meister weltmeister radfahrer einsiedler millionär hausmeister postbote polizist anwalt förster winzer müller sattler bergmann töpfer imker friseurin jäger",
  foods:
    "brot sauerteig pizza pasta nudeln reis burger kuchen apfelkuchen torte kekse käse schokolade kaffee tee suppe eintopf curry sushi steak eier pfannkuchen eis salat soße wein bier honig marmelade wurst kartoffeln pommes tomaten kürbis äpfel erdbeeren pilze frühstück mittagessen abendessen gericht gerichte essen rezept rezepte fleisch gemüse obst nachtisch zucker salz brezel brezeln knödel döner waffeln muffins lasagne risotto paella falafel hummus kebab popcorn brownies käsekuchen tiramisu ketchup senf spätzle schnitzel bratwurst currywurst gulasch kartoffelsalat reste maultaschen linsen lebkuchen stollen brötchen kaiserschmarrn",
  places:
    "bahnhof laden kino dach tür haus hütte schloss burg palast villa insel dorf stadt hotel flughafen bahnhof tunnel fabrik mühle gefängnis krankenhaus kirche dom kloster tempel museum zoo park wald dschungel wüste strand berg berge alpen vulkan höhle see fluss meer ozean küste bauernhof scheune dachboden keller bunker garage garten balkon küche bad zimmer büro schule universität bibliothek straße brücke grenze turm leuchtturm baumhaus gartenhaus wohnmobil bus boot hausboot schiff zug zelt iglu container lager supermarkt restaurant theater stadion ruine land viertel wohnung weltraum mond schwarzwald harz schwimmbad freibad hallenbad zirkus rummel freizeitpark friedhof kapelle denkmal sternwarte labor werkstatt studio tankstelle gasse schlucht wasserfall tal klippe hafen markt mine bergwerk steinbruch staudamm hochhaus dachterrasse bäckerei buchladen videothek kneipe bar café disko sauna campingplatz gletscher almhütte alm u-bahn ubahn kaserne sanatorium",
  products:
    "kopfhörer mikrofon mikrofone kamera kameras objektiv drohne drohnen tastatur laptop handy handys smartphone computer pc monitor fernseher lautsprecher konsole drucker apps roboter uhr uhren messer pfanne pfannen ofen schuhe stiefel jacke rucksack matratze kissen fahrrad fahrräder roller auto autos motorrad werkzeug teleskop gitarre stuhl tisch konsolen monitore laptops staubsauger mixer fritteuse toaster kaffeemaschine brille helm reifen spielzeug parfüm sofa mikrowelle waschmaschine e-bike e-bikes zelte rucksäcke kaffeemaschinen",
  practices:
    "yoga schach töpfern karate judo meditation fotografie kalligrafie astronomie poesie ballett tango salsa tennis fußball basketball schwimmen klettern wandern camping radfahren surfen skifahren segeln angeln gärtnern imkern kochen backen stricken nähen minimalismus fasten schlaflosigkeit klavier geige",
  histories: "geschichte ursprung erfindung geburt entstehung entdeckung aufstieg fall",
};
