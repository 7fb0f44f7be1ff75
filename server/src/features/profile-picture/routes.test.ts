import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Files } from "../../adapters/files/port.ts";
import { finishDeletions } from "../../testing/finish-deletions.ts";
import { PASSWORD } from "../../testing/given.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { deleteOrphanedPictures } from "./delete-orphaned-pictures.ts";

/** What happens at the moment before a file is removed. */
let beforeRemoval = async (): Promise<unknown> => undefined;
const watched = (files: Files): Files => ({
  ...files,
  remove: async (name) => {
    await beforeRemoval();
    await files.remove(name);
  },
});

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, files: watched(context.files) }) });
});
afterAll(() => studio.close());
afterEach(() => {
  beforeRemoval = async () => undefined;
});

/** Red on the left, blue on the right. */
const twoColours = async () => {
  const half = { width: 300, height: 300, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: "#0000ff" } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 600, background: "#ff0000" } })
    .composite([{ input: blue, left: 300, top: 0 }])
    .png()
    .toBuffer();
};
const left = { x: "0", y: "0", size: "1" };
const right = { x: "0.5", y: "0", size: "1" };
const set = async (browser: Browser, query: Record<string, string> = left, payload?: Buffer, type = "image/png") =>
  browser.call({
    method: "PUT",
    url: `/api/users/picture?${new URLSearchParams(query)}`,
    headers: { "content-type": type },
    payload: payload ?? (await twoColours()),
  });
const filesOf = async (userId: string) => {
  const names: string[] = [];
  for await (const { name } of studio.context.files.list("people")) if (name.includes(userId)) names.push(name);
  return names;
};

async function people() {
  const { given } = studio;
  const owner = await given.user();
  const mate = await given.user();
  const stranger = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id });
  await given.member(organizationId, mate.id, "user");
  await given.organization({ ownerId: stranger.id });
  const as = async ({ id, email }: { id: string; email: string }) => ({ id, email, browser: await studio.as(email) });
  return { owner: await as(owner), mate: await as(mate), stranger: await as(stranger), organizationId };
}

describe("the picture of a person", () => {
  it("is the square they chose, small and without anything else", async () => {
    const { owner } = await people();
    const { profilePicture } = (await set(owner.browser, right)).json();
    const shown = await owner.browser.call({ url: profilePicture });
    const picture = sharp(shown.rawPayload);
    expect(await picture.metadata()).toMatchObject({ format: "webp", width: 400, height: 400 });
    const { channels } = await picture.stats();
    expect(channels[2]?.mean).toBeGreaterThan(240);
    expect(channels[0]?.mean).toBeLessThan(15);
  });

  it("stands in their profile and in their team", async () => {
    const { owner, mate, organizationId } = await people();
    const { profilePicture } = (await set(owner.browser)).json();
    expect(profilePicture).toMatch(new RegExp(`^/api/users/${owner.id}/picture\\?v=[0-9a-f]{8}$`));
    expect((await owner.browser.call({ url: "/api/users/profile" })).json()).toMatchObject({ profilePicture });
    const { members } = (await owner.browser.call({ url: `/api/orgs/${organizationId}/team` })).json();
    const seen = Object.fromEntries(
      members.map((member: { userId: string; profilePicture: string | null }) => [
        member.userId,
        member.profilePicture,
      ]),
    );
    expect(seen).toEqual({ [owner.id]: profilePicture, [mate.id]: null });
  });

  it("is visible only to members of the same organizations", async () => {
    const { owner, mate, stranger } = await people();
    const { profilePicture: url } = (await set(owner.browser)).json();
    expect((await mate.browser.call({ url })).statusCode).toBe(200);
    expect((await stranger.browser.call({ url })).statusCode).toBe(404);
    expect((await studio.browser().call({ url })).statusCode).toBe(401);
  });

  it("takes the place of the one before, of which nothing is kept", async () => {
    const { owner } = await people();
    const first = (await set(owner.browser, left)).json().profilePicture;
    const second = (await set(owner.browser, right)).json().profilePicture;
    expect(second).not.toBe(first);
    expect(await filesOf(owner.id)).toHaveLength(1);
  });

  it("is removed, and goes with the account", async () => {
    const { owner, mate } = await people();
    const { profilePicture: url } = (await set(owner.browser)).json();
    const removed = await owner.browser.call({ method: "DELETE", url: "/api/users/picture" });
    expect(removed.json()).toEqual({ profilePicture: null });
    expect((await owner.browser.call({ url })).statusCode).toBe(404);
    await set(mate.browser);
    const payload = { password: PASSWORD, confirmEmail: mate.email };
    await mate.browser.call({ method: "DELETE", url: "/api/users/account", payload });
    await finishDeletions(studio);
    expect([...(await filesOf(owner.id)), ...(await filesOf(mate.id))]).toEqual([]);
  });

  const deleteAccount = ({ browser, email }: { browser: Browser; email: string }) =>
    browser.call({
      method: "DELETE",
      url: "/api/users/account",
      payload: { password: PASSWORD, confirmEmail: email },
      headers: { "idempotency-key": "delete" },
    });

  it("stays where the account's deletion is refused", async () => {
    const { owner } = await people();
    const { profilePicture: url } = (await set(owner.browser)).json();
    expect((await deleteAccount(owner)).statusCode).toBe(409);
    expect([(await owner.browser.call({ url })).statusCode, await filesOf(owner.id)]).toEqual([
      200,
      [expect.stringContaining(owner.id)],
    ]);
  });

  it("is removed from the files once the account is deleted, which no failing file store undoes", async () => {
    const { mate } = await people();
    await set(mate.browser);
    const accounts = async () =>
      (await studio.context.db.pool.query("select 1 from users where id = $1", [mate.id])).rows.length;
    const seen: number[] = [];
    beforeRemoval = async () => {
      seen.push(await accounts());
      throw new Error("The file store does not answer");
    };
    expect((await deleteAccount(mate)).statusCode).toBe(200);
    await finishDeletions(studio);
    expect([seen, await accounts()]).toEqual([[0], 0]);
    beforeRemoval = async () => undefined;
    const later = new Date(studio.context.now().getTime() + 2 * 3_600_000);
    await deleteOrphanedPictures({ ...studio.context, now: () => later });
    expect(await filesOf(mate.id)).toEqual([]);
  });

  it("is shown where an equal one is set while the one before is being removed", async () => {
    const { owner } = await people();
    await set(owner.browser);
    let url = "";
    beforeRemoval = async () => {
      beforeRemoval = async () => undefined;
      url = (await set(owner.browser)).json().profilePicture;
    };
    await owner.browser.call({ method: "DELETE", url: "/api/users/picture" });
    expect((await owner.browser.call({ url })).statusCode).toBe(200);
  });
});

describe("what can't be a picture of someone", () => {
  it.each([
    ["words", Buffer.from("hello"), "image/png", 400],
    ["a drawing", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/svg+xml", 415],
  ])("is refused: %s", async (_, payload, type, status) => {
    const { owner } = await people();
    expect((await set(owner.browser, left, payload, type)).statusCode).toBe(status);
    expect(await filesOf(owner.id)).toEqual([]);
  });
  it.each([{}, { x: "0", y: "0", size: "0" }, { x: "-1", y: "0", size: "1" }, { x: "no", y: "0", size: "1" }])(
    "needs a square of it: %o",
    async (query) => {
      const { owner } = await people();
      expect((await set(owner.browser, query)).statusCode).toBe(400);
    },
  );
});

it("what a write that broke off left behind is swept, an hour later", async () => {
  const { owner } = await people();
  await set(owner.browser);
  await studio.context.files.put(`people/${owner.id}-${"a".repeat(64)}`, Buffer.from("x"));
  await deleteOrphanedPictures(studio.context);
  expect(await filesOf(owner.id)).toHaveLength(2);
  const later = new Date(studio.context.now().getTime() + 2 * 3_600_000);
  await deleteOrphanedPictures({ ...studio.context, now: () => later });
  expect(await filesOf(owner.id)).toHaveLength(1);
});
