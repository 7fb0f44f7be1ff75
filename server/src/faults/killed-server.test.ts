import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningPostgres, startPostgres } from "../platform/postgres/start-postgres.ts";
import { type SpawnedStudio, spawnStudio } from "../testing/spawn-studio.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const TIMES = Number(process.env.FAULT_TIMES ?? 1);
const GROUPS = 5;
const EACH = 10;
const BUSY = 503;
const TOO_MANY = 429;
const KEY_HELD_MS = 20_000;
const AGAIN_MS = 500;

type Write = { key: string; cookie: string; method: string; path: string; body: unknown };
type Answer = { status: number; text: string } | undefined;

let folder: string;
let postgres: RunningPostgres;
let studio: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "coldopen-killed-"));
  chmodSync(folder, 0o755);
  // A database that really writes to disk, unlike the one of the other tests.
  postgres = await startPostgres({
    dataDir: path.join(folder, "postgres"),
    sharedHome: path.join(folder, "shared"),
    say: () => {},
  });
  studio = await startApp({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await studio.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Some two hundred writes: profiles, plans, invites and channels, each with a key of its own. */
async function plan(round: number): Promise<Write[]> {
  const { given } = studio;
  const writes: Write[] = [];
  const cookieOf = async (email: string) =>
    [...(await studio.as(email)).jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const add = (cookie: string, method: string, target: string, body: unknown) =>
    void writes.push({ key: `round-${round}-${writes.length}`, cookie, method, path: target, body });
  for (let group = 0; group < GROUPS; group++) {
    const owner = await given.user();
    const organizationId = await given.organization({ ownerId: owner.id, plan: "team" });
    const channelUcid = await given.channel(organizationId);
    const cookie = await cookieOf(owner.email);
    for (let n = 0; n < EACH; n++) {
      const name = `r${round}g${group}n${n}`;
      add(cookie, "POST", `/api/orgs/${organizationId}/team/invites`, {
        email: `${name}@example.com`,
        role: "user",
        entitlements: [{ channelUcid, role: "user" }],
      });
      if (n < EACH - 1) add(cookie, "POST", `/api/orgs/${organizationId}/channels`, { name, handle: `@${name}` });
      const person = await given.user();
      const theirs = await cookieOf(person.email);
      add(theirs, "PUT", "/api/users/profile", { lastName: name });
      add(theirs, "POST", "/api/billing/choose-plan", { plan: "community", organizationName: name });
    }
  }
  return writes;
}

/** Again and again where the studio asks for that: on a busy machine so many at once can wait too long for the database. */
async function send(server: SpawnedStudio, write: Write): Promise<Answer> {
  try {
    const response = await fetch(`${server.url}${write.path}`, {
      method: write.method,
      headers: {
        cookie: write.cookie,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
        "idempotency-key": write.key,
      },
      body: JSON.stringify(write.body),
    });
    const answer = { status: response.status, text: await response.text() };
    // A long write of the killed process keeps its key until its reservation ends; asking all the time is refused.
    const isKeyHeld = answer.text.includes("idempotency_in_progress") || answer.status === TOO_MANY;
    if (answer.status !== BUSY && !isKeyHeld) return answer;
    await sleep(isKeyHeld ? KEY_HELD_MS : AGAIN_MS);
    return await send(server, write);
  } catch {
    return undefined;
  }
}

/** How often each write's effect is in the database. */
async function effects(round: number) {
  const count = async (query: ReturnType<typeof sql>) => {
    const { rows } = await studio.context.db.sql.execute(query);
    return rows.map((row) => `${row.name} ${row.times}`).sort();
  };
  const like = `r${round}g%`;
  return {
    invites: await count(
      sql`select split_part(email, '@', 1) as name, count(*) as times from invites where email like ${like} group by 1`,
    ),
    channels: await count(
      sql`select c.name, count(*) as times from channels c join organization_channels oc on oc.channel_ucid = c.ucid join entitlements e on e.channel_ucid = c.ucid where c.name like ${like} group by 1`,
    ),
    profiles: await count(
      sql`select last_name as name, count(*) as times from users where last_name like ${like} group by 1`,
    ),
    plans: await count(
      sql`select o.name, count(*) as times from organizations o join subscriptions s on s.organization_id = o.id join memberships m on m.organization_id = o.id where o.name like ${like} group by 1`,
    ),
  };
}

it.each(Array.from({ length: TIMES }, (_, round) => round))(
  "loses nothing that it acknowledged and does nothing twice when it is killed among some two hundred writes (%i)",
  async (round) => {
    const writes = await plan(round);
    const killAfter = 20 + ((round * 37) % 150);
    const first = await spawnStudio(postgres.url);
    let acknowledged = 0;
    const before = await Promise.all(
      writes.map(async (write) => {
        const answer = await send(first, write);
        if (answer?.status === 200 && ++acknowledged === killAfter) first.child.kill("SIGKILL");
        return answer;
      }),
    );
    expect((await first.ended).signal).toBe("SIGKILL");
    const refused = before.filter((answer) => answer !== undefined && answer.status !== 200);
    expect(refused).toEqual([]);
    expect(before.filter(Boolean).length).toBeGreaterThanOrEqual(killAfter);
    expect(before.filter((answer) => answer === undefined).length).toBeGreaterThan(0);

    const second = await spawnStudio(postgres.url);
    const after = await Promise.all(writes.map((write) => send(second, write)));
    expect(after.filter((answer) => answer?.status !== 200)).toEqual([]);
    const changed = writes.filter((_, n) => before[n] !== undefined && before[n]?.text !== after[n]?.text);
    expect(changed).toEqual([]);
    const [write] = writes;
    if (!write) throw new Error("Nothing was written");
    expect((await send(second, { ...write, body: { ...(write.body as object), role: "admin" } }))?.status).toBe(422);
    second.child.kill("SIGTERM");
    await second.ended;

    const names = (count: number) =>
      Array.from({ length: GROUPS }, (_, group) =>
        Array.from({ length: count }, (_, n) => `r${round}g${group}n${n} 1`),
      ).flat();
    expect(await effects(round)).toEqual({
      invites: names(EACH).sort(),
      channels: names(EACH - 1).sort(),
      profiles: names(EACH).sort(),
      plans: names(EACH).sort(),
    });
  },
  240_000,
);
