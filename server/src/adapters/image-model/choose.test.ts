import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { answers, imageWire, refused } from "../../testing/image-wire.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { chooseImageModel } from "./choose.ts";
import { embeddedImageModel } from "./embedded.ts";
import { centsEach } from "./providers/prices.ts";

const wire = await imageWire();
afterAll(wire.close);
beforeEach(() => Object.assign(wire.state, { behaviours: [answers.model], asked: [] }));
const drawings = embeddedImageModel();
const chosen = (env: Record<string, string>) => chooseImageModel(readConfig(env, "/studio"), drawings, silentLog);
const own = { IMAGE_MODEL_PROVIDER: "openai", IMAGE_MODEL: "flux", IMAGE_MODEL_BASE_URL: wire.url };

describe("the image model", () => {
  it("is the embedded one unless another is named", async () => {
    expect(await chosen({})).toBe(drawings);
    expect(await chosen({ IMAGE_MODEL_PROVIDER: "google", IMAGE_MODEL: "imagen-4.0-generate-001" })).toBe(drawings);
  });

  it("is what the environment names; a server of one's own costs nothing", async () => {
    const model = await chosen(own);
    expect(model).toMatchObject({ isEmbedded: false, costCentsEach: 0, provider: "openai", model: "flux" });
    expect(model.name).toBe(`${new URL(wire.url).host}, flux`);
    expect((await chosen({ ...own, IMAGE_MODEL_CENTS: "3" })).costCentsEach).toBe(3);
  });

  it.each([401, 403])("ends the start when the key is refused (%i)", async (status) => {
    wire.state.behaviours = [refused(status)];
    await expect(chosen({ ...own, IMAGE_MODEL_API_KEY: "wrong" })).rejects.toThrow("refuses IMAGE_MODEL_API_KEY");
  });

  it.each([404, 500])("is taken all the same from a server that lists no models (%i)", async (status) => {
    wire.state.behaviours = [refused(status)];
    expect((await chosen(own)).isEmbedded).toBe(false);
  });

  it.each([
    ["gpt-image-1-mini", undefined, 2],
    ["gpt-image-1", undefined, 7],
    ["imagen-4.0-ultra-generate-001", undefined, 6],
    ["imagen-9", undefined, 4],
    ["something-new", undefined, 20],
    ["gpt-image-1", "http://localhost:1", 0],
  ])("%s at %s costs %i cents a picture", (model, baseUrl, cents) => {
    expect(centsEach({ provider: "openai", model, apiKey: "k", baseUrl })).toBe(cents);
  });
});
