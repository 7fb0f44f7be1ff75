import type { WebhookEventType } from "@coldopen/contract/webhooks/schema";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { startWebhookReceiver } from "../../testing/webhook-receiver.ts";
import { webhookDeliveryService } from "./deliver.ts";
import { publishWebhookEvent } from "./index.ts";

let studio: TestApp;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let organizationId: string;
let channelUcid: string;
let admin: { id: string; browser: Browser };
let owner: { id: string; browser: Browser };
beforeAll(async () => {
  studio = await startApp();
});
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  const [ownUser, adminUser] = [await studio.given.user(), await studio.given.user()];
  organizationId = await studio.given.organization({ ownerId: ownUser.id });
  await studio.given.member(organizationId, adminUser.id, "admin");
  channelUcid = await studio.given.channel(organizationId);
  owner = { id: ownUser.id, browser: await studio.as(ownUser.email) };
  admin = { id: adminUser.id, browser: await studio.as(adminUser.email) };
});
afterEach(() => receiver.close());
afterAll(() => studio.close());

const base = () => `/api/orgs/${organizationId}/webhooks`;
async function addWebhook(by: { browser: Browser }, events: WebhookEventType[] = ["project.updated", "outlier.alert"]) {
  const payload = { url: "http://hooks.example.com/studio", events };
  return String((await by.browser.call({ method: "POST", url: base(), payload })).json().webhook.id);
}
const listed = async (id: string) => {
  const { results } = (await owner.browser.call({ url: base() })).json();
  return results.find((webhook: { id: string }) => webhook.id === id);
};
const logOf = async (by: { browser: Browser }, id: string) =>
  (await by.browser.call({ url: `${base()}/${id}/deliveries` })).json().results;
const takeOver = (by: { browser: Browser }, id: string) =>
  by.browser.call({ method: "PUT", url: `${base()}/${id}`, payload: { isEnabled: true } });
const publish = (about: string, { ucid = channelUcid, personId }: { ucid?: string; personId?: string } = {}) =>
  publishWebhookEvent(studio.context, scopeForJob({ organizationId, channelUcid: ucid }), {
    type: personId === undefined ? "project.updated" : "outlier.alert",
    subject: about,
    about,
    data: { about },
    ...(personId !== undefined && { personId }),
  });
const deliver = (id: string) =>
  webhookDeliveryService({ ...studio.context, postPublicUrl: receiver.post }, [0]).deliverDue(id);
const received = () => receiver.received.map(({ body }) => String(JSON.parse(body).data.about));
const run = (query: ReturnType<typeof sql>) => studio.context.db.sql.execute(query);

describe("a webhook stops", () => {
  it.each([
    ["is demoted", () => sql`update memberships set role = 'user' where user_id = ${admin.id}`],
    ["is removed", () => sql`update memberships set status = 'removed' where user_id = ${admin.id}`],
    ["deletes the account", () => sql`update users set deletion_due_at = now() where id = ${admin.id}`],
    ["has been deleted", () => sql`delete from users where id = ${admin.id}`],
  ])("when its creator %s, until another admin takes it over", async (_, change) => {
    const id = await addWebhook(admin);
    await publish("before");
    expect(await listed(id)).toMatchObject({ creator: { id: admin.id }, stopReason: null });
    await run(change());
    await publish("while stopped");
    await deliver(id);
    expect(received()).toEqual([]);
    expect(await listed(id)).toMatchObject({ isEnabled: true, stopReason: "creator_lost_access" });
    expect((await takeOver(owner, id)).json()).toMatchObject({ creator: { id: owner.id }, stopReason: null });
    await publish("after");
    await deliver(id);
    expect(received().sort()).toEqual(["after", "before"]);
  });

  it("for a channel that its creator can't see, also for events that wait", async () => {
    const id = await addWebhook(admin);
    const other = await studio.given.channel(organizationId);
    await publish("waits", { ucid: other });
    await run(sql`delete from entitlements where user_id = ${admin.id} and channel_ucid = ${other}`);
    await publish("hidden", { ucid: other });
    await publish("visible");
    await deliver(id);
    expect(received()).toEqual(["visible"]);
    expect(await logOf(owner, id)).toMatchObject([
      { about: "visible", status: "delivered" },
      { about: "waits", status: "failed", lastFailure: "no_access" },
    ]);
    expect(await logOf(admin, id)).toMatchObject([{ about: "visible" }]);
  });
});

describe("the creator of a webhook", () => {
  it("becomes the admin who changes its address or events, but not one who pauses it", async () => {
    const id = await addWebhook(admin);
    const change = (payload: object) => owner.browser.call({ method: "PUT", url: `${base()}/${id}`, payload });
    expect((await change({ isEnabled: false })).json()).toMatchObject({ creator: { id: admin.id } });
    expect((await change({ url: "https://other.example.com/" })).json()).toMatchObject({ creator: { id: owner.id } });
    await takeOver(admin, id);
    expect((await change({ events: ["idea.created"] })).json()).toMatchObject({ creator: { id: owner.id } });
  });

  it("alone gets and sees alerts of the own rules, and a later creator gets none that wait", async () => {
    const [own, others] = [await addWebhook(admin), await addWebhook(owner)];
    await publish("private", { personId: admin.id });
    await deliver(others);
    expect(received()).toEqual([]);
    expect(await logOf(owner, own)).toEqual([]);
    const [{ id: deliveryId }] = await logOf(admin, own);
    const url = `${base()}/${own}/deliveries/${deliveryId}/replay`;
    expect((await owner.browser.call({ method: "POST", url })).statusCode).toBe(404);
    expect((await admin.browser.call({ method: "POST", url })).statusCode).toBe(200);
    await takeOver(owner, own);
    await deliver(own);
    expect(received()).toEqual([]);
    expect(await logOf(owner, own)).toEqual([]);
  });
});
