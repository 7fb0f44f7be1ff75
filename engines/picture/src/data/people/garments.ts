import type { Brush } from "../../kit/brush.ts";
import { darker, lighter } from "../../kit/colour.ts";
import { many } from "../../kit/svg.ts";
import type { Look, Outfit } from "../../people/look.ts";
import type { Joints, Point } from "../poses.ts";

const LONG: Partial<Record<Outfit, { hem: number; flare: number }>> = {
  coat: { hem: 46, flare: 27 },
  robe: { hem: 72, flare: 34 },
};
const GLOVES: Partial<Record<Outfit, string>> = { space: "#c8ced4", wetsuit: "#22303a", armour: "#7a848c" };
export const gloveOf = ({ outfit }: Look): string | undefined => GLOVES[outfit];
export const bulkOf = ({ outfit }: Look): number =>
  outfit === "space" ? 6 : outfit === "coat" || outfit === "robe" ? 3 : 0;

/** The clothes of a whole person from the neck to the hips, or further down if they are long. */
export function garment(b: Brush, look: Look, { neck, hip, feet }: Joints): string {
  const [[nx, ny], [hx, hy]] = [neck, hip];
  const { shirt, trousers, outfit } = look;
  const wide = bulkOf(look);
  const [lx, rx, sy] = [nx - 21 - wide, nx + 21 + wide, ny + 8];
  const waist = 13 + wide;
  const long = LONG[outfit];
  const swing = ((feet[0][0] + feet[1][0]) / 2 - hx) * 0.5;
  const below = long
    ? `L${hx + waist} ${hy - 4}L${hx + swing + long.flare} ${hy + long.hem}Q${hx + swing} ${hy + long.hem + 7} ${hx + swing - long.flare} ${hy + long.hem}L${hx - waist} ${hy - 4}`
    : `Q${hx + waist + 3} ${hy + 8} ${hx + waist} ${hy + 9}L${hx - waist} ${hy + 9}Q${hx - waist - 3} ${hy + 8} ${hx - waist} ${hy - 4}`;
  const torso = b.body(
    `M${lx - 3} ${sy + 6}Q${lx} ${ny - 3} ${nx - 8} ${ny - 4}L${nx + 8} ${ny - 4}Q${rx} ${ny - 3} ${rx + 3} ${sy + 6}C${rx + 3} ${sy + 28} ${hx + waist} ${hy - 30} ${hx + waist} ${hy - 4}${below}C${hx - waist} ${hy - 30} ${lx - 3} ${sy + 28} ${lx - 3} ${sy + 6}Z`,
    shirt,
  );
  const middle = (share: number): Point => [nx + (hx - nx) * share, ny + (hy - ny) * share];
  const seam = (colour: string, width: number, until = hy + (long?.hem ?? 6)) =>
    b.line(`M${nx} ${ny + 12}L${hx} ${hy - 4}L${hx + (long ? swing : 0)} ${until}`, colour, width);
  const lapels = (colour: string) =>
    b.flat(
      `M${nx} ${ny + 30}L${nx - 11} ${ny - 3}L${nx - 3} ${ny - 3}ZM${nx} ${ny + 30}L${nx + 11} ${ny - 3}L${nx + 3} ${ny - 3}Z`,
      colour,
    );
  const belt = (colour: string, buckle: string) =>
    b.line(`M${hx - waist} ${hy - 8}H${hx + waist}`, colour, 7) + b.box(hx - 5, hy - 13, 10, 10, buckle, 2);
  const shade = b.dark(
    `M${nx + 5} ${ny + 2}Q${rx} ${ny - 1} ${rx + 2} ${sy + 6}C${rx + 3} ${sy + 28} ${hx + waist} ${hy - 30} ${hx + waist} ${hy + (long ? -4 : 8)}L${hx + 5} ${hy + (long ? -4 : 8)}Z`,
    0.2,
  );
  const details: Partial<Record<Outfit, () => string>> = {
    coat: () => seam(darker(shirt, 0.4), 2) + lapels(darker(shirt, 0.22)) + belt(darker(shirt, 0.5), "#d8b04a"),
    robe: () => seam(lighter(shirt, 0.25), 4) + lapels(lighter(shirt, 0.3)) + belt("#d8a83a", "#f0d88a"),
    suit: () =>
      b.flat(`M${nx - 9} ${ny - 3}H${nx + 9}L${nx} ${ny + 34}Z`, "#f4f2ec") +
      b.line(`M${nx} ${ny}L${nx} ${ny + 28}`, "#b8281f", 5) +
      lapels(darker(shirt, 0.2)),
    jacket: () =>
      seam(lighter(shirt, 0.35), 2.4, hy + 4) +
      b.line(`M${nx - 10} ${ny - 2}Q${nx} ${ny + 7} ${nx + 10} ${ny - 2}`, darker(shirt, 0.3), 6),
    hoodie: () =>
      b.line(`M${nx - 13} ${ny - 1}Q${nx} ${ny + 12} ${nx + 13} ${ny - 1}`, darker(shirt, 0.25), 8) +
      b.flat(`M${hx - 12} ${hy - 22}H${hx + 12}L${hx + 15} ${hy - 4}H${hx - 15}Z`, darker(shirt, 0.16)),
    tee: () => b.line(`M${nx - 8} ${ny - 3}Q${nx} ${ny + 6} ${nx + 8} ${ny - 3}`, darker(shirt, 0.25), 3),
    overalls: () =>
      b.body(`M${nx - 13} ${ny + 22}H${nx + 13}L${hx + waist} ${hy + 9}H${hx - waist}Z`, trousers) +
      b.line(`M${nx - 11} ${ny + 24}L${nx - 14} ${ny - 1}M${nx + 11} ${ny + 24}L${nx + 14} ${ny - 1}`, trousers, 6),
    apron: () =>
      b.body(`M${nx - 11} ${ny + 14}H${nx + 11}L${hx + waist} ${hy + 30}H${hx - waist}Z`, "#f2efe8") +
      b.line(`M${hx - waist} ${hy - 14}H${hx + waist}`, "#c8c2b4", 3),
    space: () =>
      b.box(middle(0.45)[0] - 14, middle(0.45)[1] - 9, 28, 20, "#b8c0c8", 4) +
      many(3, (at) =>
        b.disc(middle(0.45)[0] - 8 + at * 8, middle(0.45)[1], 3, ["#d8281f", "#f4c81c", "#2a6ad8"][at] ?? "#fff"),
      ) +
      b.line(`M${hx - waist} ${hy - 2}H${hx + waist}`, "#f07a1c", 5),
    armour: () =>
      b.line(
        `M${nx - 18} ${ny + 22}Q${nx} ${ny + 34} ${nx + 18} ${ny + 22}M${hx - waist} ${hy - 18}Q${hx} ${hy - 8} ${hx + waist} ${hy - 18}`,
        darker(shirt, 0.4),
        3,
      ) + b.shine(`M${nx - 14} ${ny + 4}H${nx - 6}L${nx - 8} ${ny + 44}H${nx - 13}Z`, 0.45),
    wetsuit: () => b.line(`M${nx - 15} ${ny + 6}L${hx - 10} ${hy}M${nx + 15} ${ny + 6}L${hx + 10} ${hy}`, "#2aa8c8", 4),
    stripes: () =>
      many(5, (at) =>
        b.line(
          `M${middle(0.16 + at * 0.19)[0] - 17} ${middle(0.16 + at * 0.19)[1]}H${middle(0.16 + at * 0.19)[0] + 17}`,
          "#22242a",
          5,
        ),
      ),
  };
  return torso + shade + (details[outfit]?.() ?? "");
}
