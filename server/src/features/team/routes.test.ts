import { Team } from "@coldopen/contract/team/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bearer, makeApiKey } from "../../testing/api-key.ts";
import { finishDeletions } from "../../testing/finish-deletions.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { teamService } from "./service.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

async function arrange(options: { plan?: "community" | "team" } = {}) {
  const { given } = studio;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id, name: "Lantern", plan: options.plan ?? "team" });
  const ucid = await given.channel(organizationId);
  const base = `/api/orgs/${organizationId}/team`;
  const admin = await given.user();
  const browser = await studio.as(owner.email);
  const addAdmin = async () => {
    await given.member(organizationId, admin.id, "admin");
    return studio.as(admin.email);
  };
  const read = async (by = browser) => Team.parse((await by.call({ url: base })).json());
  const invite = (email: string, by = browser, role = "user") =>
    by.call({
      method: "POST",
      url: `${base}/invites`,
      payload: { email, role, entitlements: [{ channelUcid: ucid, role: "user" }] },
    });
  return { owner, admin, organizationId, ucid, base, browser, addAdmin, read, invite };
}
const tokenIn = (link: string) => new URL(link).searchParams.get("invite") ?? "";
const accept = (browser: Browser, token: string) =>
  browser.call({ method: "POST", url: `/api/invites/${token}/accept` });
const organizationsOf = async (browser: Browser) =>
  (await browser.call({ url: "/api/users/profile" })).json().organizationUsers;

describe("inviting", () => {
  it("hands the inviter a link where no mail leaves the studio, and lists the open invite", async () => {
    const { invite, read, owner } = await arrange();
    const sent = (await invite("Guest@Example.com")).json();
    expect(sent.link).toMatch(/^http:\/\/localhost:4000\/auth\/signup\?invite=[\w-]{43}$/);
    const team = await read();
    expect(team.invites).toMatchObject([{ email: "guest@example.com", role: "user", invitedBy: "Ada Example" }]);
    expect(team.seats).toEqual({ used: 2, limit: 50 });
    expect(team.members).toMatchObject([{ email: owner.email, role: "primary", isYou: true }]);
  });

  it("proves the address only by a link that was mailed, not by one that the inviter has seen", async () => {
    const links: string[] = [];
    const mailing = await startApp({
      databaseUrl: studio.databaseUrl,
      change: (context) => ({
        ...context,
        mail: { ...context.mail, reaches: true, send: async ({ link }) => void links.push(link ?? "") },
      }),
    });
    const { invite, owner, base } = await arrange();
    const isProof = async (link: string) =>
      (await mailing.browser().call({ url: `/api/invites/${tokenIn(link)}` })).json().provesEmail;
    const sent = (await invite("seen@example.com")).json();
    expect(await isProof(sent.link)).toBe(false);
    const url = `${base}/invites/${sent.invite.id}/resend`;
    const resent = await (await mailing.as(owner.email)).call({ method: "POST", url });
    await mailing.context.background.settled();
    expect(resent.json().link).toBeNull();
    expect(await isProof(links.at(-1) ?? "")).toBe(true);
    const seenAgain = (await (await studio.as(owner.email)).call({ method: "POST", url })).json();
    expect(await isProof(seenAgain.link)).toBe(false);
    await mailing.close();
  });

  it("lets the invited person in once, with the channels of the invite", async () => {
    const { invite, organizationId, ucid, read } = await arrange();
    const guest = await studio.given.user();
    const token = tokenIn((await invite(guest.email, undefined, "admin")).json().link);
    const browser = await studio.as(guest.email);
    expect((await browser.call({ url: `/api/invites/${token}` })).json()).toEqual({
      organizationName: "Lantern",
      email: guest.email,
      provesEmail: false,
    });
    expect((await accept(browser, token)).json()).toEqual({ organizationId });
    expect(await organizationsOf(browser)).toMatchObject([{ organizationId, role: "admin", status: "active" }]);
    const team = await read();
    expect(team.invites).toEqual([]);
    expect(team.members.find(({ email }) => email === guest.email)?.entitlements).toEqual([
      { channelUcid: ucid, role: "user" },
    ]);
    expect((await accept(browser, token)).json()).toMatchObject({ code: "link_expired" });
  });

  it("lets one of two who open the same link at once in, once", async () => {
    const { invite } = await arrange();
    const guest = await studio.given.user();
    const token = tokenIn((await invite(guest.email)).json().link);
    const browser = await studio.as(guest.email);
    const answers = await Promise.all([accept(browser, token), accept(browser, token), accept(browser, token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it("makes people with a confirmed account pending members until they accept, without access or a seat", async () => {
    const { invite, read, base, organizationId, browser } = await arrange();
    const guest = await studio.given.user();
    const their = await studio.as(guest.email);
    const sent = (await invite(guest.email, browser, "admin")).json();
    expect(await organizationsOf(their)).toMatchObject([{ organizationId, role: "admin", status: "pending" }]);
    expect((await their.call({ url: base })).statusCode).toBe(404);
    const team = await read();
    expect([team.members.length, team.invites.length, team.seats.used]).toEqual([1, 1, 2]);
    await browser.call({ method: "DELETE", url: `${base}/invites/${sent.invite.id}` });
    expect(await organizationsOf(their)).toEqual([]);
    const { link } = (await invite(guest.email)).json();
    expect((await accept(their, tokenIn(link))).statusCode).toBe(200);
    expect(await organizationsOf(their)).toMatchObject([{ organizationId, role: "user", status: "active" }]);
  });

  it("makes people pending members once they confirm their address", async () => {
    const { invite, organizationId } = await arrange();
    const guest = await studio.given.user({ isVerified: false });
    await invite(guest.email);
    const their = await studio.as(guest.email);
    expect(await organizationsOf(their)).toEqual([]);
    await studio.context.db.sql.execute(sql`update users set email_verified = true where id = ${guest.id}`);
    await teamService(studio.context).activateMemberships(guest.id);
    expect(await organizationsOf(their)).toMatchObject([{ organizationId, status: "pending" }]);
  });

  it("refuses the link to another address", async () => {
    const { invite } = await arrange();
    const token = tokenIn((await invite("guest2@example.com")).json().link);
    const other = await studio.as((await studio.given.user()).email);
    const answer = await accept(other, token);
    expect([answer.statusCode, answer.json().message]).toEqual([403, "This invite is for another address."]);
    expect(await organizationsOf(other)).toEqual([]);
  });

  it("says the same of an expired link and one that never was", async () => {
    const { invite, organizationId } = await arrange();
    const guest = await studio.given.user();
    const token = tokenIn((await invite(guest.email)).json().link);
    await studio.context.db.sql.execute(
      sql`update invites set expires_at = now() - interval '1 second' where organization_id = ${organizationId}`,
    );
    const browser = await studio.as(guest.email);
    for (const call of [
      (value: string) => accept(browser, value),
      (value: string) => browser.call({ url: `/api/invites/${value}` }),
    ]) {
      const [expired, unknown] = [await call(token), await call("x".repeat(43))];
      expect([expired.statusCode, expired.json().message]).toEqual([unknown.statusCode, unknown.json().message]);
      expect(expired.json().code).toBe("link_expired");
    }
  });

  it("makes the old link useless when it is sent again, and both when it is taken back", async () => {
    const { invite, base, browser } = await arrange();
    const guest = await studio.given.user();
    const first = (await invite(guest.email)).json();
    const again = await browser.call({ method: "POST", url: `${base}/invites/${first.invite.id}/resend` });
    expect(again.json().invite.id).toBe(first.invite.id);
    const guestBrowser = await studio.as(guest.email);
    expect((await accept(guestBrowser, tokenIn(first.link))).statusCode).toBe(400);
    await browser.call({ method: "DELETE", url: `${base}/invites/${first.invite.id}` });
    expect((await accept(guestBrowser, tokenIn(again.json().link))).statusCode).toBe(400);
    const twice = await browser.call({ method: "DELETE", url: `${base}/invites/${first.invite.id}` });
    expect(twice.statusCode).toBe(404);
  });

  it("sends at most five mails to an address, whichever organizations invite it", async () => {
    const email = `invited-${crypto.randomUUID()}@example.com`;
    const [one, other] = [await arrange(), await arrange()];
    const first = (await one.invite(email)).json();
    const resend = () => one.browser.call({ method: "POST", url: `${one.base}/invites/${first.invite.id}/resend` });
    const statuses = [];
    for (let mail = 0; mail < 4; mail++) statuses.push((await resend()).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200]);
    const refused = await resend();
    expect([refused.statusCode, refused.json().code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await other.invite(email)).statusCode).toBe(429);
    expect((await other.read()).invites).toEqual([]);
  });

  it("keeps one invite an address, with what was said last", async () => {
    const { invite, read } = await arrange();
    await invite("guest3@example.com");
    await invite("guest3@example.com", undefined, "admin");
    expect((await read()).invites).toMatchObject([{ email: "guest3@example.com", role: "admin" }]);
  });

  it("rejects existing members and channels of other organizations", async () => {
    const { invite, owner, browser, base } = await arrange();
    expect((await invite(owner.email)).json()).toMatchObject({ code: "conflict" });
    const elsewhere = await arrange();
    const foreign = await browser.call({
      method: "POST",
      url: `${base}/invites`,
      payload: { email: "x@example.com", role: "user", entitlements: [{ channelUcid: elsewhere.ucid, role: "user" }] },
    });
    expect(foreign.statusCode).toBe(404);
  });

  it("needs at least one channel", async () => {
    const { browser, base, ucid } = await arrange();
    const answer = await browser.call({
      method: "POST",
      url: `${base}/invites`,
      payload: { email: "x@example.com", role: "user", entitlements: [{ channelUcid: ucid, role: "none" }] },
    });
    expect(answer.statusCode).toBe(400);
  });

  it("stops exactly at the plan's seats, also for many at once", async () => {
    const { invite, read } = await arrange({ plan: "community" });
    const answers = await Promise.all(Array.from({ length: 9 }, (_, n) => invite(`seat${n}@example.com`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      code: "seat_limit",
      message: "Your plan holds 5 people. Remove someone or an open invite to make room.",
    });
    expect((await read()).seats).toEqual({ used: 5, limit: 5 });
  });
});

describe("deleting the organization", () => {
  const remove = (browser: Browser, organizationId: string, confirmName: string) =>
    browser.call({ method: "DELETE", url: `/api/orgs/${organizationId}`, payload: { confirmName } });

  it("is the primary's alone, by its name, and leaves everybody without it", async () => {
    const { browser, organizationId, addAdmin } = await arrange();
    const other = await addAdmin();
    expect((await remove(other, organizationId, "Lantern")).statusCode).toBe(403);
    const mistyped = await remove(browser, organizationId, "Lantem");
    expect([mistyped.statusCode, mistyped.json().message]).toEqual([400, "confirmName: Type the organization's name"]);
    expect(await organizationsOf(other)).toHaveLength(1);
    expect((await remove(browser, organizationId, " Lantern ")).statusCode).toBe(200);
    expect([await organizationsOf(browser), await organizationsOf(other)]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
    await finishDeletions(studio);
    expect([await organizationsOf(browser), await organizationsOf(other)]).toEqual([[], []]);
    expect((await remove(browser, organizationId, "Lantern")).statusCode).toBe(404);
  });

  it("is undone by the primary during the waiting period", async () => {
    const { browser, organizationId, addAdmin } = await arrange();
    const other = await addAdmin();
    await remove(browser, organizationId, "Lantern");
    const restore = (who: Browser) => who.call({ method: "POST", url: `/api/orgs/${organizationId}/restore` });
    expect((await restore(other)).statusCode).toBe(403);
    expect((await restore(browser)).statusCode).toBe(200);
    await finishDeletions(studio);
    expect(await organizationsOf(browser)).toHaveLength(1);
  });

  it("informs all of its members", async () => {
    const { browser, organizationId, owner, admin, addAdmin } = await arrange();
    await addAdmin();
    await remove(browser, organizationId, "Lantern");
    for (const { id } of [owner, admin])
      expect(studio.announcements.made).toContainEqual({ to: id, event: "system", data: { eggType: "refresh" } });
  });
});

describe("members", () => {
  it("are changed by owner and admins, receive a refresh, and see it at once", async () => {
    const { browser, base, organizationId, ucid, read } = await arrange();
    const member = await studio.given.user();
    await studio.given.member(organizationId, member.id, "user");
    const memberBrowser = await studio.as(member.email);
    const id = (await read()).members.find(({ email }) => email === member.email)?.id;
    expect((await memberBrowser.call({ url: base })).statusCode).toBe(403);
    const changed = await browser.call({
      method: "PUT",
      url: `${base}/members/${id}`,
      payload: {
        role: "admin",
        entitlements: [
          { channelUcid: ucid, role: "admin" },
          { channelUcid: ucid, role: "user" },
        ],
      },
    });
    expect(changed.json()).toMatchObject({ role: "admin", entitlements: [{ channelUcid: ucid, role: "admin" }] });
    expect(changed.json().entitlements).toHaveLength(1);
    expect(studio.announcements.made).toContainEqual({ to: member.id, event: "system", data: { eggType: "refresh" } });
    expect((await memberBrowser.call({ url: base })).statusCode).toBe(200);
  });

  it("lose everything when removed, and can be invited again", async () => {
    const { browser, base, organizationId, ucid, read, invite } = await arrange();
    const member = await studio.given.user();
    await studio.given.member(organizationId, member.id, "admin");
    await studio.given.entitled(organizationId, member.id, ucid, "admin");
    const memberBrowser = await studio.as(member.email);
    const id = (await read()).members.find(({ email }) => email === member.email)?.id;
    await browser.call({ method: "DELETE", url: `${base}/members/${id}` });
    expect((await memberBrowser.call({ url: base })).statusCode).toBe(404);
    const profile = (await memberBrowser.call({ url: "/api/users/profile" })).json();
    expect([profile.organizationUsers, profile.entitlements, profile.organizations]).toEqual([[], [], []]);
    const token = tokenIn((await invite(member.email)).json().link);
    await accept(memberBrowser, token);
    expect(await organizationsOf(memberBrowser)).toMatchObject([{ role: "user", status: "active" }]);
  });

  it.each(["removed", "demoted"] as const)("cannot bring anyone in by an open invite once they are %s", async (how) => {
    const { browser, base, addAdmin, admin, read, invite, ucid } = await arrange();
    const adminBrowser = await addAdmin();
    const guest = await studio.given.user();
    const { link } = (await invite(guest.email, adminBrowser, "admin")).json();
    const id = (await read()).members.find(({ email }) => email === admin.email)?.id;
    const url = `${base}/members/${id}`;
    const payload = { role: "user", entitlements: [{ channelUcid: ucid, role: "user" }] };
    const answer = await browser.call(how === "removed" ? { method: "DELETE", url } : { method: "PUT", url, payload });
    expect(answer.statusCode).toBe(200);
    expect((await read()).invites).toEqual([]);
    const accepted = await accept(await studio.as(guest.email), tokenIn(link));
    expect([accepted.statusCode, accepted.json().code]).toEqual([400, "link_expired"]);
  });

  it.each(["removed", "demoted"] as const)("lose their keys and webhooks for good once they are %s", async (how) => {
    const { browser, base, addAdmin, admin, organizationId, ucid, read } = await arrange();
    const adminBrowser = await addAdmin();
    const { secret } = await makeApiKey(studio.context, { organizationId, createdBy: admin.id });
    const kept = await makeApiKey(studio.context, {
      organizationId: await studio.given.organization({ ownerId: admin.id }),
      createdBy: admin.id,
    });
    const webhooks = `/api/orgs/${organizationId}/webhooks`;
    const webhook = { url: "https://hooks.example.com/", events: ["idea.created"] };
    expect((await adminBrowser.call({ method: "POST", url: webhooks, payload: webhook })).statusCode).toBe(200);
    const url = `${base}/members/${(await read()).members.find(({ email }) => email === admin.email)?.id}`;
    const asRole = (role: string) => ({ role, entitlements: [{ channelUcid: ucid, role }] });
    await browser.call(how === "removed" ? { method: "DELETE", url } : { method: "PUT", url, payload: asRole("user") });
    if (how === "removed") await studio.given.member(organizationId, admin.id, "admin");
    else await browser.call({ method: "PUT", url, payload: asRole("admin") });
    const statusOf = async (key: string) =>
      (await studio.app.inject({ url: "/api/api-key", headers: bearer(key) })).statusCode;
    expect(await statusOf(secret)).toBe(401);
    expect(await statusOf(kept.secret)).toBe(200);
    expect((await browser.call({ url: webhooks })).json().results).toMatchObject([
      { creator: null, stopReason: "creator_lost_access" },
    ]);
  });

  it("never include the primary owner or oneself among the changeable", async () => {
    const { browser, base, addAdmin, read } = await arrange();
    const adminBrowser = await addAdmin();
    const { members } = await read();
    const [primary, admin] = members;
    const change = (by: Browser, id: string | undefined) =>
      by.call({ method: "PUT", url: `${base}/members/${id}`, payload: { role: "user", entitlements: [] } });
    const remove = (by: Browser, id: string | undefined) => by.call({ method: "DELETE", url: `${base}/members/${id}` });
    const answers = [
      await change(adminBrowser, primary?.id),
      await remove(adminBrowser, primary?.id),
      await change(adminBrowser, admin?.id),
      await remove(adminBrowser, admin?.id),
      await change(browser, primary?.id),
      await remove(browser, primary?.id),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
    expect((await read()).members).toEqual(members);
  });
});
