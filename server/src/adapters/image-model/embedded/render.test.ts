import type { Expression } from "@coldopen/contract/ideation/schema";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { CameraAngle, Composition, PictureBrief } from "../port.ts";
import { paint } from "./paint.ts";
import { expressions } from "./people/face.ts";
import { render } from "./render.ts";
import { compose } from "./scene/compose.ts";

const SIZE = { width: 160, height: 90 };
const brief: PictureBrief = { prompt: "I found a castle", style: "realistic", seed: 7, expression: "happy" };
const subject = (change: Partial<PictureBrief>) => compose({ ...brief, ...change }).layers.join("");

/** The mean distance between two pictures, from 0 to 255. */
const apart = async (one: PictureBrief, two: PictureBrief) => {
  const [a, b] = [await render(one, SIZE), await render(two, SIZE)];
  return a.data.reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length;
};

describe("the same brief", () => {
  it("gives the same pixels", async () => expect(await apart(brief, { ...brief })).toBe(0));
});

describe("another brief gives another picture", () => {
  it.each<Partial<PictureBrief>>([
    { seed: 8 },
    { style: "sketch" },
    { style: "conceptArt" },
    { prompt: "a rocket on the moon" },
    { cameraAngle: "low" },
    { composition: "split" },
  ])("%j", async (change) => expect(await apart(brief, { ...brief, ...change })).toBeGreaterThan(6));

  it("by each expression", () => {
    const drawn = new Set(expressions.map((expression: Expression) => subject({ expression })));
    expect(drawn.size).toBe(9);
  });

  it("by each camera angle and composition", () => {
    const angles: CameraAngle[] = [
      "eyeLevel",
      "low",
      "high",
      "birdsEye",
      "closeUp",
      "wide",
      "overTheShoulder",
      "side",
      "dutch",
      "pointOfView",
    ];
    const compositions: Composition[] = ["thirdsLeft", "thirdsRight", "centred", "split", "versus", "giant", "framed"];
    expect(new Set(angles.map((cameraAngle) => subject({ cameraAngle }))).size).toBe(angles.length);
    expect(new Set(compositions.map((composition) => subject({ composition }))).size).toBe(compositions.length);
  });
});

describe("a style", () => {
  const meanChroma = async (style: PictureBrief["style"]) => {
    const { data } = await render({ ...brief, style }, SIZE);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) {
      const rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      sum += Math.max(...rgb) - Math.min(...rgb);
    }
    return sum / (data.length / 4);
  };

  it("of pencil is nearly without colour, the others are full of it", async () => {
    const [pencil, paint, lens] = [
      await meanChroma("sketch"),
      await meanChroma("conceptArt"),
      await meanChroma("realistic"),
    ];
    expect(pencil).toBeLessThan(Math.min(paint, lens) / 2);
  });
});

describe("a drawing", () => {
  it("holds no word of the prompt, whatever it says", () => {
    expect(subject({ prompt: 'a van"/><script>alert(1)</script>' })).not.toMatch(/script|alert/);
  });
});

describe("someone of the cast", () => {
  it("stands where they were put", async () => {
    const photo = await sharp({ create: { width: 40, height: 80, channels: 4, background: "#00ff00" } })
      .png()
      .toBuffer();
    const cast = [{ photo, box: { x1: 960, y1: 120, x2: 1200, y2: 720 } }];
    const { bytes } = await paint({ prompt: "a beach", style: "realistic", seed: 2, cast }, SIZE);
    const at = async (left: number, top: number) => [
      ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    const [r = 0, g = 0] = await at(135, 60);
    expect(g - r).toBeGreaterThan(80);
    const [r2 = 0, g2 = 0] = await at(20, 60);
    expect(g2 - r2).toBeLessThan(80);
  });
});
