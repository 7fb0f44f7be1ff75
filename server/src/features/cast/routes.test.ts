import { readFile } from "node:fs/promises";
import path from "node:path";
import { problemWords } from "@coldopen/contract/cast/rules";
import { CAST_MEMBERS_MAX, CastMember, CastPhoto, PhotoLook } from "@coldopen/contract/cast/schema";
import { sql } from "drizzle-orm";
import sharp, { type Sharp } from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AppContext } from "../../app-context.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { finishDeletions } from "../../testing/finish-deletions.ts";
import { heic } from "../../testing/make-pictures.ts";
import { unlimited } from "../../testing/no-limits.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { checkPhoto } from "./check-photo.ts";
import { cutOutPerson } from "./cut-out-person.ts";
import { castForImages } from "./likeness.ts";
import { preparePhoto } from "./prepare-photo.ts";

const FACE = { confidence: 0.9, expression: "happy", box: { x1: 0.3, y1: 0.1, x2: 0.7, y2: 0.75 } } as const;
let faces: readonly (typeof FACE)[] = [FACE];
/** The middle of a photo, as if it were cut out by the model, which would take seconds. */
const middleOf = async (photo: Uint8Array) => {
  const { width, height } = await sharp(photo).metadata();
  const shape = `<svg width="${width}" height="${height}"><ellipse cx="50%" cy="60%" rx="42%" ry="60%"/></svg>`;
  return new Uint8Array(
    await sharp(photo)
      .composite([{ input: Buffer.from(shape), blend: "dest-in" }])
      .png()
      .toBuffer(),
  );
};
const quickEyes = (vision: AppContext["vision"]): AppContext["vision"] => ({
  ...vision,
  look: async (photo) => {
    const { width, height } = await sharp(photo).metadata();
    return { width, height, faces, lines: [], sharpness: 1, small: { width: 1, height: 1, data: new Uint8Array(3) } };
  },
  cutOut: middleOf,
});

let studio: TestApp;
let eyes: AppContext["vision"];
let portrait: Buffer;
beforeAll(async () => {
  studio = await startApp({
    change: (context) => {
      eyes = context.vision;
      return { ...context, ...unlimited, vision: quickEyes(context.vision) };
    },
  });
  portrait = await readFile(path.resolve(import.meta.dirname, "../../../demo/cast/priya-1.webp"));
});
afterAll(() => studio.close());
afterEach(() => {
  faces = [FACE];
});

async function arrange() {
  const owner = await studio.given.user({ firstName: "Ada" });
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const channelUcid = await studio.given.channel(organizationId);
  const base = `/api/orgs/${organizationId}/channels/${channelUcid}`;
  const browser = await studio.as(owner.email);
  const add = async (name = "Priya") =>
    CastMember.parse(
      (await browser.call({ method: "POST", url: `${base}/cast`, payload: { name, hasConsent: true } })).json(),
    );
  const list = async (by: Browser = browser): Promise<CastMember[]> =>
    (await by.call({ url: `${base}/cast` })).json().members;
  const send = (url: string, photo: Buffer, by = browser, type = "image/webp") =>
    by.call({ method: "POST", url: `${base}/cast/${url}`, payload: photo, headers: { "content-type": type } });
  const addPhoto = async (memberId: string) => CastPhoto.parse((await send(`${memberId}/photos`, portrait)).json());
  const enabled = async () =>
    (await browser.call({ url: "/api/users/profile" })).json().organizations[0].entitlementState;
  return { owner, organizationId, channelUcid, base, browser, add, list, send, addPhoto, enabled };
}
const toldTo = (userId: string) => studio.announcements.made.filter(({ to }) => to === userId).map(({ data }) => data);
const countPictures = async (organizationId: string): Promise<number> =>
  Number(
    (await studio.context.db.pool.query("select count(*) from pictures where organization_id = $1", [organizationId]))
      .rows[0].count,
  );

describe("a cast member", () => {
  it("is stored with the person who recorded the consent, and the time", async () => {
    const { add, list } = await arrange();
    const member = await add("  Priya ");
    expect(member).toMatchObject({ name: "Priya", photos: [], consent: { by: expect.stringMatching(/^Ada/) } });
    expect(Date.parse(member.consent.at)).toBeGreaterThan(Date.now() - 60_000);
    expect(await list()).toEqual([member]);
  });
  it.each([
    ["without consent", { name: "Priya", hasConsent: false }, "Tick that this person agrees to be shown"],
    ["without a name", { name: "  ", hasConsent: true }, "Cannot be empty"],
  ])("is refused %s", async (_, payload, message) => {
    const { browser, base, list } = await arrange();
    const answer = await browser.call({ method: "POST", url: `${base}/cast`, payload });
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(message)]);
    expect(await list()).toEqual([]);
  });
  it("cannot exceed the limit of the channel by concurrent requests", async () => {
    const { browser, base, list } = await arrange();
    const answers = await Promise.all(
      Array.from({ length: CAST_MEMBERS_MAX + 3 }, (_, n) =>
        browser.call({ method: "POST", url: `${base}/cast`, payload: { name: `Guest ${n}`, hasConsent: true } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    expect(await list()).toHaveLength(CAST_MEMBERS_MAX);
  });
  it("can be renamed", async () => {
    const { add, browser, base } = await arrange();
    const { id } = await add();
    const answer = await browser.call({ method: "PUT", url: `${base}/cast/${id}`, payload: { name: "Priya R." } });
    expect(answer.json()).toMatchObject({ id, name: "Priya R." });
  });
  it("can be read by all members of the channel and changed by admins only", async () => {
    const { add, organizationId, channelUcid, base, list, send } = await arrange();
    const { id } = await add();
    const member = await studio.given.user();
    await studio.given.member(organizationId, member.id, "user");
    await studio.given.entitled(organizationId, member.id, channelUcid, "user");
    const browser = await studio.as(member.email);
    expect((await list(browser)).map(({ name }) => name)).toEqual(["Priya"]);
    expect((await browser.call({ method: "DELETE", url: `${base}/cast/${id}` })).statusCode).toBe(403);
    expect((await send(`${id}/photos`, portrait, browser)).statusCode).toBe(403);
    expect((await send("look", portrait, browser)).statusCode).toBe(403);
  });
});

describe("a photo", () => {
  it("is previewed without its background before anything is stored", async () => {
    const { send, organizationId } = await arrange();
    const look = PhotoLook.parse((await send("look", portrait)).json());
    if (!look.isFine) throw new Error(look.problem);
    const { format, hasAlpha } = await sharp(Buffer.from(look.cutout.split(",")[1] ?? "", "base64")).metadata();
    expect([format, hasAlpha, await countPictures(organizationId)]).toEqual(["webp", true, 0]);
  });
  it.each([
    ["no_face", [], (photo: Sharp) => photo],
    ["many_faces", [FACE, FACE], (photo: Sharp) => photo],
    ["small_face", [FACE], (photo: Sharp) => photo.resize(220)],
    ["blurred", [FACE], (photo: Sharp) => photo.blur(9)],
  ] as const)(
    "is rejected for %s with the same message in preview and upload, and is not stored",
    async (problem, seen, change) => {
      faces = seen;
      const { add, send, list, organizationId } = await arrange();
      const photo = await change(sharp(portrait)).webp().toBuffer();
      expect((await send("look", photo)).json()).toEqual({ isFine: false, problem });
      const { id } = await add();
      const answer = await send(`${id}/photos`, photo);
      expect([answer.statusCode, answer.json().message]).toEqual([400, problemWords[problem]]);
      expect([(await list())[0]?.photos, await countPictures(organizationId)]).toEqual([[], 0]);
    },
  );
  it("can be HEIC only while its gate is on", async () => {
    const { add, browser, organizationId, send } = await arrange();
    const { id } = await add();
    const urls = ["look", `${id}/photos`];
    const sendBoth = () => Promise.all(urls.map((url) => send(url, heic, browser, "image/heic")));
    expect((await sendBoth()).map(({ statusCode }) => statusCode)).toEqual([415, 415]);
    await studio.context.flags.setForOrganization("STUDIO_HEIC_UPLOAD_ONBOARDING", organizationId, true);
    const [look, photo] = await sendBoth();
    // The photo is read; its 64 by 48 pixels are too few for a face.
    expect(look?.json()).toEqual({ isFine: false, problem: "small_face" });
    expect(photo?.json()).toMatchObject({ message: problemWords.small_face });
  });
  it("is checked by the embedded vision engine", async () => {
    const context = { vision: eyes, stopping: studio.context.stopping };
    const photoOf = (bytes: Uint8Array) => ({ organizationId: "one", bytes });
    const looked = await checkPhoto(context, photoOf(portrait));
    if (!("face" in looked)) throw new Error(looked.problem);
    const figure = await cutOutPerson(context, photoOf(portrait), looked.face);
    if (!("bytes" in figure)) throw new Error(figure.problem);
    const { width, height, hasAlpha } = await sharp(figure.bytes).metadata();
    expect([hasAlpha, width < 900, height > 600]).toEqual([true, true, true]);
    const group = sharp({ create: { width: 1800, height: 900, channels: 3, background: "#89a" } }).composite([
      { input: portrait, left: 0, top: 0 },
      { input: portrait, left: 900, top: 0 },
    ]);
    expect(await checkPhoto(context, photoOf(await group.webp().toBuffer()))).toEqual({ problem: "many_faces" });
  });
  it("is rejected if the file is no picture", async () => {
    const { add, send } = await arrange();
    const { id } = await add();
    expect((await send(`${id}/photos`, Buffer.from("not a picture"))).statusCode).toBe(400);
  });

  it("becomes a cut-out: the sender is notified and images show the person", async () => {
    const { add, addPhoto, list, owner, organizationId, channelUcid } = await arrange();
    const { id } = await add();
    const photo = await addPhoto(id);
    expect([photo.state, photo.cutout]).toEqual(["preparing", null]);
    await preparePhoto(studio.context, photo.id);
    await preparePhoto(studio.context, photo.id);
    expect((await list())[0]?.photos).toMatchObject([{ id: photo.id, state: "ready", problem: null }]);
    expect(toldTo(owner.id)).toEqual([{ eventType: "likeness:succeeded" }]);
    const [[shown] = []] = await castForImages(studio.context, scopeForJob({ organizationId, channelUcid }), [
      { prompt: "Priya on a raft", seed: 1 },
    ]);
    expect((await sharp(shown?.photo).metadata()).hasAlpha).toBe(true);
  });
  it("that cannot be cut out has a problem, and the sender is notified", async () => {
    const { add, addPhoto, list, owner } = await arrange();
    const { id } = await add();
    const photo = await addPhoto(id);
    const blind = {
      ...studio.context.vision,
      cutOut: async (picture: Uint8Array) => new Uint8Array(await sharp(picture).ensureAlpha(0).png().toBuffer()),
    };
    await preparePhoto({ ...studio.context, vision: blind }, photo.id);
    expect((await list())[0]?.photos).toMatchObject([{ state: "failed", problem: "cutout_misses_face", cutout: null }]);
    expect(toldTo(owner.id)).toEqual([{ eventType: "likeness:failed" }]);
  });
  it("is deleted with all its files, alone or with its member", async () => {
    const { add, addPhoto, list, browser, base, organizationId } = await arrange();
    const { id } = await add();
    const [first, second] = [await addPhoto(id), await addPhoto(id)];
    await preparePhoto(studio.context, first.id);
    expect(await countPictures(organizationId)).toBe(3);
    await browser.call({ method: "DELETE", url: `${base}/cast/${id}/photos/${first.id}` });
    expect(await countPictures(organizationId)).toBe(1);
    await preparePhoto(studio.context, second.id);
    expect((await browser.call({ method: "DELETE", url: `${base}/cast/${id}` })).statusCode).toBe(200);
    expect([await countPictures(organizationId), await list()]).toEqual([0, []]);
  });
  it("is deleted with the channel", async () => {
    const { add, addPhoto, browser, base, organizationId } = await arrange();
    await addPhoto((await add()).id);
    await browser.call({ method: "DELETE", url: base });
    expect(await countPictures(organizationId)).toBe(0);
  });
  it("is deleted with the organization, with its file", async () => {
    const { add, send, browser, organizationId } = await arrange();
    const own = await sharp(portrait).flop().webp().toBuffer();
    expect((await send(`${(await add()).id}/photos`, own)).statusCode).toBe(200);
    const { rows } = await studio.context.db.sql.execute<{ hash: string; name: string }>(
      sql`select hash, name from pictures join organizations on organizations.id = organization_id where organization_id = ${organizationId}`,
    );
    const [{ hash, name } = { hash: "", name: "" }] = rows;
    const exists = async () => {
      for await (const file of studio.context.files.list("pictures")) if (file.name.includes(hash)) return true;
      return false;
    };
    expect(await exists()).toBe(true);
    await browser.call({ method: "DELETE", url: `/api/orgs/${organizationId}`, payload: { confirmName: name } });
    await finishDeletions(studio);
    expect(await exists()).toBe(false);
  });
  it("is limited to five for each member", async () => {
    const { add, send, list } = await arrange();
    const { id } = await add();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(`${id}/photos`, portrait)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 409]);
    expect((await list())[0]?.photos).toHaveLength(5);
  });
});

it("the cast is enabled for a connected channel before it has any member", async () => {
  const { enabled } = await arrange();
  expect(await enabled()).toEqual({
    services: { creatorDescriptions: true },
    channelOrgPreferences: { thumbnailOptOut: false },
  });
});

it("no cast member is shown if the channel has opted out", async () => {
  const { add, addPhoto, browser, base, enabled, organizationId, channelUcid } = await arrange();
  const photo = await addPhoto((await add()).id);
  await preparePhoto(studio.context, photo.id);
  await browser.call({ method: "PUT", url: `${base}/settings`, payload: { thumbnailOptOut: true } });
  expect((await enabled()).channelOrgPreferences.thumbnailOptOut).toBe(true);
  const cast = await castForImages(studio.context, scopeForJob({ organizationId, channelUcid }), [
    { prompt: "a raft", seed: 1 },
  ]);
  expect(cast).toEqual([[]]);
});
