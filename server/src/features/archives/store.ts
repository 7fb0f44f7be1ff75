import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { organizationArchives as archives } from "./tables.ts";

export type ArchiveRow = typeof archives.$inferSelect;
type ArchiveChange = Partial<Pick<ArchiveRow, "state" | "done" | "total" | "parts" | "sizeBytes" | "expiresAt">>;

export const archiveStore = (db: Pick<Database, "sql">) => {
  const first = async (rows: PromiseLike<ArchiveRow[]>): Promise<ArchiveRow | undefined> => (await rows)[0];
  return {
    insert: async ({ organizationId }: AuthorizedOrganization, requestedBy: string): Promise<ArchiveRow> => {
      const row = await first(db.sql.insert(archives).values({ organizationId, requestedBy }).returning());
      if (!row) throw new Error("Failed to insert archive");
      return row;
    },
    findLatest: ({ organizationId }: AuthorizedOrganization) =>
      first(
        db.sql
          .select()
          .from(archives)
          .where(eq(archives.organizationId, organizationId))
          .orderBy(desc(archives.createdAt), desc(archives.id))
          .limit(1),
      ),
    find: ({ organizationId }: AuthorizedOrganization, id: string) =>
      first(
        db.sql
          .select()
          .from(archives)
          .where(and(eq(archives.id, id), eq(archives.organizationId, organizationId))),
      ),
    findForJob: (id: string) => first(db.sql.select().from(archives).where(eq(archives.id, id))),
    /** False if the archive was deleted meanwhile. */
    update: async (id: string, change: ArchiveChange): Promise<boolean> => {
      const rows = await db.sql
        .update(archives)
        .set({ ...change, updatedAt: sql`clock_timestamp()` })
        .where(eq(archives.id, id))
        .returning({ id: archives.id });
      return rows.length > 0;
    },
    delete: ({ organizationId }: AuthorizedOrganization, ids?: readonly string[]) =>
      db.sql
        .delete(archives)
        .where(
          and(
            eq(archives.organizationId, organizationId),
            ids === undefined ? undefined : inArray(archives.id, [...ids]),
          ),
        )
        .returning({ id: archives.id, parts: archives.parts }),
    /** Expired ones, and those whose worker has stopped. */
    deleteExpired: (now: Date, stalledBefore: Date) =>
      db.sql
        .delete(archives)
        .where(
          or(
            lt(archives.expiresAt, now),
            and(inArray(archives.state, ["queued", "running", "failed"]), lt(archives.updatedAt, stalledBefore)),
          ),
        )
        .returning({ id: archives.id, parts: archives.parts }),
    exists: async (id: string): Promise<boolean> =>
      (await db.sql.select({ id: archives.id }).from(archives).where(eq(archives.id, id))).length > 0,
  };
};
