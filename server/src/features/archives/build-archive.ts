import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ARCHIVE_DAYS } from "@coldopen/contract/archives/schema";
import yazl from "yazl";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import { contentStore } from "./content-store.ts";
import { exportedTables } from "./contents.ts";
import { projectToMarkdown } from "./markdown.ts";
import { createPartWriter } from "./part-writer.ts";
import { type ArchiveRow, archiveStore } from "./store.ts";

const MS_PER_DAY = 86_400_000;
const PROGRESS_MS = 500;
const MAX_NAME_LENGTH = 60;
const extensions: Readonly<Record<string, string>> = { "image/webp": "webp", "image/png": "png", "image/jpeg": "jpg" };

type Ports = Pick<AppContext, "db" | "files" | "now" | "log" | "stopping">;
type Entry = { path: string; isCompressed: boolean; read: () => AsyncIterable<Uint8Array | string> };
type Listed = { path: string; bytes: number; sha256: string };

/** The archive was deleted while it was written. */
class ArchiveDeletedError extends Error {
  override readonly name = "ArchiveDeletedError";
}

const fileNameOf = ({ id, name }: { id: string; name: string }) => {
  const readable = name
    .normalize("NFKD")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .toLowerCase()
    .slice(0, MAX_NAME_LENGTH);
  return `${readable || "untitled"}-${id.slice(0, 8)}.md`;
};

async function* toJsonLines(rows: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

async function listEntries(context: Ports, organization: AuthorizedOrganization, userId: string): Promise<Entry[]> {
  const store = contentStore(context.db);
  const [projects, threads, pictures] = await Promise.all([
    store.listProjects(organization),
    store.listThreads(organization, userId),
    store.listPictures(organization),
  ]);
  return [
    {
      path: "data/members.json",
      isCompressed: true,
      read: async function* () {
        yield* toJsonLines(await store.listMembers(organization));
      },
    },
    ...exportedTables.map((table) => ({
      path: `data/${table.table}.json`,
      isCompressed: true,
      read: () => toJsonLines(store.readTable(organization, userId, table)),
    })),
    ...projects.map((project) => ({
      path: `documents/${fileNameOf(project)}`,
      isCompressed: true,
      read: async function* () {
        const found = await store.findProject(organization, project.id);
        if (found) yield projectToMarkdown(found);
      },
    })),
    ...threads.map((thread) => ({
      path: `chats/${fileNameOf(thread)}`,
      isCompressed: true,
      read: async function* () {
        yield `# ${thread.name}\n`;
        for (const { type, content } of await store.listMessages(organization, thread.id))
          yield `\n## ${type === "human" ? "You" : "Assistant"}\n\n${content}\n`;
      },
    })),
    ...pictures.map(({ id, type, hash }) => ({
      path: `pictures/${id}.${extensions[type] ?? "bin"}`,
      isCompressed: false,
      // A picture that was deleted since is empty here and in the list of contents.
      read: async function* () {
        const bytes =
          hash === null ? await store.findPictureBytes(organization, id) : await context.files.get(`pictures/${hash}`);
        if (bytes) yield bytes;
      },
    })),
  ];
}

/** Writes one archive. Memory stays flat: entries are read one after another, when the zip file gets to them. */
export async function buildArchive(
  context: Ports,
  organization: AuthorizedOrganization,
  archive: Pick<ArchiveRow, "id" | "requestedBy">,
): Promise<void> {
  const store = archiveStore(context.db);
  const entries = await listEntries(context, organization, archive.requestedBy);
  await store.update(archive.id, { state: "running", done: 0, total: entries.length });
  const listed: Listed[] = [];
  const writer = createPartWriter(context.files, archive.id);
  const zip = new yazl.ZipFile();
  const output = Readable.from(zip.outputStream);
  let reportedAt = performance.now();

  const reportProgress = async () => {
    if (performance.now() - reportedAt < PROGRESS_MS) return;
    reportedAt = performance.now();
    if (!(await store.update(archive.id, { done: listed.length, parts: writer.stored.parts })))
      throw new ArchiveDeletedError("The archive was deleted");
  };
  async function* readEntry({ path, read }: Entry) {
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const piece of read()) {
      context.stopping.throwIfAborted();
      const buffer = Buffer.from(piece);
      hash.update(buffer);
      bytes += buffer.length;
      yield buffer;
    }
    listed.push({ path, bytes, sha256: hash.digest("hex") });
    await reportProgress();
  }
  const addEntry = (path: string, isCompressed: boolean, pieces: () => AsyncIterable<Buffer>) =>
    zip.addReadStreamLazy(path, { compress: isCompressed, mtime: context.now() }, (done) => {
      const stream = Readable.from(pieces(), { objectMode: false });
      stream.on("error", (error) => output.destroy(error));
      done(null, stream);
    });
  for (const entry of entries) addEntry(entry.path, entry.isCompressed, () => readEntry(entry));
  // The last entry: the others have been read by then.
  addEntry("contents.json", true, async function* () {
    yield Buffer.from(`${JSON.stringify({ createdAt: context.now(), files: listed }, null, 1)}\n`);
  });
  zip.end();
  await pipeline(output, writer.stream);
  const { parts, bytes } = writer.stored;
  await store.update(archive.id, {
    state: "ready",
    done: entries.length,
    parts,
    sizeBytes: bytes,
    expiresAt: new Date(context.now().getTime() + ARCHIVE_DAYS * MS_PER_DAY),
  });
  context.log.info({ archiveId: archive.id, files: entries.length, parts, bytes }, "Archive completed");
}
