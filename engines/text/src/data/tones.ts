import type { Mood } from "../titles/hooks.ts";

export const TONES: readonly [RegExp, Mood][] = [
  [/\b(funn\w*|playful|humou?r\w*|light\w*|divertid\w*|lustig\w*|witzig\w*|drôle|amusant)\b/iu, "Playful"],
  [/\b(drama\w*|intense|épic\w*|epic|dramátic\w*|dramatisch\w*|dramatique)\b/iu, "Dramatic"],
  [/\b(calm\w*|quiet\w*|relax\w*|tranquil\w*|ruhig\w*|calme)\b/iu, "Calm"],
  [/\b(urgent|urgency|now|urgente|dringend\w*)\b/iu, "Urgent"],
  [/\b(inspir\w*|motivat\w*|positiv\w*)\b/iu, "Inspiring"],
  [/\b(honest\w*|sincer\w*|ehrlich\w*|honnête)\b/iu, "Honest"],
  [/\b(dark\w*|scar\w*|creepy|oscur\w*|dunkel\w*|düster\w*|sombre)\b/iu, "Dark"],
  [/\b(curio\w*|mysterious|myster\w*|misterios\w*|neugierig|geheimnisvoll|intrigant)\b/iu, "Curious"],
];
