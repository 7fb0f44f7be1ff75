import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { Timestamp } from "../../platform/db/rows.ts";
import { users } from "../accounts/tables.ts";
import { videoProjects } from "./tables.ts";

const SavedRow = z.object({ version: z.number(), updatedAt: Timestamp });

type NewVersion<T> = { content: T; updatedBy: string; extraColumns: Readonly<Record<string, string>> };

/** For a table with one row for each project: `project_id`, `version`, `content`, `updated_by`, `updated_at`. */
export const versionedDocumentStore = <T>(db: Pick<Database, "sql">, table: PgTable) => {
  const DocumentRow = z.object({
    version: z.number().nullable(),
    content: z.custom<T | null>(),
    updatedAt: Timestamp.nullable(),
    updatedBy: z.string().nullable(),
  });
  const saved = async (statement: SQL) => {
    const { rows } = await db.sql.execute(sql`${statement} returning version, updated_at as "updatedAt"`);
    return rows[0] && SavedRow.parse(rows[0]);
  };
  return {
    /** Undefined if the channel has no such project. A document that was never saved has no version. */
    read: async (scope: AuthorizedScope, projectId: string) => {
      const { rows } = await db.sql.execute(sql`
        select d.version, d.content, d.updated_at as "updatedAt",
          nullif(concat_ws(' ', u.first_name, u.last_name), '') as "updatedBy"
        from ${videoProjects} p left join ${table} d on d.project_id = p.id left join ${users} u on u.id = d.updated_by
        where p.organization_id = ${scope.organizationId} and p.channel_ucid = ${scope.channelUcid}
          and p.id = ${projectId} and p.deleted_at is null`);
      return rows[0] && DocumentRow.parse(rows[0]);
    },
    /** Undefined if `version` is no longer the newest. The first save states version 0. */
    write: (
      { id: projectId }: { id: string },
      version: number,
      { content, updatedBy, extraColumns }: NewVersion<T>,
    ) => {
      const extra = Object.entries(extraColumns);
      const names = sql.join([sql`content, updated_by`, ...extra.map(([name]) => sql.identifier(name))], sql`, `);
      const values = sql.join(
        [sql`${JSON.stringify(content)}::jsonb, ${updatedBy}::uuid`, ...extra.map(([, value]) => sql`${value}`)],
        sql`, `,
      );
      return saved(
        version === 0
          ? sql`insert into ${table} (project_id, version, ${names}) values (${projectId}, 1, ${values}) on conflict do nothing`
          : sql`update ${table} set (version, updated_at, ${names}) = (${version}::int + 1, now(), ${values})
              where project_id = ${projectId} and version = ${version}`,
      );
    },
  };
};
