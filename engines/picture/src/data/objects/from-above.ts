import type { Brush } from "../../kit/brush.ts";
import { darker, lighter } from "../../kit/colour.ts";
import { faint, many } from "../../kit/svg.ts";
import type { ThingName } from "../../objects/things.ts";
import { categories } from "./categories.ts";

const cast = (b: Brush, d: string) => b.flat(d, "#04101c", 'opacity=".4" transform="translate(26 30)"');

/** Two tiled slopes, a smoking chimney, lit roof windows and a porch with a path; optional snow on ridge and eaves. */
function roof(b: Brush, colour: string, isSnowy: boolean): string {
  const tiles = many(5, (at) =>
    b.line(`M-210 ${-100 + at * 24}H210M-210 ${24 + at * 24}H210`, darker(colour, 0.3), 3, faint(0.7)),
  );
  const snow = isSnowy
    ? b.flat(
        "M-214 -14C-150 -34 -90 -8 -30 -24C40 -40 120 -8 214 -26V16C150 34 60 6 -20 24C-90 38 -160 8 -214 20Z",
        "#f4f9fd",
      ) +
      b.flat("M-214 -124H214V-96C150 -74 90 -104 20 -90C-60 -74 -130 -102 -214 -86Z", "#f4f9fd") +
      b.flat("M-214 124H214V98C160 84 110 108 40 96C-50 82 -130 108 -214 92Z", "#dce8f2")
    : "";
  const skylight = (x: number, y: number) =>
    b.slab(x - 4, y - 4, 68, 48, "#3a2a22", 4) + b.slab(x, y, 60, 40, "!#ffd890", 3);
  return `<g transform="rotate(-14)">${b.glow(-30, 210, 260, "#ffb04a", 0.85)}${b.flat("M-74 190C-60 300 10 330 -20 460H60C90 330 10 290 14 190Z", isSnowy ? "#c4d4e0" : "#b89868")}${cast(b, "M-214 -124H214V124H-214Z")}${b.box(-120, 110, 190, 86, "#8a6238", 4)}${many(6, (at) => b.line(`M${-112 + at * 34} 120V194`, "#6a4626", 3))}${b.flat("M-214 -124H214V0H-214Z", lighter(colour, 0.16))}${b.flat("M-214 0H214V124H-214Z", darker(colour, 0.2))}${tiles}${snow}${b.line("M-214 0H214", isSnowy ? "#ffffff" : darker(colour, 0.45), 9)}${skylight(-150, -70)}${skylight(-40, 44)}${b.flat("M112 -84H176L196 -24H132Z", "#04101c", faint(0.35))}${b.box(100, -96, 60, 60, "#8a5a48", 4)}${b.slab(114, -82, 32, 32, "#241a18", 3)}${b.soft(
    many(5, (at) => b.disc(134 + at * 36, -78 - at * 44, 24 + at * 13, "!#ffffff", faint(0.72 - at * 0.11))),
    8,
  )}</g>`;
}

const carTop = (b: Brush, colour: string) =>
  `<g transform="rotate(-22)">${cast(b, "M-190 -84H190V84H-190Z")}${b.box(-190, -84, 380, 168, colour, 54)}${b.slab(-70, -66, 60, 132, "#22303c", 18)}${b.slab(70, -62, 46, 124, "#22303c", 16)}${b.box(-10, -62, 80, 124, lighter(colour, 0.15), 12)}${b.slab(172, -62, 20, 34, "!#fff4c0", 8)}${b.slab(172, 28, 20, 34, "!#fff4c0", 8)}</g>`;

const boatTop = (b: Brush, colour: string) =>
  `<g transform="rotate(-18)">${cast(b, "M-220 0C-180 -110 80 -110 230 0C80 110 -180 110 -220 0Z")}${b.body("M-220 0C-180 -110 80 -110 230 0C80 110 -180 110 -220 0Z", colour)}${b.flat("M-190 0C-150 -80 60 -80 180 0C60 80 -150 80 -190 0Z", "#d8b484")}${b.slab(-90, -66, 22, 132, "#8a5c34")}${b.slab(20, -70, 22, 140, "#8a5c34")}</g>`;

/** Top views of buildings, vehicles and boats. Returns undefined for other things, which are drawn unchanged. */
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
