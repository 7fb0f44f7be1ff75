import type { Expression } from "../brief.ts";
import type { ThingName } from "../objects/things.ts";
import type { Language } from "./lexicon/lexicon.ts";
import type { Pose } from "./poses.ts";

/** What an actor does with a target. */
export type ActionName =
  | "hold"
  | "lift"
  | "drop"
  | "ride"
  | "standOn"
  | "fallInto"
  | "leap"
  | "chase"
  | "flee"
  | "face"
  | "argue"
  | "break"
  | "climb"
  | "throw"
  | "pull"
  | "work"
  | "beside"
  | "inside"
  | "behind"
  | "under"
  /** Someone unseen does it: "being watched". */
  | "lurk"
  | "pose";

type Verbs = Record<Language, string>;
type Action = { verbs: Verbs; action: ActionName; pose?: Pose; expression?: Expression };

/** Verbs as infinitives and, where the reading does not know the infinitive, as they are written. Without accents. */
export const ACTIONS: readonly Action[] = [
  {
    action: "ride",
    pose: "ride",
    verbs: {
      en: "ride drive steer pilot fly sail cycle paddle row surf skate race ski",
      es: "montar conducir manejar pilotar volar vuela vuelan navegar remar pedalear surfear cabalgar",
      de: "reiten fahren lenken steuern fliegen segeln rudern paddeln surfen fahrt reitet radeln steuert",
      fr: "conduire piloter monter chevaucher naviguer ramer pedaler rouler surfer voler",
    },
  },
  {
    action: "fallInto",
    expression: "shocked",
    verbs: {
      en: "fall tumble slip trip sink drown plunge dive stumble",
      es: "caer caerse resbalar tropezar hundir hundirse ahogarse zambullirse tirarse cae",
      de: "fallen sturzen stolpern ausrutschen sinken ertrinken tauchen fallt",
      fr: "tomber chuter glisser trebucher couler plonger noyer",
    },
  },
  {
    action: "leap",
    pose: "run",
    verbs: {
      en: "jump leap hop hurdle",
      es: "saltar brincar salta saltan",
      de: "springen hupfen springt hupft",
      fr: "sauter bondir saute",
    },
  },
  {
    action: "drop",
    expression: "shocked",
    verbs: {
      en: "drop spill lose",
      es: "soltar derramar perder pierde",
      de: "verschutten verschuttet verlieren verliert",
      fr: "lacher renverser perdre",
    },
  },
  {
    action: "chase",
    pose: "run",
    verbs: {
      en: "chase follow pursue hunt track stalk",
      es: "perseguir seguir cazar acosar persigue persiguen siguen",
      de: "jagen verfolgen folgen hetzen hinterherlaufen verfolgt",
      fr: "poursuivre suivre chasser pourchasser poursuit traquer",
    },
  },
  {
    action: "flee",
    pose: "run",
    expression: "shocked",
    verbs: {
      en: "flee escape",
      es: "huir escapar escaparse huye",
      de: "fliehen entkommen fluchten flieht",
      fr: "fuir echapper fuit enfuir",
    },
  },
  {
    action: "argue",
    pose: "point",
    expression: "angry",
    verbs: {
      en: "argue fight quarrel battle yell shout scream attack confront punch wrestle box duel hit defy",
      es: "discutir pelear luchar gritar atacar enfrentar enfrentarse pelean discuten renir",
      de: "streiten kampfen schreien angreifen zanken prugeln streitet kampft boxen schlagen schlagt",
      fr: "disputer battre crier attaquer affronter lutter quereller bagarrer combattre defier defie frapper",
    },
  },
  {
    action: "break",
    expression: "shocked",
    verbs: {
      en: "break smash destroy crush shatter demolish wreck crash ruin cut split crack explode",
      es: "romper destruir destrozar aplastar quebrar estrellar chocar rompe cortar reventar",
      de: "zerbrechen zerstoren zerschlagen brechen zerschmettern kaputtmachen crashen zerbricht zertrummern schneiden bricht schneidet",
      fr: "casser briser detruire ecraser fracasser demolir exploser couper",
    },
  },
  {
    action: "climb",
    pose: "climb",
    verbs: {
      en: "climb scale ascend",
      es: "escalar trepar subir",
      de: "klettern erklimmen besteigen klettert",
      fr: "grimper escalader gravir",
    },
  },
  {
    action: "throw",
    pose: "point",
    verbs: {
      en: "throw toss kick hurl launch shoot",
      es: "lanzar tirar arrojar patear chutar disparar",
      de: "werfen schleudern kicken schiessen wirft schiesst",
      fr: "lancer jeter tirer",
    },
  },
  {
    action: "pull",
    pose: "walk",
    verbs: {
      en: "pull drag tow haul tug",
      es: "arrastrar remolcar jalar arrastra arrastran jalan",
      de: "ziehen schleppen zieht schleppt",
      fr: "trainer remorquer traine tracter",
    },
  },
  {
    action: "work",
    pose: "hold",
    verbs: {
      en: "build repair restore fix paint clean wash renovate construct plant dig feed draw carve assemble water comb shave chop saw hammer sew knit inspect weld milk trim",
      es: "construir reparar restaurar arreglar pintar limpiar lavar renovar plantar cavar dibujar alimentar regar riega peinar peina podar coser soldar serrar",
      de: "bauen reparieren restaurieren renovieren putzen waschen malen streichen pflanzen graben futtern zeichnen bemalen giessen giesst kammen sagen sagt hacken nahen schweissen melken",
      fr: "construire reparer restaurer peindre nettoyer laver renover planter creuser nourrir dessiner bricoler peint peignent arroser arrose brosser coiffer coudre souder tondre tond scier",
    },
  },
  {
    action: "lift",
    pose: "hold",
    verbs: {
      en: "lift raise carry hoist",
      es: "levantar cargar alzar llevar",
      de: "heben tragen stemmen hochheben tragt hebt",
      fr: "soulever porter lever",
    },
  },
  {
    action: "hold",
    pose: "hold",
    verbs: {
      en: "hold fish show find discover eat drink read take buy get bring catch steal hug play use wear open unbox sell win taste try test cook bake make grab receive give keep examine cuddle present count review fry push save rescue pet stroke photograph film deliver pack bite lick measure weigh check touch squeeze shake mix pour fill empty light burn melt freeze smell serve order grill roast",
      es: "sostener sujetar mostrar ensenar encontrar descubrir comer beber leer tomar comprar traer atrapar robar abrazar tocar usar abrir vender ganar probar cocinar hornear hacer coger recibir dar pescar sostiene jugar juega acariciar rescatar rescata salvar salva medir mide pesar oler huele servir sirve morder muerde encender enciende empujar soplar desempacar buscar filmar fotografiar llenar mezclar asar",
      de: "halten zeigen finden entdecken essen trinken lesen nehmen kaufen bringen fangen stehlen umarmen spielen benutzen offnen verkaufen gewinnen probieren testen kochen backen machen bekommen geben halt findet isst trinkt liest stiehlt fressen frisst angeln angelt gibt nimmt schieben schiebt retten rettet streicheln blasen suchen messen wiegen riechen servieren beissen anzunden fotografieren filmen packen fullen mischen pusten grillen grillt braten",
      fr: "tenir montrer trouver decouvrir manger boire lire prendre acheter apporter attraper voler embrasser jouer utiliser ouvrir vendre gagner gouter essayer tester cuisiner cuire faire recevoir donner tient pecher mettre met pousser pousse caresser caresse rattraper allumer allume remplir vider vide sauver sauve deballer mesurer peser sentir servir mordre filmer photographier souffler cueillir cueille offrir offre melanger griller",
    },
  },
  {
    action: "face",
    verbs: {
      en: "face meet watch spy look stare see talk interview teach train kiss marry greet visit hear listen admire observe confront challenge guard protect spot speak discuss",
      es: "mirar ver observar espiar conocer encontrarse hablar entrevistar ensenar entrenar besar visitar escuchar proteger retar saludar vigilar",
      de: "sehen treffen anschauen schauen beobachten beobachtet sprechen reden unterrichten trainieren kussen besuchen bewachen trifft sieht begegnen starren",
      fr: "regarder voir rencontrer parler interviewer enseigner entrainer visiter observer ecouter garder proteger rencontre saluer",
    },
  },
  {
    action: "inside",
    verbs: { en: "emerge", es: "salir sale asomar", de: "kriechen kriecht", fr: "sortir sort" },
  },
  {
    action: "standOn",
    verbs: {
      en: "stand balance walk step",
      es: "pararse estar caminar",
      de: "stehen balancieren gehen steht laufen",
      fr: "marcher debout",
    },
  },
  {
    action: "pose",
    pose: "sit",
    verbs: {
      en: "sit rest wait",
      es: "sentar sentarse esperar",
      de: "sitzen warten sitzt",
      fr: "asseoir attendre assis",
    },
  },
  {
    action: "pose",
    pose: "sit",
    expression: "shocked",
    verbs: { en: "hide crouch", es: "esconder esconderse esconde", de: "verstecken versteckt", fr: "cacher cache" },
  },
  {
    action: "pose",
    pose: "sleep",
    verbs: { en: "sleep nap", es: "dormir dormirse duerme", de: "schlafen schlaft", fr: "dormir dort" },
  },
  {
    action: "pose",
    pose: "lie",
    verbs: {
      en: "lie faint",
      es: "acostarse tumbarse",
      de: "liegen liegt",
      fr: "coucher allonger allonge",
    },
  },
  {
    action: "pose",
    pose: "run",
    verbs: { en: "run sprint jog hurry", es: "correr corre", de: "rennen joggen rennt", fr: "courir court" },
  },
  {
    action: "pose",
    pose: "cheer",
    expression: "excited",
    verbs: {
      en: "dance celebrate cheer laugh",
      es: "bailar celebrar festejar reir",
      de: "tanzen feiern jubeln lachen",
      fr: "danser feter celebrer rire",
    },
  },
  {
    action: "pose",
    pose: "think",
    expression: "sad",
    verbs: { en: "cry weep regret", es: "llorar", de: "weinen", fr: "pleurer" },
  },
];

/** Prepositions between an actor or a verb and a target; the first match counts. */
export const RELATIONS: readonly (readonly [RegExp, ActionName])[] = [
  [/\b(?:next to|beside|alongside|near|junto a|al lado de|cerca de|neben|bei|a cote|pres de)\b/, "beside"],
  [/\b(?:behind|detras|hinter|derriere)\b/, "behind"],
  [/\b(?:under|beneath|below|underneath|bajo|debajo|unter|sous)\b/, "under"],
  [/\b(?:in front of|facing|opposite|frente a|delante|gegenuber|devant|face a|vor)\b/, "face"],
  [/\b(?:on|onto|atop|sobre|encima|auf|aufs|sur)\b/, "standOn"],
  [/\b(?:in|into|inside|dentro|en|im|ins|dans)\b/, "inside"],
  [/\b(?:with|con|mit|avec|holding)\b/, "hold"],
  [/\b(?:against|gegen|contra|contre|vs)\b/, "argue"],
  [/\b(?:and|y|und|et)\b/, "beside"],
];

/** "a suitcase full of money": the first one holds the second one. */
export const FILLED =
  /\b(?:full of|filled with|llen[oa]s? de|repletos? de|voller|voll mit|gefullt mit|plein(?:e|s|es)? de|rempli(?:e|s|es)? de|plein(?:e|s)? d)\b/;

/** People whose word names what they ride. */
export const MOUNTS: Readonly<Record<string, ThingName>> = {
  ...{
    surfer: "surfboard",
    surfers: "surfboard",
    surfista: "surfboard",
    surfistas: "surfboard",
    surferin: "surfboard",
  },
  ...{ surfeur: "surfboard", surfeuse: "surfboard", cyclist: "bicycle", cyclists: "bicycle", ciclista: "bicycle" },
  ...{ ciclistas: "bicycle", radfahrer: "bicycle", radfahrerin: "bicycle", cycliste: "bicycle", cyclistes: "bicycle" },
  ...{ biker: "motorcycle", bikers: "motorcycle", motorcyclist: "motorcycle", motociclista: "motorcycle" },
  ...{ motero: "motorcycle", motorradfahrer: "motorcycle", motard: "motorcycle", skateboarder: "skateboard" },
  ...{
    skater: "skateboard",
    horseman: "horse",
    horsewoman: "horse",
    jinete: "horse",
    reiter: "horse",
    reiterin: "horse",
  },
  ...{ cavalier: "horse", cavaliere: "horse" },
};

/** After these verbs the preposition decides, and the verb only gives the pose. */
export const BY_PREPOSITION: ReadonlySet<ActionName> = new Set(["standOn", "pose"]);

/** What a verb needs if the prompt does not name it: "a dog surfing". */
export const IMPLIED: Readonly<Record<string, ThingName>> = {
  ...{ surf: "surfboard", surfear: "surfboard", surfen: "surfboard", surft: "surfboard", surfer: "surfboard" },
  ...{ cycle: "bicycle", pedalear: "bicycle", radeln: "bicycle", pedaler: "bicycle" },
  ...{ skate: "skateboard", sail: "sailboat", segeln: "sailboat", naviguer: "sailboat", navegar: "sailboat" },
  ...{ row: "boat", remar: "boat", rudern: "boat", ramer: "boat", paddle: "canoe", paddeln: "canoe" },
  ...{ fish: "noto:fishing-pole", pescar: "noto:fishing-pole", angeln: "noto:fishing-pole" },
  ...{ angelt: "noto:fishing-pole", pecher: "noto:fishing-pole" },
  ...{ drive: "car", conducir: "car", manejar: "car", conduire: "car", cabalgar: "horse", reiten: "horse" },
};

/** "lets a glass fall" */
export const CAUSATIVE =
  /\b(?:lets?|letting|deja|dejan|dejando|hace|hacen|lasst|lassen|liess|laisse|laissent|laissant|fait|font|faisant)\b/;
/** "jumps into a lake" falls, "over a fence" does not. */
export const INTO = /\b(?:in|into|off|from|out|en|al|de|desde|ins|im|vom|von|aus|dans|du)\b/;
export const OVER = /\b(?:over|across|encima|sobre|uber|dessus)\b/;
/** Auxiliaries of the passive, and pronouns that the action is done to. */
export const PASSIVE =
  /^(?:being|been|gets?|getting|is|are|was|were|siendo|fue|estoy|werde|wird|werden|wurde|suis|est|etre|ete)$/;
export const TO_SELF = /^(?:me|m|us|you|mich|uns|nos)$/;
/** Actions of someone who may stay unseen. */
export const UNSEEN: ReadonlySet<ActionName> = new Set(["chase", "face", "argue"]);

export const AWAY = /\b(?:from|de|vor|von|away)\b/;
export const BY_AGENT = /\b(?:by|por|von|vom|par)\b/;
export const WATER_PLACES: ReadonlySet<string> = new Set([
  "river",
  "lake",
  "ocean",
  "pool",
  "harbour",
  "coast",
  "beach",
  "island",
  "arctic",
  "swamp",
  "waterfall",
]);

/** Things that someone can be in; on other things one stands, also in languages with one word for both. */
export const CONTAINERS: ReadonlySet<string> = new Set<ThingName>([
  ...(["box", "chest", "bathtub", "barrel", "suitcase", "safe", "trash", "boat", "canoe", "tent", "nest"] as const),
  ...(["car", "sportsCar", "van", "bus", "truck", "train", "plane", "rocket", "submarine"] as const),
  ...(["noto:basket", "noto:bucket", "noto:jar", "noto:hole", "noto:pot-of-food", "noto:wastebasket"] as const),
  ...(["noto:shopping-cart", "noto:tumbler-glass", "noto:coffin", "coffee", "bottle", "backpack", "cap"] as const),
]);

/** Places that people and animals are in, not beside. */
export const SWIMMING: ReadonlySet<string> = new Set(["pool", "lake", "river", "ocean", "swamp"]);

export const NUMBERS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, both: 2 },
  ...{ couple: 2, pair: 2, pareja: 2, paar: 2, several: 3, many: 5, dozens: 6, hundreds: 6, thousands: 6 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, varios: 3, muchos: 5 },
  ...{ zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, mehrere: 3, viele: 5 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, plusieurs: 3, beaucoup: 5 },
  ...{ varias: 3, muchas: 5, beide: 2, ambos: 2 },
};
