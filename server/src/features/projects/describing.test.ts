import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Sight } from "../../adapters/vision/port.ts";
import { studioJobs } from "../../jobs.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { aDrawing } from "../../testing/make-pictures.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { storePicture } from "../pictures/index.ts";

let studio: TestApp;
let looks = 0;
const sight: Sight = {
  width: 64,
  height: 36,
  faces: [{ box: { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.6 }, confidence: 0.9, expression: "surprised" }],
  lines: [],
  sharpness: 1,
  small: { width: 1, height: 1, data: new Uint8Array(3) },
};
beforeAll(async () => {
  const look = async () => {
    looks++;
    return sight;
  };
  studio = await startApp({ change: (context) => ({ ...context, vision: { ...context.vision, look } }) });
});
afterAll(() => studio.close());

const WORDS = "A person who looks surprised, on the left, in warm golden light";

async function given({ prompt }: { prompt?: string } = {}) {
  const user = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: user.id });
  const scope = scopeForJob({ organizationId, channelUcid: await studio.given.channel(organizationId) });
  const project = await studio.given.project({ ...scope, createdBy: user.id });
  const bytes = await aDrawing().webp().toBuffer();
  const owner = { scope, ...(prompt && { description: prompt }) };
  const { url } = await storePicture(studio.context, owner, { type: "image/webp", bytes });
  const browser = await studio.as(user.email);
  const add = async (parts: object = {}) => {
    const body = {
      content: url,
      description: null,
      optionType: "THUMBNAIL",
      source: "user",
      videoProjectId: project.id,
    };
    const answer = await browser.call({
      method: "POST",
      url: "/api/v3/video-project-option",
      payload: { ...body, ...parts },
    });
    return String(answer.json().data.id);
  };
  const description = async (id: string) =>
    (await studio.context.db.sql.execute(sql`select description from project_options where id = ${id}`)).rows[0]
      ?.description;
  return { scope, project, browser, add, url, description };
}
const waiting = async (optionId: string) => {
  const { rows } = await studio.context.db.sql.execute(
    sql`select key from graphile_worker.jobs where key = ${`projects:describe:${optionId}`}`,
  );
  return rows.length;
};
const describe = async (optionId: string) => {
  const job = studioJobs(studio.context).find(({ name }) => name === "projects:describe");
  await job?.run({ optionId });
};

it("describes a thumbnail without a description and notifies the members of its channel", async () => {
  const { add, description, scope, project } = await given();
  const id = await add();
  expect(await waiting(id)).toBe(1);
  await describe(id);
  expect(await description(id)).toBe(WORDS);
  expect(studio.announcements.made).toContainEqual({
    to: scope,
    event: "system",
    data: {
      eventType: "videoProject:thumbnailDescribed",
      projectId: project.id,
      thumbnailId: id,
      description: WORDS,
    },
  });
});

it("analyses a picture once for all options that show it", async () => {
  const { add } = await given();
  const ids = [await add(), await add()];
  looks = 0;
  for (const id of ids) await describe(id);
  expect(looks).toBe(1);
});

it("uses the prompt that a picture was drawn from", async () => {
  const { add, description } = await given({ prompt: "a van in the snow, at night" });
  const id = await add();
  await describe(id);
  expect(await description(id)).toBe("a van in the snow, at night");
});

it.each([
  ["has words", { description: "Mine" }, "Mine"],
  ["is on another site", { content: "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg" }, null],
])("leaves alone what %s", async (_, parts, expected) => {
  const { add, description } = await given();
  const id = await add(parts);
  expect(await waiting(id)).toBe(0);
  await describe(id);
  expect(await description(id)).toBe(expected);
});

it("does not describe a picture of another channel", async () => {
  const [mine, foreign] = [await given(), await given()];
  const id = await mine.add({ content: foreign.url });
  await describe(id);
  expect(await mine.description(id)).toBeNull();
});

it("describes the first thumbnail of a new project", async () => {
  const { browser, url, scope } = await given();
  const { organizationId, channelUcid: channelUCID } = scope;
  const options = [{ content: url, optionType: "THUMBNAIL" }];
  const answer = await browser.call({
    method: "POST",
    url: "/api/v3/video-project",
    payload: { name: "New Project", organizationId, channelUCID, options },
  });
  const option = answer.json().data.options[0];
  expect(await waiting(option.id)).toBe(1);
});
