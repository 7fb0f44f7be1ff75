import type { Language } from "../../language.ts";

/**
 * Moments of a video where a product has a part. Fields: brand, subject (in German, Spanish and French after "bei", "en"
 * and "dans"), beat (a sentence of the concept), number (a price or
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
    before: "{beat} Dann stockt es: {trouble}.",
    during:
      "{brand} kommt ohne Werbesatz ins Bild: {use}. Erst damit geht es bei {subject} weiter, also wartet man darauf, dass es klappt.",
    after: "{trace}. Eine Einblendung nennt {product}, und im angehefteten Kommentar steht die Teileliste.",
  },
  {
    summary: "Der übliche Weg gegen {brand}, mit Zähler im Bild",
    before:
      "Zwei Wege für denselben Schritt bei {subject} liegen nebeneinander bereit, und ein Zähler für {measure} steht auf null.",
    during: "Für {brand}: {comparison}. Nichts ist geschnitten, deshalb stimmt der Zähler.",
    after: "Beide Ergebnisse werden in die Kamera gehalten. {beat} Der Zähler bleibt bis zum Schluss in der Ecke.",
  },
  {
    summary: "Es geht um {number}, und {brand} entscheidet",
    needsNumber: true,
    before: "Es geht um {number}. {beat} Es wird knapp: {trouble}.",
    during:
      "Die Kamera bleibt auf {brand}, während es sich entscheidet: {end}. Oben im Bild steht die ganze Zeit {number}.",
    after: "Ein Satz stellt das Ergebnis daneben: {number}. {trace}.",
  },
  {
    summary: "{brand} gehört zum letzten Bild",
    before:
      "{beat} Alles ist fertig bis auf eines, und das Bild bleibt auf der leeren Stelle stehen, an die es gehört.",
    during: "{brand} kommt an diese Stelle: {end}. Bis dahin gibt es keinen Sprechertext.",
    after:
      "Das Schlussbild bei {subject} zeigt {product} im Einsatz. Der Abspann verlinkt, was gezählt wurde: {measure}.",
  },
  {
    summary: "Wie {brand} nach einer Woche aussieht",
    before:
      "Das Video scheint vorbei. Eine Einblendung sagt „sieben Tage später“, und bei {subject} ist zu sehen, was wirklich benutzt wurde.",
    during:
      "{brand} taucht nebenbei wieder auf: {use}. Zu sehen ist, was gehalten hat, und auch, was verschlissen ist.",
    after:
      "Ein ehrlicher Satz dazu, was beim nächsten Mal anders wäre, dann die Zahl, auf die es ankommt: {measure}. {trace}.",
  },
];
const es: readonly IntegrationMoment[] = [
  {
    summary: "{brand} salva el paso que iba a fallar",
    before: "{beat} Entonces todo se detiene: {trouble}.",
    during:
      "{brand} entra sin frase publicitaria: {use}. Es lo que vuelve a poner todo en marcha en {subject}, y el espectador espera a que funcione.",
    after: "{trace}. Un rótulo nombra {product}, y el comentario fijado trae la lista de piezas.",
  },
  {
    summary: "La forma habitual contra {brand}, con un contador en pantalla",
    before:
      "Dos formas de hacer el mismo paso en {subject} están preparadas una junto a la otra, y un contador de {measure} marca cero.",
    during: "Para {brand}: {comparison}. No hay cortes, así que el contador es fiable.",
    after: "Los dos resultados se muestran a la cámara. {beat} El contador sigue en la esquina hasta el final.",
  },
  {
    summary: "{number} en juego, y {brand} decide",
    needsNumber: true,
    before: "Hay {number} en juego. {beat} Se acerca el límite: {trouble}.",
    during:
      "La cámara no se aparta de {brand} mientras se decide: {end}. La cifra está en pantalla todo el tiempo: {number}.",
    after: "Una frase compara el resultado con la cifra: {number}. {trace}.",
  },
  {
    summary: "{brand} forma parte de la última toma",
    before: "{beat} Todo está listo salvo una cosa, y la imagen se queda en el lugar vacío que le corresponde.",
    during: "{brand} ocupa ese lugar: {end}. No hay voz en off hasta que está hecho.",
    after: "La toma final en {subject} muestra {product} en uso. La pantalla final enlaza lo que se contó: {measure}.",
  },
  {
    summary: "Cómo está {brand} una semana después",
    before:
      "El video parece haber terminado. Un rótulo dice «siete días después», y en {subject} se ve lo que se ha usado de verdad.",
    during: "{brand} reaparece de pasada: {use}. Se muestra lo que se desgastó y también lo que aguantó.",
    after: "Una frase sincera sobre lo que se haría de otra forma, y la cifra que importa: {measure}. {trace}.",
  },
];
const fr: readonly IntegrationMoment[] = [
  {
    summary: "{brand} sauve l'étape qui allait échouer",
    before: "{beat} Puis tout s'arrête : {trouble}.",
    during:
      "{brand} entre sans phrase publicitaire : {use}. C'est ce qui relance tout dans {subject}, et le spectateur attend que cela marche.",
    after: "{trace}. Une légende nomme {product}, et le commentaire épinglé donne la liste des pièces.",
  },
  {
    summary: "La méthode habituelle contre {brand}, avec un compteur à l'écran",
    before:
      "Deux façons de faire la même étape dans {subject} sont prêtes côte à côte, et le compteur est à zéro : {measure}.",
    during: "Pour {brand} : {comparison}. Rien n'est coupé, on peut donc se fier au compteur.",
    after: "Les deux résultats sont montrés à la caméra. {beat} Le compteur reste dans le coin jusqu'à la fin.",
  },
  {
    summary: "{number} en jeu, et {brand} décide",
    needsNumber: true,
    before: "L'enjeu : {number}. {beat} La limite approche : {trouble}.",
    during: "La caméra reste sur {brand} pendant que tout se décide : {end}. Le chiffre reste à l'écran : {number}.",
    after: "Une phrase compare le résultat au chiffre : {number}. {trace}.",
  },
  {
    summary: "{brand} fait partie du dernier plan",
    before: "{beat} Tout est prêt sauf une chose, et l'image reste sur la place vide qui l'attend.",
    during: "{brand} prend cette place : {end}. Pas de voix off jusque-là.",
    after:
      "Le plan final dans {subject} montre {product} en action. L'écran de fin renvoie à ce qui a été compté : {measure}.",
  },
  {
    summary: "{brand} une semaine plus tard",
    before:
      "La vidéo semble finie. Un carton dit « sept jours plus tard », et dans {subject} on voit ce qui a vraiment servi.",
    during: "{brand} réapparaît en passant : {use}. On montre ce qui s'est usé et aussi ce qui a tenu.",
    after: "Une phrase honnête sur ce que l'on ferait autrement, puis le chiffre qui compte : {measure}. {trace}.",
  },
];

export const integrationMoments: Readonly<Record<Language, readonly IntegrationMoment[]>> = { en, de, es, fr };
