import { Readable } from "node:stream";
import type { Archive } from "@coldopen/contract/archives/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { File } from "../../platform/http/serve.ts";
import { organizationStore } from "../accounts/index.ts";
import { partName } from "./part-writer.ts";
import { type ArchiveRow, archiveStore } from "./store.ts";

type Ports = Pick<AppContext, "db" | "files" | "jobs" | "now">;
type Deleted = readonly { id: string; parts: number }[];
const STALLED_MS = 12 * 3_600_000;
const ORPHAN_GRACE_MS = 24 * 3_600_000;
const PART_FILE_NAME = /^archives\/([0-9a-f-]{36})\.\d{6}$/;
const notFound = () => new AppError("not_found", "Not found");

const toArchive = ({ id, state, done, total, sizeBytes, createdAt, expiresAt }: ArchiveRow): Archive => ({
  ...{ id, state, done, total, sizeBytes },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});
const isInProgress = ({ state }: ArchiveRow) => state === "queued" || state === "running";

async function deleteParts({ files }: Pick<Ports, "files">, deleted: Deleted): Promise<void> {
  for (const { id, parts } of deleted) for (let part = 0; part < parts; part++) await files.remove(partName(id, part));
}

/** Before an organization is deleted. Parts that are still being written are deleted as orphans. */
export async function deleteArchivesOf(
  context: Pick<Ports, "db" | "files">,
  organization: AuthorizedOrganization,
): Promise<void> {
  const deleted = await archiveStore(context.db).delete(organization);
  await context.db.afterCommit(() => deleteParts(context, deleted));
}

export const archiveService = (context: Ports) => {
  const { db, files, jobs, now } = context;
  const store = archiveStore(db);
  const isOver = ({ expiresAt }: ArchiveRow) => expiresAt !== null && expiresAt <= now();

  const findReady = async (organization: AuthorizedOrganization, id: string): Promise<ArchiveRow> => {
    const found = await store.find(organization, id);
    if (found?.state !== "ready") throw notFound();
    if (isOver(found)) throw new AppError("gone", "This archive has expired. Make a new one.");
    return found;
  };
  async function* readParts({ id, parts }: ArchiveRow) {
    for (let part = 0; part < parts; part++) {
      const bytes = await files.get(partName(id, part));
      if (!bytes) throw new AppError("unavailable", "A part of this archive can't be read right now");
      yield bytes;
    }
  }

  return {
    latest: async (organization: AuthorizedOrganization): Promise<{ archive: Archive | null }> => {
      const found = await store.findLatest(organization);
      return { archive: found && !isOver(found) ? toArchive(found) : null };
    },
    /** One at a time; a finished one is replaced. */
    create: (organization: AuthorizedOrganization, { userId }: Caller): Promise<{ archive: Archive }> =>
      db.transaction(async () => {
        await organizationStore(db).lock(organization.organizationId);
        const latest = await store.findLatest(organization);
        if (latest && isInProgress(latest)) return { archive: toArchive(latest) };
        const deleted = await store.delete(organization);
        const archive = await store.insert(organization, userId);
        await jobs.add("archives:build", { archiveId: archive.id }, { key: `archive:${archive.id}` });
        await db.afterCommit(() => deleteParts(context, deleted));
        return { archive: toArchive(archive) };
      }),
    download: async (organization: AuthorizedOrganization, id: string): Promise<File> => {
      const archive = await findReady(organization, id);
      const day = archive.createdAt.toISOString().slice(0, 10);
      return {
        type: "application/zip",
        bytes: Readable.from(readParts(archive), { objectMode: false }),
        sizeBytes: archive.sizeBytes ?? undefined,
        fileName: `cold-open-${day}.zip`,
        cache: "none",
      };
    },
    remove: (organization: AuthorizedOrganization, id: string): Promise<void> =>
      db.transaction(async () => {
        const deleted = await store.delete(organization, [id]);
        if (deleted.length === 0) throw notFound();
        await db.afterCommit(() => deleteParts(context, deleted));
      }),
    findForJob: store.findForJob,
    markFailed: (id: string): Promise<boolean> => store.update(id, { state: "failed" }),
    /** Deletes expired archives, and parts without an archive. */
    cleanUp: async (): Promise<void> => {
      const before = (ms: number) => new Date(now().getTime() - ms);
      await deleteParts(context, await store.deleteExpired(now(), before(STALLED_MS)));
      for await (const { name, writtenAt } of files.list("archives")) {
        const id = PART_FILE_NAME.exec(name)?.[1];
        if (writtenAt > before(ORPHAN_GRACE_MS) || (id && (await store.exists(id)))) continue;
        await files.remove(name);
      }
    },
  };
};
