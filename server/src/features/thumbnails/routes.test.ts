import { aTextLayer } from "@coldopen/contract/thumbnails/factory";
import type { MaskBB } from "@coldopen/contract/thumbnails/schema";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImageModel } from "../../adapters/image-model/port.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { givenIdeator } from "../../testing/ideation.ts";
import { unlimited } from "../../testing/no-limits.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { storePicture } from "../pictures/index.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
});
afterAll(() => studio.close());

type Box = MaskBB;
const balloon = { description: "a red hot air balloon", mask_bb: { x1: 100, y1: 80, x2: 400, y2: 380 } };
const dog = { description: "a dog", mask_bb: { x1: 800, y1: 300, x2: 1100, y2: 700 } };

/** Stripes and noise, so that any pixel that moves is noticed. */
async function drawn(width: number, height: number, format: "jpeg" | "png" | "webp") {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at++)
    data[at] = (at * 7 + Math.floor(at / (width * 3)) * 13 + (at % 5) * 40) % 256;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}
const pixelsOf = async (bytes: Uint8Array) =>
  sharp(bytes).resize(1280, 720, { fit: "cover" }).removeAlpha().raw().toBuffer();

/** How many pixels differ outside of the boxes, and how many inside. */
function differing(before: Buffer, after: Buffer, boxes: readonly Box[]) {
  const count = { inside: 0, outside: 0 };
  for (let at = 0; at < before.length; at += 3) {
    if (before[at] === after[at] && before[at + 1] === after[at + 1] && before[at + 2] === after[at + 2]) continue;
    const [x, y] = [(at / 3) % 1280, Math.floor(at / 3 / 1280)];
    const isIn = boxes.some(({ x1, y1, x2, y2 }) => x >= x1 && x < x2 && y >= y1 && y < y2);
    count[isIn ? "inside" : "outside"]++;
  }
  return count;
}

async function givenPainter(
  node: TestApp = studio,
  type: "image/jpeg" | "image/png" | "image/webp" = "image/png",
  size = [1280, 720],
) {
  const { user, organizationId, channelUCID, videoProjectId } = await givenIdeator(studio);
  await studio.context.flags.setForOrganization("STUDIO_THUMBNAIL_EDITING", organizationId, true);
  const [width = 1280, height = 720] = size;
  const format = type === "image/jpeg" ? "jpeg" : type === "image/png" ? "png" : "webp";
  const bytes = new Uint8Array(await drawn(width, height, format));
  const scope = scopeForJob({ organizationId, channelUcid: channelUCID });
  const { id, url: src } = await storePicture(studio.context, { scope }, { type, bytes });
  const browser = await node.as(user.email);
  const regional = (from: string, regional_prompts: object[], seed = 5, runId: string = crypto.randomUUID()) => ({
    metadata: { tracking: { runId, ...tracking }, overrides: { src: from } },
    imageAIParameters: { prompt: "a valley", seed, regional_prompts },
  });
  const tracking = { organizationId, channelUCID, videoProjectId };
  const apply = (payload: object) => browser.call({ method: "POST", url: "/api/executions/", payload });
  const base = `/api/orgs/${organizationId}/channels/${channelUCID}/thumbnail-versions`;
  const see = async (address: string) => pixelsOf((await browser.call({ url: address })).rawPayload);
  const line = async (picture: string) => (await browser.call({ url: `${base}/${picture}/line` })).json();
  const setLayers = (picture: string, layers: object[]) =>
    browser.call({ method: "POST", url: base, payload: { id: picture, layers } });
  return { user, scope, id, src, bytes, browser, regional, apply, see, line, setLayers };
}

it("generates a new thumbnail from a prompt and its regions, for one's own address only", async () => {
  const { user, organizationId, channelUCID } = await givenIdeator(studio);
  const browser = await studio.as(user.email);
  const { description, mask_bb: maskBB } = balloon;
  const payload = {
    channelUCID,
    prompt: "a valley",
    regionalPrompts: [{ description, maskBB }],
    style: "sketch",
    seed: 7,
  };
  const generate = (userEmail: string) =>
    browser.call({ method: "POST", url: "/api/thumbnails/regional", payload: { ...payload, userEmail } });
  await studio.context.flags.setForOrganization("STUDIO_THUMBNAIL_EDITING", organizationId, true);
  expect((await generate("other@example.com")).statusCode).toBe(403);
  const { images } = (await generate(user.email)).json();
  expect(images).toEqual([expect.objectContaining({ prompt: "a valley", seed: 7 })]);
  const { width, height } = await sharp((await browser.call({ url: images[0].url })).rawPayload).metadata();
  expect(width / height).toBeCloseTo(16 / 9);
});

describe("redrawn regions", () => {
  it.each([
    ["image/jpeg", [1280, 720]],
    ["image/png", [1280, 720]],
    ["image/webp", [1280, 720]],
    ["image/jpeg", [1920, 1080]],
    ["image/png", [600, 600]],
  ] as const)("of a %s of %j leave every pixel outside as it was, time after time", async (type, size) => {
    const { src, bytes, regional, apply, see } = await givenPainter(studio, type, [...size]);
    const answer = await apply(regional(src, [balloon]));
    expect(answer.json().message).toBeUndefined();
    const [first] = answer.json().images;
    expect(first).toMatchObject({ url: `/api/pictures/${first.id}`, prompt: "a valley", seed: 5 });
    const [before, once] = [await pixelsOf(bytes), await see(first.url)];
    const change = differing(before, once, [balloon.mask_bb]);
    expect(change.outside).toBe(0);
    expect(change.inside).toBeGreaterThan(2000);
    const [second] = (await apply(regional(first.url, [dog], 6))).json().images;
    const twice = await see(second.url);
    expect(differing(once, twice, [dog.mask_bb])).toMatchObject({ outside: 0 });
    expect(differing(before, twice, [balloon.mask_bb, dog.mask_bb]).outside).toBe(0);
  });

  it("are rejected outside the frame, too small, too many, without a description and for unknown pictures", async () => {
    const { src, regional, apply } = await givenPainter();
    const refused = async (prompts: object[], from = src) => {
      const answer = await apply(regional(from, prompts));
      return [answer.statusCode, answer.json().message];
    };
    const box = (parts: Partial<Box>) => ({ ...balloon, mask_bb: { ...balloon.mask_bb, ...parts } });
    expect(await refused([box({ x2: 1400 })])).toEqual([400, expect.stringContaining("mask_bb.x2")]);
    expect(await refused([box({ x1: -1 })])).toEqual([400, expect.stringContaining("mask_bb.x1")]);
    expect(await refused([box({ x2: 140 })])).toEqual([400, expect.stringContaining("at least 48 px a side")]);
    expect(await refused([balloon, balloon, balloon, balloon])).toEqual([
      400,
      expect.stringContaining("At most 3 regions"),
    ]);
    expect(await refused([{ ...balloon, description: " " }])).toEqual([
      400,
      expect.stringContaining("Cannot be empty"),
    ]);
    expect((await refused([balloon], `/api/pictures/${crypto.randomUUID()}`))[0]).toBe(404);
    const stranger = await givenPainter();
    expect((await refused([balloon], stranger.src))[0]).toBe(404);
  });

  it("answer 404 if the flags are off", async () => {
    const { scope, src, regional, apply, line, id } = await givenPainter();
    await studio.context.flags.setForOrganization("STUDIO_THUMBNAIL_EDITING", scope.organizationId, false);
    expect((await apply(regional(src, [balloon]))).statusCode).toBe(404);
    expect((await line(id)).code).toBe("not_found");
  });
});

describe("the cost of redrawn regions", () => {
  const nodeWith = (generateImage: ImageModel["generateImage"], env: Record<string, string> = {}) =>
    startApp({
      databaseUrl: studio.databaseUrl,
      env,
      change: (context) => ({
        ...context,
        ...unlimited,
        imageModel: { ...context.imageModel, provider: "scripted", costCentsEach: 10, generateImage },
      }),
    });
  const ledgerOf = async (organizationId: string) =>
    (
      await studio.context.db.sql.execute(sql`
        select purpose, outcome, images, cost_cents as cents from ai_ledger where organization_id = ${organizationId} order by created_at`)
    ).rows;
  const budgetOf = async (organizationId: string) =>
    (
      await studio.context.db.sql.execute(
        sql`select spent_cents, reserved_cents from ai_budgets where organization_id = ${organizationId}`,
      )
    ).rows;

  it("is reserved, then recorded once for each id", async () => {
    const node = await nodeWith((brief, signal) => studio.context.imageModel.generateImage(brief, signal));
    const { scope, src, regional, apply } = await givenPainter(node);
    const payload = regional(src, [balloon]);
    const answers = await Promise.all([apply(payload), apply(payload)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await apply(payload)).statusCode).toBe(409);
    expect(await ledgerOf(scope.organizationId)).toEqual([
      { purpose: "region", outcome: "complete", images: 1, cents: 10 },
    ]);
    expect(await budgetOf(scope.organizationId)).toEqual([{ spent_cents: 10, reserved_cents: 0 }]);
    await node.close();
  });

  it("is zero if the drawing fails", async () => {
    const node = await nodeWith(async () => {
      throw new Error("The wire broke");
    });
    const { scope, src, regional, apply, line, id } = await givenPainter(node);
    expect((await apply(regional(src, [balloon]))).statusCode).toBe(502);
    expect(await ledgerOf(scope.organizationId)).toEqual([
      { purpose: "region", outcome: "error", images: 0, cents: 0 },
    ]);
    expect(await budgetOf(scope.organizationId)).toEqual([{ spent_cents: 0, reserved_cents: 0 }]);
    expect((await line(id)).versions).toHaveLength(1);
    await node.close();
  });

  it("never exceeds the monthly cap", async () => {
    const node = await nodeWith((brief, signal) => studio.context.imageModel.generateImage(brief, signal), {
      AI_MONTHLY_CAP_CENTS: "20",
    });
    const { scope, src, regional, apply } = await givenPainter(node);
    const answers = await Promise.all([1, 2, 3, 4].map(() => apply(regional(src, [balloon]))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 402, 402]);
    expect(await budgetOf(scope.organizationId)).toEqual([{ spent_cents: 20, reserved_cents: 0 }]);
    await node.close();
  });
});

describe("text layers", () => {
  it("are stored as text, rendered, and change no other pixel", async () => {
    const { id, bytes, setLayers, see } = await givenPainter();
    const layer = aTextLayer({ text: "DAY 9", x: 100, y: 100, size: 120 });
    const first = (await setLayers(id, [layer])).json();
    expect(first).toMatchObject({ parentId: id, layers: [layer] });
    const [box] = first.boxes;
    const around = (edge: Box): Box => ({ x1: edge.x1 - 30, y1: edge.y1 - 30, x2: edge.x2 + 30, y2: edge.y2 + 40 });
    const before = await pixelsOf(bytes);
    expect(differing(before, await see(first.url), [around(box)])).toMatchObject({ outside: 0 });
    const moved = (await setLayers(first.id, [{ ...layer, text: "DAY 10", x: 700 }])).json();
    expect(moved.boxes[0].x1).toBeGreaterThan(650);
    expect(differing(before, await see(moved.url), [around(moved.boxes[0])])).toMatchObject({ outside: 0 });
    const none = (await setLayers(moved.id, [])).json();
    expect(differing(before, await see(none.url), [])).toEqual({ inside: 0, outside: 0 });
  });

  it("stay text when regions below them are redrawn", async () => {
    const { id, regional, apply, setLayers, see, line } = await givenPainter();
    const layer = aTextLayer({ text: "LOOK", x: 120, y: 120, size: 100 });
    const lettered = (await setLayers(id, [layer])).json();
    const [image] = (await apply(regional(lettered.url, [balloon]))).json().images;
    expect(differing(await see(lettered.url), await see(image.url), [balloon.mask_bb]).outside).toBe(0);
    const bare = (await setLayers(image.id, [])).json();
    const { versions } = await line(bare.id);
    expect(versions.map((version: { layers: unknown[] }) => version.layers.length)).toEqual([0, 1, 1, 0]);
    expect(versions[2].regions).toEqual([{ description: balloon.description, maskBB: balloon.mask_bb }]);
  });

  it("are rejected if invalid, or for a picture of another channel", async () => {
    const { id, setLayers } = await givenPainter();
    expect((await setLayers(id, [aTextLayer({ text: " \n " })])).statusCode).toBe(400);
    expect((await setLayers(id, [aTextLayer({ colour: "red" })])).statusCode).toBe(400);
    const other = await givenPainter();
    expect((await setLayers(other.id, [aTextLayer()])).statusCode).toBe(404);
  });
});

describe("the version history", () => {
  it("starts with the opened picture and is empty for one that was never edited", async () => {
    const { id, src, regional, apply, line } = await givenPainter();
    expect(await line(id)).toEqual({ versions: [] });
    const [first] = (await apply(regional(src, [balloon]))).json().images;
    const [second] = (await apply(regional(first.url, [dog]))).json().images;
    const { versions } = await line(second.id);
    expect(versions.map((version: { id: string }) => version.id)).toEqual([id, first.id, second.id]);
    expect(versions.map((version: { parentId: string }) => version.parentId)).toEqual([null, id, first.id]);
    expect((await line(crypto.randomUUID())).code).toBe("not_found");
  });
});
