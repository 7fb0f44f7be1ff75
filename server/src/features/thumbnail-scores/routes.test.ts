import { toCamelCase } from "@coldopen/contract/kernel/wire";
import { NOT_A_THUMBNAIL } from "@coldopen/contract/pictures/schema";
import { thumbnailScoreRoutes } from "@coldopen/contract/thumbnail-scores/routes";
import { aTextLayer } from "@coldopen/contract/thumbnails/factory";
import { drawPicture } from "@coldopen/engine-picture/draw";
import { sql } from "drizzle-orm";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TextModel } from "../../adapters/text-model/port.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { organizationForJob, scopeForJob } from "../../platform/access/scope-for-job.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { channelStore } from "../channels/index.ts";
import { readPicture, storePicture } from "../pictures/index.ts";

const brief = {
  prompt: "I built a cabin for $900",
  style: "realistic",
  seed: 5000,
  expression: "happy",
  textLayers: [{ text: "OLD CABIN", x: 56, y: 52, size: 140, colour: "#ffffff" }],
} as const;

let studio: TestApp;
let scope: AuthorizedScope;
let browser: Awaited<ReturnType<TestApp["as"]>>;
let [intact, flat, email, ownerId] = ["", "", "", ""];

beforeAll(async () => {
  studio = await startApp();
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  scope = scopeForJob({ organizationId, channelUcid: await studio.given.channel(organizationId) });
  [email, ownerId] = [owner.email, owner.id];
  browser = await studio.as(email);
  await studio.context.flags.setForOrganization("STUDIO_THUMBNAIL_SCORING", scope.organizationId, true);
  const { bytes } = await drawPicture(brief, { width: 640, height: 360 });
  const pale = await sharp(bytes).linear(0.25, 95).png().toBuffer();
  intact = (await storePicture(studio.context, { scope }, { type: "image/webp", bytes })).url;
  flat = (await storePicture(studio.context, { scope }, { type: "image/png", bytes: pale })).url;
});
afterAll(() => studio.close());

const call = (path: string, address: string, body: object = {}) =>
  browser.call({
    method: "POST",
    url: `${path}?ucid=${scope.channelUcid}&organization_id=${scope.organizationId}`,
    payload: { thumbnail_url_or_path: address, title: "I built a cabin for $900", ...body },
  });
const score = async (address: string) => {
  const response = await call(thumbnailScoreRoutes.score.path, address);
  expect(response.statusCode).toBe(200);
  return thumbnailScoreRoutes.score.reply.parse(toCamelCase(response.json()));
};

describe("a thumbnail's score", () => {
  it("is higher than for a paled copy, and includes the measurements", async () => {
    const [good, bad] = [await score(intact), await score(flat)];
    expect(good.score).toBeGreaterThan(bad.score);
    const reading = ({ checks }: typeof good, name: string) => checks.find((check) => check.name === name);
    expect(reading(good, "faces")?.reading).toMatch(/^1 face, the largest \d+% of the height/);
    expect(reading(good, "text")?.value).toBeGreaterThan(9);
    expect(reading(bad, "contrast")?.grade).toBeLessThan(0.2);
    expect(good.checks.every(({ source }) => source === "measured")).toBe(true);
  });

  it("is stored with the person, the picture and the version of the checks", async () => {
    const given = await score(intact);
    const { rows } = await studio.context.db.sql.execute(sql`
      select picture, score, version, jsonb_array_length(checks) as checks, channel_ucid from thumbnail_scores where id = ${given.id}`);
    expect(rows).toEqual([
      { picture: intact, score: given.score, version: 2, checks: given.checks.length, channel_ucid: scope.channelUcid },
    ]);
  });

  it("needs only the channel, and the organization if several have the channel", async () => {
    const ask = (path: string) =>
      browser.call({
        method: "POST",
        url: `${path}?ucid=${scope.channelUcid}`,
        payload: { thumbnail_url_or_path: intact, title: "I built a cabin for $900" },
      });
    const paths = [thumbnailScoreRoutes.score.path, thumbnailScoreRoutes.recommend.path];
    for (const path of paths) expect((await ask(path)).statusCode).toBe(200);
    const second = await studio.given.organization({ ownerId: (await studio.given.user()).id });
    await studio.given.member(second, ownerId, "admin");
    await channelStore(studio.context.db).attach(organizationForJob({ organizationId: second }), scope.channelUcid);
    await studio.given.entitled(second, ownerId, scope.channelUcid, "admin");
    const response = await ask(thumbnailScoreRoutes.score.path);
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      "organization_id: Several of your organizations have this channel, name one",
    ]);
    expect((await call(thumbnailScoreRoutes.score.path, intact)).statusCode).toBe(200);
  });

  it("answers 404 for a channel of another organization", async () => {
    const stranger = await studio.given.user();
    await studio.given.organization({ ownerId: stranger.id });
    const outside = await studio.as(stranger.email);
    for (const query of [
      `ucid=${scope.channelUcid}`,
      `ucid=${scope.channelUcid}&organization_id=${scope.organizationId}`,
    ]) {
      const response = await outside.call({
        method: "POST",
        url: `${thumbnailScoreRoutes.score.path}?${query}`,
        payload: { thumbnail_url_or_path: intact, title: "" },
      });
      expect(response.statusCode).toBe(404);
    }
  });

  it.each(["/etc/passwd", "file:///etc/passwd", "../server/demo/sauna.webp", "http://127.0.0.1/a.png"])(
    "is refused for %s",
    async (address) => {
      const response = await call(thumbnailScoreRoutes.score.path, address);
      expect([response.statusCode, response.json().message]).toEqual([400, `thumbnailUrlOrPath: ${NOT_A_THUMBNAIL}`]);
    },
  );

  it("answers 404 while its flag is off", async () => {
    const gate = (isOn: boolean) =>
      studio.context.flags.setForOrganization("STUDIO_THUMBNAIL_SCORING", scope.organizationId, isOn);
    await gate(false);
    expect((await call(thumbnailScoreRoutes.score.path, intact)).statusCode).toBe(404);
    await gate(true);
  });
});

describe("a thumbnail's words", () => {
  const read = async (address: string) =>
    thumbnailScoreRoutes.read.reply.parse(toCamelCase((await call(thumbnailScoreRoutes.read.path, address)).json()));
  const keep = async (picture: Sharp) =>
    (await storePicture(studio.context, { scope }, { type: "image/png", bytes: await picture.png().toBuffer() })).url;

  it("are read after the score and stored with it once, without changing it", async () => {
    const before = await score(intact);
    const { words, check } = await read(intact);
    expect(words.map(({ text, isKept }) => [text, isKept])).toEqual([
      ["OLD", true],
      ["CABIN", true],
    ]);
    expect(check).toMatchObject({ name: "text", source: "read", grade: 1, value: 0 });
    expect(check.reading).toBe('Reads "OLD CABIN", at 168x94 too');
    await read(intact);
    const { rows } = await studio.context.db.sql.execute(
      sql`select score, jsonb_path_query_array(checks, '$[*] ? (@.source == "read").reading') as read from thumbnail_scores where id = ${before.id}`,
    );
    expect(rows).toEqual([{ score: before.score, read: [check.reading] }]);
  });

  it("are empty for a picture without text", async () => {
    const plain = await keep(sharp({ create: { width: 640, height: 360, channels: 3, background: "#357" } }));
    expect(await read(plain)).toMatchObject({ words: [], check: { grade: 1, reading: "No words are read" } });
  });

  it("can be requested again after a failure, which leaves the score unchanged", async () => {
    let fails = true;
    const node = await startApp({
      databaseUrl: studio.databaseUrl,
      change: (context) => ({
        ...context,
        vision: {
          ...context.vision,
          read: async () => {
            if (fails) throw new Error("The process broke");
            return [];
          },
        },
      }),
    });
    const person = await node.as(email);
    const ask = (path: string) =>
      person.call({
        method: "POST",
        url: `${path}?ucid=${scope.channelUcid}&organization_id=${scope.organizationId}`,
        payload: { thumbnail_url_or_path: flat },
      });
    const failed = await ask(thumbnailScoreRoutes.read.path);
    expect([failed.statusCode, failed.json().message]).toEqual([503, "The words could not be read"]);
    expect((await ask(thumbnailScoreRoutes.score.path)).statusCode).toBe(200);
    fails = false;
    expect((await ask(thumbnailScoreRoutes.read.path)).statusCode).toBe(200);
    await node.close();
  });
});

describe("a model's opinion", () => {
  const words = {
    score: 4,
    text: "The cabin is lost in the sky.",
    aspects: [{ name: "contrast", score: 3, text: "Too pale." }],
  };
  const usage = { inputTokens: 900, outputTokens: 60, costCents: 2 };
  const scoredBy = async (opinion: NonNullable<TextModel["opinion"]>) => {
    const model = { provider: "scripted", model: "eye-1", name: "Scripted, eye-1", costAtMostCents: 6, opinion };
    const node = await startApp({
      databaseUrl: studio.databaseUrl,
      change: (context) => ({ ...context, textModel: { ...context.textModel, ...model } }),
    });
    const owner = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id });
    const channelUcid = await studio.given.channel(organizationId);
    await studio.context.flags.setForOrganization("STUDIO_THUMBNAIL_SCORING", organizationId, true);
    const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: "#777" } })
      .png()
      .toBuffer();
    const { url } = await storePicture(
      studio.context,
      { scope: scopeForJob({ organizationId, channelUcid }) },
      { type: "image/png", bytes },
    );
    const person = await node.as(owner.email);
    const ask = (address: string) =>
      person.call({
        method: "POST",
        url: `${address}?ucid=${channelUcid}&organization_id=${organizationId}`,
        payload: { thumbnail_url_or_path: url, title: "" },
      });
    const scored = await ask(thumbnailScoreRoutes.score.path);
    const reply = await ask(thumbnailScoreRoutes.opinion.path);
    await node.close();
    const rowsOf = async (query: ReturnType<typeof sql>) => (await studio.context.db.sql.execute(query)).rows;
    return {
      score: thumbnailScoreRoutes.score.reply.parse(toCamelCase(scored.json())),
      reply,
      rows: await rowsOf(
        sql`select jsonb_path_query_array(checks, '$[*] ? (@.source == "opinion").reading') as said from thumbnail_scores where organization_id = ${organizationId}`,
      ),
      ledger: await rowsOf(
        sql`select purpose, outcome, model, cost_cents as cents from ai_ledger where organization_id = ${organizationId}`,
      ),
    };
  };
  const opinionIn = ({ reply }: Awaited<ReturnType<typeof scoredBy>>) =>
    thumbnailScoreRoutes.opinion.reply.parse(toCamelCase(reply.json())).opinion;

  it("is stored beside the measured checks and in the ledger, without changing the score", async () => {
    const given = await scoredBy(async () => ({ opinion: words, usage }));
    expect(given.score.opinionBy).toBe("Scripted, eye-1");
    expect(opinionIn(given)).toMatchObject({ by: "Scripted, eye-1", score: 4, text: words.text });
    expect(opinionIn(given)?.checks).toMatchObject([{ name: "contrast", source: "opinion", reading: "Too pale." }]);
    expect(given.rows).toEqual([{ said: ["Too pale."] }]);
    expect(given.ledger).toEqual([{ purpose: "opinion", outcome: "complete", model: "eye-1", cents: 2 }]);
  });

  it("answers an error if the model fails, is free and leaves the score unchanged", async () => {
    const failed = await scoredBy(async () => {
      throw new Error("The wire broke");
    });
    expect([failed.reply.statusCode, failed.reply.json().message]).toEqual([503, "The model gave no opinion"]);
    expect(failed.ledger).toMatchObject([{ outcome: "error", cents: 0 }]);
    expect(failed.rows).toEqual([{ said: [] }]);
    expect(failed.score.checks.length).toBeGreaterThan(5);
  });

  it("is null without a model", async () => {
    expect((await score(flat)).opinionBy).toBeNull();
    expect((await call(thumbnailScoreRoutes.opinion.path, flat)).json()).toEqual({ opinion: null });
  });
});

describe("recommendations", () => {
  it("name weak checks plainly and describe the picture in the other lists", async () => {
    const response = await call(thumbnailScoreRoutes.recommend.path, flat);
    const lists = thumbnailScoreRoutes.recommend.reply.parse(toCamelCase(response.json()));
    expect(lists.colorGrading[0]).toMatchObject({ check: "contrast", canApply: true });
    expect(lists.colorGrading[0]?.description).toBe(
      "Light and dark are too close. Brighten the subject or darken what is behind it.",
    );
    expect(lists.videoInference[0]?.description).toContain("I built a cabin for $900");
    expect(Object.values(lists).every((list) => list.length > 0)).toBe(true);
  });

  it("are applied to a new picture with a higher score", async () => {
    const before = await score(flat);
    const response = await call(thumbnailScoreRoutes.improve.path, flat, { checks: ["contrast"] });
    const { picture, score: after, applied } = thumbnailScoreRoutes.improve.reply.parse(toCamelCase(response.json()));
    expect(applied).toEqual(["contrast"]);
    expect(after.score).toBeGreaterThan(before.score);
    expect(picture).toMatchObject({ width: 1280, height: 720 });
    expect((await readPicture(studio.context, scope, picture.id))?.type).toBe("image/png");
    expect((await score(flat)).score).toBe(before.score);
  });

  it("add a version, and text layers stay text", async () => {
    const place = { organizationId: scope.organizationId, channelUcid: scope.channelUcid };
    const plain = sharp({ create: { width: 1280, height: 720, channels: 3, background: "#2c4a63" } });
    const { id } = await storePicture(
      studio.context,
      { scope: scopeForJob(place) },
      { type: "image/png", bytes: await plain.png().toBuffer() },
    );
    const base = `/api/orgs/${scope.organizationId}/channels/${scope.channelUcid}/thumbnail-versions`;
    const layer = aTextLayer({ text: "OLD CABIN", x: 60, y: 60, size: 30 });
    const lettered = (await browser.call({ method: "POST", url: base, payload: { id, layers: [layer] } })).json();
    const response = await call(thumbnailScoreRoutes.improve.path, lettered.url, { checks: ["text"] });
    const { picture, applied, layers } = thumbnailScoreRoutes.improve.reply.parse(toCamelCase(response.json()));
    expect(applied).toEqual(["text"]);
    expect(layers).toMatchObject([{ id: layer.id, text: "OLD CABIN" }]);
    expect(layers[0]?.size).toBeGreaterThan(90);
    const { versions } = (await browser.call({ url: `${base}/${picture.id}/line` })).json();
    expect(versions.map((version: { id: string }) => version.id)).toEqual([id, lettered.id, picture.id]);
    expect(versions[2].layers).toEqual(layers);
  });

  it("answer 409 if they cannot be applied", async () => {
    const response = await call(thumbnailScoreRoutes.improve.path, flat, { checks: ["likeness"] });
    expect([response.statusCode, response.json().message]).toEqual([409, "Failed to apply recommendations"]);
  });
});
