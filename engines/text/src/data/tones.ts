import type { Mood } from "./hook-lists.ts";

export const TONES: readonly [RegExp, Mood][] = [
  [
    /(?<!\p{L})(?:funn\p{L}*|playful|humou?r\p{L}*|light\p{L}*|silly|sillier|divertid\p{L}*|gracios\p{L}*|chistos\p{L}*|lustig\p{L}*|witzig\p{L}*|humorvoll\p{L}*|drôle|amusante?|marrante?|rigolo|humour)(?!\p{L})/iu,
    "Playful",
  ],
  [
    /(?<!\p{L})(?:drama\p{L}*|intens\p{L}*|epic|épi\p{L}+|episch\p{L}*|dramát\p{L}*|emotional\p{L}*|emocion\p{L}*|émouvante?|spannend\p{L}*|palpitante?)(?!\p{L})/iu,
    "Dramatic",
  ],
  [
    /(?<!\p{L})(?:calm\p{L}*|quiet\p{L}*|relax\p{L}*|tranquil\p{L}*|ruhig\p{L}*|entspannt\p{L}*|apaisée?)(?!\p{L})/iu,
    "Calm",
  ],
  [/(?<!\p{L})(?:urgent\p{L}*|urgency|now|dringend\p{L}*|dringlich\p{L}*)(?!\p{L})/iu, "Urgent"],
  [/(?<!\p{L})(?:inspir\p{L}*|motiv\p{L}*|positiv\p{L}*|hopeful)(?!\p{L})/iu, "Inspiring"],
  [
    /(?<!\p{L})(?:honest\p{L}*|sincer\p{L}*|ehrlich\p{L}*|honnête|sincère|personal|persönlich\p{L}*)(?!\p{L})/iu,
    "Honest",
  ],
  [
    /(?<!\p{L})(?:dark\p{L}*|scar\p{L}*|creep\p{L}*|spook\p{L}*|oscur\p{L}*|inquietante?|aterrador\p{L}*|dunk\p{L}*|düster\p{L}*|gruselig\p{L}*|unheimlich\p{L}*|sombre|effrayante?)(?!\p{L})/iu,
    "Dark",
  ],
  [
    /(?<!\p{L})(?:curio\p{L}*|myster\p{L}*|mystér\p{L}*|misterios\p{L}*|intrig\p{L}*|neugierig\p{L}*|geheimnisvoll\p{L}*|mysteriös\p{L}*)(?!\p{L})/iu,
    "Curious",
  ],
];
