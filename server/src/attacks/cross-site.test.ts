import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examples } from "../testing/access-matrix/examples.ts";
import { type Home, makeHome } from "../testing/access-matrix/home.ts";
import { type Operation, operationsOf } from "../testing/access-matrix/operations.ts";
import { urlOf } from "../testing/access-matrix/send.ts";
import { unlimited } from "../testing/no-limits.ts";
import { ORIGIN, startApp, type TestApp } from "../testing/start-app.ts";
import { tablePrint } from "../testing/table-checksums.ts";

let studio: TestApp;
let operations: Operation[];
let home: Home;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
  operations = await operationsOf(studio.app);
  home = await makeHome(studio);
});
afterAll(() => studio.close());

async function call(operation: Operation, headers: Record<string, string>, method: string = operation.method) {
  const example = examples[operation.id];
  if (!example) throw new Error(`${operation.id} has no example`);
  const { input, as = "primary" } = example;
  const { body: given, ...rest } = input(home);
  // A browser asks beforehand without the body.
  const body = method === "OPTIONS" ? undefined : given;
  const browser = as === "anonymous" ? home.browsers.primary : home.browsers[as];
  return studio.app.inject({
    method: method as "GET",
    url: urlOf(operation.path, rest),
    cookies: Object.fromEntries(browser.jar),
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}
const writes = () => operations.filter(({ method }) => method !== "GET");

describe("another site", () => {
  it.each<[string, Record<string, string>]>([
    ["by its own word", { "sec-fetch-site": "cross-site", origin: ORIGIN }],
    ["as a sibling", { "sec-fetch-site": "same-site", origin: ORIGIN }],
    ["under its own name", { origin: "https://evil.test" }],
    ["under a name that begins like ours", { origin: `${ORIGIN}.evil.test` }],
    ["under our name on another port", { origin: "http://localhost:4001" }],
    ["under our name without TLS or with it", { origin: "https://localhost:4000" }],
    ["from a sandbox", { origin: "null" }],
    ["with our cookie and no name at all", {}],
    ["with a plain form", { origin: "https://evil.test", "content-type": "text/plain" }],
    ["with an upload", { origin: "https://evil.test", "content-type": "multipart/form-data; boundary=x" }],
    ["with a form", { origin: "https://evil.test", "content-type": "application/x-www-form-urlencoded" }],
  ])("can't write anything %s", async (_, headers) => {
    const before = await tablePrint(studio.context);
    const failures: string[] = [];
    for (const operation of writes()) {
      const answer = await call(operation, headers);
      if (answer.statusCode !== 403 || answer.json().code !== "cross_site")
        failures.push(`${operation.id}: ${answer.statusCode}`);
      if (answer.headers["access-control-allow-origin"] !== undefined) failures.push(`${operation.id}: opens itself`);
    }
    expect(failures).toEqual([]);
    expect(writes().length).toBeGreaterThan(20);
    expect(await tablePrint(studio.context)).toBe(before);
  });

  it("can't read across by CORS, nor ask beforehand", async () => {
    for (const operation of operations) {
      const asked = await call(operation, { origin: "https://evil.test" }, "OPTIONS");
      expect(asked.headers["access-control-allow-origin"]).toBeUndefined();
      expect(asked.statusCode).toBe(404);
    }
  });
});

describe("our own pages", () => {
  it("write JSON only", async () => {
    const before = await tablePrint(studio.context);
    for (const operation of writes().filter(({ hasBody, takesFile }) => hasBody && !takesFile))
      for (const type of ["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded"]) {
        const answer = await call(operation, { origin: ORIGIN, "content-type": type });
        expect([operation.id, answer.statusCode]).toEqual([operation.id, 415]);
      }
    expect(await tablePrint(studio.context)).toBe(before);
  });

  it("change nothing by reading", async () => {
    const before = await tablePrint(studio.context);
    for (const operation of operations.filter(({ method }) => method === "GET"))
      for (const method of ["GET", "HEAD"]) {
        const answer = await call(operation, {}, method);
        expect([operation.id, answer.statusCode < 500]).toEqual([operation.id, true]);
      }
    expect(await tablePrint(studio.context)).toBe(before);
  });
});
