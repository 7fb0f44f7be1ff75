import { type ProjectTag, VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { organizationChannels } from "../channels/tables.ts";
import type { HeldProject } from "./hold-store.ts";
import { detailText } from "./project-row.ts";
import { projectOptions, projectTags, videoProjects } from "./tables.ts";

type Channel = { organizationId: string; channelUcid: string };
type Scoped = Pick<HeldProject, "id" | "organizationId" | "channelUcid">;
const Found = z.object({ project: VideoProjectDetail });
const InUse = z.object({
  tags: z.array(z.object({ name: z.string(), count: z.number() })),
  aiCategories: z.array(z.string()),
});
const Place = z.object({ id: z.uuid(), organizationId: z.uuid(), channelUcid: z.string() });
const Taggable = Place.extend({
  name: z.string(),
  title: z.string().nullable(),
  concept: z.string().nullable(),
  ownTags: z.number(),
});

export const projectStore = (db: Pick<Database, "sql">) => {
  /** Exactly these, in this order; of two names that differ in case only, the first. */
  const setTags = (project: Scoped, tags: readonly ProjectTag[], kept = sql`false`) =>
    db.sql.execute(sql`
      with given as (
        select distinct on (lower(g.name)) g.name, g.category, g.source, g.position::smallint as position
        from rows from (jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as (name text, category text, source text))
          with ordinality as g(name, category, source, position) order by lower(g.name), g.position),
      gone as (
        delete from ${projectTags} t where t.project_id = ${project.id} and not (${kept})
          and lower(t.name) not in (select lower(name) from given))
      insert into ${projectTags} as t (project_id, organization_id, channel_ucid, name, category, source, position)
      select ${project.id}::uuid, ${project.organizationId}::uuid, ${project.channelUcid}, name, category, source, position from given
      on conflict (project_id, lower(name)) do update
        set name = excluded.name, category = excluded.category, source = excluded.source, position = excluded.position
        where not (${kept})`);

  return {
    get: async ({ organizationId, channelUcid }: Channel, id: string): Promise<VideoProjectDetail | undefined> => {
      const { rows } = await db.sql.execute(sql`
        select ${detailText()}::json as project from ${videoProjects} p
        where p.id = ${id} and p.organization_id = ${organizationId} and p.channel_ucid = ${channelUcid} and p.deleted_at is null`);
      return rows[0] && Found.parse(rows[0]).project;
    },
    /** In a transaction: one at a time on a channel, so that counting against a limit and adding don't race. */
    lockChannel: ({ organizationId, channelUcid }: Channel) =>
      db.sql.execute(sql`
        select 1 from ${organizationChannels}
        where organization_id = ${organizationId} and channel_ucid = ${channelUcid} for no key update`),
    /** With those that can still be restored: they take up room too. */
    count: ({ organizationId, channelUcid }: Channel): Promise<number> =>
      db.sql.$count(
        videoProjects,
        and(eq(videoProjects.organizationId, organizationId), eq(videoProjects.channelUcid, channelUcid)),
      ),
    /** What hangs on a project was edited, and so was the project. */
    touch: async (id: string): Promise<void> => {
      await db.sql.update(videoProjects).set({ updatedAt: sql`clock_timestamp()` }).where(eq(videoProjects.id, id));
    },
    /** What the engine reads off a project's words; a person's own tags stay as they are. */
    setReading: async (
      project: Scoped,
      {
        tags,
        aiCategories,
        titleScore,
      }: { tags: readonly ProjectTag[]; aiCategories: readonly string[]; titleScore: number | null },
    ): Promise<void> => {
      await setTags(project, tags, sql`t.source = 'user'`);
      await db.sql
        .update(videoProjects)
        .set({ aiCategories: [...aiCategories], titleScore })
        .where(eq(videoProjects.id, project.id));
    },
    setDeleted: async (id: string, isDeleted: boolean): Promise<void> => {
      await db.sql
        .update(videoProjects)
        .set({ deletedAt: isDeleted ? sql`clock_timestamp()` : null })
        .where(eq(videoProjects.id, id));
    },
    purge: (days: number) =>
      db.sql.execute(
        sql`delete from ${videoProjects} where deleted_at < clock_timestamp() - make_interval(days => ${days}::int)`,
      ),
    tagsInUse: async ({ organizationId, channelUcid }: Channel): Promise<z.infer<typeof InUse>> => {
      const here = sql`p.organization_id = ${organizationId} and p.channel_ucid = ${channelUcid} and p.deleted_at is null`;
      const { rows } = await db.sql.execute(sql`
        select coalesce((select json_agg(json_build_object('name', name, 'count', count) order by count desc, name) from (
            select min(t.name) as name, count(*)::int as count from ${projectTags} t join ${videoProjects} p on p.id = t.project_id
            where ${here} group by lower(t.name)) used), '[]') as tags,
          array(select distinct unnest(p.ai_categories) from ${videoProjects} p where ${here} order by 1) as "aiCategories"`);
      return InUse.parse(rows[0]);
    },
    /** What the words of a project are, for tagging. */
    taggable: async (id: string): Promise<z.infer<typeof Taggable> | undefined> => {
      const { rows } = await db.sql.execute(sql`
        select p.id, p.organization_id as "organizationId", p.channel_ucid as "channelUcid", p.name,
          coalesce((select o.content from ${projectOptions} o where o.id = p.title_primary_option_id), p.title) as title,
          (select o.content from ${projectOptions} o where o.id = p.concept_primary_option_id) as concept,
          (select count(*)::int from ${projectTags} t where t.project_id = p.id and t.source = 'user') as "ownTags"
        from ${videoProjects} p where p.id = ${id} and p.deleted_at is null for no key update of p`);
      return rows[0] && Taggable.parse(rows[0]);
    },
  };
};
