import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Example } from "./testing/access-matrix/example.ts";
import { examples } from "./testing/access-matrix/examples.ts";
import { type Home, makeHome } from "./testing/access-matrix/home.ts";
import { type Operation, operationsOf } from "./testing/access-matrix/operations.ts";
import { ghostly, idsIn, send } from "./testing/access-matrix/send.ts";
import { bearer, makeApiKey } from "./testing/api-key.ts";
import { unlimited } from "./testing/no-limits.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";
import { watchTables } from "./testing/table-checksums.ts";

// Every operation with every kind of key.
vi.setConfig({ testTimeout: 1_200_000 });

const cast = ["primary"] as const;
let studio: TestApp;
let operations: Operation[];
let home: Home;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
  operations = await operationsOf(studio.app);
  home = await makeHome(studio, { cast });
});
afterAll(() => studio.close());

const exampleOf = ({ id }: Operation): Example => {
  const example = examples[id];
  if (!example) throw new Error(`${id} has no row in access-matrix/examples.ts`);
  return example;
};
const keyOf = async ({ ids }: Home, parts: Partial<Parameters<typeof makeApiKey>[1]> = {}) =>
  (await makeApiKey(studio.context, { organizationId: ids.organizationId, createdBy: ids.personId, ...parts })).secret;
const callWith = (secret: string, operation: Operation, input: ReturnType<Example["input"]>) =>
  send(studio.browser(), operation, input, bearer(secret));

describe("a valid key", () => {
  it.each(["read", "write"] as const)("with %s access calls exactly the operations that allow it", async (access) => {
    const failures: string[] = [];
    for (const operation of operations) {
      const { input, status = 200 } = exampleOf(operation);
      const mayCall = operation.apiKey === "read" || (operation.apiKey === "write" && access === "write");
      const on = operation.apiKey === "write" && mayCall ? await makeHome(studio, { cast }) : home;
      const secret = await keyOf(on, { access });
      const hasChanged = mayCall ? undefined : await watchTables(studio.context);
      const answer = await callWith(secret, operation, input(on));
      // The example of this one is a session's, which has no key to describe.
      const expected = operation.id === "apiKeys.self" ? 200 : status;
      if (answer.status !== (mayCall ? expected : 403))
        failures.push(`${operation.id}: ${answer.status} ${answer.text.slice(0, 200)}`);
      if (answer.headers["set-cookie"] !== undefined) failures.push(`${operation.id}: sets a cookie`);
      if (await hasChanged?.()) failures.push(`${operation.id}: refused, but changed something`);
    }
    expect(failures).toEqual([]);
  });

  it("is not allowed for administration, accounts, streams and what is open to the public", () => {
    const closed = operations.filter(
      ({ access, id }) =>
        ["public", "primary", "billing", "organizationAdmin", "channelAdmin"].includes(access) ||
        ["session", "team", "billing", "chat", "labs", "aiUsage", "support", "webhooks"].includes(
          id.split(".")[0] ?? "",
        ),
    );
    expect(closed.filter(({ apiKey }) => apiKey !== undefined).map(({ id }) => id)).toEqual([]);
    expect(closed.length).toBeGreaterThan(50);
  });

  it("can change something only where its access is write", () => {
    const reading = operations.filter(({ method, apiKey }) => method !== "GET" && apiKey === "read");
    // A search whose input does not fit into an address.
    expect(reading.map(({ id }) => id)).toEqual(["keywords.match"]);
    expect(operations.filter(({ method, apiKey }) => method === "GET" && apiKey === "write")).toEqual([]);
  });
});

/** Calls every operation that keys may call, on the ids of the home, and compares it with ids that do not exist. */
async function compareWithGhosts(secret: string, { isSameOrganization = false } = {}) {
  const failures: string[] = [];
  const hasChanged = await watchTables(studio.context);
  let calls = 0;
  for (const operation of operations.filter(({ apiKey }) => apiKey !== undefined)) {
    const input = exampleOf(operation).input(home);
    const names = idsIn(input, home).filter((name) => !(isSameOrganization && name === "organizationId"));
    if (names.length === 0) continue;
    const real = await callWith(secret, operation, input);
    const ghost = await callWith(secret, operation, ghostly(input, home));
    calls++;
    if (real.status !== ghost.status || real.text !== ghost.text)
      failures.push(`${operation.id}: ${real.status} ${real.text} for ${ghost.status} ${ghost.text}`);
    if (operation.access !== "user" && real.status !== 404) failures.push(`${operation.id}: ${real.status}`);
    if (real.text.includes(home.mark)) failures.push(`${operation.id}: leaks ${real.text}`);
    if (await hasChanged()) failures.push(`${operation.id}: changed something`);
  }
  expect(calls).toBeGreaterThan(30);
  return failures;
}

describe("a key for something else", () => {
  it("of another channel of the organization answers as if this one did not exist", async () => {
    const otherUcid = await studio.given.channel(home.ids.organizationId, { name: "Other" });
    expect(
      await compareWithGhosts(await keyOf(home, { channelUcids: [otherUcid] }), { isSameOrganization: true }),
    ).toEqual([]);
  });

  it("whose only channel was disconnected reaches no other one", async () => {
    expect(await compareWithGhosts(await keyOf(home, { channelUcids: [] }), { isSameOrganization: true })).toEqual([]);
  });

  it("of another organization answers as if this one did not exist", async () => {
    expect(await compareWithGhosts(await keyOf(await makeHome(studio, { cast })))).toEqual([]);
  });
});

describe("a key that is not valid", () => {
  it("is refused for every operation in the same words, also beside a valid session", async () => {
    const revoked = await keyOf(home);
    await studio.context.db.sql.execute(`delete from api_keys where last_four = '${revoked.slice(-4)}'`);
    const keys = {
      revoked,
      expired: await keyOf(home, { isExpired: true }),
      malformed: "co_short",
      "never created": `co_${"A".repeat(43)}`,
    };
    const failures: string[] = [];
    const texts = new Set<string>();
    const hasChanged = await watchTables(studio.context);
    for (const operation of operations) {
      const input = exampleOf(operation).input(home);
      for (const [kind, secret] of Object.entries(keys)) {
        const answer = await send(home.browsers.primary, operation, input, bearer(secret));
        texts.add(answer.text);
        if (answer.status !== 401) failures.push(`${kind}, ${operation.id}: ${answer.status}`);
      }
    }
    expect(failures).toEqual([]);
    expect([...texts]).toHaveLength(1);
    expect(await hasChanged()).toBe(false);
  });
});
