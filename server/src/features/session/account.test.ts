import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedMail } from "../../adapters/mail/embedded.ts";
import { bearer, makeApiKey } from "../../testing/api-key.ts";
import { finishDeletions } from "../../testing/finish-deletions.ts";
import { PASSWORD } from "../../testing/given.ts";
import { unlimited } from "../../testing/no-limits.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

let silent: TestApp;
let mailing: TestApp;
beforeAll(async () => {
  silent = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
  mailing = await startApp({
    change: (context) => ({ ...context, ...unlimited, mail: embeddedMail({ db: context.db, hasMailbox: true }) }),
  });
});
afterAll(() => Promise.all([silent.close(), mailing.close()]));

const person = { password: PASSWORD, firstName: "Grace", isSixteenOrOlder: true };
const post = (browser: Browser, path: string, payload: object) =>
  browser.call({ method: "POST", url: `/api/auth/${path}`, payload });
const signUp = (browser: Browser, change: object) => post(browser, "sign-up/email", { ...person, ...change });
const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  post(browser, "sign-in/email", { email, password });
const profile = (browser: Browser) => browser.call({ url: "/api/users/profile" });
const mailsTo = async (studio: TestApp, email: string) => {
  await studio.context.background.settled();
  return (await studio.context.mail.inbox()).filter(({ to }) => to === email);
};
const tokenOf = (mail: { link: string | null } | undefined) =>
  new URL(mail?.link ?? "http://nowhere.test").searchParams.get("token") ?? "";

describe("signing up where no mail leaves the studio", () => {
  it("signs in at once, with an address that stays unconfirmed", async () => {
    const browser = silent.browser();
    expect((await signUp(browser, { email: "Grace@Example.com" })).json()).toEqual({ next: "signed_in" });
    expect((await profile(browser)).json()).toMatchObject({
      email: "grace@example.com",
      emailVerified: false,
      isInternal: false,
    });
  });

  it("refuses a taken address", async () => {
    const { email } = await silent.given.user();
    expect((await signUp(silent.browser(), { email })).json()).toMatchObject({ code: "conflict" });
  });

  it("joins the organization of an invite, and no other address can use it", async () => {
    const owner = await silent.given.user();
    const organizationId = await silent.given.organization({ ownerId: owner.id });
    const channelUcid = await silent.given.channel(organizationId);
    const invite = { email: "guest@example.com", invitedBy: owner.id, channelUcid };
    const { token } = await silent.given.invite(organizationId, invite);
    const wrong = await signUp(silent.browser(), { email: "other@example.com", inviteToken: token });
    expect([wrong.statusCode, wrong.json().message]).toEqual([403, "This invite is for another address."]);
    expect((await signIn(silent.browser(), "other@example.com")).statusCode).toBe(400);
    const browser = silent.browser();
    await signUp(browser, { email: "guest@example.com", inviteToken: token });
    expect((await profile(browser)).json().organizationUsers).toMatchObject([{ organizationId, status: "active" }]);
  });

  it.each([
    [{ isSixteenOrOlder: false }, "isSixteenOrOlder: You must be 16 or older"],
    [{ password: "short" }, "password: Use at least 10 characters"],
    [{ password: undefined }, "password: Cannot be empty"],
    [{ email: "nobody" }, "email: Enter an e-mail address like name@example.com"],
    [{ firstName: "  " }, "firstName: Cannot be empty"],
    [{ timeZone: "Mars/Olympus" }, "timeZone: Unknown time zone"],
  ])("refuses %j", async (change, message) => {
    const answer = await signUp(silent.browser(), { email: "new@example.com", ...change });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });
});

describe("signing up by mail", () => {
  const confirm = (browser: Browser, token: string, password = PASSWORD) =>
    post(browser, "verify-email", { token, password });
  const newestTokenTo = async (email: string) => tokenOf((await mailsTo(mailing, email))[0]);
  const inviteTo = async (email: string, options: { isMailed?: boolean } = {}) => {
    const owner = await mailing.given.user();
    const organizationId = await mailing.given.organization({ ownerId: owner.id });
    const channelUcid = await mailing.given.channel(organizationId);
    const { token } = await mailing.given.invite(organizationId, {
      email,
      invitedBy: owner.id,
      channelUcid,
      ...options,
    });
    return { token, organizationId };
  };

  it("asks to confirm, and the link sets the password and signs in, once", async () => {
    const browser = mailing.browser();
    const answer = await signUp(browser, { email: "lin@example.com", password: undefined });
    expect(answer.json()).toEqual({ next: "check_mail" });
    expect((await profile(browser)).statusCode).toBe(401);
    await post(browser, "resend-verification", { email: "lin@example.com" });
    const [again, first] = await mailsTo(mailing, "lin@example.com");
    expect((await confirm(browser, tokenOf(first))).json()).toMatchObject({ code: "link_expired" });
    expect((await confirm(browser, tokenOf(again), "set after the click")).statusCode).toBe(200);
    expect((await profile(browser)).json()).toMatchObject({ email: "lin@example.com", emailVerified: true });
    expect((await signIn(mailing.browser(), "lin@example.com", "set after the click")).statusCode).toBe(200);
    const reused = await confirm(mailing.browser(), tokenOf(again));
    expect([reused.statusCode, reused.json().code]).toEqual([400, "link_expired"]);
  });

  it("does not use the link up by reading it, however often", async () => {
    await signUp(mailing.browser(), { email: "scanned@example.com" });
    const token = await newestTokenTo("scanned@example.com");
    const read = (purpose: string) => post(mailing.browser(), "mail-link", { token, purpose });
    for (let n = 0; n < 3; n++) expect((await read("verify")).json()).toEqual({ email: "scanned@example.com" });
    expect((await read("reset")).json()).toMatchObject({ code: "link_expired" });
    for (const method of ["GET", "HEAD"] as const)
      await mailing.browser().call({ method, url: `/auth/verify-email?token=${token}` });
    expect((await confirm(mailing.browser(), token)).statusCode).toBe(200);
    expect((await read("verify")).json()).toMatchObject({ code: "link_expired" });
  });

  it("takes no link without a password, and none after its time", async () => {
    await signUp(mailing.browser(), { email: "slow@example.com" });
    const token = await newestTokenTo("slow@example.com");
    expect((await post(mailing.browser(), "verify-email", { token })).statusCode).toBe(400);
    expect((await confirm(mailing.browser(), token, "short")).statusCode).toBe(400);
    await mailing.context.db.sql.execute(sql`update mail_tokens set expires_at = now() - interval '1 second'`);
    expect((await confirm(mailing.browser(), token)).json()).toMatchObject({ code: "link_expired" });
  });

  describe("with an address that someone else registered before", () => {
    const THEIRS = "the attacker's password";
    const OWN = "the owner's password";
    /** Each leaves a password, and where it can a session, in an account of the victim's address. */
    const attacks: Record<string, (email: string, attacker: Browser) => Promise<unknown>> = {
      "by signing up": (email, attacker) => signUp(attacker, { email, password: THEIRS }),
      "while the studio sent no mail": async (email, attacker) => {
        const { id } = await mailing.given.user({ email, isVerified: false, password: THEIRS });
        await mailing.given.signedIn(email, attacker.jar);
        return id;
      },
      "by an invite whose link they have seen": async (email, attacker) =>
        signUp(attacker, {
          email,
          password: THEIRS,
          inviteToken: (await inviteTo(email, { isMailed: false })).token,
        }),
    };
    const owners: Record<string, (email: string, owner: Browser) => Promise<unknown>> = {
      "clicks the attacker's mail": async (email, owner) => {
        await post(mailing.browser(), "resend-verification", { email });
        await confirm(owner, await newestTokenTo(email), OWN);
      },
      "signs up too": async (email, owner) => {
        await signUp(owner, { email, password: THEIRS });
        await confirm(owner, await newestTokenTo(email), OWN);
      },
      "resets the password": async (email, owner) => {
        await post(owner, "forgot-password", { email });
        await post(owner, "reset-password", { token: await newestTokenTo(email), password: OWN });
      },
      "signs up by a mailed invite": async (email, owner) =>
        signUp(owner, { email, password: OWN, inviteToken: (await inviteTo(email)).token }),
    };
    it.each(Object.keys(attacks).flatMap((attack) => Object.keys(owners).map((way) => [attack, way] as const)))(
      "%s: the owner who %s gets in, and the attacker's password and sessions never do",
      async (attack, way) => {
        const email = `victim${crypto.randomUUID()}@example.com`;
        const [attacker, owner] = [mailing.browser(), mailing.browser()];
        await attacks[attack]?.(email, attacker);
        await mailing.context.background.settled();
        expect((await signIn(mailing.browser(), email, THEIRS)).statusCode).not.toBe(200);
        // The sign-in may send a mail, which must not be newer than the owner's.
        await mailing.context.background.settled();
        await owners[way]?.(email, owner);
        expect((await profile(owner)).json()).toMatchObject({ email, emailVerified: true });
        expect((await signIn(mailing.browser(), email, OWN)).statusCode).toBe(200);
        expect((await signIn(mailing.browser(), email, THEIRS)).statusCode).toBe(400);
        expect((await profile(attacker)).statusCode).toBe(401);
      },
    );
  });

  it("stores no password before the click", async () => {
    await signUp(mailing.browser(), { email: "early@example.com", password: "typed too early" });
    const { rows } = await mailing.context.db.sql.execute(
      sql`select password_hash, email_verified from users where email = 'early@example.com'`,
    );
    expect(rows).toEqual([{ password_hash: null, email_verified: false }]);
  });

  it("uses the names of the latest sign-up until the account is opened", async () => {
    const named = (firstName: string) => signUp(mailing.browser(), { email: "names@example.com", firstName });
    await named("Typo");
    await named("Grace");
    const browser = mailing.browser();
    await confirm(browser, await newestTokenTo("names@example.com"));
    await named("Stranger");
    await mailing.context.background.settled();
    expect((await profile(browser)).json()).toMatchObject({ firstName: "Grace" });
  });

  it("answers the same for a taken address, and informs its owner by mail", async () => {
    const { email } = await mailing.given.user();
    const browser = mailing.browser();
    expect((await signUp(browser, { email, password: "another password" })).json()).toEqual({ next: "check_mail" });
    expect((await mailsTo(mailing, email)).map(({ subject }) => subject)).toEqual([
      "You already have a Cold Open account",
    ]);
    expect((await signIn(browser, email, "another password")).statusCode).toBe(400);
  });

  it("takes a mailed invite's link as proof of the address", async () => {
    const { token, organizationId } = await inviteTo("invited@example.com");
    const browser = mailing.browser();
    const answer = await signUp(browser, { email: "invited@example.com", inviteToken: token });
    expect(answer.json()).toEqual({ next: "signed_in" });
    expect((await profile(browser)).json()).toMatchObject({
      emailVerified: true,
      organizationUsers: [{ organizationId, status: "active" }],
    });
  });

  it("takes no invite's link as proof that the inviter has seen", async () => {
    const { token, organizationId } = await inviteTo("handed@example.com", { isMailed: false });
    const browser = mailing.browser();
    const answer = await signUp(browser, { email: "handed@example.com", inviteToken: token });
    expect(answer.json()).toEqual({ next: "check_mail" });
    expect((await profile(browser)).statusCode).toBe(401);
    await confirm(browser, await newestTokenTo("handed@example.com"));
    expect((await profile(browser)).json()).toMatchObject({
      emailVerified: true,
      organizationUsers: [{ organizationId, status: "active" }],
    });
  });

  it("leaves a confirmed account to its owner, whatever invite a stranger has", async () => {
    const { email } = await mailing.given.user();
    const { token } = await inviteTo(email);
    const browser = mailing.browser();
    const answer = await signUp(browser, { email, password: "another password", inviteToken: token });
    expect(answer.json()).toEqual({ next: "check_mail" });
    expect((await signIn(browser, email, "another password")).statusCode).toBe(400);
    expect((await signIn(browser, email)).statusCode).toBe(200);
  });

  it("activates memberships accepted before the address was confirmed", async () => {
    const owner = await mailing.given.user();
    const organizationId = await mailing.given.organization({ ownerId: owner.id });
    const waiting = await mailing.given.user({ isVerified: false });
    await mailing.given.member(organizationId, waiting.id, "user", "accepted");
    const browser = mailing.browser();
    await confirm(browser, await mailing.given.mailToken(waiting.id, "verify"));
    expect((await profile(browser)).json().organizationUsers).toMatchObject([{ organizationId, status: "active" }]);
  });

  it("sends the confirmation again, only to whom it helps", async () => {
    const waiting = await mailing.given.user({ isVerified: false });
    const done = await mailing.given.user();
    const answers = [];
    for (const email of [waiting.email, done.email, "nobody@example.com"])
      answers.push(await post(mailing.browser(), "resend-verification", { email }));
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [200, {}],
      [200, {}],
      [200, {}],
    ]);
    expect(await mailsTo(mailing, waiting.email)).toHaveLength(1);
    expect([...(await mailsTo(mailing, done.email)), ...(await mailsTo(mailing, "nobody@example.com"))]).toEqual([]);
  });
});

describe("a forgotten password", () => {
  it("is set anew by the mail's link, once, which ends every session and opens one", async () => {
    const user = await mailing.given.user();
    const before = await mailing.as(user.email);
    for (const _ of ["asks", "asks again"]) {
      await post(mailing.browser(), "forgot-password", { email: user.email });
      await mailing.context.background.settled();
    }
    const [newest, older] = await mailsTo(mailing, user.email);
    const browser = mailing.browser();
    const reset = (token: string) => post(browser, "reset-password", { token, password: "a brand new one" });
    expect((await reset(tokenOf(older))).json()).toMatchObject({ code: "link_expired" });
    expect((await reset(tokenOf(newest))).statusCode).toBe(200);
    expect((await reset(tokenOf(newest))).json()).toMatchObject({ code: "link_expired" });
    expect((await profile(before)).statusCode).toBe(401);
    expect((await profile(browser)).json()).toMatchObject({ email: user.email });
    expect((await signIn(mailing.browser(), user.email)).statusCode).toBe(400);
    expect((await signIn(mailing.browser(), user.email, "a brand new one")).statusCode).toBe(200);
  });

  it("leaves one link that opens of many asked for at once", async () => {
    const user = await mailing.given.user();
    const ask = () => post(mailing.browser(), "forgot-password", { email: user.email });
    await Promise.all([ask(), ask(), ask(), ask()]);
    const statuses = [];
    for (const mail of await mailsTo(mailing, user.email))
      statuses.push(
        (await post(mailing.browser(), "reset-password", { token: tokenOf(mail), password: PASSWORD })).statusCode,
      );
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });

  it("takes no expired link, nor one made for something else", async () => {
    const user = await mailing.given.user();
    const verify = await mailing.given.mailToken(user.id, "verify");
    const expired = await mailing.given.mailToken(user.id, "reset");
    await mailing.context.db.sql.execute(
      sql`update mail_tokens set expires_at = now() - interval '1 second' where user_id = ${user.id} and purpose = 'reset'`,
    );
    for (const token of [verify, expired])
      expect((await post(mailing.browser(), "reset-password", { token, password: PASSWORD })).statusCode).toBe(400);
  });
});

describe("the account", () => {
  it("changes its names and nothing else", async () => {
    const user = await silent.given.user();
    const browser = await silent.as(user.email);
    const change = { firstName: "Grace", lastName: "", timeZone: "Asia/Tokyo", email: "evil@example.com", id: "x" };
    const answer = await browser.call({ method: "PUT", url: "/api/users/profile", payload: change });
    expect(answer.json()).toMatchObject({ id: user.id, email: user.email, firstName: "Grace", timeZone: "Asia/Tokyo" });
  });

  it("changes its password only with the current one, and ends the other sessions", async () => {
    const user = await silent.given.user();
    const [here, there] = [await silent.as(user.email), await silent.as(user.email)];
    const token = await silent.given.mailToken(user.id, "reset");
    const change = (currentPassword: string) =>
      here.call({
        method: "PUT",
        url: "/api/users/password",
        payload: { currentPassword, newPassword: "the next one" },
      });
    expect((await change("wrong")).json()).toMatchObject({ code: "wrong_credentials" });
    expect((await change(PASSWORD)).statusCode).toBe(200);
    expect([(await profile(here)).statusCode, (await profile(there)).statusCode]).toEqual([200, 401]);
    const stale = await post(silent.browser(), "reset-password", { token, password: PASSWORD });
    expect(stale.json()).toMatchObject({ code: "link_expired" });
    expect((await signIn(silent.browser(), user.email, "the next one")).statusCode).toBe(200);
  });

  it("revokes its API keys with a change of the password only if it is asked for", async () => {
    const user = await silent.given.user();
    const organizationId = await silent.given.organization({ ownerId: user.id });
    const { secret } = await makeApiKey(silent.context, { organizationId, createdBy: user.id });
    const browser = await silent.as(user.email);
    const change = (parts: object) =>
      browser.call({
        method: "PUT",
        url: "/api/users/password",
        payload: { currentPassword: PASSWORD, newPassword: PASSWORD, ...parts },
      });
    const status = async () => (await silent.app.inject({ url: "/api/api-key", headers: bearer(secret) })).statusCode;
    expect((await change({})).statusCode).toBe(200);
    expect(await status()).toBe(200);
    expect((await change({ revokeApiKeys: true })).statusCode).toBe(200);
    expect(await status()).toBe(401);
  });

  it("lists its sessions, ends one, and ends all, sockets included", async () => {
    const user = await silent.given.user();
    const [here, there] = [await silent.as(user.email), await silent.as(user.email)];
    const list = async () => (await here.call({ url: "/api/users/sessions" })).json().sessions;
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await here.call({ method: "DELETE", url: `/api/users/sessions/${id}` });
    expect((await profile(there)).statusCode).toBe(401);
    expect(silent.announcements.endedSessions).toContain(id);
    await here.call({ method: "DELETE", url: "/api/users/sessions" });
    expect((await profile(here)).statusCode).toBe(401);
  });

  it("signs out on the server too", async () => {
    const user = await silent.given.user();
    const browser = await silent.as(user.email);
    const copy = silent.browser();
    for (const [name, value] of browser.jar) copy.jar.set(name, value);
    await post(browser, "sign-out", {});
    expect([...browser.jar.keys()]).toEqual(["coldopen_device"]);
    expect((await profile(copy)).statusCode).toBe(401);
  });

  it("deletes the organization that has no other members", async () => {
    const user = await silent.given.user();
    const organizationId = await silent.given.organization({ ownerId: user.id });
    const browser = await silent.as(user.email);
    const remove = (payload: object) => browser.call({ method: "DELETE", url: "/api/users/account", payload });
    expect((await remove({ password: PASSWORD, confirmEmail: "other@example.com" })).statusCode).toBe(400);
    expect((await remove({ password: "wrong", confirmEmail: user.email })).statusCode).toBe(400);
    expect((await remove({ confirmEmail: user.email })).statusCode).toBe(400);
    expect((await remove({ password: PASSWORD, confirmEmail: user.email })).statusCode).toBe(200);
    expect((await profile(browser)).statusCode).toBe(401);
    await finishDeletions(silent);
    const { rows } = await silent.context.db.sql.execute(sql`select 1 from organizations where id = ${organizationId}`);
    expect(rows).toEqual([]);
  });

  it("is kept if its owner signs in and undoes the deletion during the waiting period", async () => {
    const user = await silent.given.user();
    const first = await silent.as(user.email);
    const payload = { password: PASSWORD, confirmEmail: user.email };
    await first.call({ method: "DELETE", url: "/api/users/account", payload });
    const again = await silent.as(user.email);
    expect((await profile(again)).json().deletionDueAt).toEqual(expect.any(String));
    await again.call({ method: "POST", url: "/api/users/account/restore" });
    await finishDeletions(silent);
    expect((await profile(again)).json().deletionDueAt).toBeNull();
  });

  it("stays while others work in its organization", async () => {
    const user = await silent.given.user();
    const organizationId = await silent.given.organization({ ownerId: user.id, name: "Lantern" });
    await silent.given.member(organizationId, (await silent.given.user()).id, "user");
    const browser = await silent.as(user.email);
    const payload = { password: PASSWORD, confirmEmail: user.email };
    const refused = await browser.call({ method: "DELETE", url: "/api/users/account", payload });
    expect([refused.statusCode, refused.json().message]).toEqual([409, "Others work in Lantern. Remove them first."]);
    expect((await profile(browser)).statusCode).toBe(200);
  });
});
