import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { doubledCalls } from "./testing/access-matrix/doubled-names.ts";
import { examples } from "./testing/access-matrix/examples.ts";
import { type Home, makeHome } from "./testing/access-matrix/home.ts";
import { type Operation, operationsOf } from "./testing/access-matrix/operations.ts";
import { unlimited } from "./testing/no-limits.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";
import { watchTables } from "./testing/table-checksums.ts";

// Some hundred calls for the operations that name something of an organization.
vi.setConfig({ testTimeout: 1_200_000 });

let studio: TestApp;
let operations: Operation[];
let victim: Home;
let rival: Home;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
  operations = await operationsOf(studio.app);
  [victim, rival] = [await makeHome(studio), await makeHome(studio)];
});
afterAll(() => studio.close());

it("refuses every call that names one's own and someone else's id at once", async () => {
  const failures: string[] = [];
  const hasChanged = await watchTables(studio.context);
  let calls = 0;
  for (const operation of operations) {
    const example = examples[operation.id];
    if (!example || operation.access === "public") continue;
    const as = example.as === undefined || example.as === "anonymous" ? "primary" : example.as;
    for (const { how, params, query, body } of doubledCalls(example.input(rival), rival, victim.ids)) {
      calls++;
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
      const search = new URLSearchParams(query);
      const answer = await rival.browsers[as].call({
        method: operation.method,
        url: search.size > 0 ? `${path}?${search}` : path,
        ...(body !== undefined && { payload: body, headers: { "content-type": "application/json" } }),
      });
      if (answer.statusCode !== 400) failures.push(`${operation.id}, ${how}: ${answer.statusCode} ${answer.body}`);
      if (answer.body.includes(victim.mark)) failures.push(`${operation.id}, ${how}: leaks`);
    }
    if (await hasChanged()) failures.push(`${operation.id}: changed something`);
  }
  expect(failures).toEqual([]);
  expect(calls).toBeGreaterThan(200);
});
