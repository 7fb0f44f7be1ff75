import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { jsonObject, Timestamp } from "../../platform/db/rows.ts";
import { whereMayWork } from "../channels/index.ts";
import { users } from "../session/tables.ts";
import { projectActivity, videoProjects } from "./tables.ts";

const SHOWN_AT_MOST = 100;
const Entry = z.object({ id: z.uuid(), what: z.string(), who: z.string(), at: Timestamp });
const Seen = z.object({ isPaid: z.boolean(), entries: z.array(Entry) });

export const activityStore = (db: Pick<Database, "sql">) => ({
  add: async (projectId: string, userId: string, lines: readonly string[]): Promise<void> => {
    if (lines.length > 0)
      await db.sql.insert(projectActivity).values(lines.map((what) => ({ projectId, userId, what })));
  },
  visibleTo: async (userId: string, projectId: string): Promise<z.infer<typeof Seen> | undefined> => {
    const who = sql`coalesce(trim(u.first_name || ' ' || u.last_name), 'Someone who left')`;
    const { rows } = await db.sql.execute(sql`
      select work.is_paid as "isPaid", coalesce((
        select json_agg(entry) from (
          select ${jsonObject({ id: sql`a.id`, what: sql`a.what`, who, at: sql`a.created_at` })} as entry from ${projectActivity} a left join ${users} u on u.id = a.user_id
          where a.project_id = p.id order by a.created_at desc, a.id limit ${SHOWN_AT_MOST}) newest), '[]') as entries
      from ${videoProjects} p ${whereMayWork(userId)} where p.id = ${projectId} and p.deleted_at is null`);
    return rows[0] && Seen.parse(rows[0]);
  },
});
