import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import yauzl from "yauzl";
import { z } from "zod";
import { organizationForJob } from "../../platform/access/scope-for-job.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { buildArchive } from "./build-archive.ts";
import { partName } from "./part-writer.ts";
import { archiveStore } from "./store.ts";

const LARGE = { projects: 2_000, pictures: 5_000 };
const SMALL = { projects: 20, pictures: 50 };
const PICTURE_BYTES = 64 * 1024;
const SAMPLE_MS = 20;
/** A few parts of 8 MB, which wait for the garbage collector. */
const MAX_GROWTH_MB = 128;
const MB = 1024 * 1024;
vi.setConfig({ testTimeout: 1_800_000 });

let studio: TestApp;
let folder: string;
beforeAll(async () => {
  studio = await startApp();
  folder = await mkdtemp(path.join(tmpdir(), "large-archive-"));
});
afterAll(async () => {
  await studio.close();
  await rm(folder, { recursive: true, force: true });
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const Contents = z.object({
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});

/** An organization with pictures of random bytes; one of them is in the row, as before pictures were files. */
async function arrange({ projects, pictures }: typeof LARGE) {
  const { db, files } = studio.context;
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const channelUcid = await studio.given.channel(organizationId);
  await db.sql.execute(sql`
    insert into video_projects (organization_id, channel_ucid, name, status, source)
    select ${organizationId}, ${channelUcid}, 'Project ' || n, 'idea', 'user' from generate_series(1, ${projects}::int) n`);
  const expected = new Map<string, string>();
  for (let n = 0; n < pictures; n++) {
    const id = crypto.randomUUID();
    const bytes = randomBytes(PICTURE_BYTES);
    const hash = sha256(bytes);
    if (n === 0)
      await db.sql.execute(sql`
        insert into pictures (id, organization_id, channel_ucid, type, bytes)
        values (${id}, ${organizationId}, ${channelUcid}, 'image/webp', ${bytes})`);
    else {
      await files.put(`pictures/${hash}`, bytes);
      await db.sql.execute(sql`
        insert into pictures (id, organization_id, channel_ucid, type, hash, width, height, size_bytes)
        values (${id}, ${organizationId}, ${channelUcid}, 'image/webp', ${hash}, 1280, 720, ${bytes.length})`);
    }
    expected.set(`pictures/${id}.webp`, hash);
  }
  return { organization: organizationForJob({ organizationId }), requestedBy: owner.id, expected };
}

/** Builds the archive and returns the highest memory of the process while it was written. */
async function build({ organization, requestedBy }: Awaited<ReturnType<typeof arrange>>) {
  const { id } = await archiveStore(studio.context.db).insert(organization, requestedBy);
  let peak = process.memoryUsage().rss;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, SAMPLE_MS);
  await buildArchive(studio.context, organization, { id, requestedBy });
  clearInterval(sampling);
  return { id, peakMb: Math.round(peak / MB) };
}

async function downloadTo(file: string, archiveId: string): Promise<void> {
  const parts = async function* () {
    for (let part = 0; ; part++) {
      const bytes = await studio.context.files.get(partName(archiveId, part));
      if (!bytes) return;
      yield bytes;
    }
  };
  await pipeline(Readable.from(parts(), { objectMode: false }), createWriteStream(file));
}

/** The checksum of each file of a zip, and its list of contents. */
const readZip = (file: string): Promise<{ sums: Map<string, string>; contents: z.infer<typeof Contents> }> =>
  new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const sums = new Map<string, string>();
      let contents: z.infer<typeof Contents> = { files: [] };
      zip.on("entry", (entry: yauzl.Entry) => {
        const { fileName } = entry;
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          if (fileName === "contents.json") contents = Contents.parse(JSON.parse(await text(stream)));
          else {
            const hash = createHash("sha256");
            for await (const piece of stream) hash.update(piece);
            sums.set(fileName, hash.digest("hex"));
          }
          zip.readEntry();
        });
      });
      zip.on("end", () => resolve({ sums, contents }));
      zip.on("error", reject);
      zip.readEntry();
    });
  });

it("an archive of 2,000 projects and 5,000 pictures takes no more memory than a small one and keeps every byte", async () => {
  // Both before the first measurement: what arranging them leaves in memory counts for both.
  const [few, many] = [await arrange(SMALL), await arrange(LARGE)];
  const small = await build(few);
  const large = await build(many);
  console.log(`Peak memory: small archive ${small.peakMb} MB, large archive ${large.peakMb} MB`);
  expect(large.peakMb - small.peakMb).toBeLessThan(MAX_GROWTH_MB);

  const file = path.join(folder, "archive.zip");
  await downloadTo(file, large.id);
  const { sums, contents } = await readZip(file);
  for (const [name, hash] of many.expected) expect([name, sums.get(name)]).toEqual([name, hash]);
  expect([...sums.keys()].filter((name) => name.startsWith("documents/"))).toHaveLength(LARGE.projects);
  expect(new Map(contents.files.map(({ path: name, sha256: sum }) => [name, sum]))).toEqual(sums);
});
