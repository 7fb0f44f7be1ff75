import type { Brush } from "../../kit/brush.ts";
import { darker, lighter } from "../../kit/colour.ts";
import { circle, many } from "../../kit/svg.ts";
import type { Outfit } from "../../people/look.ts";

const collar = (b: Brush, c: string) => b.flat("M232 512C258 572 342 572 368 512L384 518C348 598 252 598 216 518Z", c);

/** What an outfit shows on the chest. */
export const outfits: Record<Outfit, (b: Brush, c: string) => string> = {
  tee: (b, c) => collar(b, darker(c, 0.3)),
  stripes: (b, c) =>
    many(5, (at) =>
      b.flat(
        `M20 ${590 + at * 48}Q300 ${626 + at * 48} 580 ${590 + at * 48}l0 22Q300 ${648 + at * 48} 20 ${612 + at * 48}Z`,
        darker(c, 0.65),
      ),
    ) + collar(b, darker(c, 0.4)),
  hoodie: (b, c) =>
    b.body(
      "M196 520C180 590 250 640 300 640C350 640 420 590 404 520C440 530 452 556 440 600C410 680 190 680 160 600C148 556 160 530 196 520Z",
      darker(c, 0.14),
    ) +
    b.line("M262 612V706M338 612V700", "#f4f0e8", 7) +
    b.flat("M170 790C176 730 424 730 430 790Z", darker(c, 0.2)),
  suit: (b, c) =>
    b.flat("M238 514L300 700L362 514C340 546 260 546 238 514Z", "#f4f2ec") +
    b.body("M286 566L314 566L324 588L312 700L300 716L288 700L276 588Z", "#b8202c") +
    b.body(
      "M236 510L176 548L232 610L206 630L298 790L150 790L120 560ZM364 510L424 548L368 610L394 630L302 790L450 790L480 560Z",
      lighter(c, 0.08),
    ),
  jacket: (b, c) =>
    b.flat("M246 518L300 790L354 518C334 548 266 548 246 518Z", "#e8e2d6") +
    b.body(
      "M238 508L190 530L240 620L280 790L110 790L150 560ZM362 508L410 530L360 620L320 790L490 790L450 560Z",
      lighter(c, 0.06),
    ) +
    b.body("M238 506L196 526L232 592L262 548ZM362 506L404 526L368 592L338 548Z", darker(c, 0.2)),
  coat: (b, c) =>
    b.flat("M250 520L300 700L350 520C330 548 270 548 250 520Z", darker(c, 0.6)) +
    b.body(
      "M234 506L180 536L226 620L296 790L100 790L130 560ZM366 506L420 536L374 620L304 790L500 790L470 560Z",
      lighter(c, 0.06),
    ) +
    b.line("M300 700V790", darker(c, 0.4), 5) +
    many(2, (at) => circle(326, 716 + at * 46, 7, b.tone(darker(c, 0.5)))),
  apron: (b, c) =>
    collar(b, darker(c, 0.25)) +
    b.body("M206 600L394 600L430 790L170 790Z", "#3a4a56") +
    b.line("M206 604L226 524M394 604L374 524", "#3a4a56", 12),
  armour: (b, c) =>
    b.body("M110 580C180 540 420 540 490 580L470 790L130 790Z", c) +
    b.line("M300 560V790M150 660Q300 700 450 660M140 730Q300 770 460 730", darker(c, 0.45), 6) +
    b.ball(96, 610, 62, lighter(c, 0.1)) +
    b.ball(504, 610, 62, lighter(c, 0.1)),
  space: (b, c) =>
    b.body("M190 510C190 570 410 570 410 510L430 540C420 610 180 610 170 540Z", "#b8c0c8") +
    b.box(226, 640, 148, 96, "#5a6470", 12) +
    circle(256, 670, 12, "#ff4a3a") +
    circle(296, 670, 12, "#4adf8a") +
    circle(336, 670, 12, "#ffd04a") +
    b.slab(248, 700, 104, 16, "#2a323a", 6) +
    b.slab(110, 620, 70, 44, "#d8402c", 6) +
    b.line("M60 720Q300 770 540 720", darker(c, 0.25), 6),
  wetsuit: (b) =>
    b.flat("M150 560L220 520L250 790L180 790ZM450 560L380 520L350 790L420 790Z", "#f0b01c") +
    b.line("M300 560V790", "#0c1418", 6) +
    collar(b, "#0c1418"),
  robe: (b, c) =>
    b.body("M232 508L300 690L368 508L430 530L320 790L280 790L170 530Z", lighter(c, 0.18)) +
    b.line("M234 512L300 694L366 512", "!#e0b84a", 9),
  overalls: (b) =>
    collar(b, "#5a2018") +
    b.body("M190 640L410 640L440 790L160 790Z", "#3f5c86") +
    b.line("M200 646L176 540M400 646L424 540", "#3f5c86", 34) +
    circle(200, 652, 12, "#e8c86a") +
    circle(400, 652, 12, "#e8c86a") +
    b.slab(256, 684, 88, 60, "#35507a", 8),
};
