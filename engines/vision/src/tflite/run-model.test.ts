import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { run, type Values } from "./layers.ts";
import type { Layer } from "./model-file.ts";
import { openModel } from "./run-model.ts";

const values = (shape: readonly number[], data: readonly number[]): Values => ({
  shape,
  data: Float32Array.from(data),
});
const layer = (changes: Partial<Layer> = {}): Layer => ({
  kind: "add",
  inputs: [],
  output: 0,
  isSamePadded: true,
  stride: [1, 1],
  window: [1, 1],
  ...changes,
});
const done = (of: Values, changes: Partial<Layer>, ...inputs: Values[]) => {
  const given = layer(changes);
  run[given.kind](inputs, of, given);
  return [...of.data];
};
const empty = (...shape: number[]) => values(shape, Array(shape.reduce((a, b) => a * b, 1)).fill(0));

describe("the layers", () => {
  const square = values([1, 3, 3, 1], [1, 2, 3, 4, 5, 6, 7, 8, 9]);

  it.each<[string, readonly number[], Partial<Layer>, readonly number[], Values]>([
    ["sums windows with same padding", [12, 21, 16, 27, 45, 33, 24, 39, 28], {}, [1, 3, 3, 1], empty(1, 3, 3, 1)],
    ["sums only whole windows without padding", [45], { isSamePadded: false }, [1, 3, 3, 1], empty(1, 1, 1, 1)],
    ["moves by the stride", [12, 16, 24, 28], { stride: [2, 2] }, [1, 3, 3, 1], empty(1, 2, 2, 1)],
  ])("convolution %s", (_, expected, changes, shape, out) => {
    const ones = values(shape, Array(9).fill(1));
    const bias = values([1], [0]);
    for (const kind of ["convolve", "convolveEach"] as const)
      expect(done(out, { ...changes, kind }, square, ones, bias)).toEqual(expected);
  });
  it("convolution weighs each channel for each filter", () => {
    const two = values([1, 1, 1, 2], [3, 5]);
    const weights = values([2, 1, 1, 2], [1, 0, 10, 1]);
    expect(done(empty(1, 1, 1, 2), { kind: "convolve" }, two, weights, values([2], [0, 100]))).toEqual([3, 135]);
  });
  it.each([
    ["maxPool", [5, 6, 8, 9]],
    ["averagePool", [3, 4.5, 7.5, 9]],
  ] as const)("%s uses the part of a window inside the picture", (kind, expected) => {
    expect(done(empty(1, 2, 2, 1), { kind, stride: [2, 2], window: [2, 2] }, square)).toEqual(expected);
  });
  it("enlarge interpolates linearly", () => {
    const pair = values([1, 1, 2, 1], [0, 4]);
    expect(done(empty(1, 1, 4, 1), { kind: "enlarge" }, pair)).toEqual([0, 1, 3, 4]);
  });
  it("spread makes four pixels of each", () => {
    const one = values([1, 1, 1, 1], [2]);
    const weights = values([1, 2, 2, 1], [1, 2, 3, 4]);
    expect(done(empty(1, 2, 2, 1), { kind: "spread", stride: [2, 2] }, one, weights, values([1], [1]))).toEqual([
      3, 5, 7, 9,
    ]);
  });
  it("pad adds zero channels, and join concatenates tensors", () => {
    const two = values([1, 1, 2, 1], [7, 8]);
    expect(done(empty(1, 1, 2, 2), { kind: "pad" }, two)).toEqual([7, 0, 8, 0]);
    expect(done(empty(1, 4, 1, 1), { kind: "join" }, two, two)).toEqual([7, 8, 7, 8]);
  });
  it.each([
    ["positive", [0, 0, 4]],
    ["hardSwish", [0, 0, 4]],
    ["leak", [-2, 0, 4]],
  ] as const)("%s maps values below zero", (kind, expected) => {
    const inputs = [values([1, 1, 3, 1], [-4, 0, 4]), values([1], [0.5])];
    expect(done(empty(1, 1, 3, 1), { kind }, ...inputs).map((value) => value + 0)).toEqual(expected);
  });
});

describe("openModel", () => {
  const selfie = () =>
    readFile(createRequire(import.meta.url).resolve("@mediapipe/selfie_segmentation/selfie_segmentation.tflite"));

  it("runs the segmentation model: a plain picture contains no person", async () => {
    const model = openModel(await selfie());
    expect(model.shape).toEqual([1, 256, 256, 3]);
    const [mask] = model.ask(new Float32Array(256 * 256 * 3).fill(0.6));
    expect(mask?.shape).toEqual([1, 256, 256, 1]);
    expect(Math.max(...(mask?.data ?? [1]))).toBeLessThan(0.5);
  });
  it("rejects a truncated file", async () => {
    const file = await selfie();
    expect(() => openModel(file.subarray(0, 100))).toThrow();
  });
});
