import { profilePictureUrl } from "@coldopen/contract/profile-picture/rules";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { aDrawing } from "../../testing/make-pictures.ts";
import { noLimits } from "../../testing/no-limits.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { storePicture } from "./index.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, limits: noLimits }) });
});
afterAll(() => studio.close());

/** An owner with a picture, and a member who sees it until their membership ends. */
async function arrange() {
  const { given, context } = studio;
  const [owner, member] = [await given.user(), await given.user()];
  const organizationId = await given.organization({ ownerId: owner.id, plan: "team" });
  const channelUcid = await given.channel(organizationId);
  await given.member(organizationId, member.id, "user");
  await given.entitled(organizationId, member.id, channelUcid, "user");
  const bytes = await aDrawing(1600, 900).webp().toBuffer();
  const { url } = await storePicture(
    context,
    { scope: scopeForJob({ organizationId, channelUcid }) },
    { type: "image/webp", bytes },
  );
  const hash = "0".repeat(64);
  await context.files.put(`people/${owner.id}-${hash}`, bytes);
  await context.db.sql.execute(sql`insert into profile_pictures (user_id, hash) values (${owner.id}, ${hash})`);
  const end = () => context.db.sql.execute(sql`update memberships set status = 'removed' where user_id = ${member.id}`);
  return { browser: await studio.as(member.email), url, face: profilePictureUrl(owner.id, hash), end };
}
const again = (browser: Browser, url: string, tag: string) => browser.call({ url, headers: { "if-none-match": tag } });

it.each([
  ["a picture", ({ url }: { url: string }) => url],
  ["a picture in a size", ({ url }: { url: string }) => `${url}?size=small`],
  ["a person's picture", ({ face }: { face: string }) => face],
])("%s is cached for minutes by the browser of its viewer only, and access is checked before a 304", async (_, of) => {
  const home = await arrange();
  const url = of(home);
  const first = await home.browser.call({ url });
  expect([first.statusCode, first.headers["cache-control"]]).toEqual([200, "private, max-age=300, must-revalidate"]);
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^".+"$/);

  const unchanged = await again(home.browser, url, tag);
  expect([unchanged.statusCode, unchanged.rawPayload.length]).toEqual([304, 0]);
  expect(unchanged.headers).toMatchObject({ etag: tag, "cache-control": "private, max-age=300, must-revalidate" });

  await home.end();
  const lost = await again(home.browser, url, tag);
  expect([lost.statusCode, lost.headers["cache-control"], lost.headers.etag]).toEqual([404, "no-store", undefined]);
  const signedOut = await again(studio.browser(), url, tag);
  expect([signedOut.statusCode, signedOut.headers.etag]).toEqual([401, undefined]);
});
