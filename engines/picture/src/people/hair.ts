import { hairStyles } from "../data/people/hair.ts";
import type { Brush } from "../kit/brush.ts";
import type { Look } from "./look.ts";

export const hairBehind = (b: Brush, { hair, hairColour }: Look) => hairStyles[hair].behind?.(b, hairColour) ?? "";
export const hairInFront = (b: Brush, { hair, hairColour }: Look) => hairStyles[hair].front(b, hairColour);
export const beardOf = (b: Brush, { beard, isOld }: Look) =>
  beard
    ? b.body(
        `M184 268C192 316 212 322 240 322C262 312 338 312 360 322C388 322 408 316 416 268C424 ${isOld ? "420 380 520 300 530C220 520 176 420" : "370 390 440 300 444C210 440 176 370"} 184 268Z`,
        beard,
      )
    : "";
