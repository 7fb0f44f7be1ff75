import { wordsOf } from "../lexicon/find.ts";
import { colourIn } from "../story/hints.ts";
import type { Look, Outfit } from "./look.ts";

const OUTFITS: readonly (readonly [Outfit, RegExp])[] = [
  ["coat", /^(?:coat|overcoat|parka|abrigo|mantel|manteau)$/],
  ["jacket", /^(?:jacket|blazer|chaqueta|jacke|veste|blouson)$/],
  ["hoodie", /^(?:hoodie|sweater|jumper|sudadera|jersey|pullover|pull|sweat)$/],
  ["suit", /^(?:suit|tuxedo|traje|anzug|costume)$/],
  ["tee", /^(?:shirt|tshirt|tee|top|camiseta|camisa|hemd|chemise)$/],
  ["robe", /^(?:dress|robe|gown|vestido|kleid)$/],
  ["overalls", /^(?:overalls|dungarees|peto|latzhose|salopette)$/],
];
const CLOTH = /^(?:wool|woollen|leather|silk|denim|fur|winter|lana|cuero|wolle?|leder|laine|cuir)$/;

type Clothes = {
  look: Partial<Look>;
  /** What else is said: a wool coat is no sheep. */
  rest: string;
};

/** What someone wears as far as the words say so, with the colour that stands near it. */
export function clothesIn(text: string): Clothes {
  const words = wordsOf(text);
  for (const [at, word] of words.entries()) {
    const outfit = OUTFITS.find(([, pattern]) => pattern.test(word))?.[0];
    if (!outfit) continue;
    const shirt = colourIn(words[at - 1]) ?? colourIn(words[at - 2]) ?? colourIn(words[at + 1]);
    const rest = words.filter((other, place) => place !== at && !(place >= at - 2 && place < at && CLOTH.test(other)));
    return { look: { outfit, ...(shirt && { shirt }) }, rest: rest.join(" ") };
  }
  return { look: {}, rest: text };
}
