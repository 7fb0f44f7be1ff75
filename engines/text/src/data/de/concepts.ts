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
        "Ich will {do}, immer wieder, bis ein Fremder um Nachschlag bittet.",
        "Jede Fassung ändert nur eine Sache, und auch das Misslungene wird gegessen.",
        "Am letzten Abend reichen die Zutaten für einen einzigen Versuch.",
        "Drei Gäste probieren blind neben einem gekauften Stück und zeigen auf den Sieger.",
      ],
      [
        "Ich lerne bei drei Leuten, wie sie es machen: {do}.",
        "Ich folge jedem Weg aufs Wort und filme die Stelle, an der sie streiten.",
        "Der Weg, dem ich am meisten traute, misslingt zuerst.",
        "Aus den besten Schritten wird ein vierter, und die Strengste von ihnen probiert ihn.",
      ],
    ],
    eat: [
      [
        "Ich will {do}, mit einer Punktetafel, die jeder sehen kann.",
        "Jede Runde zählt Preis, ersten Bissen und ob ich wiederkäme.",
        "Eine Runde ist so schlecht, dass ich aus Fairness zweimal probiere.",
        "Der Sieger bekommt einen zweiten Besuch ohne Kamera, und ich sage, ob es noch so schmeckte.",
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
        "Ich gebe mir {newSpan}, um {zu}, und die Uhr bleibt im Bild.",
        "Jeder Tag hat ein Ziel, und was nicht fertig wird, rückt auf den nächsten.",
        "Zur Hälfte bin ich zu spät und muss entscheiden, was wegfällt.",
        "Am letzten Tag zeigt die Kamera das Ergebnis genau so, wie es ist.",
      ],
      [
        "Ich habe noch nie versucht, {zu}, deshalb schaut jemand mit jahrelanger Übung zu.",
        "Ich fange ohne Hilfe an, und jeder Fehler kommt mit einem Zettel an die Wand.",
        "Die Expertin darf mich nur ein einziges Mal stoppen.",
        "Am Ende machen wir den schwersten Teil noch einmal nebeneinander und vergleichen.",
      ],
      [
        "Jeder weiß es besser: {doAny}. Ich sammle die drei lautesten Ratschläge.",
        "Ich befolge jeden wirklich und führe eine Strichliste.",
        "Der selbstsicherste Rat scheitert zuerst.",
        "Der Sieger wird von jemandem geprüft, der noch nie davon gehört hat.",
      ],
      [
        "Ich will {do}, für einen Menschen, der lange darauf gewartet hat.",
        "In der ersten Minute sehen wir, wer es ist und warum es zählt.",
        "Der Tag der Übergabe steht fest, und ich bin nicht fertig.",
        "Die Reaktion ist eine einzige lange Einstellung, ohne Musik.",
      ],
      [
        "Ich will {do}, und wer zuschaut, entscheidet über jeden Schritt.",
        "Jeden Abend gibt es zwei Möglichkeiten und eine Abstimmung.",
        "Sie wählen jedes Mal die schwerere.",
        "Am letzten Tag habe ich ein Veto und muss sagen, wofür ich es nutze.",
      ],
      [
        "Ich versuche, {zu}, wie man es vor hundert Jahren tat.",
        "Keine Bildschirme, keine Maschinen, nur was es damals gab.",
        "Eine alte Methode ist besser als die heutige, eine andere gefährlich.",
        "Am Ende liegen beide Ergebnisse nebeneinander, und ich sage, welches ich behalte.",
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
        "Ich habe {money}: {doShort}, und jeder Kauf ist zu sehen.",
        "In der Ecke läuft ein Zähler: jedes Schnäppchen, jeder Fehlkauf.",
        "Als noch ein Drittel des Geldes da ist, fehlt das teuerste Teil.",
        "Der Kassenzettel liegt am Ende neben dem Ergebnis, und ich sage, was ich wieder kaufen würde.",
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
        "Es beginnt mit einem Video: {Actor} {told}.",
        "Ich spule eine Woche zurück, um herauszufinden, wie es anfing.",
        "Jeder Versuch einzugreifen macht es sehenswerter und schwerer zu stoppen.",
        "Die letzte Szene beantwortet, was alle zuerst fragen: Warum?",
      ],
      [
        "{actor} {acted}, und ich habe es viel zu spät gemerkt.",
        "Ich rekonstruiere den Tag aus Nachrichten, Nachbarn und einer Kamera, die zufällig lief.",
        "Zwei Fassungen passen nicht zusammen.",
        "Am Ende sehen alle Beteiligten die Rekonstruktion und sagen, was wirklich geschah.",
      ],
      [
        "{actor} {acted}, also frage ich eine Fachfrau, ob das normal ist.",
        "Wir sehen uns die Bilder an und halten an den drei Stellen, auf die es ankommt.",
        "Ihre erste Erklärung ist falsch, und wir merken es vor der Kamera.",
        "Die richtige ändert, was ich morgen früh mache.",
      ],
      [
        "Eine Szene sagt alles: {Actor} {told}.",
        "Ich erzähle sie aus drei Blickwinkeln, jeder mit eigenem Grund.",
        "Der dritte sagt das Gegenteil von dem, was ich dachte.",
        "Am Ende laufen alle drei nebeneinander.",
      ],
      [
        "Wie konnte es so weit kommen? {Actor} {acted}.",
        "Ich gehe rückwärts, Stunde um Stunde.",
        "An einer Stelle hätte ich es verhindern können.",
        "Der Film endet mit der ersten Minute, und jetzt versteht man sie.",
      ],
      [
        "Einen ganzen Tag folgt die Kamera einer Frage: Warum {lastPast}?",
        "Kein Drehbuch: Ich erkläre nur, was man nicht sieht.",
        "Am Nachmittag passiert das, worauf alle warten, beinahe nicht.",
        "Der Tag endet, wo er begann, und bedeutet jetzt etwas anderes.",
      ],
      [
        "{event}, und niemand will es mir erklären.",
        "Ich stelle allen, die dabei waren, dieselben drei Fragen.",
        "Eine Antwort ist eindeutig gelogen.",
        "Am Ende liegen die Teile in der richtigen Reihenfolge, und das letzte ändert das erste.",
      ],
    ],
    personThing: [
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
        "Ich suche das Beste und darf nur Fremde fragen: {np}.",
        "Jeder Tipp führt zur nächsten Theke, und jede bekommt einen Bissen und einen Satz.",
        "Zwei Stationen vor Schluss bin ich satt und mit niemandem einig.",
        "Der Sieger erfährt es vor der Kamera, ohne vom Wettbewerb gewusst zu haben.",
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
    thingThing: [
      [
        "Die Geschichte beginnt hier: {np}.",
        "Jeder, der damit zu tun hatte, bekommt eine Szene und eine Frage.",
        "Eine Person will nicht darüber reden.",
        "In der letzten Szene redet sie doch, und es ist kürzer als erwartet.",
      ],
      [
        "Drei Leute, die so etwas noch nie gesehen haben, ein Gegenstand auf dem Tisch: {item}.",
        "Jeder sagt, was es ist und was es wert ist.",
        "Der Dritte weiß es genau und fragt, woher ich es habe.",
        "Ich erzähle es, und er sagt mir, was ich tun sollte.",
      ],
      [
        "{newSpan} lang bestimmt eine Sache, was ich tue: {item}.",
        "Jeden Morgen folge ich ihr, auch wenn es nicht passt.",
        "Eines Morgens führt sie mich an einen Ort, den ich seit Jahren meide.",
        "Am Ende sage ich, ob ich noch eine Woche weitermachen würde.",
      ],
      [
        "Was ist das jemandem wert, der es wirklich will? {item}.",
        "Ich frage herum, ohne einen Preis zu nennen.",
        "Ein Angebot ist so hoch, dass ich zögere.",
        "Die Antwort fällt vor der Kamera.",
      ],
      [
        "Einen Tag lang dreht sich alles darum: {np}.",
        "Die Kamera bleibt von morgens bis nachts.",
        "Am Nachmittag sieht es aus, als würde nichts passieren.",
        "Dann passiert es, im letzten Licht.",
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
      "Draußen bedeutet derselbe Anblick etwas anderes.",
    ],
    [
      "Ich habe einen alten Text gefunden, der zu wissen glaubt, {indirect}.",
      "Ich prüfe ihn Zeile für Zeile gegen das, was man heute messen kann.",
      "Zwei Zeilen sind Unsinn, eine war ihrer Zeit voraus.",
      "Die richtige ändert, wie ich morgen darauf schaue.",
    ],
    [
      "Eine Woche lang schreibe ich auf, wann ich mich frage, {indirect}.",
      "Die Liste wird jeden Tag länger und seltsamer.",
      "Am fünften Tag ist das Muster das Gegenteil dessen, was ich dachte.",
      "Jemand vom Fach sieht die Liste und zeigt auf eine einzige Zeile.",
    ],
    [
      "Ich sammle hundert Antworten auf der Straße: {indirect}.",
      "Es gibt drei Lager, und jedes bekommt einen fairen Test.",
      "Das kleinste Lager gewinnt den ersten.",
      "Am Ende hört die Straße das Ergebnis.",
    ],
    [
      "Die Geschichte geht so: {topicText}.",
      "Ich erzähle sie in fünf Szenen, jede aus der Sicht eines anderen.",
      "In der dritten sagt jemand das Gegenteil von dem, was ich glaubte.",
      "Die letzte zeigt, was bleibt, wenn beide recht haben.",
    ],
    [
      "Es beginnt mit einem Satz: {topicText}.",
      "Ich zeige, wie es dazu kam, Schritt für Schritt, ohne Musik.",
      "An einer Stelle gab es einen anderen Weg, und ich nahm ihn nicht.",
      "Das Ende zeigt, wie er ausgesehen hätte.",
    ],
    [
      "Ich frage fünf Leute, woran sie dabei denken: {topicText}.",
      "Ihre Antworten werden die Kapitel.",
      "Eine passt in keines.",
      "Sie wird das Ende.",
    ],
    [
      "Einen Tag lang dreht sich alles um eine Sache: {topicText}.",
      "Die Kamera bleibt von morgens bis nachts.",
      "Am Nachmittag sieht es aus, als würde nichts passieren.",
      "Dann passiert es, im letzten Licht.",
    ],
    [
      "Das ist der Film, den ich damals gebraucht hätte: {topicText}.",
      "Die drei Fehler nenne ich zuerst, damit niemand warten muss.",
      "Der dritte tut immer noch weh.",
      "Am Ende zeige ich, was ich am ersten Tag tun würde.",
    ],
    [
      "Ich erzähle es rückwärts: {topicText}.",
      "Der Film beginnt mit der letzten Minute und sucht ihren Grund.",
      "Hinter jedem Grund steckt ein weiterer.",
      "Der allererste ist eine Kleinigkeit, die niemand bemerkt hat.",
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
