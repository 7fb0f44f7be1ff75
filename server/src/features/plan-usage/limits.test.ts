import type { PlanId } from "@coldopen/contract/billing/schema";
import { planOf, plans } from "@coldopen/contract/billing/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizationForJob } from "../../platform/access/scope-for-job.ts";
import { type GoogleWire, googleWire } from "../../testing/google-wire.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { aiUsageService } from "../ai-usage/index.ts";
import { billingStore } from "../billing/index.ts";

let studio: TestApp;
let otherNode: TestApp;
beforeAll(async () => {
  const env = { AI_MONTHLY_CAP_CENTS: "300" };
  studio = await startApp({ env });
  otherNode = await startApp({ env, databaseUrl: studio.databaseUrl });
});
afterAll(async () => {
  await otherNode.close();
  await studio.close();
});

async function arrange(plan: PlanId) {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id, plan });
  const nodes: Browser[] = [await studio.as(owner.email), await otherNode.as(owner.email)];
  const connect = (n: number) =>
    nodes[n % 2]?.call({
      method: "POST",
      url: `/api/orgs/${organizationId}/channels`,
      payload: { name: `Channel ${n}`, handle: `@${plan}${n}-${organizationId.slice(0, 8)}` },
    });
  const invite = (n: number, channelUcid: string, email = `seat${n}.${organizationId}@example.com`) =>
    nodes[n % 2]?.call({
      method: "POST",
      url: `/api/orgs/${organizationId}/team/invites`,
      payload: {
        email,
        role: "user",
        entitlements: [{ channelUcid, role: "user" }],
      },
    });
  const fill = async (channels: number) => {
    for (let n = 0; n < channels; n++) await studio.given.channel(organizationId);
  };
  return { organizationId, nodes, connect, invite, fill };
}
const statuses = async (answers: readonly (ReturnType<Browser["call"]> | undefined)[]) =>
  (await Promise.all(answers)).map((answer) => answer?.statusCode).sort();

it("lets each plan include all of the one below", () => {
  for (const [index, plan] of plans.entries()) {
    const below = plans[index - 1];
    if (!below) continue;
    expect(plan.channels).toBeGreaterThan(below.channels);
    expect(plan.seats).toBeGreaterThan(below.seats);
    expect(plan.yearlyCents).toBeLessThan(plan.monthlyCents * 12);
  }
});

describe.each(["community", "creator", "team"] as const)("an organization on %s", (plan) => {
  it("accepts one of two channels connected on two nodes at once for the last slot", async () => {
    const { connect, fill, nodes, organizationId } = await arrange(plan);
    await fill(planOf(plan).channels - 1);
    expect(await statuses([connect(1), connect(2)])).toEqual([200, 409]);
    const refused = await connect(3);
    expect(refused?.json()).toMatchObject({
      code: "channel_limit",
      message: `Your plan holds ${planOf(plan).channels} channels. Disconnect one to make room.`,
    });
    const { organizations } = (await nodes[0]?.call({ url: "/api/users/profile" }))?.json() ?? {};
    expect(organizations).toHaveLength(planOf(plan).channels);
    expect(organizations[0].organizationId).toBe(organizationId);
  });

  it("accepts one of two invites sent on two nodes at once for the last seat", async () => {
    const { organizationId, invite } = await arrange(plan);
    const channelUcid = await studio.given.channel(organizationId);
    for (let n = 0; n < planOf(plan).seats - 2; n++)
      await studio.given.member(organizationId, (await studio.given.user()).id, "user");
    expect(await statuses([invite(1, channelUcid), invite(2, channelUcid)])).toEqual([200, 409]);
    expect((await invite(3, channelUcid))?.json()).toMatchObject({ code: "seat_limit" });
  });

  it("counts an expired invite as no seat until it is sent again", async () => {
    const { organizationId, invite, nodes } = await arrange(plan);
    const channelUcid = await studio.given.channel(organizationId);
    for (let n = 0; n < planOf(plan).seats - 2; n++)
      await studio.given.member(organizationId, (await studio.given.user()).id, "user");
    const { id } = (await invite(0, channelUcid))?.json().invite ?? {};
    const used = async () => [
      (await nodes[0]?.call({ url: `/api/orgs/${organizationId}/team` }))?.json().seats.used,
      (await nodes[0]?.call({ url: `/api/orgs/${organizationId}/billing` }))?.json().usage.seats.used,
    ];
    expect(await used()).toEqual([planOf(plan).seats, planOf(plan).seats]);
    await studio.context.db.sql.execute(
      sql`update invites set expires_at = now() - interval '1 second' where organization_id = ${organizationId}`,
    );
    expect(await used()).toEqual([planOf(plan).seats - 1, planOf(plan).seats - 1]);
    expect((await invite(1, channelUcid))?.statusCode).toBe(200);
    const url = `/api/orgs/${organizationId}/team/invites/${id}/resend`;
    expect((await nodes[0]?.call({ method: "POST", url }))?.json()).toMatchObject({ code: "seat_limit" });
    expect((await invite(0, channelUcid))?.json()).toMatchObject({ code: "seat_limit" });
  });

  it("lets one of two people with an invite in who accept on two nodes at once for the last seat", async () => {
    const { organizationId, invite } = await arrange(plan);
    const channelUcid = await studio.given.channel(organizationId);
    const guests = [await studio.given.user(), await studio.given.user()];
    // An invite holds its seat, so the plan was larger when these were sent.
    await billingStore(studio.context.db).activate(organizationId, "team");
    const links: string[] = [];
    for (const { email } of guests) links.push((await invite(0, channelUcid, email))?.json().link);
    for (let n = 0; n < planOf(plan).seats - 2; n++)
      await studio.given.member(organizationId, (await studio.given.user()).id, "user");
    await billingStore(studio.context.db).activate(organizationId, plan);
    const accepts = guests.map(async ({ email }, n) => {
      const browser = await (n === 0 ? studio : otherNode).as(email);
      const token = new URL(links[n] ?? "").searchParams.get("invite");
      return browser.call({ method: "POST", url: `/api/invites/${token}/accept` });
    });
    expect((await Promise.all(accepts)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it("reserves up to the AI budget of the plan from two nodes at once, and not a cent more", async () => {
    const { organizationId } = await arrange(plan);
    const organization = organizationForJob({ organizationId });
    const budget = planOf(plan).aiBudgetCents ?? 300;
    const reserve = (node: TestApp, cents: number) =>
      aiUsageService(node.context).reserve(
        { id: crypto.randomUUID(), organization, userId: null, purpose: "test" },
        cents,
      );
    await reserve(studio, budget - 10);
    const outcomes = await Promise.allSettled([reserve(studio, 10), reserve(otherNode, 10)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(reserve(studio, 1)).rejects.toMatchObject({ code: "payment_required" });
  });
});

describe("with Google", () => {
  let google: GoogleWire;
  let googleNodes: TestApp[] = [];
  beforeAll(async () => {
    google = await googleWire();
    google.state.uploads = [{ id: "long0000001", seconds: 750 }];
    const options = { env: google.env, databaseUrl: studio.databaseUrl };
    googleNodes = [await startApp(options), await startApp(options)];
  });
  afterAll(async () => {
    for (const node of googleNodes) await node.close();
    google.close();
  });

  it.each(["community", "creator", "team"] as const)(
    "an organization on %s accepts one of two channels whose consents end on two nodes at once for the last slot",
    async (plan) => {
      const owner = await studio.given.user();
      const organizationId = await studio.given.organization({ ownerId: owner.id, plan });
      for (let n = 1; n < planOf(plan).channels; n++) await studio.given.channel(organizationId);
      const url = `/api/orgs/${organizationId}/channel-consent`;
      const consents = await Promise.all(
        googleNodes.map(async (node, n) => {
          const browser = await node.as(owner.email);
          const { consentPage } = (
            await browser.call({ method: "POST", url, payload: { redirect: "/app/chat" } })
          ).json();
          const channel = {
            id: `UC${`${plan}${n}`.padStart(22, "y")}`,
            title: `Tide ${n}`,
            handle: `@tide${plan}${n}`,
          };
          return { browser, payload: await google.agree(consentPage, channel) };
        }),
      );
      const outcomes = await Promise.all(
        consents.map(async ({ browser, payload }) =>
          (await browser.call({ method: "POST", url: `${url}/finish`, payload })).json(),
        ),
      );
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["channel_limit", "connected"]);
      expect(outcomes).toContainEqual({ outcome: "channel_limit", channels: planOf(plan).channels });
      const { organizations } = (await consents[0]?.browser.call({ url: "/api/users/profile" }))?.json() ?? {};
      expect(organizations).toHaveLength(planOf(plan).channels);
    },
  );
});

it("keeps everything readable after a downgrade, and adds nothing until there is room", async () => {
  const { organizationId, nodes, connect, fill, invite } = await arrange("creator");
  await fill(5);
  const channelUcid = await studio.given.channel(organizationId);
  const guest = await studio.given.user();
  const { link } = (
    await nodes[0]?.call({
      method: "POST",
      url: `/api/orgs/${organizationId}/team/invites`,
      payload: { email: guest.email, role: "user", entitlements: [{ channelUcid, role: "user" }] },
    })
  )?.json() ?? { link: "" };
  for (let n = 0; n < 6; n++) await studio.given.member(organizationId, (await studio.given.user()).id, "user");
  await billingStore(studio.context.db).activate(organizationId, "community");
  const team = (await nodes[0]?.call({ url: `/api/orgs/${organizationId}/team` }))?.json();
  expect([team.channels.length, team.members.length, team.seats]).toEqual([6, 7, { used: 8, limit: 5 }]);
  expect((await connect(9))?.json()).toMatchObject({ code: "channel_limit" });
  expect((await invite(9, channelUcid))?.json()).toMatchObject({ code: "seat_limit" });
  const token = new URL(link).searchParams.get("invite");
  const joining = await (await studio.as(guest.email)).call({ method: "POST", url: `/api/invites/${token}/accept` });
  expect(joining.json()).toMatchObject({
    code: "seat_limit",
    message: "This team is full. Ask Example Studio's owner.",
  });
});
