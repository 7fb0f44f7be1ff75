import type { Brush } from "../kit/brush.ts";
import { lighter } from "../kit/colour.ts";
import { faint, many } from "../kit/svg.ts";
import type { HairStyle, Look } from "./look.ts";

type Hair = { behind?: (b: Brush, c: string) => string; front: (b: Brush, c: string) => string };
const strands = (b: Brush, d: string, c: string) => b.line(d, lighter(c, 0.22), 5, faint(0.5));
const cap =
  "M180 246C168 100 238 58 306 60C388 62 432 112 420 246C412 214 404 192 392 174C352 182 272 178 226 152C206 178 190 210 180 246Z";

const styles: Record<HairStyle, Hair> = {
  short: {
    front: (b, c) => b.body(cap, c) + strands(b, "M226 118C250 88 300 76 346 84M206 150C216 122 232 106 250 96", c),
  },
  quiff: {
    front: (b, c) =>
      b.body(
        "M180 236C172 144 188 96 234 74C266 24 384 22 418 92C428 140 428 192 420 236C412 208 404 184 392 168C342 172 282 152 240 142C210 162 192 198 180 236Z",
        c,
      ) + strands(b, "M250 96C290 54 360 54 396 92M240 122C286 92 340 90 388 118", c),
  },
  buzz: {
    front: (b, c) =>
      b.body(
        "M186 220C184 120 238 80 300 80C362 80 416 120 414 220C406 178 382 146 300 142C218 146 194 178 186 220Z",
        c,
      ),
  },
  long: {
    behind: (b, c) =>
      b.body(
        "M160 250C140 100 216 42 300 42C384 42 460 100 440 250C448 350 470 470 430 560C370 600 230 600 170 560C130 470 152 350 160 250Z",
        c,
      ),
    front: (b, c) =>
      b.body(
        "M178 310C170 150 228 70 300 70C372 70 430 150 422 310C410 234 392 180 340 138C300 170 220 190 196 222C186 248 182 280 178 310Z",
        c,
      ) +
      strands(b, "M218 170C244 120 290 96 330 96M164 330C158 400 160 460 176 520M436 330C442 400 440 460 424 520", c),
  },
  wavy: {
    behind: (b, c) =>
      b.body(
        "M164 240C140 110 220 46 300 46C380 46 460 110 436 240C470 290 430 330 452 380C476 430 430 470 404 480L196 480C170 470 124 430 148 380C170 330 130 290 164 240Z",
        c,
      ),
    front: (b, c) =>
      b.body(
        "M176 270C170 150 216 66 308 68C392 70 430 150 424 270C412 220 400 170 366 134C320 178 232 170 208 216C194 232 184 250 176 270Z",
        c,
      ) + strands(b, "M232 130C260 96 320 84 366 104M160 350q-16 30 4 60M440 350q16 30 -4 60", c),
  },
  bob: {
    behind: (b, c) =>
      b.body(
        "M160 240C146 100 220 48 300 48C380 48 454 100 440 240C450 320 450 380 430 410L170 410C150 380 150 320 160 240Z",
        c,
      ),
    front: (b, c) =>
      b.body(
        "M178 290C172 150 230 70 300 70C370 70 428 150 422 290C414 240 406 214 396 190C340 196 260 196 204 190C194 214 186 240 178 290Z",
        c,
      ) + strands(b, "M216 160C240 110 290 90 340 94", c),
  },
  ponytail: {
    behind: (b, c) =>
      b.body(
        "M400 90C480 60 540 140 520 260C510 340 530 390 494 440C490 360 450 330 440 240C436 180 420 140 400 90Z",
        c,
      ),
    front: (b, c) =>
      b.body(
        "M182 244C176 126 234 70 300 70C366 70 424 126 418 244C406 190 374 152 300 148C226 152 194 190 182 244Z",
        c,
      ) +
      b.disc(412, 108, 20, "#e8405a") +
      strands(b, "M222 150C250 112 300 98 350 110", c),
  },
  bun: {
    behind: (b, c) => b.ball(300, 50, 56, c),
    front: (b, c) =>
      b.body(
        "M182 244C176 126 234 72 300 72C366 72 424 126 418 244C406 190 374 150 300 146C226 150 194 190 182 244Z",
        c,
      ) + strands(b, "M222 150C250 112 300 98 350 110M270 40q30 -20 60 0", c),
  },
  curly: {
    behind: (b, c) =>
      many(30, (at) => {
        const a = Math.PI * (0.96 + (at / 29) * 1.08);
        const r = 128 + (at % 3) * 14;
        return b.ball(300 + Math.cos(a) * r, 220 + Math.sin(a) * r, 34 + (at % 4) * 5, c);
      }) + b.oval(300, 140, 130, 86, c),
    front: (b, c) =>
      many(14, (at) =>
        b.ball(196 + at * 16, 142 + Math.sin(at * 2) * 11 + Math.abs(at - 6.5) * 5, 29 + (at % 3) * 5, c),
      ),
  },
  bald: { front: (b) => b.shine("M236 130C256 108 300 100 330 108C300 116 262 126 240 150Z", 0.4) },
};

export const hairBehind = (b: Brush, { hair, hairColour }: Look) => styles[hair].behind?.(b, hairColour) ?? "";
export const hairInFront = (b: Brush, { hair, hairColour }: Look) => styles[hair].front(b, hairColour);
export const beardOf = (b: Brush, { beard, isOld }: Look) =>
  beard
    ? b.body(
        `M184 268C192 316 212 322 240 322C262 312 338 312 360 322C388 322 408 316 416 268C424 ${isOld ? "420 380 520 300 530C220 520 176 420" : "370 390 440 300 444C210 440 176 370"} 184 268Z`,
        beard,
      )
    : "";
