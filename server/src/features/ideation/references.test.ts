import { ExecutionRequest } from "@coldopen/contract/ideation/schema";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IdeaBrief, TextModel } from "../../adapters/text-model/port.ts";
import { givenIdeator, scriptedModel } from "../../testing/ideation.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { imagePrompts } from "./rules.ts";

const briefs: IdeaBrief[] = [];
const script = scriptedModel();
const listening: TextModel = {
  ...script.model,
  ideas(brief, signal) {
    briefs.push(brief);
    return script.model.ideas(brief, signal);
  },
};
let studio: TestApp;
let night: Buffer;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, textModel: listening }) });
  const dark = sharp({ create: { width: 64, height: 36, channels: 3, background: "#05070f" } });
  night = await dark.png().toBuffer();
});
afterAll(() => studio.close());

/** A person whose organization has free-form ideation, and calls of that person. */
async function given({ isOn = true } = {}) {
  const ideator = await givenIdeator(studio);
  const { organizationId, channelUCID, user } = ideator;
  await studio.context.flags.setForOrganization("STUDIO_FREEFORM_IDEATION_MULTIMODAL", organizationId, isOn);
  const browser = await studio.as(user.email);
  const keep = (payload: Buffer) =>
    browser.call({
      method: "POST",
      url: `/api/pictures?organizationId=${organizationId}&channelUCID=${channelUCID}`,
      headers: { "content-type": "image/png" },
      payload,
    });
  const ask = (data: object) =>
    browser.call({
      method: "POST",
      url: "/api/executions/",
      payload: ideator.request({ option: "emptyState", input: "", ...data }),
    });
  return { ...ideator, browser, keep, ask };
}

describe("the references of a free-form request", () => {
  it("reach the model, images with their bytes and look", async () => {
    const { keep, ask, browser, videoProjectId } = await given();
    const { id: pictureId } = (await keep(night)).json();
    const references = [
      { kind: "title", text: "The Truth About Vans" },
      { kind: "thumbnail", text: "", pictureId },
    ];
    expect((await ask({ input: "something calmer", references })).statusCode).toBe(200);
    expect(briefs.at(-1)).toMatchObject({
      input: "something calmer",
      references: [references[0], { kind: "thumbnail", text: "", look: ["at night"], picture: { type: "image/webp" } }],
    });
    const stored = (await browser.call({ url: `/api/v3/video-project/${videoProjectId}/runs` })).json();
    expect(stored.data[0].references).toEqual(references);
  });
  it("are part of image prompts", async () => {
    const { keep, ask } = await given();
    const { id: pictureId } = (await keep(night)).json();
    const references = [{ kind: "thumbnail", text: "", pictureId }];
    const answer = await ask({
      pane: "thumbnail",
      input: "draw a thumbnail of a lighthouse",
      references,
      numElementsToGenerate: 2,
    });
    expect(answer.json().images.map(({ prompt }: { prompt: string }) => prompt)).toEqual([
      "a lighthouse, at night",
      "a lighthouse, at night, close up",
    ]);
  });
  it.each(["with the flag off", "of another channel", "of an unknown image"])(
    "answer 404 %s, and no run starts",
    async (which) => {
      const { ask, keep, browser, videoProjectId } = await given();
      const own = (await keep(night)).json().id;
      const other = (await (await given()).keep(night)).json().id;
      const off = await given({ isOn: false });
      const answer =
        which === "with the flag off"
          ? await off.ask({ references: [{ kind: "title", text: "A title" }] })
          : await ask({
              references: [own, which === "of another channel" ? other : crypto.randomUUID()].map((pictureId) => ({
                kind: "thumbnail",
                text: "",
                pictureId,
              })),
            });
      expect(answer.statusCode).toBe(404);
      const { data } = (await browser.call({ url: `/api/v3/video-project/${videoProjectId}/runs` })).json();
      expect(data).toEqual([]);
    },
  );
  it("are at most eight, of which four are images", async () => {
    const { ask } = await given();
    const titles = Array.from({ length: 9 }, () => ({ kind: "title", text: "A title" }));
    const pictures = Array.from({ length: 5 }, () => ({ kind: "thumbnail", text: "", pictureId: crypto.randomUUID() }));
    expect((await ask({ references: titles })).statusCode).toBe(400);
    expect((await ask({ references: pictures })).json().message).toContain("Too many pictures");
  });
});

describe("the image prompts of a free-form request", () => {
  const prompts = (input: string, references: { text: string; look?: string[] }[]) => {
    const tracking = {
      runId: crypto.randomUUID(),
      organizationId: crypto.randomUUID(),
      channelUCID: `UC${"x".repeat(22)}`,
      videoProjectId: crypto.randomUUID(),
    };
    const data = {
      pane: "thumbnail",
      option: "emptyState",
      input,
      numElementsToGenerate: 4,
      references: references.map(({ text }) => ({ kind: "thumbnail", text, pictureId: crypto.randomUUID() })),
    };
    const project = { name: "Winter van", title: null, concept: null };
    return imagePrompts(
      ExecutionRequest.parse({ metadata: { tracking }, data }),
      { project, references, channel: { bio: "" }, knownTitles: [], look: [] },
      4,
    );
  };
  it("contain input and reference", () => expect(prompts("a boat", [{ text: "a pier" }])[0]).toBe("a boat, a pier"));
  it("put a change last", () =>
    expect(prompts("make it darker", [{ text: "a pier" }])[0]).toBe("a pier, make it darker"));
  it("keep the light of the referenced image", () => {
    for (const prompt of prompts("a boat", [{ text: "", look: ["in cold blue light"] }]))
      expect(prompt).not.toMatch(/night|sunset/);
  });
  it("fall back to the project name", () =>
    expect(prompts("", [{ text: "", look: ["at night"] }])[0]).toBe("Winter van, at night"));
});
