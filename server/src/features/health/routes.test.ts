import { expect, it } from "vitest";
import { startApp } from "../../testing/start-app.ts";

it("is healthy and ready while it can serve, and healthy but not ready without its database", async () => {
  const studio = await startApp();
  const ask = (url: string) => studio.browser().call({ url });
  expect([(await ask("/health")).json(), (await ask("/ready")).json()]).toEqual([
    { status: "ok" },
    { status: "ready" },
  ]);
  const { db } = studio.context;
  await db.close();
  expect((await ask("/health")).statusCode).toBe(200);
  expect((await ask("/ready")).statusCode).toBeGreaterThanOrEqual(500);
  await studio.app.close();
});
