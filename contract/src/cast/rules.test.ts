import { describe, expect, it } from "vitest";
import { aCastPhoto } from "./factory.ts";
import { cutoutProblem, isPrepared, problemOf, sharpnessOf } from "./rules.ts";
import type { FaceBox } from "./schema.ts";

const middle: FaceBox = { x1: 0.4, y1: 0.3, x2: 0.6, y2: 0.6 };
const portrait = { width: 1000, height: 1200, faces: [middle], sharpness: 0.02 };

it.each([
  ["a portrait", {}, undefined],
  ["no person", { faces: [] }, "no_face"],
  ["two people", { faces: [middle, { ...middle, x1: 0.7, x2: 0.9 }] }, "many_faces"],
  ["someone far away", { faces: [{ x1: 0.5, y1: 0.5, x2: 0.56, y2: 0.56 }] }, "small_face"],
  ["a face too small for its pixels", { width: 300, height: 360 }, "small_face"],
  ["a blurred face", { sharpness: 0.004 }, "blurred"],
])("reports the problem of a photo of %s", (_, changes, problem) =>
  expect(problemOf({ ...portrait, ...changes })).toBe(problem),
);

it("measures a lower sharpness for blurred lines than for sharp ones", () => {
  const [width, height] = [40, 40];
  const grey = (of: (x: number) => number) => Array.from({ length: width * height }, (_, at) => of(at % width));
  const lines = sharpnessOf(
    grey((x) => (x % 8 < 4 ? 255 : 0)),
    width,
    height,
  );
  const smeared = sharpnessOf(
    grey((x) => 127 + 127 * Math.sin(x / 4)),
    width,
    height,
  );
  expect(lines).toBeGreaterThan(smeared * 3);
  expect(
    sharpnessOf(
      grey(() => 80),
      width,
      height,
    ),
  ).toBe(0);
});

describe("a cut-out", () => {
  const [width, height] = [20, 20];
  const alpha = (isShown: (x: number, y: number) => boolean) =>
    Array.from({ length: width * height }, (_, at) => (isShown(at % width, Math.floor(at / width)) ? 255 : 0));
  it.each([
    ["the person alone", (x: number, y: number) => x > 5 && x < 15 && y > 3, undefined],
    ["everything", () => true, "cutout_shows_background"],
    ["nothing", () => false, "cutout_misses_face"],
    ["the wall beside them", (x: number) => x < 6, "cutout_misses_face"],
  ])("that shows %s is recognized by its transparent pixels", (_, isShown, problem) =>
    expect(cutoutProblem(alpha(isShown), width, height, middle)).toBe(problem),
  );
});

it.each([
  [[], false],
  [["preparing", "failed"], false],
  [["failed", "ready"], true],
] as const)("someone with photos %j can be shown: %s", (states, expected) =>
  expect(isPrepared({ photos: states.map((state, n) => aCastPhoto(n, { state })) })).toBe(expected),
);
