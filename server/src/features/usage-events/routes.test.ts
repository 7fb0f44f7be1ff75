import { afterAll, beforeAll, expect, it } from "vitest";
import { receivePosts } from "../../testing/receive-posts.ts";
import { soon } from "../../testing/soon.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let receiver: Awaited<ReturnType<typeof receivePosts>>;
let studio: TestApp;
beforeAll(async () => {
  receiver = await receivePosts();
  studio = await startApp({ env: { ANALYTICS_URL: receiver.url } });
});
afterAll(async () => {
  await studio.close();
  receiver.close();
});

it("passes events of the web on to the analytics port, and refuses unknown ones", async () => {
  const browser = await studio.as((await studio.given.user()).email);
  const record = async (payload: object) =>
    (await browser.call({ method: "POST", url: "/api/usage-events", payload })).statusCode;
  const viewed = { name: "page_viewed", properties: { page: "/app/chat" } };
  expect(await record(viewed)).toBe(200);
  expect(await record({ name: "secret_told", properties: {} })).toBe(400);
  const expected = { event: "page_viewed", at: expect.any(String), userHash: expect.any(String), page: "/app/chat" };
  await soon(() => expect(receiver.received).toContainEqual(expected));
  expect(JSON.stringify(receiver.received)).not.toContain("secret_told");
});
