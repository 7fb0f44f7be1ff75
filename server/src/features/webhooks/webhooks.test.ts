import { verifyWebhook, WebhookSignatureError } from "@coldopen/client";
import {
  WEBHOOK_MAX_TRIES,
  WEBHOOK_PAUSE_FAILURES,
  WEBHOOKS_MAX,
  type WebhookDelivery,
  type WebhookEventType,
} from "@coldopen/contract/webhooks/schema";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { createPublicUrlPoster } from "../../platform/fetch-public-url/post-public-url.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { rowsHolding } from "../../testing/table-checksums.ts";
import { subscribeToEvents } from "../../testing/webhook-events.ts";
import { startWebhookReceiver } from "../../testing/webhook-receiver.ts";
import { webhookDeliveryService } from "./deliver.ts";
import { publishWebhookEvent } from "./index.ts";

type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
let studio: TestApp;
let receiver: Receiver;
let behave: Parameters<typeof startWebhookReceiver>[0] = () => 200;
let organizationId: string;
let channelUcid: string;
let ownerId: string;
let browser: Browser;
beforeAll(async () => {
  studio = await startApp();
});
beforeEach(async () => {
  receiver = await startWebhookReceiver((one) => behave?.(one) ?? 200);
  behave = () => 200;
  const owner = await studio.given.user();
  ownerId = owner.id;
  organizationId = await studio.given.organization({ ownerId });
  channelUcid = await studio.given.channel(organizationId);
  browser = await studio.as(owner.email);
});
afterEach(() => receiver.close());
afterAll(() => studio.close());

const base = () => `/api/orgs/${organizationId}/webhooks`;
const ALL: WebhookEventType[] = ["project.created", "project.updated", "project.deleted", "option.created"];
async function addWebhook(events: WebhookEventType[] = ALL) {
  const created = await browser.call({
    method: "POST",
    url: base(),
    payload: { url: "http://hooks.example.com/studio", events },
  });
  expect(created.statusCode).toBe(200);
  const { webhook, secret } = created.json();
  return { id: String(webhook.id), secret: String(secret) };
}
const deliver = (id: string, retrySeconds: readonly number[] = [0]) =>
  webhookDeliveryService({ ...studio.context, postPublicUrl: receiver.post }, retrySeconds).deliverDue(id);
const deliveries = async (id: string) => (await browser.call({ url: `${base()}/${id}/deliveries` })).json().results;
const scope = () => scopeForJob({ organizationId, channelUcid });
const publish = (subject: string, about = "Cabin") =>
  publishWebhookEvent(studio.context, scope(), { type: "project.updated", subject, about, data: { about } });
const newProject = (name: string) =>
  browser.call({
    method: "POST",
    url: "/api/v3/video-project",
    payload: { name, organizationId, channelUCID: channelUcid },
  });

describe("an event", () => {
  it("is delivered with a signature over timestamp and body", async () => {
    const { id, secret } = await addWebhook();
    const project = (await newProject("Cabin")).json().data;
    await deliver(id);
    const [one] = receiver.received;
    if (!one) throw new Error("Nothing was received");
    expect(one.path).toBe("/studio");
    const event = verifyWebhook({ ...one, secret });
    expect(event).toMatchObject({
      type: "project.created",
      organizationId,
      channelUcid,
      data: { projectId: project.id, name: "Cabin", status: "idea" },
    });
    expect(one.headers["coldopen-event-id"]).toBe(event.id);
    const refuse = (change: object) =>
      expect(() => verifyWebhook({ ...one, secret, ...change })).toThrow(WebhookSignatureError);
    refuse({ body: one.body.replace("Cabin", "Hut") });
    refuse({ secret: `${secret}x` });
    refuse({ now: new Date(Date.now() + 600_000) });
    refuse({ headers: { ...one.headers, "coldopen-timestamp": String(Math.floor(Date.now() / 1_000) - 10) } });
    expect(await deliveries(id)).toMatchObject([{ status: "delivered", tries: 1, lastStatus: 200, about: "Cabin" }]);
  });

  it("is stored with its change and not delivered if the change is rolled back", async () => {
    const { id } = await addWebhook();
    await expect(
      studio.context.db.transaction(async () => {
        await publish("project:1");
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    expect(await deliveries(id)).toEqual([]);
  });

  it("reaches only the webhooks of its organization that want it and are not paused", async () => {
    const [wants, other, paused] = [await addWebhook(), await addWebhook(["idea.created"]), await addWebhook()];
    await browser.call({ method: "PUT", url: `${base()}/${paused.id}`, payload: { isEnabled: false } });
    const stranger = await studio.given.user();
    const foreign = await studio.given.organization({ ownerId: stranger.id });
    const foreignUcid = await studio.given.channel(foreign);
    await studio.given.project({ organizationId: foreign, channelUcid: foreignUcid, createdBy: stranger.id });
    await newProject("Cabin");
    for (const { id } of [wants, other, paused]) await deliver(id);
    expect(receiver.received).toHaveLength(1);
  });

  it("follows every change of a project and its options, in order", async () => {
    const { id } = await addWebhook([
      "project.created",
      "project.updated",
      "project.deleted",
      "project.restored",
      "option.created",
      "option.updated",
      "option.deleted",
    ]);
    const project = (await newProject("Cabin")).json().data.id;
    const url = `/api/v3/video-project/${project}`;
    await browser.call({ method: "PUT", url, payload: { status: "in_development" } });
    const option = await browser.call({
      method: "POST",
      url: "/api/v3/video-project-option",
      payload: { videoProjectId: project, optionType: "TITLE", content: "A Cabin", source: "user" },
    });
    const optionUrl = `/api/v3/video-project-option/${option.json().data.id}`;
    await browser.call({ method: "PUT", url: optionUrl, payload: { content: "A Small Cabin" } });
    await browser.call({ method: "DELETE", url: optionUrl });
    await browser.call({ method: "DELETE", url });
    await browser.call({ method: "POST", url: `${url}/restore` });
    for (let n = 0; n < 8; n++) await deliver(id);
    expect(receiver.received.map(({ headers }) => headers["coldopen-event"])).toEqual([
      "project.created",
      "project.updated",
      "option.created",
      "option.updated",
      "option.deleted",
      "project.deleted",
      "project.restored",
    ]);
  });
});

it("publishes the options that are sent with a new project, after the project", async () => {
  const received = await subscribeToEvents(studio.context, { organizationId, userId: ownerId }, [
    "project.created",
    "option.created",
  ]);
  const options = [
    { optionType: "TITLE", content: "A Cabin", source: "user" },
    { optionType: "CONCEPT", content: "Built in a week", source: "user" },
  ];
  const created = await browser.call({
    method: "POST",
    url: "/api/v3/video-project",
    payload: { name: "Cabin", organizationId, channelUCID: channelUcid, options },
  });
  const { id: projectId } = created.json().data;
  expect(await received()).toMatchObject([
    { type: "project.created", data: { projectId } },
    { type: "option.created", data: { projectId, optionType: "title", content: "A Cabin" } },
    { type: "option.created", data: { projectId, optionType: "concept", content: "Built in a week" } },
  ]);
});

describe("a receiver that fails", () => {
  it("gets the same event again, later events of the subject wait, and other subjects do not", async () => {
    const { id } = await addWebhook();
    behave = ({ body }) => (body.includes("first") ? 503 : 200);
    await publish("project:1", "first");
    await publish("project:1", "second");
    await publish("project:2", "other");
    await deliver(id);
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.about).sort()).toEqual(["first", "other"]);
    const log = await deliveries(id);
    const nextTries = ["first", "second", "other"].map((about) =>
      log.find((row: WebhookDelivery) => row.about === about),
    );
    expect(nextTries).toMatchObject([
      { status: "pending", nextTryAt: expect.any(String) },
      { status: "pending", nextTryAt: null },
      { status: "delivered", nextTryAt: null },
    ]);
    behave = () => 200;
    await deliver(id);
    await deliver(id);
    expect(receiver.received.slice(2).map(({ body }) => JSON.parse(body).data.about)).toEqual(["first", "second"]);
    const [first, again] = receiver.received.filter(({ body }) => body.includes("first"));
    expect(again?.body).toBe(first?.body);
  });

  it("is tried again with growing delays and then given up", async () => {
    const { id } = await addWebhook();
    behave = () => 500;
    await publish("project:1");
    const service = webhookDeliveryService({ ...studio.context, postPublicUrl: receiver.post });
    const makeDue = () =>
      studio.context.db.sql.execute(sql`update webhook_deliveries set next_try_at = now() where webhook_id = ${id}`);
    const waits: number[] = [];
    for (let n = 0; n < WEBHOOK_MAX_TRIES; n++) {
      await service.deliverDue(id);
      const [{ status, nextTryAt }] = await deliveries(id);
      if (status === "pending") waits.push(Math.round((Date.parse(nextTryAt) - Date.now()) / 1_000));
      await makeDue();
    }
    expect(waits).toHaveLength(7);
    for (const [n, wait] of waits.entries()) expect(wait).toBeGreaterThan((waits[n - 1] ?? 0) * 1.5);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(23 * 3600);
    expect(await deliveries(id)).toMatchObject([{ status: "failed", tries: 8, lastStatus: 500, nextTryAt: null }]);
    await service.deliverDue(id);
    expect(receiver.received).toHaveLength(8);
  });

  it("can be sent the event again by hand, under its id", async () => {
    const { id } = await addWebhook();
    await publish("project:1");
    await deliver(id);
    const [{ id: deliveryId, eventId }] = await deliveries(id);
    const replayed = await browser.call({ method: "POST", url: `${base()}/${id}/deliveries/${deliveryId}/replay` });
    expect(replayed.json()).toMatchObject({ status: "pending", eventId });
    await deliver(id);
    expect(receiver.received.map(({ headers }) => headers["coldopen-event-id"])).toEqual([eventId, eventId]);
  });

  it("is paused when many deliveries in a row were given up over a day, until somebody resumes it", async () => {
    const { id } = await addWebhook();
    const listed = async () => (await browser.call({ url: base() })).json().results[0];
    const deliverLastTry = () => deliver(id, []);
    const publishMany = async (count: number) => {
      for (let n = 0; n < count; n++) await publish(`project:${n}`);
    };
    behave = () => 500;
    await publishMany(WEBHOOK_PAUSE_FAILURES + 5);
    for (let n = 0; n < 2; n++) await deliverLastTry();
    expect(await listed()).toMatchObject({ isEnabled: true, stopReason: null });
    const failForADay = () =>
      studio.context.db.sql.execute(
        sql`update webhooks set failing_since = failing_since - interval '25 hours' where id = ${id}`,
      );
    // One delivery that succeeds starts the count again.
    behave = () => 200;
    await failForADay();
    await publish("project:ok");
    await deliverLastTry();
    behave = () => 500;
    await publishMany(WEBHOOK_PAUSE_FAILURES - 5);
    for (let n = 0; n < 2; n++) await deliverLastTry();
    await failForADay();
    await publish("project:early");
    await deliverLastTry();
    expect(await listed()).toMatchObject({ isEnabled: true });
    await publishMany(5);
    await deliverLastTry();
    expect(await listed()).toMatchObject({ isEnabled: false, stopReason: "receiver_failed" });
    const tries = receiver.received.length;
    await publish("project:late");
    await deliverLastTry();
    expect(receiver.received).toHaveLength(tries);
    behave = () => 200;
    const resumed = await browser.call({ method: "PUT", url: `${base()}/${id}`, payload: { isEnabled: true } });
    expect(resumed.json()).toMatchObject({ isEnabled: true, stopReason: null });
    await publish("project:again");
    await deliver(id);
    expect(receiver.received).toHaveLength(tries + 1);
  });

  it("is not followed to another address", async () => {
    const { id } = await addWebhook();
    behave = () => 302;
    await publish("project:1");
    await deliver(id);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries(id)).toMatchObject([{ status: "pending", lastStatus: 302 }]);
  });
});

describe("an address of a private network", () => {
  it.each([
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://169.254.169.254/latest",
    "http://10.0.0.8/",
    "http://localhost/",
  ])("is not called: %s", async (url) => {
    const { id } = await addWebhook();
    await browser.call({ method: "PUT", url: `${base()}/${id}`, payload: { url } });
    await publish("project:1");
    const dialled: string[] = [];
    const post = createPublicUrlPoster({
      resolve: async () => ["127.0.0.1"],
      dial: (address) => {
        dialled.push(address);
        throw new Error("Dialled");
      },
    });
    await webhookDeliveryService({ ...studio.context, postPublicUrl: post }, [0]).deliverDue(id);
    expect(dialled).toEqual([]);
    expect(await deliveries(id)).toMatchObject([{ lastFailure: "not_public", lastStatus: null }]);
  });

  it.each([
    "ftp://example.com/",
    "https://user:pass@example.com/",
    "http://example.com:8080/",
    "javascript:alert(1)",
    "x",
  ])("is refused where it can be seen: %s", async (url) => {
    const answer = await browser.call({ method: "POST", url: base(), payload: { url, events: ["idea.created"] } });
    expect(answer.statusCode).toBe(400);
  });
});

describe("the signing secret", () => {
  it("is stored encrypted and returned once", async () => {
    const { secret } = await addWebhook();
    expect(secret).toMatch(/^whsec_/);
    expect(await rowsHolding(studio.context, secret)).toEqual([]);
    expect((await browser.call({ url: base() })).body).not.toContain(secret);
  });

  it("is rotated without loss: for a day both secrets verify, then only the new one", async () => {
    const { id, secret: old } = await addWebhook();
    const rotated = await browser.call({ method: "POST", url: `${base()}/${id}/secret` });
    const { secret, webhook } = rotated.json();
    expect(Date.parse(webhook.previousSecretExpiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await publish("project:1");
    await deliver(id);
    const [both] = receiver.received;
    if (!both) throw new Error("Nothing was received");
    for (const one of [old, secret]) expect(verifyWebhook({ ...both, secret: one }).type).toBe("project.updated");
    await studio.context.db.sql.execute(
      sql`update webhooks set previous_secret_expires_at = now() - interval '1 second' where id = ${id}`,
    );
    await publish("project:2");
    await deliver(id);
    const later = receiver.received[1];
    if (!later) throw new Error("Nothing was received");
    expect(verifyWebhook({ ...later, secret }).type).toBe("project.updated");
    expect(() => verifyWebhook({ ...later, secret: old })).toThrow(WebhookSignatureError);
  });
});

it("limits the webhooks of an organization, also for concurrent calls", async () => {
  const payload = { url: "https://hooks.example.com/", events: ["idea.created"] };
  const answers = await Promise.all(
    Array.from({ length: WEBHOOKS_MAX + 2 }, () => browser.call({ method: "POST", url: base(), payload })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(WEBHOOKS_MAX);
});
