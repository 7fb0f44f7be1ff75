import { ErrorBody } from "@coldopen/contract/kernel/errors";
import type { Access } from "@coldopen/contract/kernel/route";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Example, Input } from "./testing/access-matrix/example.ts";
import { examples } from "./testing/access-matrix/examples.ts";
import { ghostIds, type Home, makeHome, type Person } from "./testing/access-matrix/home.ts";
import { type Operation, operationsOf } from "./testing/access-matrix/operations.ts";
import { ghostly, idsIn, send, withForeign } from "./testing/access-matrix/send.ts";
import { unlimited } from "./testing/no-limits.ts";
import { type Browser, startApp, type TestApp } from "./testing/start-app.ts";
import { rowsHolding, watchRowsHolding, watchTables } from "./testing/table-checksums.ts";
import { takeShare } from "./testing/test-share.ts";

// Every operation in every role: some thousand calls.
vi.setConfig({ testTimeout: 600_000 });

/** `npm test` calls one operation in this many. */
const SHARES = 8;

let studio: TestApp;
let allOperations: Operation[];
/** Of this run. */
let operations: Operation[];
let victim: Home;
let rival: Home;
let lapsed: Home;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
  allOperations = await operationsOf(studio.app);
  operations = takeShare(allOperations, SHARES, ({ id }) => `matrix ${id}`);
  [victim, rival, lapsed] = [
    await makeHome(studio),
    await makeHome(studio),
    await makeHome(studio, { isLapsed: true }),
  ];
});
afterAll(() => studio.close());

const exampleOf = ({ id }: Operation): Example => {
  const example = examples[id];
  if (!example) throw new Error(`${id} has no row in access-matrix/examples.ts`);
  return example;
};
const browserOf = (home: Home, who: Person | "anonymous" = "primary"): Browser =>
  who === "anonymous" ? studio.browser() : home.browsers[who];
/** A home as it was made: the one at hand until someone succeeds in changing it, since making one is slow. */
let spare: Home | undefined;
const homeAsMade = async (): Promise<Home> => {
  spare ??= await makeHome(studio);
  return spare;
};
async function sendOn(home: Home, who: Person | "anonymous" | undefined, operation: Operation, input: Input) {
  const answer = await send(browserOf(home, who), operation, input);
  const isOnlyRead = operation.method === "GET" && answer.status === 200;
  if (home === spare && !isOnlyRead && answer.status < 400) spare = undefined;
  return answer;
}
const isScoped = ({ access }: Operation) => access !== "public" && access !== "user";
const idsOf = (home: Home) => Object.values(home.ids);

/** Users outside the victim's organization, or with partial access to it. */
const outsiders = (): Record<string, Browser> => ({
  "another organization's owner": rival.browsers.primary,
  "another organization's member": rival.browsers.user,
  "a lapsed organization's owner": lapsed.browsers.primary,
  "someone in no organization": rival.browsers.invitee,
  "a removed admin": victim.browsers.removed,
  "a pending admin": victim.browsers.pending,
  "an admin who has not confirmed": victim.browsers.accepted,
});

describe("the access matrix", () => {
  it("has a row for every operation of the API, and none for what is gone", () => {
    expect(Object.keys(examples).sort()).toEqual(allOperations.map(({ id }) => id).sort());
  });

  it("answers an outsider as if what belongs to others did not exist", async () => {
    const failures: string[] = [];
    const hasChanged = await watchTables(studio.context);
    let calls = 0;
    for (const operation of operations) {
      const input = exampleOf(operation).input(victim);
      if (idsIn(input, victim).length === 0) continue;
      for (const [who, browser] of Object.entries(outsiders())) {
        const foreign = await send(browser, operation, input);
        const ghost = await send(browser, operation, ghostly(input, victim));
        calls++;
        if (foreign.status !== ghost.status || foreign.text !== ghost.text)
          failures.push(`${who}, ${operation.id}: ${foreign.status} ${foreign.text} for ${ghost.status} ${ghost.text}`);
        if (isScoped(operation) && foreign.status !== 404)
          failures.push(`${who}, ${operation.id}: ${foreign.status} instead of 404`);
        if (foreign.text.includes(victim.mark)) failures.push(`${who}, ${operation.id}: leaks ${foreign.text}`);
      }
      if (await hasChanged()) failures.push(`an outsider, ${operation.id}: changed something`);
    }
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(operations.length);
  });

  it("takes no single foreign id among one's own", async () => {
    const failures: string[] = [];
    const hasChanged = await watchRowsHolding(studio.context, idsOf(victim));
    for (const operation of operations) {
      const { input: inputOf, as } = exampleOf(operation);
      const names = idsIn(inputOf(rival), rival);
      for (const name of names) {
        const home = await homeAsMade();
        const input = inputOf(home);
        const foreign = await sendOn(home, as, operation, withForeign(input, home, name, victim.ids));
        const ghost = await sendOn(home, as, operation, withForeign(input, home, name, ghostIds()));
        if (foreign.status !== ghost.status || foreign.text !== ghost.text)
          failures.push(
            `${operation.id} with a foreign ${name}: ${foreign.status} ${foreign.text} for ${ghost.status}`,
          );
        if (foreign.text.includes(victim.mark)) failures.push(`${operation.id} with a foreign ${name}: leaks`);
      }
      if (await hasChanged()) failures.push(`${operation.id} with a foreign id: changed the victim's rows`);
    }
    expect(failures).toEqual([]);
  });

  it("asks everyone but public callers to sign in, in the same words whatever they name", async () => {
    const failures: string[] = [];
    const told = new Map<string, string>();
    for (const operation of operations.filter(({ access }) => access !== "public")) {
      const answer = await send(studio.browser(), operation, exampleOf(operation).input(victim));
      if (answer.status !== 401) failures.push(`${operation.id}: ${answer.status}`);
      const words = operation.id.startsWith("ideas.") ? "No user for kirby request" : "Sign in first";
      if (!answer.text.includes(words)) failures.push(`${operation.id}: ${answer.text}`);
      if ((told.get(words) ?? answer.text) !== answer.text) failures.push(`${operation.id}: in other words`);
      told.set(words, answer.text);
    }
    expect(failures).toEqual([]);
  });
});

const roles = ["user", "admin", "primary", "lapsed"] as const;
type Role = (typeof roles)[number];
type Answers = Record<Role, "ok" | number>;
const roleTable: Record<Exclude<Access, "public" | "user">, Answers> = {
  organization: { user: "ok", admin: "ok", primary: "ok", lapsed: 402 },
  channel: { user: "ok", admin: "ok", primary: "ok", lapsed: 402 },
  channelAdmin: { user: 403, admin: "ok", primary: "ok", lapsed: 402 },
  organizationAdmin: { user: 403, admin: "ok", primary: "ok", lapsed: 402 },
  primary: { user: 403, admin: 403, primary: "ok", lapsed: 402 },
  billing: { user: 403, admin: 403, primary: "ok", lapsed: "ok" },
};

/** A member may delete what they created; the examples were created by the primary owner. */
const ownOnly: Readonly<Record<string, Partial<Answers>>> = {
  "pitches.remove": { user: 403 },
  "pitches.restore": { user: 403 },
};

describe("roles", () => {
  it("are enforced by the server for every operation in an organization", async () => {
    const failures: string[] = [];
    for (const operation of operations) {
      const { access } = operation;
      if (access === "public" || access === "user") continue;
      const { input, status = 200 } = exampleOf(operation);
      const answers = roles.map((who) => ({ who, expected: ownOnly[operation.id]?.[who] ?? roleTable[access][who] }));
      const check = async (home: Home, who: Role, expected: number) => {
        const answer = await sendOn(home, who === "lapsed" ? "primary" : who, operation, input(home));
        if (answer.status !== expected) failures.push(`${who}, ${operation.id}: ${answer.status} ${answer.text}`);
      };
      const hasChanged = await watchTables(studio.context);
      for (const { who, expected } of answers)
        if (expected !== "ok") await check(who === "lapsed" ? lapsed : victim, who, expected);
      if (await hasChanged()) failures.push(`${operation.id}: refused, but changed something`);
      for (const { who, expected } of answers)
        if (expected === "ok") await check(who === "lapsed" ? lapsed : await homeAsMade(), who, status);
    }
    expect(failures).toEqual([]);
  });
});

describe("answers", () => {
  it("hold exactly what the document names, for everyone who may ask", async () => {
    const failures: string[] = [];
    for (const operation of operations) {
      const { input, as, status = 200 } = exampleOf(operation);
      const home = await homeAsMade();
      const answer = await sendOn(home, as, operation, input(home));
      if (answer.status !== status) failures.push(`${operation.id}: ${answer.status} ${answer.text}`);
      const schema = answer.status === 200 ? operation.reply : answer.status >= 400 ? ErrorBody.strict() : undefined;
      const parsed = schema?.safeParse(JSON.parse(answer.text));
      if (parsed && !parsed.success) failures.push(`${operation.id}: ${parsed.error.message}`);
      if (answer.text.includes(victim.mark)) failures.push(`${operation.id}: shows another organization`);
    }
    expect(failures).toEqual([]);
  });
});

describe("unknown fields", () => {
  const planted = "2001-02-03T04:05:06.789Z";
  const extras = (ids: Home["ids"]) => ({
    id: "0badf00d-0bad-4bad-8bad-0badf00d0bad",
    organizationId: ids.organizationId,
    orgId: ids.organizationId,
    userId: "0badf00d-0bad-4bad-8bad-0badf00d0bad",
    status: "active",
    createdAt: planted,
    expiresAt: planted,
    isSpotterOrganization: true,
    emailVerified: true,
    isInternal: true,
    passwordHash: "0badf00d",
    subscriptionActive: true,
  });
  const withExtras = (value: unknown, ids: Home["ids"]): unknown => {
    if (Array.isArray(value)) return value.map((item) => withExtras(item, ids));
    if (value === null || typeof value !== "object") return value;
    const inner = Object.entries(value).map(([key, item]) => [key, withExtras(item, ids)]);
    return { ...extras(ids), ...Object.fromEntries(inner) };
  };

  it("are ignored or refused in every body", async () => {
    const failures: string[] = [];
    const hasChanged = await watchRowsHolding(studio.context, idsOf(victim));
    for (const operation of operations.filter(({ hasBody }) => hasBody)) {
      const { input, as, status = 200 } = exampleOf(operation);
      const home = await homeAsMade();
      const { body, ...rest } = input(home);
      const answer = await sendOn(home, as, operation, { ...rest, body: withExtras(body, victim.ids) });
      if (answer.status !== status && answer.status !== 400) failures.push(`${operation.id}: ${answer.status}`);
      if (await hasChanged()) failures.push(`${operation.id}: reached the victim's rows`);
    }
    expect(failures).toEqual([]);
    expect(await rowsHolding(studio.context, "0badf00d")).toEqual([]);
    const { rows } = await studio.context.db.sql.execute(sql`
      select o::text as row from organizations o where is_spotter_organization or created_at < '2020-01-01'
      union all select u::text from users u where created_at < '2020-01-01' or (email_verified and email like 'new.%')
      union all select i::text from invites i where expires_at < '2020-01-01' or created_at < '2020-01-01'`);
    expect(rows).toEqual([]);
  });
});
