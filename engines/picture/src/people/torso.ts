import { outfits } from "../data/people/outfits.ts";
import type { Brush } from "../kit/brush.ts";
import { faint, group } from "../kit/svg.ts";
import type { Look } from "./look.ts";

const TORSO = "M34 790C36 630 84 562 232 512C262 546 338 546 368 512C516 562 564 630 566 790Z";

export function torso(b: Brush, { shirt, outfit, skin }: Look): string {
  const clip = b.clip(`<path d="${TORSO}"/>`);
  const [, , shade, deep] = skin;
  return (
    b.flat("M240 350L234 516C260 562 340 562 366 516L360 350Z", shade) +
    b.flat("M240 392C272 430 332 432 360 394L362 450C330 486 268 476 238 436Z", deep, faint(0.55)) +
    b.body(TORSO, shirt) +
    group(
      b.dark("M344 506C424 548 474 612 484 800L620 800L620 480Z", 0.4) +
        b.dark("M36 790C40 740 90 720 110 790Z", 0.3) +
        outfits[outfit](b, shirt),
      clip,
    )
  );
}
/** The colour of a sleeve, and whether the forearm is bare. */
export const sleeveOf = ({ outfit, shirt }: Look) => ({
  colour: shirt,
  isBare: outfit === "tee" || outfit === "overalls",
});
