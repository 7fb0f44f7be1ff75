import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PictureBrief } from "../../adapters/image-model/port.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { givenIdeator } from "../../testing/ideation.ts";
import { unlimited } from "../../testing/no-limits.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { storePicture } from "../pictures/index.ts";
import { memberStore } from "./member-store.ts";
import { photoStore } from "./photo-store.ts";

let studio: TestApp;
const briefs: PictureBrief[] = [];
beforeAll(async () => {
  studio = await startApp({
    change: (context) => ({
      ...context,
      ...unlimited,
      imageModel: {
        ...context.imageModel,
        generateImage: (brief, signal) => {
          briefs.push(brief);
          return context.imageModel.generateImage(brief, signal);
        },
      },
    }),
  });
});
afterAll(() => studio.close());

async function arrange() {
  const { user, request } = await givenIdeator(studio);
  const payload = request({
    pane: "thumbnail",
    option: "variations",
    input: "I built a raft",
    numElementsToGenerate: 2,
  });
  const { organizationId, channelUCID: channelUcid } = payload.metadata.tracking;
  const scope = scopeForJob({ organizationId, channelUcid });
  const bytes = await readFile(path.resolve(import.meta.dirname, "../../../demo/cast/tess-1-cut.webp"));
  const cutout = await storePicture(studio.context, { scope }, { type: "image/webp", bytes });
  const photos = photoStore(studio.context.db);
  const memberId = await memberStore(studio.context.db).insert(scope, "Tess", user.id);
  const face = { x1: 0, y1: 0, x2: 1, y2: 1 };
  const id = await photos.insert(memberId, { photoId: cutout.id, face, addedBy: user.id });
  await photos.finish(id, { cutoutId: cutout.id });
  const browser = await studio.as(user.email);
  const generate = async () => {
    briefs.length = 0;
    const answer = await browser.call({ method: "POST", url: "/api/executions/", payload });
    expect(answer.statusCode).toBe(200);
    return [...briefs];
  };
  return { scope, bytes, generate };
}

it("every image about its author shows a cast member in the style of the channel", async () => {
  const { scope, bytes, generate } = await arrange();
  await channelSettingsStore(studio.context.db).change(scope, { thumbnailStyle: "sketch" });
  const made = await generate();
  expect(made.map(({ style }) => style)).toEqual(["sketch", "sketch"]);
  for (const { cast } of made) expect(cast?.map(({ photo }) => Buffer.from(photo))).toEqual([bytes]);
});

it("images show no cast member if the channel has opted out", async () => {
  const { scope, generate } = await arrange();
  await channelSettingsStore(studio.context.db).change(scope, { thumbnailOptOut: true });
  expect((await generate()).map(({ cast }) => cast)).toEqual([[], []]);
});
