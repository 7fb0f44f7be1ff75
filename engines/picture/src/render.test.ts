import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  type CameraAngle,
  type Composition,
  type Expression,
  expressions,
  FULL_SIZE,
  type PictureBrief,
} from "./brief.ts";
import { drawPicture } from "./draw-picture.ts";
import { render } from "./render.ts";
import { composeScene } from "./scene/compose.ts";

const SIZE = { width: 160, height: 90 };
const brief: PictureBrief = { prompt: "I found a castle", style: "realistic", seed: 4, expression: "happy" };
const subject = (change: Partial<PictureBrief>) => composeScene({ ...brief, ...change }).layers.join("");

/** Mean difference between two pictures, from 0 to 255. */
const apart = async (one: PictureBrief, two: PictureBrief) => {
  const [a, b] = [await render(one, SIZE), await render(two, SIZE)];
  return a.data.reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length;
};

describe("the same brief", () => {
  it("gives the same pixels", async () => expect(await apart(brief, { ...brief })).toBe(0));
});

describe("a different brief gives a different picture", () => {
  it.each<Partial<PictureBrief>>([
    { seed: 5 },
    { style: "sketch" },
    { style: "conceptArt" },
    { prompt: "a rocket on the moon" },
    { cameraAngle: "low" },
    { composition: "split" },
  ])("%j", async (change) => expect(await apart(brief, { ...brief, ...change })).toBeGreaterThan(6));

  it("for each expression", () => {
    const drawn = new Set(expressions.map((expression: Expression) => subject({ expression })));
    expect(drawn.size).toBe(9);
  });

  it("for each camera angle and composition", () => {
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

describe("the styles", () => {
  const meanChroma = async (style: PictureBrief["style"]) => {
    const { data } = await render({ ...brief, style }, SIZE);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) {
      const rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      sum += Math.max(...rgb) - Math.min(...rgb);
    }
    return sum / (data.length / 4);
  };

  it("sketch has less than half of the colourfulness of the others", async () => {
    const [pencil, paint, lens] = [
      await meanChroma("sketch"),
      await meanChroma("conceptArt"),
      await meanChroma("realistic"),
    ];
    expect(pencil).toBeLessThan(Math.min(paint, lens) / 2);
  });
});

describe("a drawing", () => {
  it("contains no text of the prompt", () => {
    expect(subject({ prompt: 'a van"/><script>alert(1)</script>' })).not.toMatch(/script|alert/);
  });
});

describe("a cast photo", () => {
  const cutOut = (background: string) =>
    sharp({ create: { width: 60, height: 80, channels: 4, background } })
      .png()
      .toBuffer();
  const painted = async (given: Partial<PictureBrief>, size = SIZE) => {
    const { bytes } = await drawPicture({ prompt: "a beach", style: "realistic", seed: 2, ...given }, size);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return (x: number, y: number) => {
      const at =
        (Math.round((y / 720) * info.height) * info.width + Math.round((x / 1280) * info.width)) * info.channels;
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      return { isGreen: g - r > 60 && g - b > 60, isPink: r - g > 60 && b - g > 60, light: r + g + b };
    };
  };

  it("is drawn in its box", async () => {
    const cast = [{ photo: await cutOut("#00ff00"), box: { x1: 900, y1: 120, x2: 1260, y2: 720 } }];
    const at = await painted({ cast });
    expect([at(1080, 480).isGreen, at(160, 480).isGreen]).toEqual([true, false]);
  });
  it.each<[string, Partial<PictureBrief>, [number, number]]>([
    ["at the left", { composition: "thirdsLeft" }, [330, 560]],
    ["at the right", { composition: "thirdsRight" }, [950, 560]],
    ["between two halves", { prompt: "a phone vs a camera" }, [640, 600]],
  ])("is drawn %s if the composition requires it", async (_, brief, [x, y]) => {
    const at = await painted({ ...brief, cast: [{ photo: await cutOut("#00ff00") }] });
    expect([at(x, y).isGreen, at(x < 640 ? 1200 : 80, 60).isGreen]).toEqual([true, false]);
  });
  it("leaves space for a second photo", async () => {
    const cast = [{ photo: await cutOut("#00ff00") }, { photo: await cutOut("#ff00ff") }];
    const at = await painted({ composition: "thirdsLeft", cast });
    expect([at(330, 560).isGreen, at(950, 600).isPink]).toEqual([true, true]);
  });
  it("has a light outline", async () => {
    const cast = [{ photo: await cutOut("#00ff00"), box: { x1: 400, y1: 200, x2: 760, y2: 680 } }];
    const at = await painted({ prompt: "a cave at night", cast }, FULL_SIZE);
    expect(at(397, 440).light).toBeGreaterThan(at(360, 440).light + 200);
  });
});
