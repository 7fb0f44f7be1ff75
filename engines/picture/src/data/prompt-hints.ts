import type { CameraAngle, Composition, Expression } from "../brief.ts";
import type { Weather } from "../places/stage.ts";
import type { Language } from "./lexicon/lexicon.ts";

export type Hints<T> = readonly (readonly [RegExp, T])[];

export const cameras: Hints<CameraAngle> = [
  [
    /bird'?s[ -]eye|drone view|top[ -]down|from above|seen from above|vista de pajaro|desde arriba|vogelperspektive|von oben|vue du ciel|d'en haut/,
    "birdsEye",
  ],
  [/low angle|from below|contrapicado|desde abajo|froschperspektive|von unten|contre-plongee/, "low"],
  [/high angle|picado|aufsicht|plongee/, "high"],
  [/close[ -]?up|macro|primer plano|nahaufnahme|gros plan/, "closeUp"],
  [/over the shoulder|sobre el hombro|uber die schulter|par-dessus l'epaule/, "overTheShoulder"],
  [/from far away|wide shot|wide angle|panorama|de lejos|weitwinkel|aus der ferne|plan large|de loin/, "wide"],
  [/dutch angle|tilted|inclinado|schrag|incline/, "dutch"],
  [/point of view|\bpov\b|first person|punto de vista|ich-perspektive|point de vue/, "pointOfView"],
  [/from the side|side view|de lado|von der seite|de profil/, "side"],
];

export const compositions: Hints<Composition> = [
  [
    /\bvs\.?\b|versus|\bcompar(?:e|ed|es|ing|a|an|ando|er|ent|aison)\b|\bvergleich\w*|\bgegen\b|\bcontra\b|\bcontre\b/,
    "versus",
  ],
  [
    /before (?:and|vs\.?|versus) after|before\/after|split in two|two halves|day 1|antes y despues|vorher|nachher|avant et apres|avant\/apres|transformation/,
    "split",
  ],
  [/on the left|a la izquierda|links im bild|a gauche/, "thirdsLeft"],
  [/on the right|a la derecha|rechts im bild|a droite/, "thirdsRight"],
  [/in the cent(?:re|er)|centrado|in der mitte|au centre/, "centred"],
  [/side by side|in a row|lado a lado|en fila|nebeneinander|cote a cote/, "centred"],
  [/framed by|through a window|enmarcado|gerahmt|encadre/, "framed"],
  [/in the foreground|en primer termino|im vordergrund|au premier plan/, "giant"],
];

export const weathers: Hints<Weather> = [
  [/snow|winter|blizzard|nieve|nevad|schnee|neige|hiver/, "snow"],
  [/\brain|lluvia|llueve|regen|pluie/, "rain"],
  [/storm|thunder|lightning|tormenta|rayo|gewitter|sturm|orage|tempete/, "lightning"],
  [/fog|mist\b|misty|niebla|nebel|brume|brouillard/, "fog"],
  [/northern lights|aurora|nordlicht|polarlicht|aurore/, "aurora"],
  [/full moon|luna llena|vollmond|pleine lune/, "fullMoon"],
  [/rainbow|arcoiris|arco iris|regenbogen|arc-en-ciel/, "rainbow"],
];

export const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/^(red|roj[oa]s?|rot(e[rsnm]?)?|rouges?)$/, "#d8281f"],
  [/^(blue|azul(es)?|blau(e[rsnm]?)?|bleue?s?)$/, "#2a6ad8"],
  [/^(green|verdes?|grun(e[rsnm]?)?|verte?s?)$/, "#3a9a44"],
  [/^(yellow|amarill[oa]s?|gelb(e[rsnm]?)?|jaunes?)$/, "#f4c81c"],
  [/^(orange|naranjas?|oranges?)$/, "#f07a1c"],
  [/^(pink|rosas?|rosa|roses?)$/, "#f070a8"],
  [/^(purple|violet|morad[oa]s?|lila|violette?s?)$/, "#8a3ac8"],
  [/^(black|negr[oa]s?|schwarz(e[rsnm]?)?|noire?s?)$/, "#22242a"],
  [/^(white|blanc[oa]s?|weiss(e[rsnm]?)?|blanche?s?)$/, "#f4f2ec"],
  [/^(brown|marron(es)?|braun(e[rsnm]?)?|bruns?)$/, "#7a4a28"],
  [/^(gold|golden|dorad[oa]s?|golden(e[rsnm]?)?|dore[es]?)$/, "#e8b42c"],
  [/^(turquoise|teal|cyan|turquesas?|cian|turkis\w*|turquoises?)$/, "#1fb8b4"],
  [/^(navy|marino|dunkelblau\w*|marine)$/, "#1c2f5c"],
  [/^(grey|gray|gris(es)?|grau(e[rsnm]?)?|grise?s?)$/, "#8d929a"],
  [/^(beige|cream|crema|creme(farben)?|sand|tan)$/, "#e6d3ae"],
  [/^(magenta|fuchsia|fucsia|pinke?[rsnm]?)$/, "#e0289a"],
  [/^(lime|mint|lima|menta|mintgrun\w*|hellgrun\w*|menthe)$/, "#8fd84a"],
  [/^(lavender|lavanda|lavendel|lavande|lilac|mauve)$/, "#b49be0"],
  [/^(maroon|burgundy|crimson|granate|weinrot\w*|bordeaux)$/, "#7c1a2c"],
  [/^(hellblau\w*|celestes?|himmelblau\w*)$/, "#7fc0f0"],
  [/^(silver|platead[oa]s?|silbern(e[rsnm]?)?|argente[es]?)$/, "#b8c0c8"],
];

/** "on a yellow background", "sur fond vert": the colour stands beside one of these words. */
export const BACKDROP = /^(?:background|backdrop|fondo|hintergrund|fond|arriere-plan)$/;
/** "in front of a red wall": the wall is the backdrop. */
export const BACKDROP_WALL = /^(?:wall|pared|muro|wand|mauer|mur)$/;
export const BEFORE_WALL = /\b(?:in front of|against|before|frente a|delante de|contra|ante|vor|gegen|devant|contre)\b/;
/** Style words that ask for a plain backdrop without a colour. */
export const PLAIN_BACKDROP = /\b(?:plain|solid|flat|liso|lisa|einfarbig\w*|uni|neutral)\b/;

/** Words set as type: in quotes, or in capitals after one of these phrases. */
export const QUOTED = /["“„«]\s?([^"“”„«»]{1,60}?)\s?["”“»]/gu;
export const WANTED_WORDS =
  /(?:\b(?:[Tt]ext|words?|title|caption|sign|letters)\b(?: (?:saying|that says|reading))?|\bsays?|\bsaying|\btexto|\bpalabras?|\bque dice|\bque diga|\bletrero|\b[Ww]orten?|\b[Ss]chriftzug|\b[Aa]ufschrift|\btexte|\bmots?|\bqui dit|\bpanneau)\s*:?\s+((?:\p{Lu}[\p{Lu}\d'’!?-]*|\d+)(?:\s+(?:\p{Lu}[\p{Lu}\d'’!?-]*|\d+))*)(?![\p{L}])/u;

/** The scene has no people. */
export const EMPTY =
  /\b(?:empty|deserted|nobody|no one|no people|without people|vaci[oa]s?|desiert[oa]|sin gente|sin personas|leere?[rsnm]?|menschenleer\w*|niemand|ohne menschen|vides?|desertes?|sans personne)\b/;

/** The adjective before or after a thing that is in pieces. */
export const BROKEN =
  /^(?:broken|smashed|shattered|cracked|rot[oa]s?|destrozad[oa]s?|zerbrochen\w*|kaputt\w*|zerstort\w*|cassee?s?|brisee?s?)$/;

/** A time or a sum in a title about its author, which thumbnails show as type: "7 Days". */
export const FIGURE =
  /(?<![\p{L}\d]|\d[.,])(\d[\d.,]{0,15} ?(?:(?:straight|full|whole) )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|segundos?|minutos?|horas?|días?|noches?|semanas?|meses|años?|Sekunden?|Minuten?|Stunden?|Tagen?|Tage?|Nächte|Wochen?|Monaten?|Monate?|Jahren?|Jahre?|secondes?|heures?|jours?|nuits?|semaines?|mois|ans)|[$€£] ?\d[\d.,]{0,15}\d|\d[\d.,]{0,15} ?(?:€|dollars?|euros?|dólares))(?![\p{L}\d])/iu;

export const SUMS = /[$€£] ?\d[\d.,]{0,15}|\d[\d.,]{0,15} ?(?:€|dollars?|euros?|d[oó]lares)/giu;

/** Old people, where the word stands beside a role: "un vieux pêcheur". */
export const AGED = /^(?:elderly|anciana|anciano|viej[oa]|alte[rs]?|vieux|vieille|agee?)$/;

/** Endings of roles that tell who is meant. */
export const GENDERED: Record<Language, readonly (readonly [RegExp, "woman" | "man"])[]> = {
  en: [
    [
      /^(?:ballerina|waitress|actress|policewoman|businesswoman|firewoman|hostess|stewardess|female|she|her|bride|nun)$/,
      "woman",
    ],
    [/^(?:he|his|male|fireman|policeman|waiter|postman|mailman|groom)$/, "man"],
  ],
  es: [
    [
      /^(?:bailarina|cocinera|camarera|panadera|medica|enfermera|doctora|profesora|maestra|bombera|granjera|cantante|pintora|escritora|abogada|ingeniera|cientifica|jugadora|corredora|nadadora|peluquera|actriz|monja|ella|novia)$/,
      "woman",
    ],
    [
      /^(?:bailarin|cocinero|camarero|panadero|medico|enfermero|doctor|profesor|bombero|granjero|pintor|jugador|nadador|peluquero|el mismo)$/,
      "man",
    ],
  ],
  de: [
    [
      /^(?!kinder)\w{3,}(?:erin|ztin|ochin|stin|gerin|rztin|inen|innen)$|^(?:krankenschwester|braut|nonne|arztin|kochin)$/,
      "woman",
    ],
    [/^(?:koch|arzt|backer|lehrer|feuerwehrmann|mechaniker|bauer|maler|fischer|ritter)$/, "man"],
  ],
  fr: [
    [/^\w{3,}(?:euse|trice|iere|ienne)$|^(?:boulangere|medecine|maitresse|mariee|nonne|elle)$/, "woman"],
    [
      /^(?:boulanger|danseur|acteur|infirmier|cuisinier|pompier|pecheur|fermier|vendeur|coiffeur|serveur|mecanicien)$/,
      "man",
    ],
  ],
};

/** Phrases that widen a superlative and name nothing in the scene. */
export const SCOPE =
  /\b(?:on|from|off|in|around) the (?:internet|world|planet)|\bon earth\b|\bof all time\b|\b(?:de|en|por) internet\b|\bdel mundo\b|\bder welt\b|\b(?:im|aus dem) internet\b|\bsur internet\b|\bdu monde\b/;

/** The adjective beside a thing that is on fire. */
export const BURNING =
  /^(?:burning|flaming|blazing|ardiendo|llamas|incendiad[oa]s?|brennend\w*|enflammee?s?|flammes|feu)$/;

/** What the studio appends for one expression; it changes the face and nothing else of the picture. */
export const LOOKS = /,? ?a person who looks (\w+)/;

/** Expressions in the words of the four languages, besides the English names. */
export const FEELINGS: Hints<Expression> = [
  [
    /\b(?:shocked|horrified|terrified|scared|frightened|afraid|panic\w*|asustad[oa]|aterrad[oa]|erschrocken\w*|schockiert\w*|geschockt|choquee?|effrayee?|terrifiee?)\b/,
    "shocked",
  ],
  [
    /\b(?:surprised|amazed|astonished|sorprendid[oa]s?|uberrascht\w*|erstaunt\w*|surprise?e?s?|etonnee?)\b/,
    "surprised",
  ],
  [
    /\b(?:excited|thrilled|cheering|emocionad[oa]s?|entusiasmad[oa]s?|begeistert\w*|aufgeregt\w*|enthousiastes?|excitee?s?)\b/,
    "excited",
  ],
  [
    /\b(?:happy|smiling|laughing|joyful|feliz|felices|sonriente|content[oa]s?|glucklich\w*|lachelnd\w*|frohlich\w*|heureu(?:x|se)|souriante?|joyeu(?:x|se))\b/,
    "happy",
  ],
  [
    /\b(?:angry|furious|mad|enojad[oa]s?|enfadad[oa]s?|furios[oa]s?|wutend\w*|zornig\w*|en colere|furieu(?:x|se)|fachee?)\b/,
    "angry",
  ],
  [
    /\b(?:sad|crying|cries|llora|weint|pleure|tired|lonely|triste|llorando|cansad[oa]|traurig\w*|weinend\w*|mude|fatiguee?)\b/,
    "sad",
  ],
  [/\b(?:annoyed|molest[oa]s?|genervt\w*|agacee?)\b/, "annoyed"],
  [/\b(?:disappointed|decepcionad[oa]s?|enttauscht\w*|decue?s?)\b/, "disappointed"],
  [/\b(?:calm|serious|neutral|seri[oa]|ernst\w*|serieu(?:x|se))\b/, "neutral"],
];

export const GIANT =
  /^(giant|huge|enormous|massive|biggest|largest|gigantic|big|large|gigantesc[oa]|gigante|enorme|grandes?|riesig|riesige[rsn]?|grosste[rsn]?|gross|grosse[rsn]?|geante?|immense|grand)$/;

export const SMALL =
  /^(tiny|small|little|mini|smallest|pequen[oa]|diminut[oa]|winzig|winzige[rsn]?|kleine?[rsn]?|petite?|minuscule)$/;

/** Between small and large, in a row of sizes. */
export const MIDDLING = /^(?:medium|mid-sized|median[oa]s?|mittlere?[rsn]?|mittelgross\w*|moyen(?:ne)?s?)$/;
