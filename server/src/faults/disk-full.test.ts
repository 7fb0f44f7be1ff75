import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Files } from "../adapters/files/port.ts";
import { cleanUpPictures, migrateToFiles } from "../features/pictures/clean-up.ts";
import { deletePicture, storePicture } from "../features/pictures/index.ts";
import type { AuthorizedScope } from "../platform/access/authorized-scope.ts";
import { scopeForJob } from "../platform/access/scope-for-job.ts";
import { aDrawing } from "../testing/make-pictures.ts";
import { unlimited } from "../testing/no-limits.ts";
import { connected } from "../testing/socket-client.ts";
import { type Browser, startApp, type TestApp } from "../testing/start-app.ts";
import { storedPictures } from "../testing/stored-pictures.ts";

const TIMES = Number(process.env.FAULT_TIMES ?? 5);

/** Files on a disk that is full whenever the test says so; `after` lets some through first. */
const disk = { isFull: false, after: 0 };
const onFullDisk = (files: Files): Files => ({
  ...files,
  put: async (name, bytes) => {
    if (disk.isFull && disk.after-- <= 0)
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    await files.put(name, bytes);
  },
});

let studio: TestApp;
let kept: ReturnType<typeof storedPictures>;
let browser: Browser;
let scope: AuthorizedScope;
beforeAll(async () => {
  studio = await startApp({
    change: (context) => ({ ...context, files: onFullDisk(context.files), ...unlimited }),
  });
  kept = storedPictures(studio.context);
});
afterAll(() => studio.close());
beforeEach(async () => {
  disk.isFull = false;
  const user = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: user.id });
  scope = scopeForJob({ organizationId, channelUcid: await studio.given.channel(organizationId) });
  browser = await studio.as(user.email);
});

const upload = async (payload: Buffer) =>
  browser.call({
    method: "POST",
    url: `/api/pictures?organizationId=${scope.organizationId}&channelUCID=${scope.channelUcid}`,
    headers: { "content-type": "image/png" },
    payload,
  });
describe("a disk that is full", () => {
  it("answers with its own error, leaves nothing half done, and ends once there is space", async () => {
    for (let time = 0; time < TIMES; time++) {
      const pictures = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          aDrawing(40 + time, 20 + index)
            .png()
            .toBuffer(),
        ),
      );
      Object.assign(disk, { isFull: true, after: time % 6 });
      const answers = await Promise.all(pictures.map(upload));
      const codes = answers.map(({ statusCode }) => statusCode).sort();
      expect(codes).toEqual([...Array(time % 6).fill(200), ...Array(6 - (time % 6)).fill(507)]);
      const refused = answers.find(({ statusCode }) => statusCode === 507);
      expect(refused?.json()).toMatchObject({ code: "storage_full", message: "There is no room left to store this" });
      expect(await kept.rowsWithoutFile()).toEqual([]);
      disk.isFull = false;
      expect((await Promise.all(pictures.map(upload))).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    }
    await kept.sweepLater();
    expect([await kept.rowsWithoutFile(), await kept.filesWithoutRow()]).toEqual([[], []]);
  });

  it("answers with its own error if the database reports it, over HTTP, sockets and in a generation", async () => {
    const { sql: db } = studio.context.db;
    await db.execute(sql`create function refuse_full() returns trigger language plpgsql
      as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    const tables = ["video_projects", "ideation_runs"];
    const { rows } = await db.execute(sql`select id from users order by created_at desc limit 1`);
    const project = await studio.given.project({ ...scope, createdBy: String(rows[0]?.id) });
    for (const table of tables)
      await db.execute(sql.raw(`create trigger full_disk before insert on ${table} execute function refuse_full()`));
    const named = { organizationId: scope.organizationId, channelUCID: scope.channelUcid };
    const created = await browser.call({
      method: "POST",
      url: "/api/v3/video-project",
      payload: { name: "Late", ...named },
    });
    const tracking = { runId: crypto.randomUUID(), ...named, videoProjectId: project.id };
    const payload = { metadata: { tracking }, data: { pane: "title", option: "emptyState", numElementsToGenerate: 1 } };
    const run = await browser.call({ method: "POST", url: "/api/executions/", payload });
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const { socket } = await connected(studio, { path: "/executions", cookie });
    const answer = await socket.emitWithAck("execution", payload);
    socket.close();
    for (const table of tables) await db.execute(sql.raw(`drop trigger full_disk on ${table}`));
    expect([created, run].map((reply) => [reply.statusCode, reply.json().code])).toEqual(
      Array(2).fill([507, "storage_full"]),
    );
    expect(answer).toMatchObject({ code: "storage_full" });
    disk.isFull = true;
    disk.after = 0;
    const pictures = { ...payload, data: { ...payload.data, pane: "thumbnail" } };
    pictures.metadata.tracking.runId = crypto.randomUUID();
    const painted = await browser.call({ method: "POST", url: "/api/executions/", payload: pictures });
    expect([painted.statusCode, painted.json().code]).toEqual([507, "storage_full"]);
  });

  it("still shows what is there, in every size", async () => {
    const { url } = (await upload(await aDrawing(900, 500).png().toBuffer())).json();
    disk.isFull = true;
    const shown = await browser.call({ url: `${url}?size=small` });
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
  });
});

describe("a cleanUpPictures", () => {
  const bytes = (seed: string) => Buffer.from(createHash("sha256").update(seed).digest());
  it("takes what no picture needs, and nothing that one does or that is still young", async () => {
    const picture = await aDrawing(33, 21).webp().toBuffer();
    const { url } = await storePicture(studio.context, { scope }, { type: "image/webp", bytes: picture });
    const orphan = createHash("sha256").update("orphan").digest("hex");
    await studio.context.files.put(`pictures/${orphan}`, bytes("a"));
    await studio.context.files.put(`pictures/${orphan}-small`, bytes("b"));
    await studio.context.files.put(`pictures/${orphan}.${crypto.randomUUID()}`, bytes("c"));
    expect(await cleanUpPictures(studio.context)).toMatchObject({ files: 0 });
    expect(await kept.sweepLater()).toMatchObject({ files: 3 });
    expect(await kept.filesWithoutRow()).toEqual([]);
    expect((await browser.call({ url })).rawPayload.equals(picture)).toBe(true);
  });

  /** The files, at the moment before one of them is removed. */
  const beforeRemoval = (files: Files, act: () => Promise<unknown>): Files => ({
    ...files,
    remove: async (name) => {
      await act();
      await files.remove(name);
    },
  });
  const equal = async () => ({ type: "image/webp" as const, bytes: await aDrawing(35, 21).webp().toBuffer() });

  it("that found a file to remove leaves the file of an equal picture that is stored at that moment", async () => {
    const picture = await equal();
    const { id } = await storePicture(studio.context, { scope }, picture);
    await studio.context.db.sql.execute(sql`delete from pictures where id = ${id}`);
    const files = beforeRemoval(studio.context.files, () => storePicture(studio.context, { scope }, picture));
    expect(await storedPictures({ ...studio.context, files }).sweepLater()).toMatchObject({ files: 1 });
    expect(await kept.rowsWithoutFile()).toEqual([]);
  });

  it("is not needed for the file of a removed picture, which goes without that of an equal one stored meanwhile", async () => {
    const picture = await equal();
    const { id } = await storePicture(studio.context, { scope }, picture);
    const files = beforeRemoval(studio.context.files, () => storePicture(studio.context, { scope }, picture));
    expect(await deletePicture({ ...studio.context, files }, scope, id)).toBe(true);
    expect([await kept.rowsWithoutFile(), await kept.filesWithoutRow()]).toEqual([[], []]);
  });
});

it("moves what was kept in rows to the files, and shows it before and after", async () => {
  const picture = await aDrawing(640, 360).webp().toBuffer();
  const id = crypto.randomUUID();
  await studio.context.db.sql.execute(sql`insert into pictures (id, organization_id, channel_ucid, type, bytes)
    values (${id}, ${scope.organizationId}, ${scope.channelUcid}, 'image/webp', ${picture})`);
  const shown = async (size = "") => (await browser.call({ url: `/api/pictures/${id}${size}` })).rawPayload;
  expect((await shown()).equals(picture)).toBe(true);
  disk.isFull = true;
  await expect(migrateToFiles(studio.context)).rejects.toThrow("ENOSPC");
  expect((await shown("?size=small")).equals(picture)).toBe(true);
  disk.isFull = false;
  expect(await migrateToFiles(studio.context)).toBe(1);
  expect((await shown()).equals(picture)).toBe(true);
  expect((await shown("?size=small")).length).toBeLessThan(picture.length);
  expect(await migrateToFiles(studio.context)).toBe(0);
});
