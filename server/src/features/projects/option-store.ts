import { type OptionType, ProjectOption } from "@coldopen/contract/projects/schema";
import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { whereMayWork } from "../channels/index.ts";
import { optionText } from "./project-row.ts";
import { projectOptions, videoProjects } from "./tables.ts";

const Found = z.object({ option: ProjectOption });
type NewRow = Omit<typeof projectOptions.$inferInsert, "createdAt">;

export const optionStore = (db: Pick<Database, "sql">) => ({
  ofKind: (projectId: string, optionType: OptionType) =>
    db.sql
      .select({ id: projectOptions.id, position: projectOptions.position, content: projectOptions.content })
      .from(projectOptions)
      .where(and(eq(projectOptions.projectId, projectId), eq(projectOptions.optionType, optionType)))
      .orderBy(asc(projectOptions.position)),
  /** Which of the given ids are options of this project, with their kinds. */
  kindsOf: async (projectId: string, ids: readonly string[]): Promise<Map<string, OptionType>> => {
    const rows = await db.sql
      .select({ id: projectOptions.id, type: projectOptions.optionType })
      .from(projectOptions)
      .where(
        and(eq(projectOptions.projectId, projectId), sql`${projectOptions.id} = any(${sql.param([...ids])}::uuid[])`),
      );
    return new Map(rows.map(({ id, type }) => [id, type]));
  },
  /** Nothing where the id is taken. */
  insert: async (option: NewRow): Promise<string | undefined> =>
    (
      await db.sql
        .insert(projectOptions)
        .values(option)
        .onConflictDoNothing({ target: projectOptions.id })
        .returning({ id: projectOptions.id })
    )[0]?.id,
  update: async (id: string, change: Partial<Pick<NewRow, "content" | "description" | "position">>): Promise<void> => {
    if (Object.keys(change).length > 0)
      await db.sql.update(projectOptions).set(change).where(eq(projectOptions.id, id));
  },
  delete: async (id: string): Promise<void> => {
    await db.sql.delete(projectOptions).where(eq(projectOptions.id, id));
  },
  /** One of a project that its row is already held of. */
  inProject: async (projectId: string, id: string): Promise<ProjectOption | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select ${optionText}::json as option from ${projectOptions} o where o.id = ${id} and o.project_id = ${projectId}`);
    return rows[0] && Found.parse(rows[0]).option;
  },
  visibleTo: async (userId: string, id: string): Promise<(ProjectOption & { isPaid: boolean }) | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select ${optionText}::json as option, work.is_paid as "isPaid" from ${projectOptions} o
      join ${videoProjects} p on p.id = o.project_id and p.deleted_at is null ${whereMayWork(userId)} where o.id = ${id}`);
    if (!rows[0]) return undefined;
    const { option, isPaid } = Found.extend({ isPaid: z.boolean() }).parse(rows[0]);
    return { ...option, isPaid };
  },
});
