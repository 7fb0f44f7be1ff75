import { sharedPictureUrl } from "@coldopen/contract/pictures/rules";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { aDrawing } from "../../testing/make-pictures.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { cleanUpPictures } from "./clean-up.ts";
import { grantPictureAccess, revokePictureAccess, storePicture } from "./index.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const until = new Date(Date.now() + 3_600_000);
const show = async (token: string, id: string, headers = {}) =>
  studio.browser().call({ url: sharedPictureUrl(token, id), headers });
async function given() {
  const { id: ownerId } = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId });
  const scope = scopeForJob({ organizationId, channelUcid: await studio.given.channel(organizationId) });
  const bytes = await aDrawing(800, 450).webp().toBuffer();
  const keep = () => storePicture(studio.context, { scope }, { type: "image/webp", bytes });
  return { scope, lent: await keep(), other: await keep(), bytes };
}

it("a token shows the granted pictures and no others", async () => {
  const { scope, lent, other, bytes } = await given();
  const token = await grantPictureAccess(studio.context, scope, [lent.id], { until });
  const shown = await show(token, lent.id);
  expect([shown.statusCode, shown.rawPayload.equals(bytes)]).toEqual([200, true]);
  expect(shown.headers).toMatchObject({
    "cache-control": "private, no-cache",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  const again = await show(token, lent.id, { "if-none-match": shown.headers.etag });
  expect(again.statusCode).toBe(304);
  expect((await show(token, other.id)).statusCode).toBe(404);
  expect((await show(`${token}x`, lent.id)).statusCode).toBe(404);
});

it("a revoked grant ends at once, also for clients with a cached picture", async () => {
  const { scope, lent } = await given();
  const token = await grantPictureAccess(studio.context, scope, [lent.id], { until });
  const { etag } = (await show(token, lent.id)).headers;
  await revokePictureAccess(studio.context, (await given()).scope, hashSecret(token));
  expect((await show(token, lent.id)).statusCode).toBe(200);
  await revokePictureAccess(studio.context, scope, hashSecret(token));
  expect((await show(token, lent.id, { "if-none-match": etag })).statusCode).toBe(404);
});

it("an expired grant ends and is deleted by the clean-up", async () => {
  const { scope, lent } = await given();
  const token = await grantPictureAccess(studio.context, scope, [lent.id], { until: new Date(Date.now() - 1000) });
  expect((await show(token, lent.id)).statusCode).toBe(404);
  expect((await cleanUpPictures(studio.context)).grants).toBe(1);
});

it("a grant accepts a token of the caller and stores only its hash", async () => {
  const { scope, lent, other } = await given();
  const token = "a-token-of-the-askers-own";
  await grantPictureAccess(studio.context, scope, [lent.id], { until, token });
  await grantPictureAccess(studio.context, scope, [lent.id, other.id], { until, token });
  expect((await show(token, other.id)).statusCode).toBe(200);
  const { rows } = await studio.context.db.sql.execute(
    sql`select 1 from picture_grants g where position(${token} in g::text) > 0`,
  );
  expect(rows).toEqual([]);
});

it("pictures of another channel cannot be granted", async () => {
  const [{ scope, lent }, foreign] = [await given(), await given()];
  await expect(grantPictureAccess(studio.context, scope, [lent.id, foreign.lent.id], { until })).rejects.toThrow(
    "Not found",
  );
});
