import { afterAll, beforeAll, expect, it } from "vitest";
import { receivePosts } from "../../testing/receive-posts.ts";
import { soon } from "../../testing/soon.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let receiver: Awaited<ReturnType<typeof receivePosts>>;
let studio: TestApp;
beforeAll(async () => {
  receiver = await receivePosts();
  studio = await startApp({
    env: { ERROR_WEBHOOK_URL: receiver.url },
    change: (context) => ({
      ...context,
      mail: {
        ...context.mail,
        inbox: async () => {
          throw new Error("The box is broken");
        },
      },
      limits: {
        ...context.limits,
        count: async () => {
          throw new TypeError("The counter is broken");
        },
      },
    }),
  });
});
afterAll(async () => {
  await studio.close();
  receiver.close();
});

it("reports an unexpected error with its route and request, and nothing about the person", async () => {
  const payload = { email: "ada@example.com", password: "a long enough password" };
  const response = await studio.browser().call({ method: "POST", url: "/api/auth/sign-in/email", payload });
  expect(response.statusCode).toBe(500);
  await soon(() => expect(receiver.received).toHaveLength(1));
  expect(receiver.received[0]).toMatchObject({
    route: "POST /api/auth/sign-in/email",
    requestId: response.json().requestId,
    error: { type: "TypeError", message: "The counter is broken" },
  });
  expect(JSON.stringify(receiver.received)).not.toContain("ada@example.com");
});

it("reports no error that the product knows", async () => {
  const before = receiver.received.length;
  expect((await studio.app.inject({ url: "/api/users/profile" })).statusCode).toBe(401);
  expect((await studio.app.inject({ url: "/nowhere" })).statusCode).toBe(404);
  expect(receiver.received).toHaveLength(before);
});

it("stops at a flood and survives a receiver that is gone", async () => {
  receiver.close();
  for (let index = 0; index < 100; index++) studio.context.monitoring.report(new Error("again"), {});
  expect((await studio.app.inject({ url: "/health" })).statusCode).toBe(200);
});
