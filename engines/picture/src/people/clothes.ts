import { CLOTH, OUTFITS } from "../data/clothes.ts";
import { wordsOf } from "../prompt/find-words.ts";
import { colourIn } from "../prompt/hints.ts";
import type { Look } from "./look.ts";

type Clothes = {
  look: Partial<Look>;
  /** The words without the clothes, so that a wool coat does not draw a sheep. */
  rest: string;
};

/** The clothes that a text names, with the colour next to them. */
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
