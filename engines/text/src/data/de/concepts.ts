import type { ConceptLines } from "../../concepts/concept-lines.ts";

export const germanConcepts: ConceptLines = {
  concepts: {
    build: [
      [
        "Ich will {do}, nach einem Plan, der auf ein einziges Blatt passt.",
        "Jeden Abend kommt ein roter Strich dorthin, wo die Wirklichkeit anders war, und ich zeige, warum.",
        "Ein Schritt lässt sich nicht rückgängig machen, und ich habe genau einen Versuch.",
        "Am Ende benutze ich das Ergebnis einen ganzen Tag lang und zeige, was hält und was bricht.",
      ],
    ],
    repair: [
      [
        "{thisObj} stand jahrelang still, und ich will es wieder laufen hören.",
        "Ich zerlege alles Stück für Stück, beschrifte jedes Teil und finde, was wirklich kaputt war.",
        "Ein Teil gibt es nicht mehr zu kaufen: selbst machen oder aufgeben.",
        "Das letzte Bild ist der Moment des Starts, ohne Schnitt.",
      ],
      [
        "Während ich versuche, {zu}, suche ich nach den früheren Besitzern.",
        "Jede Schicht, die ich freilege, zeigt eine Spur: eine Notiz, eine Reparatur, einen Fehler.",
        "Auf halber Strecke muss ich wählen: die Spur behalten oder alles zum Laufen bringen.",
        "Am Ende sieht die Familie das fertige Stück zum ersten Mal.",
      ],
    ],
    cook: [
      [
        "Ich will {doOpen}, immer wieder, bis ein Fremder um Nachschlag bittet.",
        "Jede Fassung ändert nur eine Sache, und auch das Misslungene wird gegessen.",
        "Am letzten Abend reichen die Zutaten für einen einzigen Versuch.",
        "Drei Gäste probieren blind neben einem gekauften Stück und zeigen auf den Sieger.",
      ],
      [
        "Ich lerne bei drei Leuten, wie sie es machen: {doOpen}.",
        "Ich folge jedem Weg aufs Wort und filme die Stelle, an der sie streiten.",
        "Der Weg, dem ich am meisten traute, misslingt zuerst.",
        "Aus den besten Schritten wird ein vierter, und die Strengste von ihnen probiert ihn.",
      ],
    ],
    eat: [
      [
        "Ich will {doMany}, mit einer Punktetafel, die jeder sehen kann.",
        "Jede Runde zählt Preis, ersten Bissen und ob ich wiederkäme.",
        "Eine Runde ist so schlecht, dass ich aus Fairness zweimal probiere.",
        "Der Sieger bekommt einen zweiten Besuch ohne Kamera, und ich sage, ob es noch so schmeckte.",
      ],
      [
        "Ich will {do} und aufschreiben, was das mit Körper, Geldbeutel und Laune macht.",
        "Jede Mahlzeit wird gefilmt, auch die traurigen.",
        "Auf halber Strecke gäbe ich alles für etwas anderes.",
        "Am Ende zeige ich alle drei Zahlen und was ich zuerst esse.",
      ],
    ],
    live: [
      [
        "Ich will {do}, und die Kamera läuft ab dem ersten Morgen.",
        "Jeder Tag zeigt eine Sache, die sich ändert: Schlaf, Geld, Essen, Gesellschaft.",
        "In der schlimmsten Nacht lese ich vor, warum ich angefangen habe, und prüfe, ob es noch stimmt.",
        "Am letzten Morgen packe ich ein und beantworte eine Frage: Würde ich bleiben?",
      ],
      [
        "Bevor es losgeht, schreibe ich fünf Vorhersagen auf: {do}.",
        "Dann filme ich jeden Tag eine ehrliche Szene, immer die, die ich lieber weglassen würde.",
        "Die Vorhersage, über die ich lachte, trifft zuerst ein.",
        "Am Ende öffne ich die Liste und zähle, wie oft ich mich kannte.",
      ],
    ],
    quit: [
      [
        "Ich will {do} und messe, was sich ändert: Schlaf, Laune, Geld.",
        "Ein Blatt am Kühlschrank bekommt jeden Tag eine Linie, und Freunde dürfen nachsehen.",
        "In der zweiten Woche ist ein Fest, und alle bieten mir genau das an.",
        "Am Ende zeige ich das Blatt und sage, welche Linie mich am meisten überrascht hat.",
      ],
    ],
    learn: [
      [
        "Am ersten Tag filme ich meinen ersten Versuch, und es tut weh, zuzusehen: {skill}.",
        "Ich übe eine Stunde am Tag und schneide dieselbe Übung Tag für Tag aneinander.",
        "Als nichts mehr vorangeht, bitte ich eine Lehrerin um eine einzige Korrektur.",
        "Die letzte Szene ist eine echte Prüfung vor Leuten, die den schlechten Anfang nicht kennen.",
      ],
    ],
    travel: [
      [
        "Ich will {do}, ohne Plan: Den nächsten Halt bestimmt immer ein Fremder.",
        "Jeder schickt mich an einen Ort, der ihm etwas bedeutet.",
        "Ein Tipp führt ins Nichts, und es wird dunkel.",
        "Die Karte am Ende zeigt einen Weg, den kein Reiseführer verkauft, und den Halt, für den ich zurückkäme.",
      ],
    ],
    compete: [
      [
        "Ich will {do}, gegen meinen eigenen ersten Versuch.",
        "Der alte Versuch läuft als Geist neben mir im Bild.",
        "Zur Hälfte liegt der Geist vorn, und meine Beine wissen es.",
        "Das Ziel ist ungeschnitten zu sehen, beide Zeiten nebeneinander.",
      ],
    ],
    trade: [
      [
        "Ich will {do} und zeige jede Zahl, die man sonst versteckt.",
        "Erst schreibe ich auf, was es mir wert ist, dann frage ich drei, die sich auskennen.",
        "Eine von ihnen lacht, und ich muss entscheiden, ob ich es durchziehe.",
        "Am Ende steht die echte Rechnung im Bild, mit allen Stunden.",
      ],
    ],
    grow: [
      [
        "Ich will {do}, gefilmt von einem festen Punkt ab dem ersten Tag.",
        "Jede Woche messe, koste oder zähle ich und notiere das Wetter.",
        "Eines Morgens fehlt die Hälfte, und der Täter hat Spuren hinterlassen.",
        "Die Ernte wird vor der Kamera gewogen, daneben steht der Preis im Laden.",
      ],
    ],
    find: [
      [
        "Ich will {do}, mit einem einzigen Hinweis.",
        "Jeder Hinweis führt zu jemandem, der etwas mehr weiß als der Letzte.",
        "Die Spur endet an einer Tür, an der ich schon vorbeigegangen war.",
        "Ich zeige, was ich gefunden habe und was ich liegen ließ.",
      ],
    ],
    activity: [
      [
        "Drei Fremde sehen zu, wie ich versuche, {zu}, und jeder darf eine Regel ändern.",
        "Der erste macht es leichter, der zweite schwerer, der dritte lustiger.",
        "Die lustige Regel ruiniert fast alles.",
        "Am Ende stimmen sie ab, ob es zählt.",
      ],
      [
        "Ich gebe mir {newSpan}, um {zu}, und die Uhr bleibt im Bild.",
        "Der Plan hat fünf Schritte, und was nicht fertig wird, rückt in den nächsten.",
        "Auf halber Strecke bin ich zu langsam und muss entscheiden, was wegfällt.",
        "Wenn die Zeit um ist, zeigt die Kamera das Ergebnis genau so, wie es ist.",
      ],
      [
        "Jemand mit Erfahrung schaut zu, während ich versuche, {zu}.",
        "Ich fange ohne Hilfe an, und jeder Fehler kommt mit einem Zettel an die Wand.",
        "Ein einziges Mal darf ich um Hilfe bitten.",
        "Am Ende gehen wir die Wand durch und finden den teuersten Fehler.",
      ],
      [
        "Ich will {do} und schreibe vorher drei Vorhersagen auf.",
        "Dann filme ich alles, auch das, was nicht gut aussieht.",
        "Die Vorhersage, bei der ich sicher war, scheitert zuerst.",
        "Am Ende öffne ich den Umschlag vor der Kamera.",
      ],
      [
        "Ich will {do} und zeigen, was es wirklich kostet: Geld, Stunden, Nerven.",
        "In der Ecke läuft ab der ersten Minute ein Zähler.",
        "Auf halber Strecke ist die Zahl höher als geplant, und etwas muss wegfallen.",
        "Am Ende steht die Rechnung im Bild, und ich sage, ob es das wert war.",
      ],
      [
        "Ich will {do}, und eine Freundin wettet, dass ich aufgebe.",
        "Wir einigen uns auf eine Regel und eine Strafe.",
        "Am schlimmsten Tag bin ich eine Nachricht vom Verlieren entfernt.",
        "Die Wette wird vor der Kamera entschieden, und eine Seite kocht das Abendessen.",
      ],
      [
        "Ich will {do} und frage vorher drei Leute um Rat.",
        "Einer hat es geschafft, einer ist gescheitert, einer hat nur davon gelesen.",
        "Der beste Rat kommt von dem, dem ich am wenigsten traue.",
        "Am Ende rufe ich alle drei an und erzähle, wie es war.",
      ],
    ],
    span: [
      [
        "{span} {limit}: Ich sage es am ersten Morgen laut, damit es kein Zurück gibt.",
        "Jeden Tag zeigt eine Szene, was fehlt und was an seine Stelle tritt.",
        "Ungefähr zur Hälfte bittet mich jemand, den ich liebe, aufzuhören.",
        "Am letzten Abend dürfte ich wieder, und die Kamera wartet auf meine Entscheidung.",
      ],
      [
        "{span} {at}, mit einer Regel: Niemand darf mir etwas bringen.",
        "Die Tage bekommen Nummern, und jeder zeigt ein Problem und seine Lösung.",
        "Eine Nummer hat keine Lösung, nur Warten.",
        "Am letzten Tag gehe ich vor laufender Kamera hinaus und sage das Erste, was mir einfällt.",
      ],
    ],
    money: [
      [
        "Ich will {moneyAt} {doShort}, und jede Ausgabe ist im Bild.",
        "Der Plan passt auf eine Seite, und ich lese ihn am Anfang vor.",
        "Auf halber Strecke kommt etwas dazu, das nicht im Plan steht.",
        "Am Ende steht die echte Summe neben der geplanten.",
      ],
    ],
    limit: [
      [
        "Ich will {doShort}, und zwar {limit}.",
        "Erst zeige ich, wie es alle machen, dann nehme ich genau diese eine Sache weg.",
        "Der erste Versuch scheitert vor der Kamera, genau daran, wovor man mich gewarnt hat.",
        "Der letzte Versuch geht an drei Leute, die nicht wissen, was fehlt.",
      ],
    ],
    event: [
      [
        "{actor} {acts}, und keiner glaubt mir.",
        "Also stelle ich eine Kamera auf und führe eine Woche lang Tagebuch.",
        "An dem Tag, an dem ich die Zweifler einlade, passiert gar nichts.",
        "Dann klärt eine einzige Aufnahme alles, und alle sehen sie zweimal.",
      ],
      [
        "Ich will herausfinden, warum {last}.",
        "Ich frage drei Leute, die sich auskennen, und jeder hat eine andere Theorie.",
        "Ich prüfe alle drei, und die vernünftigste scheitert zuerst.",
        "Die Antwort passt in einen Satz, und keiner hat sie erwartet.",
      ],
      [
        "{actor} {lives}, also bleibe ich einen ganzen Tag lang dabei.",
        "Kein Drehbuch: Die Kamera bleibt nah, und ich erkläre nur, was man nicht sieht.",
        "Am Nachmittag sieht es aus, als wäre heute die Ausnahme.",
        "Die letzte Szene zeigt ohne Schnitt den Moment, auf den alle gewartet haben.",
      ],
      [
        "{actor} {acted}, und ich erzähle die Geschichte Stunde für Stunde.",
        "Sie beginnt an einem normalen Morgen, mit einer Kleinigkeit, die mir hätte auffallen müssen.",
        "In der Mitte gibt es eine Minute, in der es anders hätte ausgehen können.",
        "Das Ende zeigt, was sich seitdem geändert hat.",
      ],
      [
        "{actor} {acted}, und jeder, der dabei war, erzählt es anders.",
        "Ich stelle drei Zeugen dieselben Fragen.",
        "Eine Fassung kann nicht stimmen.",
        "Am Ende sehen wir zusammen die einzige Aufnahme, und einer muss lachen.",
      ],
      [
        "{whole}, und ich will wissen, wie es dazu kam.",
        "Ich rede mit allen Beteiligten und bringe die Teile in eine Reihenfolge.",
        "Ein Teil passt nicht.",
        "Es ist am Ende das wichtigste.",
      ],
      [
        "{whole}. Wie geht es weiter?",
        "Ich bleibe eine Woche mit der Kamera dabei und zeige jeden Tag in einer Minute.",
        "Am fünften Tag nimmt es eine Wendung.",
        "Am Ende steht eine Entscheidung, und man sieht, wie sie fällt.",
      ],
      [
        "{whole}: Ich erkläre es drei Leuten, die an einen Scherz glauben.",
        "Jeder darf drei Fragen stellen.",
        "Der Dritte fragt etwas, das ich nicht beantworten kann.",
        "Also sehen wir gemeinsam nach, mit laufender Kamera.",
      ],
    ],
    personThing: [
      [
        "Was ginge ohne {npAcc} verloren? Ich schreibe die Liste.",
        "Ein Handgriff, ein Geruch, ein Preis, eine Art zu grüßen.",
        "Ich suche jemanden, der weitermachen will, und finde genau eine Person.",
        "Ihr erster Tag ist die letzte Szene.",
      ],
      [
        "Ich gehe einen Tag lang in die Lehre bei {npDat}.",
        "Wir fangen mit dem einfachsten Handgriff an, und ich scheitere eine Stunde lang.",
        "Dann kommt Kundschaft, und ich muss wirklich ran.",
        "Das Urteil ist ein Nicken oder keines.",
      ],
      [
        "Ich habe eine einzige Frage an {npAcc}, und die Nachbarn wählen sie aus.",
        "Ich sammle zwanzig und lese sie laut vor.",
        "Die kürzeste hat sich noch keiner zu stellen getraut.",
        "Die Antwort dauert eine Minute, ohne Schnitt.",
      ],
      [
        "Ich verbringe einen ganzen Tag mit {npDat}.",
        "Die Kamera bittet um keine Wiederholung: die erste Stunde, die Hände, die Gespräche.",
        "Am Nachmittag darf ich selbst ran, und man sieht den Unterschied nach zehn Sekunden.",
        "Der beste Satz fällt an der Tür, als der Tag schon vorbei ist.",
      ],
      [
        "Jeder hier hat eine andere Geschichte über diesen Menschen: {np}.",
        "Ich sammle drei davon, bevor ich klopfe.",
        "Eine ist falsch, und es ist die, die mir am besten gefiel.",
        "Am Ende erzählt die richtige der einzige Mensch, der es kann.",
      ],
    ],
    placeThing: [
      [
        "Ich bleibe von Abend bis Morgen in {npDat}, mit einer Lampe und einer Kamera.",
        "Jede Stunde gehe ich einen Raum oder eine Straße weiter.",
        "Um drei kommt ein Geräusch von dort, wo ich schon war.",
        "Im ersten Licht gehe ich denselben Weg und zeige, was es war.",
      ],
      [
        "Ein altes Foto zeigt {npAcc}, und ich will genau an derselben Stelle stehen.",
        "Unterwegs frage ich, woran sich die Leute erinnern.",
        "Zwei zeigen in entgegengesetzte Richtungen.",
        "Im letzten Bild liegen das alte und das neue Foto übereinander.",
      ],
    ],
    foodThing: [
      [
        "Ich suche die beste Adresse und darf nur Fremde fragen: {plain}.",
        "Jeder Tipp führt zur nächsten Theke, und jede bekommt einen Bissen und einen Satz.",
        "Zwei Stationen vor Schluss bin ich satt und mit niemandem einig.",
        "Der Sieger erfährt es vor der Kamera, ohne vom Wettbewerb gewusst zu haben.",
      ],
      [
        "Ich will {npAcc} nachmachen, ohne das Rezept zu kennen.",
        "Jeder Versuch geht an den Menschen, der das Original am besten kennt.",
        "Der dritte misslingt, und ich lerne, was gefehlt hat.",
        "Bei einer Blindprobe stehen Original und Kopie nebeneinander.",
      ],
    ],
    productThing: [
      [
        "{newSpan} lang benutze ich nichts anderes: {np}.",
        "Dieselben drei Aufgaben, jedes Mal gleich gefilmt.",
        "An dem Tag, an dem es zählt, versagt etwas.",
        "Am Ende sage ich, was ich danach mit eigenem Geld bezahlt habe.",
      ],
    ],
    practiceThing: [
      [
        "Ich fange an und filme jeden Tag dieselben fünf Minuten: {np}.",
        "Die Aufnahmen laufen nebeneinander, also lässt sich nichts vortäuschen.",
        "In der zweiten Woche werden sie schlechter.",
        "Die letzte sieht jemand, der beruflich Anfänger beurteilt.",
      ],
    ],
    featThing: [
      [
        "{feat}: Ich sage es am Anfang laut, damit es kein Zurück gibt.",
        "Eine Notiz pro Stunde zeigt, was fehlt und was an seine Stelle tritt.",
        "Ungefähr zur Hälfte bittet mich jemand, den ich liebe, aufzuhören.",
        "Am Ende beantworte ich vor der Kamera eine Frage: Würde ich es wieder tun?",
      ],
      [
        "{feat}, und eine Freundin wettet, dass ich aufgebe.",
        "Wir einigen uns auf eine Regel und eine Strafe.",
        "Im schlimmsten Moment bin ich eine Nachricht vom Verlieren entfernt.",
        "Die Wette wird vor der Kamera entschieden, und eine Seite kocht das Abendessen.",
      ],
      [
        "{feat}: Vorher schreibe ich drei Vorhersagen auf.",
        "Dann filme ich alles, auch das, was nicht gut aussieht.",
        "Die Vorhersage, bei der ich sicher war, scheitert zuerst.",
        "Am Ende öffne ich den Umschlag vor der Kamera.",
      ],
      [
        "{feat}: Ich zeige, was es wirklich kostet, in Geld, Stunden und Nerven.",
        "In der Ecke läuft ab der ersten Minute ein Zähler.",
        "Auf halber Strecke ist die Zahl höher als geplant, und etwas muss wegfallen.",
        "Am Ende steht die Rechnung im Bild, und ich sage, ob es das wert war.",
      ],
      [
        "{feat}: Vorher frage ich drei Leute um Rat.",
        "Einer hat es geschafft, einer ist gescheitert, einer hat nur davon gelesen.",
        "Der beste Rat kommt von dem, dem ich am wenigsten traue.",
        "Am Ende rufe ich alle drei an und erzähle, wie es war.",
      ],
      [
        "{feat}, erzählt in einem ehrlichen Satz pro Stunde.",
        "Mit niemandem rede ich, nur mit dem Notizbuch.",
        "In der Mitte gibt es eine Stunde ohne Satz.",
        "Am Ende lese ich alle laut vor und erkläre diese eine.",
      ],
    ],
    thingThing: [
      [
        "Ich will die Geschichte hinter {npDat} kennenlernen.",
        "Ich suche die Leute, die am Anfang dabei waren.",
        "Eine Person will nicht darüber reden.",
        "In der letzten Szene redet sie doch, und das ändert die ganze Geschichte.",
      ],
      [
        "Ich zeige {npAcc} drei Leuten: einer Expertin, einem Zweifler und einem Kind.",
        "Jeder bekommt fünf Minuten und eine Frage.",
        "Das Kind fragt, was sich sonst keiner traut.",
        "Die Antwort wird das Ende des Videos.",
      ],
      [
        "Jeder hat eine Meinung über {npAcc}, also sammle ich hundert davon.",
        "Es gibt drei Lager, und jedes bekommt eine faire Chance.",
        "Das kleinste Lager hat das beste Argument.",
        "Am Ende sage ich, in welchem Lager ich jetzt bin.",
      ],
      [
        "Drei Behauptungen über {npAcc}, und eine davon ist falsch.",
        "Ich prüfe jede vor der Kamera mit jemandem, der es wissen müsste.",
        "Die langweiligste führt zur besten Geschichte.",
        "Am Ende erfährst du, welche erfunden war.",
      ],
      [
        "Ich erkläre {plain} auf drei Stufen: für ein Kind, für einen Fan, für eine Expertin.",
        "Jede Stufe dauert eine Minute länger als die davor.",
        "Bei der dritten bleibe ich stecken und brauche Hilfe.",
        "Wer mir hilft, sagt den besten Satz des Videos.",
      ],
      [
        "Ich habe {newSpan}, um alles über {npAcc} herauszufinden.",
        "Kein Internet: nur Menschen, Archive und meine eigenen Augen.",
        "Am letzten Tag fehlt mir noch das wichtigste Stück.",
        "Es lag die ganze Zeit vor mir.",
      ],
    ],
    versus: [
      [
        "{a} oder {b}: eine Woche das eine, eine Woche das andere.",
        "Dieselben Aufgaben, dieselbe Kamera, dieselbe Punktetafel.",
        "Am vierten Tag versagt der Favorit bei etwas Einfachem.",
        "Die Tafel ist ungeschnitten zu sehen, und ich sage, was ich behalten habe.",
      ],
      [
        "Zehn Leute, die auf {a} schwören, probieren {b}, ohne es zu wissen.",
        "Jeder gibt Punkte für drei Dinge, auf die es ankommt.",
        "Die Hälfte lobt, was sie angeblich hasst.",
        "Die Auflösung wird von vorn gefilmt, ein Gesicht nach dem anderen.",
      ],
      [
        "Ein Fan von {a} und ein Fan von {b} verteidigen die andere Seite.",
        "Sie haben einen Tag für die besten Argumente.",
        "Mitten im Streit wechselt einer die Seite.",
        "Das Publikum stimmt ab, und wer verliert, wechselt für einen Monat.",
      ],
      [
        "{a} gegen {b} in fünf Runden: Preis, Zeit, Spaß, Pannen und was andere sagen.",
        "Jede Runde hat eine messbare Aufgabe.",
        "Nach vier Runden steht es unentschieden.",
        "Die letzte entscheidet jemand, dem es egal ist.",
      ],
      [
        "Woher kommt der Streit {a} gegen {b}?",
        "Ich suche den ersten Menschen, der ihn aufgeschrieben hat.",
        "Was er meinte, hat wenig mit heute zu tun.",
        "Am Ende lesen beide Seiten diesen Satz laut vor.",
      ],
      [
        "Ich steige um, von {a} auf {b}, und halte dreißig Tage fest.",
        "Jeder Tag zeigt eine Sache, die mir fehlt, und eine, die mir nicht fehlt.",
        "Am zwölften Tag gehe ich fast zurück.",
        "Am dreißigsten verkaufe, behalte oder verschenke ich, was übrig ist.",
      ],
    ],
    learnEvent: [
      [
        "{actor} will {skillDo}, und der erste Tag geht gründlich schief.",
        "Wir üben zwanzig Minuten am Tag und filmen immer dieselbe Übung.",
        "Nach zwei Wochen wird es schlechter statt besser, und wir ändern eine einzige Sache.",
        "Die letzte Szene ist eine echte Prüfung vor Publikum.",
      ],
      [
        "Kann {actor} {skillDo}? Ich wette ein Abendessen darauf.",
        "Ein Profi gibt uns eine einzige Stunde Unterricht.",
        "Am Tag vor der Prüfung klappt nichts.",
        "Der letzte Versuch wird in einer Einstellung gefilmt.",
      ],
    ],
    mishapEvent: [
      [
        "{actor} {acted}. Kann das noch einmal passieren?",
        "Ich stelle dieselbe Situation nach, mit Kameras auf allen Seiten.",
        "Die ersten zwei Versuche beweisen nichts.",
        "Der dritte beantwortet die Frage, und ich entscheide, was sich ändern muss.",
      ],
      [
        "{actor} {acted}, und ich ermittle auf eigene Faust.",
        "Es gibt Spuren, eine Zeugin und ein unscharfes Foto.",
        "Gerade als ich Beweise habe, passiert es wieder.",
        "Die letzte Szene ist die Begegnung, und ich gewinne nicht.",
      ],
    ],
    animalEvent: [
      [
        "Ich zeige die Aufnahmen einer Frau, die Tiere erforscht: {whole}.",
        "Sie hält das Video dreimal an und erklärt, was ich übersehen habe.",
        "Ihr letzter Satz ändert, wie ich das Ganze sehe.",
        "Jetzt weiß ich, was ich morgen früh tun muss.",
      ],
    ],
  },
  anySubject: [
    [
      "Ich frage drei Leute, die es wissen müssten, {indirect}.",
      "Jeder antwortet voller Überzeugung, und keine zwei stimmen überein.",
      "Die beliebteste Antwort prüfe ich selbst, vor der Kamera.",
      "Am Ende bleibt eine, und sie passt in einen Satz.",
    ],
    [
      "Ich versuche, einer Zehnjährigen zu erklären, {indirect}.",
      "Jedes „aber warum?“ zwingt mich eine Stufe tiefer.",
      "Beim vierten weiß ich keine Antwort mehr.",
      "Sie erklärt es mir zurück, und ich prüfe, ob es stimmt.",
    ],
    [
      "Ich fahre dorthin, wo man sehen kann, {indirect}.",
      "Jemand, der dort arbeitet, zeigt mir, woran Besucher vorbeigehen.",
      "Eine Sache war nicht für die Kamera gedacht.",
      "Draußen sehe ich denselben Ort mit anderen Augen.",
    ],
    [
      "Alle glauben zu wissen, {indirect}, also prüfe ich es.",
      "Ich sammle die fünf häufigsten Erklärungen und streiche eine nach der anderen.",
      "Die vierte hält sich länger, als sie dürfte.",
      "Die letzte stimmt, und kaum jemand hat sie genannt.",
    ],
    [
      "Ich habe einen Tag, um ohne Internet herauszufinden, {indirect}.",
      "Jeder, den ich treffe, darf mich zu einem anderen schicken.",
      "Am Abend bin ich wieder am Anfang, mit einer besseren Frage.",
      "Hinter der letzten Tür ist die Antwort.",
    ],
    [
      "Ich sammle auf der Straße hundert Antworten auf eine Frage: {indirect}.",
      "Es gibt drei Lager, und jedes bekommt einen fairen Test.",
      "Das kleinste Lager gewinnt den ersten.",
      "Am Ende hört die Straße das Ergebnis.",
    ],
    [
      "{Question} Ich frage drei Leute, die es wissen müssten.",
      "Jeder antwortet voller Überzeugung, und keine zwei stimmen überein.",
      "Die beliebteste Antwort prüfe ich selbst, vor der Kamera.",
      "Am Ende bleibt eine, und sie passt in einen Satz.",
    ],
    [
      "{Question} Alle glauben es zu wissen, also prüfe ich es.",
      "Ich sammle die fünf häufigsten Erklärungen und streiche eine nach der anderen.",
      "Die vierte hält sich länger, als sie dürfte.",
      "Die letzte stimmt, und kaum jemand hat sie genannt.",
    ],
    [
      "{Question} Ein Fremder wettet, dass ich es nicht herausfinde.",
      "Ich habe eine Woche und darf nichts nachschlagen.",
      "Am fünften Tag bin ich weiter weg als am ersten.",
      "Am letzten Abend kommt die Antwort von einer Seite, die ich nicht gefragt habe.",
    ],
    [
      "{Question} Ich sammle hundert Antworten auf der Straße.",
      "Es gibt drei Lager, und jedes bekommt einen fairen Test.",
      "Das kleinste Lager gewinnt den ersten.",
      "Am Ende hört die Straße das Ergebnis.",
    ],
    [
      "{Question} Ich erkläre es einer Zehnjährigen.",
      "Jedes „aber warum?“ zwingt mich eine Stufe tiefer.",
      "Beim vierten weiß ich keine Antwort mehr.",
      "Sie erklärt es mir zurück, und ich prüfe, ob es stimmt.",
    ],
    [
      "{Question} Zwei Expertinnen, ein Tisch, keine Handys.",
      "Jede hat zehn Minuten und darf einmal unterbrechen.",
      "Die Unterbrechung ist die beste Minute des Films.",
      "Danach schreiben sie einen gemeinsamen Satz, und beide unterschreiben.",
    ],
    [
      "{topicText}: Ich will wissen, was dahintersteckt.",
      "Ich suche die Leute, die am Anfang dabei waren.",
      "Eine Person will nicht darüber reden.",
      "In der letzten Szene redet sie doch, und das ändert die ganze Geschichte.",
    ],
    [
      "Eine Expertin, ein Zweifler und ein Kind sprechen über eine Sache: {topicText}.",
      "Jeder bekommt fünf Minuten und eine Frage.",
      "Das Kind fragt, was sich sonst keiner traut.",
      "Die Antwort wird das Ende des Videos.",
    ],
    [
      "Ich sammle hundert Meinungen zu einer Sache: {topicText}.",
      "Es gibt drei Lager, und jedes bekommt eine faire Chance.",
      "Das kleinste Lager hat das beste Argument.",
      "Am Ende sage ich, in welchem Lager ich jetzt bin.",
    ],
    [
      "{topicText}: drei Behauptungen, und eine davon ist falsch.",
      "Ich prüfe jede vor der Kamera mit jemandem, der es wissen müsste.",
      "Die langweiligste führt zur besten Geschichte.",
      "Am Ende erfährst du, welche erfunden war.",
    ],
    [
      "{topicText}, erklärt auf drei Stufen: für ein Kind, für einen Fan, für eine Expertin.",
      "Jede Stufe dauert eine Minute länger als die davor.",
      "Bei der dritten bleibe ich stecken und brauche Hilfe.",
      "Wer mir hilft, sagt den besten Satz des Videos.",
    ],
    [
      "{topicText}: Ich erzähle alles der Reihe nach.",
      "Es beginnt mit einer Kleinigkeit, die keiner bemerkt hat.",
      "In der Mitte gibt es einen Moment, in dem es anders hätte kommen können.",
      "Das Ende zeigt, was heute davon übrig ist.",
    ],
  ],
  strong: [
    "Es gibt keinen zweiten Versuch, kein Netz und kein Versteck für das Ergebnis.",
    "Wenn es scheitert, zahle ich öffentlich dafür, und die Strafe steht schon fest.",
    "Alles entscheidet sich in der letzten Minute, in einer einzigen Einstellung.",
    "Es ist die härteste Fassung der Idee: allein, bei schlechtestem Wetter, ohne Hilfe.",
    "Auf halber Strecke bricht das Einzige, worauf ich mich verlassen habe.",
    "Das Risiko ist echt, und neben der Kamera steht eine Ärztin.",
  ],
  moods: {
    Curious: "Jede Antwort öffnet eine neue Frage, und die größte kommt zum Schluss.",
    Playful: "Ein Freund führt Strichliste über meine Fehler und lacht zu laut.",
    Dramatic: "Die Uhr läuft von der ersten Minute an, und jede Entscheidung kann die letzte sein.",
    Calm: "Keine Eile, keine laute Musik, nur die Arbeit, die Geräusche und wenige Worte.",
    Urgent: "Es muss jetzt sein, denn in ein paar Wochen ist die Gelegenheit vorbei.",
    Inspiring: "Es zeigt, wie weit man mit kleinen Schritten kommt, und lädt dich ein, heute den ersten zu machen.",
    Honest: "Nichts ist gestellt: Die Zweifel, die Rechnung und die langweiligen Stunden bleiben drin.",
    Dark: "Darunter liegt etwas, das die Beteiligten lieber nicht erzählt sähen.",
  },
  openings: [
    "Würdest du dich trauen?",
    "So fängt es an.",
    "Stell dir das vor.",
    "Eine Idee, eine Einstellung.",
    "Es klingt einfach.",
    "Das ist der Plan.",
  ],
  wide: {
    "Curiosity gap": "Ein Detail bleibt bis zum Schluss außerhalb des Bildes.",
    Challenge: "Zwei Fremde versuchen am selben Tag dasselbe, und nur einer kommt ans Ziel.",
    Mistake: "Jeder Fehler ist ganz zu sehen, mit dem, was er gekostet hat.",
    "How-to": "Jeder Schritt ist so gezeigt, dass du ihn am selben Abend nachmachen kannst.",
    Question: "Der Film stellt am Anfang eine Frage und beantwortet sie im letzten Satz.",
    Warning: "Ich beginne mit dem Einzigen, was niemand nachmachen sollte.",
    List: "Es gibt fünf Kapitel, jedes mit einem klaren Sieger.",
    Confession: "Zur Hälfte gebe ich vor der Kamera zu, worin ich falschlag.",
    Contrarian: "Ich suche den Menschen, der am meisten widerspricht, und lasse ihn zuerst reden.",
    Story: "Erzählt wird vom Ende her, und Schritt für Schritt sehen wir, wie es dazu kam.",
    Test: "Alles geschieht ein zweites Mal unter gemessenen Bedingungen, und beide Ergebnisse werden verglichen.",
    Explainer: "Ein Modell auf dem Tisch zeigt, wie es funktioniert, bevor es wirklich geschieht.",
  },
  joins: [
    "Beides passiert in derselben Woche, und jedes macht das andere schwerer.",
    "Das eine führt zum anderen, und am Ende lässt es sich nicht trennen.",
    "Was ich beim ersten lerne, ist mein einziges Werkzeug für das zweite.",
  ],
};
