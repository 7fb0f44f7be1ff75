import type { ServerResponse } from "node:http";
import { drawPicture } from "@coldopen/engine-picture/draw";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answers, imageWire, refused } from "../../../testing/image-wire.ts";
import { ModelError } from "../../model-error.ts";
import type { ImageModel, PictureBrief } from "../port.ts";
import { googleWire } from "./google.ts";
import { providerImageModel } from "./model.ts";
import { openaiWire } from "./openai.ts";

// One for each test: a request that was given up may still arrive during the next one.
let wire: Awaited<ReturnType<typeof imageWire>>;
beforeEach(async () => {
  wire = await imageWire();
});
afterEach(() => wire.close());

const MOST_BYTES = 4_000_000;
const never = { organizationId: "one", signal: new AbortController().signal };
const plain = (background: string, width = 320, height = 180) =>
  sharp({ create: { width, height, channels: 3, background } });
const red = await plain("#c02010").png().toBuffer();
const blue = await plain("#1030c0", 1280, 720).png().toBuffer();
const pixels = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const drawings: ImageModel = {
  provider: "embedded",
  model: "drawings",
  name: "Drawings",
  isEmbedded: true,
  costCentsEach: 0,
  generateImage: (brief, { signal }) => drawPicture(brief, undefined, signal),
  close: async () => {},
};

const families = {
  openai: { provider: "openai", model: "gpt-image-2", answer: answers.openai, open: openaiWire },
  "an own server": { provider: "openai", model: "flux", answer: answers.openai, open: openaiWire },
  gemini: { provider: "google", model: "gemini-2.5-flash-image", answer: answers.gemini, open: googleWire },
  imagen: { provider: "google", model: "imagen-4.0-generate-001", answer: answers.imagen, open: googleWire },
} as const;
type Family = keyof typeof families;
const everyFamily = Object.keys(families) as Family[];

function modelOf(family: Family, timeoutMs = 5_000) {
  const { provider, model, open } = families[family];
  const settings = { provider, model, apiKey: "secret-key", baseUrl: wire.url };
  return providerImageModel({ settings, wire: open(settings, MOST_BYTES), drawings, costCentsEach: 4, timeoutMs });
}
const brief: PictureBrief = { prompt: "a lighthouse in a storm", style: "sketch", seed: 7 };
const said = () => wire.state.asked.map(({ body }) => body.toString("latin1")).join("\n");

describe.each(everyFamily)("%s", (family) => {
  const { answer } = families[family];

  it("passes on what came, byte by byte, and says all of the brief", async () => {
    wire.state.behaviours = [answer(red)];
    const picture = await modelOf(family).generateImage(
      { ...brief, expression: "shocked", cameraAngle: "low", composition: "thirdsLeft" },
      never,
    );
    expect(picture.type).toBe("image/png");
    expect(Buffer.from(picture.bytes).equals(red)).toBe(true);
    expect(wire.state.asked).toHaveLength(1);
    expect(wire.state.asked[0]?.key).toBe("secret-key");
    for (const words of [/lighthouse in a storm/, /pencil sketch/, /shocked/, /from below/, /left third/, /no words/])
      expect(said()).toMatch(words);
  });

  it.each([
    ["500", refused(500)],
    ["429", refused(429, { "retry-after": "0" })],
    ["words instead of a picture", answer(Buffer.from("not a picture"))],
    ["half a picture", answer(blue.subarray(0, blue.length / 2))],
  ])("is asked again once after %s", async (_, fault) => {
    wire.state.behaviours = [fault, answer(red)];
    expect((await modelOf(family).generateImage(brief, never)).type).toBe("image/png");
    expect(wire.state.asked).toHaveLength(2);
  });

  it("is asked twice at most, and not again for what it refuses", async () => {
    wire.state.behaviours = [refused(500)];
    await expect(modelOf(family).generateImage(brief, never)).rejects.toThrow("answered 500");
    expect(wire.state.asked).toHaveLength(2);
    wire.state.behaviours = [refused(400)];
    await expect(modelOf(family).generateImage(brief, never)).rejects.toThrow("answered 400");
    expect(wire.state.asked).toHaveLength(3);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["no JSON", (response) => response.end("<html>busy</html>")],
    [
      "an empty list",
      (response) =>
        response
          .writeHead(200, { "content-type": "application/json" })
          .end('{"data":[],"candidates":[],"predictions":[]}'),
    ],
    ["a broken line", (response) => response.destroy()],
  ])("fails in plain words after %s", async (_, fault) => {
    wire.state.behaviours = [fault];
    await expect(modelOf(family).generateImage(brief, never)).rejects.toThrow(ModelError);
    expect(wire.state.asked).toHaveLength(2);
  });

  it("is not waited for without end", async () => {
    wire.state.behaviours = [() => {}];
    await expect(modelOf(family, 60).generateImage(brief, never)).rejects.toThrow("The model took too long");
    expect(wire.state.asked.length).toBeLessThan(2);
    await expect.poll(() => wire.state.closedEarly, { timeout: 15_000 }).toBe(wire.state.asked.length);
  });

  it("is cancelled when no caller waits any more", async () => {
    const leaving = new AbortController();
    wire.state.behaviours = [() => leaving.abort(new Error("left"))];
    await expect(modelOf(family).generateImage(brief, { ...never, signal: leaving.signal })).rejects.toThrow("left");
    await expect.poll(() => wire.state.closedEarly, { timeout: 15_000 }).toBe(1);
    expect(wire.state.asked).toHaveLength(1);
  });

  it("is not read further than a picture is long", async () => {
    let sent = 0;
    const piece = Buffer.alloc(64_000, "A");
    wire.state.behaviours = [
      (response) => {
        response.writeHead(200, { "content-type": "application/json" });
        const pour = () => {
          while (sent < 100_000_000 && !response.destroyed) {
            sent += piece.length;
            if (!response.write(piece)) return void response.once("drain", pour);
          }
        };
        pour();
      },
    ];
    await expect(modelOf(family).generateImage(brief, never)).rejects.toThrow("Model response exceeds limit");
    // Twice what is read, and what lies in the buffers of both ends.
    expect(sent).toBeLessThan(10 * MOST_BYTES);
    await expect.poll(() => wire.state.closedEarly, { timeout: 15_000 }).toBe(2);
  });

  it("rests after failing five times in a row", async () => {
    const model = modelOf(family);
    wire.state.behaviours = [refused(500)];
    for (let at = 0; at < 5; at++) await expect(model.generateImage(brief, never)).rejects.toThrow("answered 500");
    await expect(model.generateImage(brief, never)).rejects.toThrow("does not answer at the moment");
    expect(wire.state.asked).toHaveLength(10);
  });

  it("changes a region, and no pixel outside of it", async () => {
    const base = await plain("#c02010", 1280, 720)
      .composite([
        { input: Buffer.from('<svg width="1280" height="720"><circle cx="640" cy="360" r="300" fill="#3a7"/></svg>') },
      ])
      .png()
      .toBuffer();
    wire.state.behaviours = [(family === "imagen" ? answers.gemini : answer)(blue)];
    const box = { x1: 200, y1: 100, x2: 560, y2: 460 };
    const regions = [{ description: "a red balloon", maskBB: box }];
    const changed = await modelOf(family).generateImage({ ...brief, base, regions }, never);
    expect(changed.type).toBe("image/png");
    expect(said()).toContain("a red balloon");
    const [before, after] = [await pixels(base), await pixels(changed.bytes)];
    expect(after.info).toMatchObject({ width: 1280, height: 720 });
    const count = { inside: 0, outside: 0 };
    for (let at = 0; at < before.data.length; at += 3) {
      if ([0, 1, 2].every((part) => before.data[at + part] === after.data[at + part])) continue;
      const [x, y] = [(at / 3) % 1280, Math.floor(at / 3 / 1280)];
      count[x >= box.x1 && x < box.x2 && y >= box.y1 && y < box.y2 ? "inside" : "outside"]++;
    }
    expect(count).toEqual({ inside: 360 * 360, outside: 0 });
  });
});

describe("words on a picture", () => {
  it("are set by us, over what the model drew", async () => {
    wire.state.behaviours = [answers.openai(blue)];
    const textLayers = [{ text: "WOW", x: 200, y: 200, size: 200, colour: "#ffffff" }];
    const picture = await modelOf("openai").generateImage({ ...brief, textLayers }, never);
    expect(said()).not.toContain("WOW");
    const { data, info } = await pixels(picture.bytes);
    expect(info).toMatchObject({ width: 1280, height: 720 });
    let white = 0;
    for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) > 240) white++;
    expect(white).toBeGreaterThan(5_000);
  });

  it("alone need no model", async () => {
    const textLayers = [{ text: "WOW", x: 200, y: 200, size: 200, colour: "#ffffff" }];
    const picture = await modelOf("openai").generateImage({ ...brief, base: blue, textLayers }, never);
    expect(picture.type).toBe("image/png");
    expect(wire.state.asked).toHaveLength(0);
  });
});

describe("people on a picture", () => {
  const cast = [{ photo: red, box: { x1: 0, y1: 0, x2: 320, y2: 180 } }];

  it("are shown to a model that can see photos", async () => {
    wire.state.behaviours = [answers.openai(blue)];
    const picture = await modelOf("openai").generateImage({ ...brief, cast }, never);
    expect(wire.state.asked[0]?.path).toBe("/images/edits");
    expect(said()).toContain("keep their faces");
    expect(Buffer.from(picture.bytes).equals(blue)).toBe(true);
  });

  it("are laid over what another one drew", async () => {
    wire.state.behaviours = [answers.openai(blue)];
    const picture = await modelOf("an own server").generateImage({ ...brief, cast }, never);
    expect(wire.state.asked[0]?.path).toBe("/images/generations");
    const { data } = await pixels(picture.bytes);
    expect([...data.subarray(0, 3)]).toEqual([0xc0, 0x20, 0x10]);
    expect([...data.subarray(-3)]).toEqual([0x10, 0x30, 0xc0]);
  });
});
