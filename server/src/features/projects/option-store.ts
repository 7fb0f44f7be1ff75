import { ProjectOption } from "@coldopen/contract/projects/schema";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { whereMayWork } from "../channels/index.ts";
import { optionText } from "./project-row.ts";
import { projectOptions, videoProjects } from "./tables.ts";

const Found = z.object({ option: ProjectOption, isPaid: z.boolean() });

export const optionStore = (db: Pick<Database, "sql">) => ({
  visibleTo: async (userId: string, id: string): Promise<(ProjectOption & { isPaid: boolean }) | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select ${optionText}::json as option, work.is_paid as "isPaid" from ${projectOptions} o
      join ${videoProjects} p on p.id = o.project_id and p.deleted_at is null ${whereMayWork(userId)} where o.id = ${id}`);
    if (!rows[0]) return undefined;
    const { option, isPaid } = Found.parse(rows[0]);
    return { ...option, isPaid };
  },
});
