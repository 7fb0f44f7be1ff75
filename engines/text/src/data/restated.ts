/** "honestly i think expansions ruin most games": an opinion is told by its reasons. */
const OPINION =
  /^(?:(?:honestly|frankly|tbh),? )?(?:i (?:honestly |really |still |actually )?(?:think|believe|feel like)(?: that)?|(?:unpopular opinion|hot take) ?[:,–-]) (?!(?:i|my|our|his|her|he|she|it|there|this|that|we|about|of|maybe|you|if)(?!\p{L}))(?=\p{L})/iu;
const GERMAN_OPINION =
  /^(?:ehrlich gesagt,? )?ich (?:finde|glaube|denke|meine),? dass (?=(?!ich |wir |mein|unser)\p{L}[^,.!?]+(?:[.!?]|$))/iu;
const FRENCH_OPINION =
  /^(?:(?:franchement|honnêtement|sincèrement),? )?je (?:trouve|pense|crois) que (?!(?:je|mon|ma|mes|on|c|il|elle|ça|nous|tu|vous)(?!\p{L}))(?=\p{L})/iu;
const SPANISH_OPINION =
  /^(?:(?:sinceramente|la verdad|honestamente),? )?(?:yo )?(?:creo|pienso|opino|me parece) que (?!(?:yo|mi|mis|me|he|es|no|nos|se|te|tú)(?!\p{L}))(?=\p{L})/iu;
/** "ich finde Escape Rooms völlig überschätzt": several things, and one. */
const VERDICT = String.raw`((?:(?:inzwischen|mittlerweile|echt|total|völlig|komplett|ziemlich|maßlos|einfach|viel zu|zu|sehr|schon) ){0,3}(?:\p{Ll}+t|überflüssig|langweilig|sinnlos|teuer|hässlich|genial|großartig))(?=[.!]|$)`;
const GERMAN_VERDICTS = new RegExp(
  String.raw`^ich finde ((?!mein|unser|die )(?:\p{L}+ )?\p{L}+(?:s|en)) ${VERDICT}`,
  "iu",
);
const GERMAN_VERDICT = new RegExp(String.raw`^ich finde (\p{L}+(?<!s|e|en|er|es)) ${VERDICT}`, "iu");

/** "I have £80 and one weekend to fix a shed": what is done, with what there is. */
const HAVE = "(?:i|we)(?: have|['’]ve)(?: got)? (?:only |just )?";
const MONEY_LEFT = String.raw`([$€£]\d[\d.,]{0,9}k?)`;
const TIME_LEFT = String.raw`((?:one|an?|two|three|\d+) (?:weekend|days?|weeks?|hours?|months?|evening))`;
const TO_DO = String.raw`to (\p{L}[^.!?]+)`;

/** Briefs that name their subject in another form: the form, and the subject. */
/** "cheapest way across iceland" */
const SUPERLATIVE =
  /^(?=(?:cheapest|best|worst|biggest|smallest|oldest|youngest|loudest|quietest|fastest|slowest|weirdest|strangest|longest|shortest|coldest|hottest|richest|poorest|ugliest|tallest|deepest|hardest|easiest|last) \p{L})(?!.{0,120}(?:ranked|vs|tips|ideas))/iu;

export const RESTATED: readonly (readonly [RegExp, string])[] = [
  [SUPERLATIVE, "the "],
  [OPINION, "why "],
  [GERMAN_OPINION, "warum "],
  [FRENCH_OPINION, "pourquoi "],
  [SPANISH_OPINION, "por qué "],
  [GERMAN_VERDICTS, "warum $1 $2 sind"],
  [GERMAN_VERDICT, "warum $1 $2 ist"],
  [new RegExp(`^${HAVE}${MONEY_LEFT} and ${TIME_LEFT} ${TO_DO}`, "iu"), "$3 with $1 in $2"],
  [new RegExp(`^${HAVE}${MONEY_LEFT} ${TO_DO}`, "iu"), "$2 with $1"],
  [new RegExp(`^${HAVE}${TIME_LEFT} ${TO_DO}`, "iu"), "$2 in $1"],
];
