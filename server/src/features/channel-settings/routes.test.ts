import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

async function arrange() {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const channelUcid = await studio.given.channel(organizationId);
  const url = `/api/orgs/${organizationId}/channels/${channelUcid}/settings`;
  const browser = await studio.as(owner.email);
  const change = (payload: object, by = browser) => by.call({ method: "PUT", url, payload });
  return { organizationId, channelUcid, url, browser, change };
}

it("begins plainly, and keeps what is changed without touching the rest", async () => {
  const { url, browser, change } = await arrange();
  const plain = { bio: "", thumbnailStyle: "realistic", language: "en", thumbnailOptOut: false };
  expect((await browser.call({ url })).json()).toEqual(plain);
  await change({ thumbnailStyle: "sketch" });
  await change({ bio: "Small boats, long rivers.", language: "fr" });
  await change({});
  expect((await browser.call({ url })).json()).toEqual({
    bio: "Small boats, long rivers.",
    thumbnailStyle: "sketch",
    language: "fr",
    thumbnailOptOut: false,
  });
});

it("informs everyone when the cast is left out, since their buttons change", async () => {
  const { organizationId, change } = await arrange();
  const refreshes = () => studio.announcements.made.filter(({ to }) => to === organizationId).length;
  await change({ bio: "Quietly" });
  expect(refreshes()).toBe(0);
  await change({ thumbnailOptOut: true });
  expect(refreshes()).toBe(1);
});

it.each([{ bio: "a".repeat(1001) }, { thumbnailStyle: "oil" }, { language: "xx" }, { thumbnailOptOut: "yes" }])(
  "refuses %j",
  async (payload) => expect((await (await arrange()).change(payload)).statusCode).toBe(400),
);

it("is read by members of the channel and changed by admins", async () => {
  const { organizationId, channelUcid, url, change } = await arrange();
  const member = await studio.given.user();
  await studio.given.member(organizationId, member.id, "user");
  await studio.given.entitled(organizationId, member.id, channelUcid, "user");
  const browser = await studio.as(member.email);
  expect((await browser.call({ url })).statusCode).toBe(200);
  expect((await change({ bio: "Mine now" }, browser)).statusCode).toBe(403);
});
