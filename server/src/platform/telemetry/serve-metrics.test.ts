import { afterAll, beforeAll, expect, it } from "vitest";
import { addressOf } from "../../testing/socket-client.ts";
import { soon } from "../../testing/soon.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  // Open to others: a studio for this machine alone refuses other names before it comes to this.
  studio = await startApp({ env: { METRICS_TOKEN: "metrics-token", PUBLIC_URL: "https://studio.example" } });
});
afterAll(() => studio.close());

const read = (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  studio.app.inject({ url: "/metrics", headers: { host: "localhost:4000", ...headers }, remoteAddress });

it("reports the duration of requests by route, and the state of pool, sockets and event loop", async () => {
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
  studio.context.metrics.job("session:clean-up", "done");
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

it.each([
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-original-forwarded-for",
  "cf-connecting-ip",
  "cf-ray",
  "true-client-ip",
  "fastly-client-ip",
  "fly-client-ip",
  "x-azure-clientip",
  "x-envoy-external-address",
  "x-amzn-trace-id",
  "x-request-id",
  "x-of-a-proxy-nobody-knows",
])("does not exist for what a proxy passed on, whichever header says so: %s", async (name) => {
  expect((await read({ [name]: "10.0.0.9" })).statusCode).toBe(404);
});

it.each(["studio.example", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.9", "127.0.0.1@evil.example"])(
  "does not exist under another name than this machine's: %s",
  async (host) => expect((await read({ host })).statusCode).toBe(404),
);

it.each(["localhost:4000", "127.0.0.1:4000", "[::1]:4000", "localhost"])("opens on this machine as %s", async (host) =>
  expect((await read({ host })).statusCode).toBe(200),
);

it("opens for programs of this machine that read it over the network", async () => {
  const address = `${await addressOf(studio)}/metrics`;
  expect((await fetch(address)).status).toBe(200);
  const scraped = { "x-prometheus-scrape-timeout-seconds": "10", accept: "text/plain;version=0.0.4" };
  expect((await fetch(address, { headers: scraped })).status).toBe(200);
});

it("opens with the token from anywhere", async () => {
  expect(
    (await read({ authorization: "Bearer metrics-token", via: "1.1 proxy", host: "studio.example" }, "10.0.0.9"))
      .statusCode,
  ).toBe(200);
});

it("does not trust this machine's address behind a proxy", async () => {
  const proxied = await startApp({ env: { TRUST_PROXY: "on" } });
  expect((await fetch(`${await addressOf(proxied)}/metrics`)).status).toBe(404);
  await proxied.close();
});
