import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { type OptionType, ProjectOption } from "@coldopen/contract/projects/schema";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import type { LockedProject } from "./locked-project-store.ts";
import { optionJson } from "./project-row.ts";
import { projectOptions, videoProjects } from "./tables.ts";

const Owner = z.object({ projectId: z.uuid(), organizationId: z.uuid(), channelUcid: z.string() });
export type OptionOwner = z.infer<typeof Owner>;
const Found = z.object({ option: ProjectOption });
const ToDescribe = Owner.extend({ content: z.string() });

export type NewOptionRow = {
  id: string;
  optionType: OptionType;
  position: string;
  content: string;
  description: string | null;
  source: "user" | "system";
  seed: number | null;
};
export type OptionRow = Pick<NewOptionRow, "id" | "optionType" | "position" | "content">;
export type OptionUpdate = { content?: string; description?: string | null; position?: string };

export const optionStore = (db: Pick<Database, "sql">) => {
  const row = {
    id: projectOptions.id,
    optionType: projectOptions.optionType,
    position: projectOptions.position,
    content: projectOptions.content,
  };
  const inProject = (project: LockedProject, id: string) =>
    and(eq(projectOptions.projectId, project.id), eq(projectOptions.id, id));
  return {
    findOwner: async (id: string): Promise<(ChannelScope & OptionOwner) | undefined> => {
      const { rows } = await db.sql.execute(sql`
        select p.id as "projectId", p.organization_id as "organizationId", p.channel_ucid as "channelUcid"
        from ${projectOptions} o join ${videoProjects} p on p.id = o.project_id where o.id = ${id}`);
      return rows[0] && Owner.parse(rows[0]);
    },
    get: async ({ organizationId, channelUcid }: AuthorizedScope, id: string): Promise<ProjectOption | undefined> => {
      const { rows } = await db.sql.execute(sql`
        select ${optionJson} as option from ${projectOptions} o join ${videoProjects} p on p.id = o.project_id
        where o.id = ${id} and p.organization_id = ${organizationId} and p.channel_ucid = ${channelUcid}
          and p.deleted_at is null`);
      return rows[0] && Found.parse(rows[0]).option;
    },
    find: async (project: LockedProject, id: string): Promise<OptionRow | undefined> => {
      const [found] = await db.sql.select(row).from(projectOptions).where(inProject(project, id));
      return found;
    },
    /** The options of a type, in their order. */
    listOfType: (project: LockedProject, type: OptionType, { except }: { except?: string } = {}) =>
      db.sql
        .select(row)
        .from(projectOptions)
        .where(
          and(
            eq(projectOptions.projectId, project.id),
            eq(projectOptions.optionType, type),
            except === undefined ? undefined : ne(projectOptions.id, except),
          ),
        )
        .orderBy(asc(projectOptions.position)),
    /** Returns false if any option has the id. */
    insert: async (project: Pick<LockedProject, "id">, option: NewOptionRow): Promise<boolean> => {
      const { rowCount } = await db.sql
        .insert(projectOptions)
        .values({ ...option, projectId: project.id })
        .onConflictDoNothing({ target: projectOptions.id });
      return rowCount === 1;
    },
    update: async (project: LockedProject, id: string, change: OptionUpdate): Promise<void> => {
      if (Object.keys(change).length > 0) await db.sql.update(projectOptions).set(change).where(inProject(project, id));
    },
    delete: async (project: LockedProject, id: string): Promise<void> => {
      await db.sql.delete(projectOptions).where(inProject(project, id));
    },
    /** A thumbnail without a description. */
    findToDescribe: async (id: string): Promise<z.infer<typeof ToDescribe> | undefined> => {
      const { rows } = await db.sql.execute(sql`
        select o.content, p.id as "projectId", p.organization_id as "organizationId", p.channel_ucid as "channelUcid"
        from ${projectOptions} o join ${videoProjects} p on p.id = o.project_id
        where o.id = ${id} and o.option_type = 'thumbnail' and coalesce(o.description, '') = '' and p.deleted_at is null`);
      return rows[0] && ToDescribe.parse(rows[0]);
    },
    /** Returns false if the picture has changed or has got a description since. */
    setDescription: async (
      project: LockedProject,
      id: string,
      { content, description }: { content: string; description: string },
    ): Promise<boolean> => {
      const { rowCount } = await db.sql
        .update(projectOptions)
        .set({ description })
        .where(
          and(
            inProject(project, id),
            eq(projectOptions.content, content),
            sql`coalesce(${projectOptions.description}, '') = ''`,
          ),
        );
      return rowCount === 1;
    },
  };
};
