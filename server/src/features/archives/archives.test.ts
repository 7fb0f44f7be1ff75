import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import yauzl from "yauzl";
import { studioJobs } from "../../jobs.ts";
import { type Home, makeHome } from "../../testing/access-matrix/home.ts";
import { finishDeletions } from "../../testing/finish-deletions.ts";
import { unlimited } from "../../testing/no-limits.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { exportedTables, leftOutTables } from "./contents.ts";
import { richTextToMarkdown } from "./markdown.ts";

let studio: TestApp;
let home: Home;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
  home = await makeHome(studio);
});
afterAll(() => studio.close());

const runJob = async (name: string, payload: object, context = studio.context) =>
  studioJobs(context)
    .find((job) => job.name === name)
    ?.run(payload);
const pathOf = ({ ids }: Home, rest = "") => `/api/orgs/${ids.organizationId}/archives${rest}`;

/** Every file of a zip, with its bytes as Latin-1 text. */
const readZip = (bytes: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const files = new Map<string, Buffer>();
      zip.on("entry", (entry: yauzl.Entry) => {
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          stream.setEncoding("latin1");
          files.set(entry.fileName, Buffer.from(await text(stream), "latin1"));
          zip.readEntry();
        });
      });
      zip.on("end", () => resolve(files));
      zip.on("error", reject);
      zip.readEntry();
    });
  });

const makeArchive = async () => {
  const browser = home.browsers.primary;
  const { archive } = (await browser.call({ method: "POST", url: pathOf(home) })).json();
  await runJob("archives:build", { archiveId: archive.id });
  const { archive: made } = (await browser.call({ url: pathOf(home) })).json();
  const download = await browser.call({ url: pathOf(home, `/${archive.id}/file`) });
  return { made, download };
};

describe("an archive", () => {
  it("has the data, documents and pictures of the organization, each with its checksum", async () => {
    const { made, download } = await makeArchive();
    expect(made).toMatchObject({ state: "ready", done: made.total, sizeBytes: download.rawPayload.length });
    expect(download.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringMatching(/^attachment; filename="cold-open-[\d-]+\.zip"$/),
      "cache-control": "private, no-store",
    });
    const files = await readZip(download.rawPayload);
    const { files: listed } = JSON.parse(files.get("contents.json")?.toString() ?? "{}");
    expect(listed.map(({ path }: { path: string }) => path).sort()).toEqual(
      [...files.keys()].filter((name) => name !== "contents.json").sort(),
    );
    for (const { path, bytes, sha256 } of listed) {
      const content = files.get(path) ?? Buffer.alloc(0);
      expect([path, content.length, createHash("sha256").update(content).digest("hex")]).toEqual([path, bytes, sha256]);
    }
    const projects = JSON.parse(files.get("data/video_projects.json")?.toString() ?? "[]");
    expect(projects.map(({ name }: { name: string }) => name)).toContain(`Project ${home.mark}`);
    const document = [...files].find(([name]) => name.startsWith("documents/project-"))?.[1].toString();
    expect(document).toContain(home.mark);
    expect(files.get(`pictures/${home.ids.pictureId}.webp`)?.length).toBeGreaterThan(0);
    const everything = [...files.values()].map((content) => content.toString("latin1")).join("\n");
    expect(everything).not.toMatch(
      /"(token_hash|sealed_token|signing_key|password_hash|sealed_key|key_hash|secret|previous_secret)"/,
    );
  });

  it("is the owner's alone, and has nothing of another organization", async () => {
    const other = await makeHome(studio);
    const { made, download } = await makeArchive();
    const url = pathOf(home, `/${made.id}/file`);
    const statuses = [home.browsers.admin, home.browsers.user, other.browsers.primary, studio.browser()].map(
      async (browser) => (await browser.call({ url })).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([403, 403, 404, 401]);
    for (const content of (await readZip(download.rawPayload)).values())
      expect(content.includes(other.mark)).toBe(false);
  });

  it("expires, and its parts are deleted", async () => {
    const { made } = await makeArchive();
    await studio.context.db.pool.query("update organization_archives set expires_at = now() - interval '1 second'");
    const url = pathOf(home, `/${made.id}/file`);
    expect((await home.browsers.primary.call({ url })).statusCode).toBe(410);
    await runJob("archives:clean-up", {});
    for await (const { name } of studio.context.files.list("archives")) expect(name).not.toContain(made.id);
    expect((await home.browsers.primary.call({ url: pathOf(home) })).json()).toEqual({ archive: null });
  });

  it("covers every table with rows of an organization", async () => {
    const { rows } = await studio.context.db.pool.query<{ name: string }>(`
      with recursive reached as (
        select 'organizations'::regclass::oid as id
        union select k.conrelid from pg_constraint k join reached r on k.confrelid = r.id where k.contype = 'f')
      select c.relname as name from reached r join pg_class c on c.oid = r.id
      union select table_name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id'`);
    const known = new Set([...exportedTables.map(({ table }) => table), ...Object.keys(leftOutTables)]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("a deleted organization", () => {
  it("leaves no row and no file behind", async () => {
    const gone = await makeHome(studio);
    const { organizationId } = gone.ids;
    const { rows: pictures } = await studio.context.db.pool.query<{ hash: string }>(
      "select hash from pictures where organization_id = $1 and hash not in (select hash from pictures where organization_id <> $1)",
      [organizationId],
    );
    const removed = await gone.browsers.primary.call({
      method: "DELETE",
      url: `/api/orgs/${organizationId}`,
      payload: { confirmName: `Studio ${gone.mark}` },
    });
    expect(removed.statusCode).toBe(200);
    await finishDeletions(studio);
    const { rows: tables } = await studio.context.db.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const remains: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await studio.context.db.pool.query(
        `select 1 from "${name}" t where t::text like $1 limit 1`,
        [`%${organizationId}%`],
      );
      if (rowCount) remains.push(name);
    }
    expect(remains).toEqual([]);
    const later = new Date(studio.context.now().getTime() + 2 * 3_600_000);
    await runJob("pictures:sweep", {}, { ...studio.context, now: () => later });
    for (const area of ["pictures", "archives"])
      for await (const { name } of studio.context.files.list(area))
        expect([gone.ids.archiveId, ...pictures.map(({ hash }) => hash)].some((id) => name.includes(id))).toBe(false);
  });

  it("takes its last member's account along without a trace", async () => {
    const user = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: user.id });
    await studio.given.channel(organizationId);
    await studio.context.db.pool.query("update users set deletion_due_at = now() where id = $1", [user.id]);
    await finishDeletions(studio);
    const { rows: tables } = await studio.context.db.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { name } of tables) {
      const { rowCount } = await studio.context.db.pool.query(
        `select 1 from "${name}" t where t::text like any($1) limit 1`,
        [[`%${user.id}%`, `%${organizationId}%`]],
      );
      expect([name, rowCount]).toEqual([name, 0]);
    }
  });
});

it("a deleted account takes the archive of its own organization along at once", async () => {
  const user = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: user.id });
  const browser = await studio.as(user.email);
  const { archive } = (await browser.call({ method: "POST", url: `/api/orgs/${organizationId}/archives` })).json();
  await runJob("archives:build", { archiveId: archive.id });
  const listParts = async () => {
    const names: string[] = [];
    for await (const { name } of studio.context.files.list("archives")) if (name.includes(archive.id)) names.push(name);
    return names;
  };
  expect(await listParts()).toHaveLength(1);
  await studio.context.db.pool.query("update users set deletion_due_at = now() where id = $1", [user.id]);
  await finishDeletions(studio);
  expect(await listParts()).toEqual([]);
});

it("rich text becomes Markdown", () => {
  const paragraph = (text: string, marks?: object[]) => ({
    type: "paragraph",
    content: [{ type: "text", text, ...(marks && { marks }) }],
  });
  const document = {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Plan" }] },
      paragraph("Now", [{ type: "bold" }]),
      { type: "bulletList", content: [{ type: "listItem", content: [paragraph("One")] }] },
      paragraph("Here", [{ type: "link", attrs: { href: "https://example.com" } }]),
    ],
  };
  expect(richTextToMarkdown(document, "")).toBe("## Plan\n\n**Now**\n\n- One\n\n[Here](https://example.com)");
  expect(richTextToMarkdown(7, "plain")).toBe("plain");
});
