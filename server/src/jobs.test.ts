import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { studioJobs } from "./jobs.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const count = async (table: string) =>
  Number((await studio.context.db.sql.execute(sql`select count(*) from ${sql.identifier(table)}`)).rows[0]?.count);

it("cleans up what is over and keeps what is not", async () => {
  const { id: userId } = await studio.given.user();
  const run = (statement: ReturnType<typeof sql>) => studio.context.db.sql.execute(statement);
  for (const [name, over] of [
    ["old", true],
    ["new", false],
  ] as const) {
    const ends = over ? sql`now() - interval '1 second'` : sql`now() + interval '1 hour'`;
    const made = (kept: string) => (over ? sql`now() - ${kept}::interval - interval '1 second'` : sql`now()`);
    const bytes = sql`convert_to(${name}, 'UTF8')`;
    await run(
      sql`insert into sessions (user_id, secret_hash, expires_at, ends_at) values (${userId}, ${bytes}, now(), ${ends})`,
    );
    await run(
      sql`insert into mail_tokens (token_hash, user_id, purpose, expires_at) values (${bytes}, ${userId}, 'reset', ${ends})`,
    );
    await run(
      sql`insert into sign_in_attempts (id_hash, provider, state, nonce, code_verifier, expires_at) values (${bytes}, 'p', 's', 'n', 'c', ${ends})`,
    );
    await run(sql`insert into known_devices (secret_hash, user_id, expires_at) values (${bytes}, ${userId}, ${ends})`);
    await run(sql`insert into rate_limits (bucket, count, window_ends) values (${name}, 1, ${ends})`);
    await run(
      sql`insert into usage_counters (subject, starts, window_ends, leases) values (${name}, 1, ${made("1 hour")}, '{}')`,
    );
    await run(
      sql`insert into runs (id, kind, lease_until, ended_at) values (${crypto.randomUUID()}, 'test', now(), ${made("6 hours")})`,
    );
    await run(
      sql`insert into idempotency_keys (user_id, key, request, created_at) values (${userId}, ${name}, '', ${made("48 hours")})`,
    );
    await run(
      sql`insert into system_events (user_id, message, created_at) values (${userId}, '{"eggType":"refresh"}', ${made("24 hours")})`,
    );
    await run(
      sql`insert into mails (recipient, subject, body, sent_at) values ('a@example.com', '', '', ${made("30 days")})`,
    );
  }
  for (const job of studioJobs(studio.context).filter(({ every }) => every)) await job.run({});
  for (const table of [
    "sessions",
    "mail_tokens",
    "sign_in_attempts",
    "known_devices",
    "rate_limits",
    "usage_counters",
    "runs",
    "idempotency_keys",
    "system_events",
    "mails",
  ])
    expect([table, await count(table)]).toEqual([table, 1]);
});

it("lists the jobs that run on request only", () => {
  const asked = studioJobs(studio.context).filter(({ every }) => every === undefined);
  expect(asked.map(({ name }) => name)).toEqual([
    "billing:sync",
    "billing:credit-referral",
    "billing:end-payments",
    "billing:cancel-unpaid",
    "billing:update-renewals",
    "channels:revoke-access",
    "cast:prepare",
    "onboarding:run",
    "projects:ai-tag",
    "projects:describe",
    "scores:match",
    "archives:build",
    "deletions:complete",
    "catalogue:compute",
    "outliers:print",
    "ideas:write",
    "ideas:draw",
    "webhooks:deliver",
  ]);
});
