import type { Brush } from "../kit/brush.ts";
import { darker, lighter } from "../kit/colour.ts";
import { many } from "../kit/marks.ts";
import { categories, type ThingName } from "./things.ts";

const cast = (b: Brush, d: string) => b.flat(d, "#04101c", 'opacity=".4" transform="translate(26 30)"');

const roof = (b: Brush, colour: string, isSnowy: boolean) =>
  `<g transform="rotate(-14)">${cast(b, "M-210 -120H210V120H-210Z")}${b.flat("M-210 -120H210V0H-210Z", isSnowy ? "#f2f8fc" : lighter(colour, 0.2))}${b.flat("M-210 0H210V120H-210Z", isSnowy ? "#c4d8e6" : darker(colour, 0.15))}${many(isSnowy ? 0 : 11, (at) => b.line(`M${-190 + at * 38} -116V116`, darker(colour, 0.35), 3))}${b.line("M-210 0H210", darker(colour, 0.4), 6)}${b.box(90, -84, 44, 44, "#8a5a48")}${b.flat("M-120 120H60V190H-120Z", "#8a6238")}${b.glow(-30, 190, 190, "#ffb04a", 0.85)}${b.soft(
    many(3, (at) => b.disc(120 + at * 34, -110 - at * 46, 30 + at * 14, "!#ffffff", 'opacity=".5"')),
    9,
  )}</g>`;

const carTop = (b: Brush, colour: string) =>
  `<g transform="rotate(-22)">${cast(b, "M-190 -84H190V84H-190Z")}${b.box(-190, -84, 380, 168, colour, 54)}${b.slab(-70, -66, 60, 132, "#22303c", 18)}${b.slab(70, -62, 46, 124, "#22303c", 16)}${b.box(-10, -62, 80, 124, lighter(colour, 0.15), 12)}${b.slab(172, -62, 20, 34, "!#fff4c0", 8)}${b.slab(172, 28, 20, 34, "!#fff4c0", 8)}</g>`;

const boatTop = (b: Brush, colour: string) =>
  `<g transform="rotate(-18)">${cast(b, "M-220 0C-180 -110 80 -110 230 0C80 110 -180 110 -220 0Z")}${b.body("M-220 0C-180 -110 80 -110 230 0C80 110 -180 110 -220 0Z", colour)}${b.flat("M-190 0C-150 -80 60 -80 180 0C60 80 -150 80 -190 0Z", "#d8b484")}${b.slab(-90, -66, 22, 132, "#8a5c34")}${b.slab(20, -70, 22, 140, "#8a5c34")}</g>`;

/** What has a shape of its own from above; everything else lies there as it is. */
export function drawnFromAbove(
  b: Brush,
  name: ThingName,
  colour: string | undefined,
  isSnowy: boolean,
): string | undefined {
  if (name in categories.buildings) return roof(b, colour ?? "#a8503c", isSnowy);
  if (name in categories.road && name !== "bicycle" && name !== "skateboard") return carTop(b, colour ?? "#d8322c");
  return ["boat", "ship", "canoe", "sailboat", "longship"].includes(name) ? boatTop(b, colour ?? "#b8302c") : undefined;
}
