import type { CameraAngle, Composition } from "../brief.ts";
import type { Weather } from "../places/stage.ts";

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
  [/\bvs\.?\b|versus|\bgegen\b|\bcontra\b|\bcontre\b/, "versus"],
  [
    /before and after|before\/after|split in two|two halves|day 1|antes y despues|vorher|nachher|avant et apres|avant\/apres|transformation/,
    "split",
  ],
  [/on the left|a la izquierda|links im bild|a gauche/, "thirdsLeft"],
  [/on the right|a la derecha|rechts im bild|a droite/, "thirdsRight"],
  [/in the cent(?:re|er)|centrado|in der mitte|au centre/, "centred"],
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
  [/^(red|roj[oa]s?|rot(e[rsn]?)?|rouges?)$/, "#d8281f"],
  [/^(blue|azul(es)?|blau(e[rsn]?)?|bleue?s?)$/, "#2a6ad8"],
  [/^(green|verdes?|grun(e[rsn]?)?|verte?s?)$/, "#3a9a44"],
  [/^(yellow|amarill[oa]s?|gelb(e[rsn]?)?|jaunes?)$/, "#f4c81c"],
  [/^(orange|naranjas?|oranges?)$/, "#f07a1c"],
  [/^(pink|rosas?|rosa|roses?)$/, "#f070a8"],
  [/^(purple|violet|morad[oa]s?|lila|violette?s?)$/, "#8a3ac8"],
  [/^(black|negr[oa]s?|schwarz(e[rsn]?)?|noire?s?)$/, "#22242a"],
  [/^(white|blanc[oa]s?|weiss(e[rsn]?)?|blanche?s?)$/, "#f4f2ec"],
  [/^(brown|marron(es)?|braun(e[rsn]?)?|bruns?)$/, "#7a4a28"],
  [/^(gold|golden|dorad[oa]s?|golden(e[rsn]?)?|dore[es]?)$/, "#e8b42c"],
  [/^(silver|platead[oa]s?|silbern(e[rsn]?)?|argente[es]?)$/, "#b8c0c8"],
];

export const GIANT =
  /^(giant|huge|enormous|massive|biggest|largest|gigantic|big|gigantesc[oa]|gigante|enorme|grande|riesig|riesige[rsn]?|grosste[rsn]?|gross|geante?|immense)$/;

export const SMALL =
  /^(tiny|small|little|mini|smallest|pequen[oa]|diminut[oa]|winzig|winzige[rsn]?|kleine?[rsn]?|petite?|minuscule)$/;
