import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD } from "../../testing/given.ts";
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

it("counts sign-up, sign-in and the choice of a plan, with people as hashes", async () => {
  const browser = studio.browser();
  const email = "counted@example.com";
  const person = { email, password: PASSWORD, firstName: "Ada", isSixteenOrOlder: true };
  await browser.call({ method: "POST", url: "/api/auth/sign-up/email", payload: person });
  await browser.call({ method: "POST", url: "/api/auth/sign-in/email", payload: { email, password: PASSWORD } });
  await browser.call({ method: "POST", url: "/api/billing/choose-plan", payload: { plan: "community" } });
  await soon(() => expect(receiver.received).toHaveLength(3));
  const told = receiver.received;
  expect(told).toEqual([
    { event: "signed_up", at: expect.any(String), userHash: expect.stringMatching(/^[0-9a-f]{32}$/) },
    { event: "signed_in", at: expect.any(String), userHash: expect.any(String) },
    {
      event: "plan_chosen",
      at: expect.any(String),
      userHash: expect.any(String),
      organizationId: expect.any(String),
      plan: "community",
    },
  ]);
  const user = await studio.context.db.pool.query("select id from users where email = $1", [email]);
  expect(JSON.stringify(told)).not.toContain(user.rows[0].id);
});
