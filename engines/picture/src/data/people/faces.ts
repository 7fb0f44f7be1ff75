import type { Expression } from "../../brief.ts";
import { ellipse, faint, many, path, stroke } from "../../kit/svg.ts";

type Face = {
  /** Opening of the eye, and how far the upper lid covers its outer and inner end. */
  eye: number;
  lid: readonly [outer: number, inner: number];
  iris: number;
  brow: readonly [outer: number, middle: number, inner: number];
  gaze?: readonly [number, number];
  mouth: string;
  tilt?: number;
  cheeks?: string;
  extra?: string;
};

export type FaceName = Expression | "asleep";

export const INK = "#4a1a16";
const throat = "#3a0c10";
const teeth = (d: string) => path(d, "#fffdf8");
const line = (d: string, width = 9) => stroke(d, INK, width);
const tear = (x: number, y: number) =>
  path(
    `M${x} ${y}C${x - 16} ${y + 30} ${x - 15} ${y + 52} ${x} ${y + 54}C${x + 15} ${y + 52} ${x + 16} ${y + 30} ${x} ${y}Z`,
    "#7fd4ff",
    'stroke="#e8faff" stroke-width="3"',
  );
const drop = path(
  "M416 120C398 150 398 172 416 174C434 172 434 150 416 120Z",
  "#8ad8ff",
  'stroke="#e8faff" stroke-width="3"',
);

export const faces: Record<FaceName, Face> = {
  asleep: { eye: 7, lid: [14, 14], iris: 0, brow: [-28, -36, -30], mouth: line("M278 356Q300 362 322 356") },
  neutral: { eye: 20, lid: [5, 5], iris: 13, brow: [-34, -42, -36], mouth: line("M262 352Q300 358 338 352") },
  happy: {
    eye: 17,
    lid: [3, 3],
    iris: 13,
    brow: [-38, -50, -40],
    mouth:
      path("M240 332C272 346 328 346 360 332C356 380 328 396 300 396C272 396 244 380 240 332Z", throat) +
      teeth("M248 337C278 349 322 349 352 337L346 356C318 364 282 364 254 356Z") +
      ellipse(300, 386, 24, 9, "#d8605c"),
    cheeks: "#ff7a5a",
  },
  excited: {
    eye: 26,
    lid: [0, 0],
    iris: 15,
    brow: [-54, -68, -56],
    mouth:
      path("M230 322C268 340 332 340 370 322C368 390 336 412 300 412C264 412 232 390 230 322Z", throat) +
      teeth("M239 328C274 344 326 344 361 328L354 352C320 364 280 364 246 352Z") +
      ellipse(300, 398, 34, 13, "#e0605c"),
    cheeks: "#ff6a5a",
    extra: many(2, (at) =>
      path(
        at
          ? "M446 120l10 24l24 10l-24 10l-10 24l-10 -24l-24 -10l24 -10Z"
          : "M142 84l8 19l19 8l-19 8l-8 19l-8 -19l-19 -8l19 -8Z",
        "#ffe45c",
      ),
    ),
  },
  surprised: {
    eye: 28,
    lid: [0, 0],
    iris: 13,
    brow: [-58, -74, -62],
    mouth:
      ellipse(300, 358, 25, 29, throat, `stroke="${INK}" stroke-width="4"`) +
      teeth("M284 338Q300 332 316 338L314 346L286 346Z") +
      ellipse(300, 376, 13, 8, "#c2504f"),
  },
  shocked: {
    eye: 34,
    lid: [0, 0],
    iris: 9.5,
    brow: [-66, -84, -78],
    mouth:
      path(
        "M262 330C270 312 330 312 338 330C352 372 340 424 300 424C260 424 248 372 262 330Z",
        throat,
        `stroke="${INK}" stroke-width="4"`,
      ) +
      teeth("M268 328C280 318 320 318 332 328L329 342L271 342Z") +
      ellipse(300, 406, 25, 14, "#d85a58"),
    extra: drop,
  },
  annoyed: {
    eye: 19,
    lid: [17, 20],
    iris: 13,
    brow: [-30, -28, -12],
    gaze: [11, 2],
    mouth: line("M262 366Q292 350 322 352Q340 352 346 342", 10),
    tilt: 4,
  },
  disappointed: {
    eye: 18,
    lid: [20, 13],
    iris: 12,
    brow: [-18, -34, -46],
    gaze: [-3, 8],
    mouth: line("M260 372Q300 344 340 372", 10) + stroke("M286 386Q300 380 314 386", INK, 4, faint(0.5)),
    tilt: -7,
  },
  sad: {
    eye: 21,
    lid: [18, 3],
    iris: 14,
    brow: [-12, -36, -62],
    gaze: [0, 4],
    mouth:
      path(
        "M256 378C262 352 338 352 344 378C320 366 280 366 256 378Z",
        throat,
        `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`,
      ) + stroke("M280 394Q300 387 320 394", INK, 5, faint(0.6)),
    extra: tear(240, 276) + tear(366, 282),
  },
  angry: {
    eye: 21,
    lid: [2, 24],
    iris: 11,
    brow: [-52, -30, 4],
    mouth:
      path(
        "M246 346C270 332 330 332 354 346C358 366 352 384 342 390C318 380 282 380 258 390C248 384 242 366 246 346Z",
        "#fffdf8",
        `stroke="${INK}" stroke-width="8" stroke-linejoin="round"`,
      ) + stroke("M272 340V384M300 337V382M328 340V384M250 363H350", "#b8a8a0", 3.5),
    cheeks: "#ff3a1a",
    extra:
      stroke("M288 214L282 196M312 214L318 196", INK, 6, faint(0.7)) +
      stroke("M404 110l-22 10l4 -24M410 84l24 -8l-2 24", "#d8201c", 8),
  },
};
