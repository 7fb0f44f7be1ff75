import type { Brush } from "../../kit/brush.ts";
import { faint, placed } from "../../kit/svg.ts";
import type { Skin } from "../../people/look.ts";

export type Hand = "open" | "fist" | "point" | "thumb" | "grip";

const FINGERS = ["M-27 -70L-37 -126", "M-9 -78L-12 -142", "M10 -78L14 -138", "M27 -70L38 -118"] as const;

/** A hand with its wrist at (0, 0), fingers up and thumb to the right. */
function drawn(b: Brush, [light, base, shade, deep]: Skin, kind: Hand): string {
  const finger = (d: string, width = 23) => b.line(d, shade, width + 5) + b.line(d, base, width);
  const palm = b.flat("M-40 -8C-48 -50 -44 -86 -20 -92L20 -92C44 -86 48 -50 40 -8C36 14 -36 14 -40 -8Z", base);
  const creases = b.line("M-18 -92V-64M2 -94V-64M21 -90V-62", deep, 4, faint(0.5));
  if (kind === "open")
    return (
      FINGERS.map((d) => finger(d)).join("") +
      finger("M32 -40L66 -78", 24) +
      palm +
      b.line("M-26 -50Q0 -36 26 -56", shade, 4, faint(0.6)) +
      b.shine("M-30 -40C-34 -60 -26 -78 -12 -82C-22 -66 -24 -54 -22 -38Z", 0.2)
    );
  if (kind === "point")
    return (
      finger("M-20 -80L-24 -168", 26) +
      palm +
      creases +
      finger("M-34 -44L12 -58", 25) +
      b.line("M-20 -94V-150", light, 6, faint(0.4))
    );
  if (kind === "thumb") return palm + creases + finger("M30 -40L34 -118", 28);
  if (kind === "grip") return palm + b.line("M-30 -30H26M-32 -52H28M-28 -74H24", deep, 5, faint(0.5));
  return palm + creases + finger("M34 -30L-14 -46", 25);
}

export const hand = (b: Brush, skin: Skin, kind: Hand, x: number, y: number, turn: number, isLeft = false, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${isLeft ? -scale : scale} ${scale})">${placed(0, 0, 1, drawn(b, skin, kind))}</g>`;
