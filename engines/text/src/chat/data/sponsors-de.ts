import type { SponsorTable } from "./sponsors.ts";

export const germanSponsors: SponsorTable = {
  tool: {
    product: "das Werkzeug",
    trouble: "das alte Werkzeug rutscht zweimal von der Markierung, und das verdorbene Stück bleibt im Bild",
    use: [
      "anzeichnen, schneiden und das Stück, das passt, in einer Einstellung ohne Musik",
      "zehn Schnitte gegen die Uhr, und die Kamera zählt sie von oben",
      "die letzte Schraube sitzt, und erst dann wird der Rahmen aufgestellt",
    ],
    measure: "Sekunden und Schnitte",
    trace: "das verdorbene und das gute Stück liegen nebeneinander auf der Werkbank",
  },
  stove: {
    product: "den Ofen",
    trouble: "der Atem ist zu sehen, und das Thermometer bewegt sich nicht",
    use: [
      "die Tür, das Streichholz und die erste Flamme, nur mit dem Geräusch des Feuers",
      "zwei gleiche Räume, in jedem ein Feuer, und beide Thermometer nebeneinander gefilmt",
      "die Tür geht zum letzten Mal zu, und die Scheibe dahinter beschlägt von innen",
    ],
    measure: "Grad",
    trace: "das Feuer brennt im Hintergrund jeder späteren Einstellung",
  },
  privacy: {
    product: "die App",
    trouble: "eine Anmeldung wird im fremden Netz abgelehnt, und die Uhr läuft weiter",
    use: [
      "ein Telefon in die Kamera gehalten: ein Schalter, die Seite lädt, die Arbeit geht weiter",
      "zwei Laptops im selben Café öffnen dieselbe Seite, einer mit ihr und einer ohne",
      "das fertige Video wird von dort verschickt, wo vorher nichts ging",
    ],
    measure: "verlorene Minuten",
    trace: "das kleine Schloss bleibt zu sehen, sobald der Bildschirm gefilmt wird",
  },
  food: {
    product: "das Essen",
    trouble: "die letzte richtige Mahlzeit ist Stunden her, und die Hände werden langsam",
    use: [
      "die Schachtel wird auf der Ladefläche geöffnet, der erste Bissen kommt vor dem ersten Wort",
      "zwei Tage mit derselben Arbeit, einer damit und einer ohne, Stunde für Stunde gegeneinander geschnitten",
      "am Ende ist der Tisch damit gedeckt, und alle, die geholfen haben, setzen sich",
    ],
    measure: "Stunden ohne Pause",
    trace: "die leere Packung liegt in der Tüte, die am Ende hinausgetragen wird",
  },
  outdoor: {
    product: "die Ausrüstung",
    trouble: "der Regen kommt durch die erste Schicht, und die Kälte verkürzt den Plan",
    use: [
      "der Rucksack wird ausgeleert, ein Teil angezogen, und der Weg beginnt in derselben Einstellung",
      "derselbe Grat am selben Morgen, von einer Seite damit und von der anderen ohne",
      "die Person, die gezweifelt hat, bekommt sie in die Hand und geht damit aus dem Bild",
    ],
    measure: "Stunden im Wetter",
    trace: "Schlamm und Kratzer sind am Ende von Nahem zu sehen",
  },
  camera: {
    product: "die Kamera",
    trouble: "die wichtige Sekunde ist in der ersten Aufnahme unscharf",
    use: [
      "dieselbe Sekunde noch einmal, damit gefilmt, und das Bild wechselt zu ihrer Aufnahme",
      "eine Szene von beiden zugleich gefilmt und in zwei Hälften ohne Korrektur gezeigt",
      "das letzte Bild des Videos ist das, das sie aufgenommen hat, fünf Sekunden lang",
    ],
    measure: "brauchbare Aufnahmen",
    trace: "ihre Aufnahmen sind für den Rest des Videos in einer Ecke gekennzeichnet",
  },
  software: {
    product: "die Software",
    trouble: "der Plan besteht aus fünf losen Zetteln, und einer fehlt",
    use: [
      "der Bildschirm über die Schulter gefilmt: der Plan entsteht in einem Zug, und die erste Bestellung kommt",
      "dieselbe Aufgabe von Hand und damit, zwei Bildschirme, eine Uhr",
      "die fertige Seite wird auf einem fremden Telefon geöffnet, und die Reaktion bleibt drin",
    ],
    measure: "Bestellungen oder erledigte Aufgaben",
    trace: "der Plan auf dem Bildschirm kehrt vor jedem neuen Schritt wieder",
  },
  finance: {
    product: "das Konto",
    trouble: "die laufende Summe wird rot, und auf dem Tisch liegt ein Beleg, an den sich niemand erinnert",
    use: [
      "der Beleg wird fotografiert, die Summe stimmt wieder, und der nächste Kauf wird vor der Kamera entschieden",
      "dieselbe Einkaufsliste wird zweimal bezahlt, und beide Belege liegen untereinander",
      "die letzte Rechnung wird neben dem Telefon geöffnet, und die Summe wird vor der Kamera grün",
    ],
    measure: "die laufende Summe",
    trace: "die Summe in der Ecke behält ihre Farbe bis zur letzten Rechnung",
  },
  course: {
    product: "den Kurs",
    trouble: "der Schritt misslingt, weil ein Wort oder ein Kniff fehlt, und geraten wird falsch",
    use: [
      "zehn Minuten der Lektion mit dem Stift in der Hand, dann derselbe Schritt noch einmal ohne Schnitt",
      "eine Anfängerin damit und ein Fachmann ohne machen denselben Schritt im geteilten Bild",
      "der Kniff aus der Lektion öffnet die letzte Tür, und die Seitenzahl ist zu sehen",
    ],
    measure: "Versuche",
    trace: "das Blatt mit den Notizen hängt hinter jeder späteren Einstellung an der Wand",
  },
  machine: {
    product: "das Gerät",
    trouble: "die Last bewegt sich nicht, und das Licht geht vor der Arbeit aus",
    use: [
      "es wird im Dunkeln eingesteckt oder angelassen, und die Szene wird hell",
      "derselbe Hügel oder dieselbe Last, damit und ohne, vom selben Stativ",
      "es trägt das fertige Stück in der letzten Einstellung vom Hof",
    ],
    measure: "Kilometer oder Wattstunden",
    trace: "die Anzeige wird am Ende jedes Tages vorgelesen",
  },
  any: {
    product: "das Produkt",
    trouble: "der übliche Weg scheitert vor der Kamera, und die Zeit läuft weiter",
    use: [
      "auspacken und benutzen in einer Einstellung, mit den Händen und dem Ergebnis im Bild",
      "dieselbe Arbeit damit und ohne, vom selben Stativ, mit einer Uhr in der Ecke",
      "es kommt als Letztes an seinen Platz, und das Bild wartet darauf",
    ],
    measure: "Minuten und Versuche",
    trace: "es bleibt liegen, wo es abgelegt wurde, und ist bis zum Ende im Bild",
  },
};
