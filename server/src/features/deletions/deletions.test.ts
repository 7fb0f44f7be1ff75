import type { CanvasChange } from "@coldopen/contract/idea-canvas/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeHome } from "../../testing/access-matrix/home.ts";
import { finishDeletions } from "../../testing/finish-deletions.ts";
import { PASSWORD } from "../../testing/given.ts";
import { unlimited } from "../../testing/no-limits.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { rowsHolding } from "../../testing/table-checksums.ts";
import { deletionStore } from "./store.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
});
afterAll(() => studio.close());

const query = async (statement: ReturnType<typeof sql>) => (await studio.context.db.sql.execute(statement)).rows;
const requestDeletion = async (browser: Browser, email: string) => {
  const payload = { password: PASSWORD, confirmEmail: email };
  expect((await browser.call({ method: "DELETE", url: "/api/users/account", payload })).statusCode).toBe(200);
};
const listRemains = (target: Parameters<ReturnType<typeof deletionStore>["listRemains"]>[0]) =>
  studio.context.db.transaction(() => deletionStore(studio.context.db).listRemains(target));

const tablesWith = async (...texts: string[]) =>
  (await Promise.all(texts.map((text) => rowsHolding(studio.context, text)))).flat();

describe("the deletion of a member's account", () => {
  it("leaves neither the id nor the address behind in an organization that stays", async () => {
    const home = await makeHome(studio);
    const { organizationId, channelUcid } = home.ids;
    const email = home.emails.user;
    const [row] = await query(sql`select id from users where email = ${email}`);
    const userId = String(row?.id);
    const canvas = `/api/orgs/${organizationId}/channels/${channelUcid}/idea-canvas/changes`;
    const change = (browser: Browser, ...changes: CanvasChange[]) =>
      browser.call({ method: "POST", url: canvas, payload: { changes } });
    const id = crypto.randomUUID();
    const fields = { position: { x: 0, y: 0 }, title: "Winter", text: "", picture: null };
    const card = { ...fields, id, kind: "note" as const, projectId: null, score: null, videoId: null };
    await change(home.browsers.user, { type: "addCard", card });
    const other = await makeHome(studio);
    await query(sql`
      insert into invites (organization_id, email, role, entitlements, token_hash, expires_at)
      values (${other.ids.organizationId}, ${email}, 'user', '[]', decode(md5(${email}), 'hex'), now() + interval '7 days')`);
    await query(sql`insert into mails (recipient, subject, body) values (${email}, 'News', 'Hello')`);
    expect(await tablesWith(userId)).toContain("users");
    expect(await listRemains({ scope: "user", id: userId, email })).toEqual(
      expect.arrayContaining(["canvas_cards.writes", "invites.email", "mails.recipient", "users.email", "users.id"]),
    );

    await requestDeletion(await studio.as(email), email);
    await finishDeletions(studio);
    expect(await listRemains({ scope: "user", id: userId, email })).toEqual([]);
    expect(await tablesWith(userId, email)).toEqual([]);
    // A value of the deleted writer can still be replaced, and is kept without their name.
    const replaced = await change(home.browsers.primary, { type: "updateCard", id, fields: { title: "Summer" } });
    expect(replaced.statusCode).toBe(200);
    expect(await query(sql`select written_by, value from canvas_overwrites where card_id = ${id}`)).toEqual([
      { written_by: null, value: "Winter" },
    ]);
  });
});

describe("an organization whose owner's account waits for the deletion", () => {
  it("can't be joined, and is deleted with the account", async () => {
    const owner = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id, name: "Lantern", plan: "team" });
    const channelUcid = await studio.given.channel(organizationId);
    const guest = await studio.given.user();
    const browser = await studio.as(owner.email);
    const invited = await browser.call({
      method: "POST",
      url: `/api/orgs/${organizationId}/team/invites`,
      payload: { email: guest.email, role: "user", entitlements: [{ channelUcid, role: "user" }] },
    });
    const token = new URL(invited.json().link).searchParams.get("invite");
    await requestDeletion(browser, owner.email);
    const guests = await studio.as(guest.email);
    const accepted = await guests.call({ method: "POST", url: `/api/invites/${token}/accept` });
    expect(accepted.json()).toMatchObject({ code: "conflict", message: "Lantern is about to be deleted." });
    await finishDeletions(studio);
    expect(await query(sql`select id from organizations where id = ${organizationId}`)).toEqual([]);
    expect(await tablesWith(owner.id, organizationId)).toEqual([]);
  });
});
