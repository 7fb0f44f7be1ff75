import { setTimeout as sleep } from "node:timers/promises";
import { verifyWebhook } from "@coldopen/client";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { webhookDeliveryService } from "../features/webhooks/deliver.ts";
import { publishWebhookEvent } from "../features/webhooks/index.ts";
import { webhookService } from "../features/webhooks/service.ts";
import { organizationForJob, scopeForJob } from "../platform/access/scope-for-job.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { startWebhookReceiver } from "../testing/webhook-receiver.ts";

const EVENTS = process.env.FAULT_TIMES ? 10_000 : 300;
const SUBJECTS = process.env.FAULT_TIMES ? 200 : 20;
vi.setConfig({ testTimeout: 1_800_000 });
/** So many tries that half of them may fail for every delivery. */
const retrySeconds = Array.from({ length: 60 }, () => 0);

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

/** The same numbers at every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it("delivers every event at least once and in order per subject to a receiver that fails half of the time", async () => {
  const random = randomNumbers(81);
  const taken: { id: string; subject: string; number: number }[] = [];
  const { db } = studio.context;
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const channelUcid = await studio.given.channel(organizationId);
  let secret = "";
  const receiver = await startWebhookReceiver((one) => {
    const chance = random();
    if (chance < 0.3) return 500;
    const { id, data } = verifyWebhook({ ...one, secret });
    taken.push({ id, subject: String(data.subject), number: Number(data.number) });
    // The receiver has the event, but the studio never learns of it.
    return chance < 0.5 ? "cut" : 204;
  });
  const context = { ...studio.context, postPublicUrl: receiver.post };
  const created = await webhookService(context).create(
    organizationForJob({ organizationId }),
    { userId: owner.id },
    { url: "http://hooks.example.com/", events: ["outlier.alert"] },
  );
  secret = created.secret;
  const { id } = created.webhook;

  const publishAll = async () => {
    for (let number = 0; number < EVENTS; number++) {
      const subject = `video:${Math.floor(random() * SUBJECTS)}`;
      await db.transaction(() =>
        publishWebhookEvent(context, scopeForJob({ organizationId, channelUcid }), {
          type: "outlier.alert",
          subject,
          about: subject,
          data: { subject, number },
        }),
      );
    }
  };
  let isPublished = false;
  const countPending = async () => {
    const { rows } = await db.sql.execute(
      sql`select count(*)::int as pending from webhook_deliveries where webhook_id = ${id} and status = 'pending'`,
    );
    return Number(rows[0]?.pending);
  };
  // Two nodes at once, as two jobs of one webhook can be.
  const runNode = async () => {
    const service = webhookDeliveryService(context, retrySeconds);
    while (!isPublished || (await countPending()) > 0) {
      await service.deliverDue(id);
      await sleep(1);
    }
  };
  await Promise.all([publishAll().then(() => (isPublished = true)), runNode(), runNode()]);
  receiver.close();

  const { rows } = await db.sql.execute(sql`
    select event_id::text as id, subject, (event->'data'->>'number')::int as number, status
    from webhook_deliveries where webhook_id = ${id} order by sequence`);
  expect(rows).toHaveLength(EVENTS);
  expect(rows.filter(({ status }) => status !== "delivered")).toEqual([]);
  const orderOf = (list: readonly { subject: unknown; id: unknown }[], subject: string) =>
    list.filter((one) => one.subject === subject).map((one) => one.id);
  // First receptions in the order of arrival.
  const seen = new Set<string>();
  const arrivals = taken.filter(({ id: eventId }) => !seen.has(eventId) && seen.add(eventId));
  expect(arrivals).toHaveLength(EVENTS);
  for (let n = 0; n < SUBJECTS; n++) {
    const subject = `video:${n}`;
    expect(orderOf(arrivals, subject)).toEqual(
      orderOf(
        rows.map((row) => ({ subject: row.subject, id: row.id })),
        subject,
      ),
    );
  }
  expect(taken.length).toBeGreaterThan(EVENTS);
});
