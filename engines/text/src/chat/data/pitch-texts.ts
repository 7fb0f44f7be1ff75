import type { Language } from "../../language.ts";
import type { Counted } from "./answer-texts.ts";

/** Texts of a pitch. Fields: brand, creator, story, work, interests (a list), first (its first entry), video, index. */
export type PitchTemplates = {
  /** What stands for {story} and {work}, with a title and without. */
  story: { titled: string; untitled: string };
  work: { titled: string; untitled: string };
  valueProposition: Counted;
  /** For a pitch without a moment yet. */
  valueWithoutMoments: string;
  audienceOverview: string;
  affinitySummary: string;
  /** A catalogue video that supports the concept. */
  evidence: string;
  /** For a concept without a reason or a video behind it. */
  rationale: string;
  closingMessage: string;
  and: string;
};

export const pitchTemplates: Readonly<Record<Language, PitchTemplates>> = {
  en: {
    story: { titled: "the story of “{title}”", untitled: "the story" },
    work: { titled: "“{title}”", untitled: "this video" },
    valueProposition: [
      "{brand} has a part in {story}: {n} moment in which it is used on screen, with what leads to it and what follows. There is no separate ad read.",
      "{brand} has a part in {story}: {n} moments in which it is used on screen, each with what leads to it and what follows. There is no separate ad read.",
    ],
    valueWithoutMoments: "{creator} would make {brand} a part of {story}, used on screen.",
    audienceOverview:
      "Videos of {creator} about {interests} do better than usual for the channel: that is what its viewers come for.",
    affinitySummary: "Of the topics of the channel, {first} does best against what is usual for it.",
    evidence:
      "A video from the catalogue supports this: “{video}” reached {index} times the views that are usual for its channel.",
    rationale:
      "Each moment starts from a problem that is already on screen, and ends with a result that stays in the picture. {brand} is seen at work before it is named.",
    closingMessage:
      "We would like to make {work} with {brand}. Tell us which of the moments fits best, and we send a schedule and a first cut to approve.",
    and: "and",
  },
  de: {
    story: { titled: "der Geschichte von „{title}“", untitled: "der Geschichte" },
    work: { titled: "„{title}“", untitled: "dieses Video" },
    valueProposition: [
      "{brand} ist Teil {story}: {n} Stelle, an der das Produkt im Bild benutzt wird, mit dem, was dahin führt, und dem, was folgt. Einen getrennten Werbeblock gibt es nicht.",
      "{brand} ist Teil {story}: {n} Stellen, an denen das Produkt im Bild benutzt wird, jede mit dem, was dahin führt, und dem, was folgt. Einen getrennten Werbeblock gibt es nicht.",
    ],
    valueWithoutMoments: "{creator} macht {brand} zu einem Teil {story}, im Bild und in Benutzung.",
    audienceOverview:
      "Videos von {creator} über {interests} laufen besser als für den Kanal üblich: Dafür kommt sein Publikum.",
    affinitySummary: "Von den Themen des Kanals läuft {first} am besten, gemessen am Üblichen.",
    evidence:
      "Ein Video aus dem Katalog spricht dafür: „{video}“ erreichte das {index}-Fache der Aufrufe, die für seinen Kanal üblich sind.",
    rationale:
      "Jede Stelle beginnt mit einem Problem, das schon im Bild ist, und endet mit einem Ergebnis, das im Bild bleibt. {brand} ist bei der Arbeit zu sehen, bevor der Name fällt.",
    closingMessage:
      "Wir möchten {work} gern mit {brand} machen. Sagt uns, welche Stelle am besten passt, dann schicken wir einen Zeitplan und eine erste Fassung zur Freigabe.",
    and: "und",
  },
  es: {
    story: { titled: "la historia de «{title}»", untitled: "la historia" },
    work: { titled: "«{title}»", untitled: "este video" },
    valueProposition: [
      "{brand} forma parte de {story}: {n} momento en que se usa en pantalla, con lo que lleva a él y lo que sigue. No hay un bloque publicitario aparte.",
      "{brand} forma parte de {story}: {n} momentos en que se usa en pantalla, cada uno con lo que lleva a él y lo que sigue. No hay un bloque publicitario aparte.",
    ],
    valueWithoutMoments: "{creator} haría de {brand} una parte de {story}, en uso y en pantalla.",
    audienceOverview:
      "Los videos de {creator} sobre {interests} funcionan mejor de lo habitual en el canal: por eso viene su público.",
    affinitySummary: "De los temas del canal, {first} es el que mejor funciona frente a lo habitual.",
    evidence: "Un video del catálogo lo respalda: «{video}» alcanzó {index} veces las vistas habituales de su canal.",
    rationale:
      "Cada momento parte de un problema que ya está en pantalla y termina con un resultado que se queda en la imagen. {brand} se ve en uso antes de que se diga su nombre.",
    closingMessage:
      "Nos gustaría hacer {work} con {brand}. Dígannos qué momento encaja mejor y enviaremos un calendario y un primer montaje para aprobar.",
    and: "y",
  },
  fr: {
    story: { titled: "l'histoire de « {title} »", untitled: "l'histoire" },
    work: { titled: "« {title} »", untitled: "cette vidéo" },
    valueProposition: [
      "{brand} fait partie de {story} : {n} moment où le produit sert à l'écran, avec ce qui y mène et ce qui suit. Il n'y a pas de coupure publicitaire.",
      "{brand} fait partie de {story} : {n} moments où le produit sert à l'écran, chacun avec ce qui y mène et ce qui suit. Il n'y a pas de coupure publicitaire.",
    ],
    valueWithoutMoments: "{creator} ferait de {brand} une partie de {story}, utilisée à l'écran.",
    audienceOverview:
      "Les vidéos de {creator} sur {interests} font mieux que d'habitude sur la chaîne : c'est pour cela que son public vient.",
    affinitySummary: "Parmi les thèmes de la chaîne, {first} fait le mieux par rapport à l'habitude.",
    evidence:
      "Une vidéo du catalogue va dans ce sens : « {video} » a fait {index} fois les vues habituelles de sa chaîne.",
    rationale:
      "Chaque moment part d'un problème déjà à l'écran et finit par un résultat qui reste à l'image. On voit {brand} à l'œuvre avant d'en dire le nom.",
    closingMessage:
      "Nous aimerions faire {work} avec {brand}. Dites-nous quel moment convient le mieux, et nous envoyons un calendrier et un premier montage à valider.",
    and: "et",
  },
};
