import type { Brush } from "../../../kit/brush.ts";
import { lighter } from "../../../kit/colour.ts";
import { many, path } from "../../../kit/svg.ts";

export const steam = (b: Brush, y: number) =>
  b.soft(
    many(3, (at) =>
      path(
        `M${-60 + at * 60} ${y}C${-100 + at * 60} ${y - 60} ${-20 + at * 60} ${y - 90} ${-60 + at * 60} ${y - 160}`,
        "none",
        'stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".4"',
      ),
    ),
    7,
  );

export const plate = (b: Brush, rx = 210, y = -24) =>
  b.shadow(rx * 2.2) + b.egg(0, y, rx, rx * 0.3, "#f4f1ea") + b.oval(0, y - 6, rx * 0.78, rx * 0.21, "#e0dad0");

/** A bowl from slightly above; `inside` is drawn around (0, -170). */
export const bowl = (b: Brush, colour: string, soup: string, inside: string) =>
  b.shadow(420) +
  b.body("M-210 -170C-200 -40 -110 0 0 0C110 0 200 -40 210 -170Z", colour) +
  b.flat("M-206 -140C-100 -90 100 -90 206 -140L200 -112C100 -62 -100 -62 -200 -112Z", lighter(colour, 0.55)) +
  b.egg(0, -170, 212, 66, lighter(colour, 0.15)) +
  b.oval(0, -168, 190, 54, soup) +
  inside;
