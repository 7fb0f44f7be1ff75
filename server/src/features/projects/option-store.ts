import { ProjectOption } from "@coldopen/contract/projects/schema";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { whereMayWork } from "../channels/index.ts";
import { optionJson } from "./project-row.ts";
import { projectOptions, videoProjects } from "./tables.ts";

const Found = z.object({ option: ProjectOption, isPaid: z.boolean() });

const ToDescribe = z.object({
  content: z.string(),
  projectId: z.uuid(),
  organizationId: z.uuid(),
  channelUcid: z.string(),
});

export const optionStore = (db: Pick<Database, "sql">) => ({
  visibleTo: async (userId: string, id: string): Promise<(ProjectOption & { isPaid: boolean }) | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select ${optionJson} as option, work.is_paid as "isPaid" from ${projectOptions} o
      join ${videoProjects} p on p.id = o.project_id and p.deleted_at is null ${whereMayWork(userId)} where o.id = ${id}`);
    if (!rows[0]) return undefined;
    const { option, isPaid } = Found.parse(rows[0]);
    return { ...option, isPaid };
  },
  /** A thumbnail that nobody has put into words yet. */
  toDescribe: async (id: string): Promise<z.infer<typeof ToDescribe> | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select o.content, p.id as "projectId", p.organization_id as "organizationId", p.channel_ucid as "channelUcid"
      from ${projectOptions} o join ${videoProjects} p on p.id = o.project_id
      where o.id = ${id} and o.option_type = 'thumbnail' and coalesce(o.description, '') = ''`);
    return rows[0] && ToDescribe.parse(rows[0]);
  },
  /** Whether it was still to be described, and still the same picture. */
  describe: async (id: string, content: string, description: string): Promise<boolean> => {
    const { rowCount } = await db.sql.execute(sql`
      update ${projectOptions} set description = ${description}
      where id = ${id} and content = ${content} and coalesce(description, '') = ''`);
    return rowCount === 1;
  },
});
