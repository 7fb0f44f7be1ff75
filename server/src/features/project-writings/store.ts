import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { Timestamp } from "../../platform/db/rows.ts";
import { users } from "../accounts/tables.ts";
import { videoProjects } from "../projects/tables.ts";

const SavedRow = z.object({ version: z.number(), updatedAt: Timestamp });

type Writing<T> = {
  content: T;
  updatedBy: string /** Columns of its own. */;
  besides: Readonly<Record<string, string>>;
};

/** Of a table with a row a project: `project_id`, `version`, `content`, `updated_by`, `updated_at`. */
export const writingStore = <T>(db: Pick<Database, "sql">, table: PgTable) => {
  const WritingRow = z.object({
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
    /** Nothing where the channel has no such project; what was never written has no version. */
    read: async (scope: AuthorizedScope, projectId: string) => {
      const { rows } = await db.sql.execute(sql`
        select w.version, w.content, w.updated_at as "updatedAt",
          nullif(concat_ws(' ', u.first_name, u.last_name), '') as "updatedBy"
        from ${videoProjects} p left join ${table} w on w.project_id = p.id left join ${users} u on u.id = w.updated_by
        where p.organization_id = ${scope.organizationId} and p.channel_ucid = ${scope.channelUcid}
          and p.id = ${projectId} and p.deleted_at is null`);
      return rows[0] && WritingRow.parse(rows[0]);
    },
    /** Nothing where `version` is no longer the newest; 0 is the one before the first. */
    write: ({ id: projectId }: { id: string }, version: number, { content, updatedBy, besides }: Writing<T>) => {
      const own = Object.entries(besides);
      const names = sql.join([sql`content, updated_by`, ...own.map(([name]) => sql.identifier(name))], sql`, `);
      const values = sql.join(
        [sql`${JSON.stringify(content)}::jsonb, ${updatedBy}::uuid`, ...own.map(([, value]) => sql`${value}`)],
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
