import { usageLimits } from "@coldopen/contract/kernel/usage-limits";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { soon } from "../../testing/soon.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { openUsageLimits, type UsageLimits } from "./usage-limits.ts";

const { person, organization } = usageLimits.generation;
const ORGANIZATION = crypto.randomUUID();

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let nodes: { db: Database; usage: UsageLimits }[];
beforeAll(async () => {
  database = await createTestDatabase();
  nodes = [1, 2].map(() => {
    const db = openDatabase({ url: database.url, max: 5, log: silentLog });
    return { db, usage: openUsageLimits({ db, log: silentLog }) };
  });
});
afterAll(async () => {
  for (const { db, usage } of nodes) {
    usage.close();
    await db.close();
  }
  await database.drop();
});
beforeEach(() => change(sql`delete from usage_counters`));

const nodeAt = (n: number) => {
  const node = nodes[n % nodes.length];
  if (!node) throw new Error("No node");
  return node;
};
const change = (statement: ReturnType<typeof sql>) => nodeAt(0).db.sql.execute(statement);
const endWindows = () => change(sql`update usage_counters set window_ends = clock_timestamp()`);
const expireLeases = () =>
  change(
    sql`update usage_counters set leases = (select jsonb_object_agg(key, 1) from jsonb_each(leases)) where leases <> '{}'`,
  );

const someone = (organizationId = ORGANIZATION) => ({ userId: crypto.randomUUID(), organizationId });
/** Many starts at once over all nodes; those that were granted, to be released. */
async function startMany(count: number, requesterAt: (n: number) => ReturnType<typeof someone>) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, (_, n) => nodeAt(n).usage.start("generation", requesterAt(n))),
  );
  const granted = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  return { granted, refused };
}
const startAndEnd = async (requester: ReturnType<typeof someone>) => {
  const release = await nodeAt(0).usage.start("generation", requester);
  await release();
};

describe("usage limits", () => {
  it("grant one person exactly the most at once over all nodes, and refuse the rest", async () => {
    const one = someone();
    const { granted, refused } = await startMany(240, () => one);
    expect(granted).toHaveLength(person.maxInProgress);
    expect(refused).toHaveLength(240 - person.maxInProgress);
    for (const error of refused) expect(error).toMatchObject({ code: "rate_limited", status: 429 });
    for (const error of refused) expect(error.retryAfterSeconds).toBeGreaterThan(0);
  });

  it("grant an organization exactly the most at once, however many people ask", async () => {
    const people = Array.from({ length: 40 }, () => someone());
    const { granted } = await startMany(80, (n) => people[n % people.length] ?? someone());
    expect(granted).toHaveLength(organization.maxInProgress);
  });

  it("grant one person exactly the starts of a minute, and more when the minute is over", async () => {
    const one = someone();
    for (let n = 0; n < person.startsPerMinute; n++) await startAndEnd(one);
    await expect(startAndEnd(one)).rejects.toMatchObject({
      code: "rate_limited",
      message: `You can start ${person.startsPerMinute} generations a minute.`,
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60),
    });
    await endWindows();
    await startAndEnd(one);
  });

  it("grant an organization exactly the starts of a minute", async () => {
    let started = 0;
    const refusals: unknown[] = [];
    while (refusals.length === 0 && started <= organization.startsPerMinute)
      await startAndEnd(someone()).then(
        () => started++,
        (error) => refusals.push(error),
      );
    expect(started).toBe(organization.startsPerMinute);
    expect(refusals).toEqual([
      expect.objectContaining({
        message: `Your organization can start ${organization.startsPerMinute} generations a minute.`,
      }),
    ]);
  });

  it("take nothing from an organization for a person who is refused, and nothing from a person for an organization that is", async () => {
    const flooding = someone();
    await startMany(100, () => flooding);
    const starts = async (subject: string) =>
      (await change(sql`select starts from usage_counters where subject = ${subject}`)).rows[0]?.starts;
    expect(await starts(`organization:${ORGANIZATION}:generation`)).toBe(person.maxInProgress);
    const { granted } = await startMany(organization.maxInProgress - person.maxInProgress, () => someone());
    expect(granted).toHaveLength(organization.maxInProgress - person.maxInProgress);
    const colleague = someone();
    await expect(startAndEnd(colleague)).rejects.toMatchObject({
      message: `Your organization has ${organization.maxInProgress} generations in progress, the most at once.`,
    });
    expect(await starts(`person:${colleague.userId}:generation`)).toBe(0);
    await granted[0]?.();
    await startAndEnd(colleague);
  });

  it("count people, organizations and kinds of work apart", async () => {
    const one = someone();
    await startMany(person.maxInProgress, () => one);
    await expect(startAndEnd(one)).rejects.toMatchObject({ code: "rate_limited" });
    await startAndEnd({ ...one, userId: crypto.randomUUID() });
    await startAndEnd(someone(crypto.randomUUID()));
    await nodeAt(1).usage.run("pictureCheck", one, async () => undefined);
  });

  it("free a place when its work ends, and also when it fails", async () => {
    const one = someone();
    for (let n = 0; n < person.maxInProgress + 2; n++)
      await expect(nodeAt(n).usage.run("generation", one, () => Promise.reject(new Error("failed")))).rejects.toThrow(
        "failed",
      );
    const { granted } = await startMany(person.maxInProgress, () => one);
    expect(granted).toHaveLength(person.maxInProgress);
    await Promise.all(granted.map((release) => release()));
    expect((await startMany(person.maxInProgress, () => one)).granted).toHaveLength(person.maxInProgress);
  });

  it("release a place once, however often that is asked", async () => {
    const one = someone();
    const { granted } = await startMany(person.maxInProgress, () => one);
    await granted[0]?.();
    await granted[0]?.();
    expect((await startMany(3, () => one)).granted).toHaveLength(1);
  });

  it("free the places of a node that died once its leases expire", async () => {
    const one = someone();
    await startMany(person.maxInProgress, () => one);
    await expect(startAndEnd(one)).rejects.toMatchObject({ code: "rate_limited" });
    await expireLeases();
    expect((await startMany(20, () => one)).granted).toHaveLength(person.maxInProgress);
  });

  it("keep a place for as long as its work goes on", async () => {
    const one = someone();
    await startMany(1, () => one);
    await change(sql`update usage_counters set leases = (select jsonb_object_agg(key, 1) from jsonb_each(leases))`);
    const expiries = sql`select distinct value::float8 > extract(epoch from clock_timestamp()) as is_live
      from usage_counters, jsonb_each_text(leases)`;
    await soon(async () => expect((await change(expiries)).rows).toEqual([{ is_live: true }]));
  });
});
