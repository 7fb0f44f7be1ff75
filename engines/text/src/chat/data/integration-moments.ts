import type { Language } from "../../language.ts";

/**
 * Moments of a video where a product has a part. Fields: brand, subject, beat (a sentence of the concept), number (a price or
 * time of the concept), and the phrases of the kind of product: product, trouble, use, comparison, end, measure, trace.
 */
export type IntegrationMoment = {
  summary: string;
  before: string;
  during: string;
  after: string;
  /** Only for concepts that have a number. */
  needsNumber?: true;
};

const en: readonly IntegrationMoment[] = [
  {
    summary: "{brand} saves the step that was about to fail",
    before: "{beat} Then it stops: {trouble}.",
    during:
      "{brand} goes in without a line about it: {use}. The {product} is what gets {subject} going again, so the viewer waits for it to work.",
    after: "{trace}. A caption names the {product}, and the pinned comment lists it with the other parts.",
  },
  {
    summary: "The usual way against {brand}, with a counter on screen",
    before:
      "Two ways for the same step of {subject} are laid out next to each other, and a counter for {measure} starts at zero.",
    during: "For {brand}: {comparison}. Nothing is cut out, so the counter can be trusted.",
    after:
      "The two results are held into the camera. {beat} The counter stays in the corner for the rest of the video.",
  },
  {
    summary: "{number} at stake, and {brand} decides it",
    needsNumber: true,
    before: "{number} is on the line. {beat} It gets close: {trouble}.",
    during: "The camera stays on {brand} while it is decided: {end}. The {number} is on screen the whole time.",
    after: "The result is set against the {number} in one sentence. {trace}.",
  },
  {
    summary: "{brand} is part of the last shot",
    before: "{beat} Everything is ready but for one thing, and the picture holds on the empty place where it belongs.",
    during: "{brand} takes that place: {end}. No voice-over until it is done.",
    after:
      "The final shot of {subject} has the {product} in it as a thing that is used. The end card links to a list of {measure} for those who want to check.",
  },
  {
    summary: "What {brand} looks like a week later",
    before:
      "The video seems to be over. A title says “seven days later”, and {subject} is shown as it has really been used.",
    during: "{brand} is met again in passing: {use}. What wore out is shown as well as what held.",
    after: "One honest sentence on what would be done differently, then the number that counts: {measure}. {trace}.",
  },
];

const de: readonly IntegrationMoment[] = [
  {
    summary: "{brand} rettet den Schritt, der fast scheitert",
    before: "{beat} Dann stockt es: Der übliche Weg scheitert vor der Kamera, und die Zeit läuft weiter.",
    during: "{brand} kommt ohne Werbesatz ins Bild: Auspacken, Handgriff, Ergebnis, in einer einzigen Einstellung.",
    after:
      "Das misslungene und das gelungene Stück liegen nebeneinander. Eine Einblendung nennt das Produkt, die Teileliste steht im angehefteten Kommentar.",
  },
  {
    summary: "Der übliche Weg gegen {brand}, mit Zähler im Bild",
    before: "Beide Wege für denselben Schritt liegen nebeneinander bereit, der Zähler steht auf null.",
    during:
      "Beide laufen im geteilten Bild. Auf der Seite von {brand} sind Hände und Ergebnis immer zu sehen, nichts ist geschnitten.",
    after: "Beide Ergebnisse werden in die Kamera gehalten. {beat}",
  },
  {
    summary: "{brand} gehört zum letzten Bild",
    before: "{beat} Alles ist fertig bis auf eines, und das Bild bleibt auf der leeren Stelle stehen.",
    during: "{brand} kommt an diese Stelle und wird benutzt, ohne Sprechertext, bis es geschafft ist.",
    after: "Im Schlussbild ist das Produkt als etwas zu sehen, das gebraucht wird. Der Abspann verlinkt die Messwerte.",
  },
];
const es: readonly IntegrationMoment[] = [
  {
    summary: "{brand} salva el paso que iba a fallar",
    before: "{beat} Entonces todo se detiene: la forma habitual falla ante la cámara y el tiempo corre.",
    during: "{brand} entra sin frase publicitaria: se abre, se usa y se ve el resultado en una sola toma.",
    after:
      "La pieza fallida y la buena quedan una junto a la otra. Un rótulo nombra el producto y el comentario fijado trae la lista de piezas.",
  },
  {
    summary: "La forma habitual contra {brand}, con un contador en pantalla",
    before: "Las dos formas de hacer el mismo paso están preparadas y el contador marca cero.",
    during:
      "Ambas corren en pantalla dividida. Del lado de {brand} se ven siempre las manos y el resultado, sin cortes.",
    after: "Los dos resultados se muestran a la cámara. {beat}",
  },
  {
    summary: "{brand} forma parte de la última toma",
    before: "{beat} Todo está listo salvo una cosa, y la imagen se queda en el lugar vacío.",
    during: "{brand} ocupa ese lugar y se usa, sin voz en off, hasta que está hecho.",
    after: "En la toma final el producto se ve como algo que se usa. La pantalla final enlaza las mediciones.",
  },
];
const fr: readonly IntegrationMoment[] = [
  {
    summary: "{brand} sauve l'étape qui allait échouer",
    before: "{beat} Puis tout s'arrête : la méthode habituelle échoue devant la caméra et le temps passe.",
    during: "{brand} entre sans phrase publicitaire : on ouvre, on utilise, on voit le résultat en un seul plan.",
    after:
      "La pièce ratée et la bonne sont posées côte à côte. Une légende nomme le produit, et le commentaire épinglé donne la liste des pièces.",
  },
  {
    summary: "La méthode habituelle contre {brand}, avec un compteur à l'écran",
    before: "Les deux façons de faire la même étape sont prêtes et le compteur est à zéro.",
    during:
      "Les deux avancent en écran partagé. Du côté de {brand}, les mains et le résultat restent visibles, sans coupe.",
    after: "Les deux résultats sont montrés à la caméra. {beat}",
  },
  {
    summary: "{brand} fait partie du dernier plan",
    before: "{beat} Tout est prêt sauf une chose, et l'image reste sur la place vide.",
    during: "{brand} prend cette place et sert, sans voix off, jusqu'à ce que ce soit fait.",
    after: "Dans le plan final, le produit est une chose dont on se sert. L'écran de fin renvoie aux mesures.",
  },
];

export const integrationMoments: Readonly<Record<Language, readonly IntegrationMoment[]>> = { en, de, es, fr };
