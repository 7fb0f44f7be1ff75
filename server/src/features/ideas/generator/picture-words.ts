import type { Language } from "./language-words.ts";

type Phrases = Record<Language, readonly string[]>;

export const CATEGORY_PLACES: Readonly<Record<string, PlaceName>> = {
  Cooking: "kitchen",
  Baking: "kitchen",
  "Food & Restaurants": "kitchen",
  Woodworking: "workshop",
  "Home & Interior": "workshop",
  "Cars & Restoration": "workshop",
  "Tech Reviews": "workshop",
  "Building & DIY": "clearing",
  Survival: "clearing",
  "Nature & Wildlife": "clearing",
  Gardening: "garden",
  Pets: "garden",
  Fitness: "gym",
  "Health & Wellness": "gym",
  "Space & Physics": "space",
  History: "ruins",
  Mysteries: "night",
  Travel: "street",
  "Van Life": "street",
  Sailing: "harbour",
  Programming: "desk",
  "Money & Investing": "desk",
  Business: "desk",
  "Languages & Study": "desk",
};
export type PlaceName =
  | "kitchen"
  | "workshop"
  | "clearing"
  | "garden"
  | "gym"
  | "space"
  | "ruins"
  | "night"
  | "street"
  | "harbour"
  | "desk"
  | "wall";

export const PLACES: Record<PlaceName, Record<Language, string>> = {
  kitchen: {
    en: "in a small kitchen",
    es: "en una cocina pequeña",
    de: "in einer kleinen Küche",
    fr: "dans une petite cuisine",
  },
  workshop: { en: "in a workshop", es: "en un taller", de: "in einer Werkstatt", fr: "dans un atelier" },
  clearing: { en: "in a forest", es: "en un bosque", de: "in einem Wald", fr: "dans une forêt" },
  garden: { en: "in a garden", es: "en un jardín", de: "in einem Garten", fr: "dans un jardin" },
  gym: { en: "in a gym", es: "en un gimnasio", de: "in einem Fitnessstudio", fr: "dans une salle de sport" },
  space: { en: "among the stars", es: "entre las estrellas", de: "zwischen den Sternen", fr: "au milieu des étoiles" },
  ruins: {
    en: "between old ruins",
    es: "entre ruinas antiguas",
    de: "zwischen alten Ruinen",
    fr: "entre de vieilles ruines",
  },
  night: {
    en: "at night in the fog",
    es: "de noche en la niebla",
    de: "nachts im Nebel",
    fr: "la nuit dans le brouillard",
  },
  street: {
    en: "seen from a narrow street",
    es: "en una calle estrecha",
    de: "in einer engen Straße",
    fr: "dans une rue étroite",
  },
  harbour: { en: "in a harbour", es: "en un puerto", de: "in einem Hafen", fr: "dans un port" },
  desk: { en: "on a desk", es: "sobre un escritorio", de: "auf einem Schreibtisch", fr: "sur un bureau" },
  wall: {
    en: "in front of a yellow wall",
    es: "delante de una pared amarilla",
    de: "vor einer gelben Wand",
    fr: "devant un mur jaune",
  },
};

/** Subjects of these categories are nothing that stands somewhere, so that a screen or notes show them. */
export const SHOWN_ON: Readonly<Record<string, Record<Language, (subject: string) => string>>> = {
  Programming: {
    en: (subject) => `A laptop on a desk with ${subject} on its screen`,
    es: (subject) => `Un portátil que muestra ${subject} sobre un escritorio`,
    de: (subject) => `Ein Laptop, darauf ${subject}, auf einem Schreibtisch`,
    fr: (subject) => `Un ordinateur portable sur un bureau, avec ${subject} à l'écran`,
  },
  "Money & Investing": {
    en: (subject) => `Coins and notes about ${subject} on a desk`,
    es: (subject) => `Monedas y apuntes sobre ${subject} en un escritorio`,
    de: (subject) => `Ein Stapel Münzen und Notizen über ${subject} auf einem Schreibtisch`,
    fr: (subject) => `Des pièces et des notes sur ${subject}, posées sur un bureau`,
  },
};

/** What the person of the channel does beside the thing that was made, cooked or visited. */
export const GESTURES: Phrases = {
  en: [
    "I stand on the right with a surprised face",
    "I kneel on the left with a happy face",
    "I stare from the right with a shocked face",
    "I raise both arms on the left with an excited face",
    "I look into the camera on the right with a serious face",
  ],
  es: [
    "Yo estoy a la derecha con cara sorprendida",
    "Yo estoy de rodillas a la izquierda con cara feliz",
    "Yo me quedo mirando a la derecha con cara asustada",
    "Yo levanto los brazos a la izquierda con cara entusiasmada",
    "Yo miro a la cámara a la derecha con cara seria",
  ],
  de: [
    "Ich stehe rechts im Bild mit überraschtem Gesicht",
    "Ich knie links im Bild mit glücklichem Gesicht",
    "Ich starre rechts im Bild mit schockiertem Gesicht darauf",
    "Ich reiße links im Bild mit begeistertem Gesicht die Arme hoch",
    "Ich schaue rechts im Bild mit ernstem Gesicht in die Kamera",
  ],
  fr: [
    "Je me tiens à droite, l'air surpris",
    "Je suis à genoux à gauche, l'air heureux",
    "Je reste figé à droite, l'air choqué",
    "Je lève les bras à gauche, l'air enthousiaste",
    "Je regarde la caméra à droite, l'air sérieux",
  ],
};

/** How a subject shows itself that nobody makes or visits. */
export const APPEARANCES: Phrases = {
  en: [
    "A beam of light brightens one half, the other half stays in shadow",
    "A hand points from the right",
    "A magnifying glass stands in front",
    "It fills the frame and is cut off at one edge",
    "A tiny figure on the left looks up",
  ],
  es: [
    "Un rayo de luz ilumina una mitad, la otra queda en sombra",
    "Una mano señala desde la derecha",
    "Delante hay una lupa",
    "Llena la imagen y un borde queda cortado",
    "Una figura diminuta mira hacia arriba a la izquierda",
  ],
  de: [
    "Ein Lichtstrahl trifft die eine Hälfte, die andere bleibt im Schatten",
    "Eine Hand zeigt von rechts darauf",
    "Davor steht eine Lupe",
    "Das Motiv füllt das Bild und ist an einem Rand angeschnitten",
    "Eine winzige Figur schaut links im Bild nach oben",
  ],
  fr: [
    "Un rayon de lumière éclaire une moitié, l'autre reste dans l'ombre",
    "Une main montre le sujet depuis la droite",
    "Une loupe est posée devant",
    "Le sujet remplit l'image, un bord est coupé",
    "Une minuscule silhouette lève les yeux à gauche",
  ],
};

/** What an animal does. */
export const ANIMAL_POSES: Phrases = {
  en: [
    "It looks straight into the camera",
    "It runs towards the camera",
    "It sleeps, and I sit on the right with a happy face",
    "It stands on its hind legs",
    "It looks up, and I kneel on the left with a surprised face",
  ],
  es: [
    "Mira directamente a la cámara",
    "Corre hacia la cámara",
    "Duerme, y yo estoy a la derecha con cara feliz",
    "Se levanta sobre las patas traseras",
    "Mira hacia arriba, y yo estoy a la izquierda con cara sorprendida",
  ],
  de: [
    "Der Blick geht direkt in die Kamera",
    "Es rennt auf die Kamera zu",
    "Es schläft, und ich sitze rechts im Bild mit glücklichem Gesicht",
    "Es steht auf den Hinterbeinen",
    "Der Blick geht nach oben, und ich knie links im Bild mit überraschtem Gesicht",
  ],
  fr: [
    "Le regard va droit vers la caméra",
    "Il court vers la caméra",
    "Il dort, et je suis assis à droite, l'air heureux",
    "Il se dresse sur ses pattes arrière",
    "Le regard va vers le haut, et je suis à genoux à gauche, l'air surpris",
  ],
};

export const CONTRASTS: Phrases = {
  en: [
    "Warm light in front, everything behind is dark",
    "Bright colours against a grey sky",
    "Strong light from one side, deep shadows on the other",
    "The front is sharp and bright, the back is blurred and dark",
  ],
  es: [
    "Luz cálida delante, detrás todo queda oscuro",
    "Colores vivos bajo un cielo gris",
    "Luz fuerte de un lado, sombras profundas del otro",
    "Delante todo nítido y claro, detrás borroso y oscuro",
  ],
  de: [
    "Vorne warmes Licht, dahinter ist alles dunkel",
    "Kräftige Farben vor grauem Himmel",
    "Starkes Licht von einer Seite, tiefe Schatten auf der anderen",
    "Vorne scharf und hell, hinten unscharf und dunkel",
  ],
  fr: [
    "Lumière chaude devant, tout est sombre derrière",
    "Couleurs vives sous un ciel gris",
    "Lumière forte d'un côté, ombres profondes de l'autre",
    "L'avant est net et clair, l'arrière flou et sombre",
  ],
};

export const IN_LETTERS: Record<Language, string> = {
  en: "In large letters",
  es: "En letras grandes",
  de: "In großen Buchstaben",
  fr: "En gros caractères",
};
