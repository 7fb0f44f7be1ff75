import { describe, expect, it } from "vitest";
import { composeScene } from "./compose.ts";

const MIRRORED = "scale(-1 1)";
const seeds = Array.from({ length: 12 }, (_, seed) => seed);
const subject = (prompt: string, seed: number) => composeScene({ prompt, style: "realistic", seed }).layers[1];

describe("a scene", () => {
  it("shows what a place is known by in both halves of a comparison", () => {
    const halves = (prompt: string) => composeScene({ prompt, style: "realistic", seed: 1 }).layers[1];
    expect(halves("A bathroom before and after").length).toBeGreaterThan(halves("A bathroom").length);
  });

  it("mirrors things towards the middle, but no thing with a sign", () => {
    expect(seeds.some((seed) => subject("a train", seed).includes(MIRRORED))).toBe(true);
    expect(seeds.some((seed) => subject("a check mark", seed).includes(MIRRORED))).toBe(false);
  });
});
