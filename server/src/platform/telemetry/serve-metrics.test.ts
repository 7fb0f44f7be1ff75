import { afterAll, beforeAll, expect, it } from "vitest";
import { addressOf } from "../../testing/socket-client.ts";
import { soon } from "../../testing/soon.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ env: { METRICS_TOKEN: "metrics-token" } });
});
afterAll(() => studio.close());

const read = (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  studio.app.inject({ url: "/metrics", headers, remoteAddress });

it("tells how long requests took by route, and how pool, sockets and event loop are", async () => {
  await studio.app.inject({ url: "/health" });
  await studio.app.inject({ url: "/api/auth/sign-in/nobody" });
  await soon(async () => {
    const { body } = await read();
    expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/health"[^}]*\} [1-9]/);
    for (const name of ["db_pool_connections", "sockets_connected", "event_loop_lag_p99_seconds"])
      expect(body).toMatch(new RegExp(`^${name}(\\{.*\\})? \\d`, "m"));
  });
});

it("counts jobs by outcome", async () => {
  studio.world.metrics.job("session:clean-up", "done");
  expect((await read()).body).toMatch(/jobs_total\{[^}]*job="session:clean-up",outcome="done"[^}]*\} 1/);
});

it.each([
  ["another machine", {}, "10.0.0.9"],
  ["a proxy on this machine", { "x-forwarded-for": "10.0.0.9" }, "127.0.0.1"],
  ["a wrong token", { authorization: "Bearer wrong" }, "10.0.0.9"],
  ["a wrong token from this machine", { authorization: "Bearer wrong" }, "127.0.0.1"],
])("does not exist for %s", async (_, headers, from) => {
  const { statusCode, body } = await read(headers, from);
  expect([statusCode, JSON.parse(body).code]).toEqual([404, "not_found"]);
});

it("opens with the token from anywhere", async () => {
  expect((await read({ authorization: "Bearer metrics-token" }, "10.0.0.9")).statusCode).toBe(200);
});

it("does not trust this machine's address behind a proxy", async () => {
  const proxied = await startApp({ env: { TRUST_PROXY: "on" } });
  expect((await fetch(`${await addressOf(proxied)}/metrics`)).status).toBe(404);
  await proxied.close();
});
