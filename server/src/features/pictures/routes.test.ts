import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { deletePicture, readPicture, storePicture } from "./index.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const picture = (width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "#a04020" } });

async function given() {
  const user = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: user.id });
  const channelUcid = await studio.given.channel(organizationId);
  const browser = await studio.as(user.email);
  const upload = (payload: Buffer, type = "image/png") =>
    browser.call({
      method: "POST",
      url: `/api/pictures?organizationId=${organizationId}&channelUCID=${channelUcid}`,
      headers: { "content-type": type },
      payload,
    });
  return { user, browser, upload, scope: scopeForJob({ organizationId, channelUcid }) };
}

describe("an uploaded picture", () => {
  it("is re-encoded, stored and returned with its URL and size", async () => {
    const { upload, browser, scope } = await given();
    const answer = await upload(await picture().png().toBuffer());
    expect(answer.json()).toEqual({
      id: expect.any(String),
      url: `/api/pictures/${answer.json().id}`,
      width: 1600,
      height: 900,
    });
    const shown = await browser.call({ url: answer.json().url });
    expect(shown.headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=300, must-revalidate",
    });
    expect((await readPicture(studio.context, scope, answer.json().id))?.bytes).toEqual(shown.rawPayload);
  });
  it.each([
    ["small", 320, 180],
    ["medium", 640, 360],
    ["large", 1280, 720],
  ])("is shown in the size %s, the second time from its file", async (size, ...sides) => {
    const { upload, browser } = await given();
    const { url } = (await upload(await picture().png().toBuffer())).json();
    for (let time = 0; time < 2; time++) {
      const shown = await browser.call({ url: `${url}?size=${size}` });
      const { format, width, height } = await sharp(shown.rawPayload).metadata();
      expect([format, width, height]).toEqual(["webp", ...sides]);
    }
  });
  it("answers 304 to a client that has it", async () => {
    const { upload, browser } = await given();
    const { url } = (await upload(await picture(40, 20).png().toBuffer())).json();
    const etag = String((await browser.call({ url })).headers.etag);
    const again = await browser.call({ url, headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const smaller = await browser.call({ url: `${url}?size=small`, headers: { "if-none-match": etag } });
    expect(smaller.statusCode).toBe(200);
  });
  it("is not found for other organizations, also with its ETag", async () => {
    const { upload, browser } = await given();
    const { url } = (await upload(await picture(40, 20).png().toBuffer())).json();
    const etag = String((await browser.call({ url })).headers.etag);
    const other = await given();
    const answer = await other.browser.call({ url, headers: { "if-none-match": etag } });
    expect(answer.statusCode).toBe(404);
    expect(await readPicture(studio.context, other.scope, String(url).slice(-36))).toBeUndefined();
  });
});

describe("a generated picture", () => {
  it("is stored unchanged", async () => {
    const { scope, browser } = await given();
    const bytes = await picture(64, 36).png().toBuffer();
    const { url } = await storePicture(studio.context, { scope }, { type: "image/png", bytes });
    const shown = await browser.call({ url });
    expect([shown.headers["content-type"], shown.rawPayload.equals(bytes)]).toEqual(["image/png", true]);
  });
});

describe("a deleted picture", () => {
  const filesOf = async (id: string) => {
    const { rows } = await studio.context.db.sql.execute(sql`select hash from pictures where id = ${id}`);
    const hash = String(rows[0]?.hash);
    return async () => {
      const found = [
        await studio.context.files.get(`pictures/${hash}`),
        await studio.context.files.get(`pictures/${hash}-small`),
      ];
      return found.map((bytes) => bytes !== undefined);
    };
  };

  it("is deleted with its files, and files of an equal picture stay", async () => {
    const { scope, browser } = await given();
    const bytes = await picture(900, 500).webp().toBuffer();
    const stored = { type: "image/webp" as const, bytes };
    const [first, second] = [
      await storePicture(studio.context, { scope }, stored),
      await storePicture(studio.context, { scope }, stored),
    ];
    const [firstFiles, secondFiles] = [await filesOf(first.id), await filesOf(second.id)];
    await browser.call({ url: `${second.url}?size=small` });
    expect(await deletePicture(studio.context, (await given()).scope, first.id)).toBe(false);
    expect(await deletePicture(studio.context, scope, first.id)).toBe(true);
    expect((await browser.call({ url: first.url })).statusCode).toBe(404);
    expect((await browser.call({ url: second.url })).rawPayload.equals(bytes)).toBe(true);
    expect([await firstFiles(), await secondFiles()]).toEqual([
      [false, false],
      [true, true],
    ]);
    await deletePicture(studio.context, scope, second.id);
    expect(await secondFiles()).toEqual([false, false]);
  });

  it("with an old file name leaves a file that another picture uses", async () => {
    const { scope, browser } = await given();
    const bytes = await picture(50, 30).webp().toBuffer();
    const stored = { type: "image/webp" as const, bytes };
    const [first, second] = [
      await storePicture(studio.context, { scope }, stored),
      await storePicture(studio.context, { scope }, stored),
    ];
    const files = await filesOf(first.id);
    await studio.context.db.sql.execute(sql`
      update pictures set hash = (select hash from pictures where id = ${first.id}) where id = ${second.id}`);
    await deletePicture(studio.context, scope, first.id);
    expect((await browser.call({ url: second.url })).rawPayload.equals(bytes)).toBe(true);
    await deletePicture(studio.context, scope, second.id);
    expect(await files()).toEqual([false, false]);
  });

  it("keeps row and files if the transaction around the deletion is rolled back", async () => {
    const { scope, browser } = await given();
    const bytes = await picture(60, 30).webp().toBuffer();
    const { id, url } = await storePicture(studio.context, { scope }, { type: "image/webp", bytes });
    const undone = studio.context.db.transaction(async () => {
      await deletePicture(studio.context, scope, id);
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect((await browser.call({ url })).rawPayload.equals(bytes)).toBe(true);
  });
});
