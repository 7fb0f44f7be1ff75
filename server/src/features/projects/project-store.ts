import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { PrimaryIds } from "@coldopen/contract/projects/rules";
import type { NewProject, ProjectChange, ProjectTag, VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { organizationChannels } from "../channels/tables.ts";
import { DetailRow, detailColumns } from "./project-row.ts";
import type { VideoStats } from "./published-store.ts";
import { projectOptions, projectTags, videoProjects } from "./tables.ts";

const InUse = z.object({
  tags: z.array(z.object({ name: z.string(), count: z.number() })),
  aiCategories: z.array(z.string()),
});
const Taggable = z.object({
  id: z.uuid(),
  organizationId: z.uuid(),
  channelUcid: z.string(),
  name: z.string(),
  title: z.string().nullable(),
  titleOptionId: z.uuid().nullable(),
  concept: z.string().nullable(),
  ownTags: z.number(),
});
type NewProjectRow = Pick<NewProject, "name" | "title" | "status" | "isPublic" | "source" | "youtubeItems"> & {
  id: string;
  createdBy: string;
};
type Editable = Pick<
  ProjectChange,
  "name" | "title" | "status" | "isPublic" | "publishDate" | "userRank" | "sponsors" | "type" | "youtubeItems"
>;
type OrUndefined<T> = { [K in keyof T]?: T[K] | undefined };
export type ProjectUpdate = Editable & OrUndefined<PrimaryIds & VideoStats & { youtubeUrl: string | null }>;
type Ref = { id: string };

export const projectStore = (db: Pick<Database, "sql">) => {
  const own = ({ organizationId, channelUcid }: AuthorizedScope, id: string) =>
    and(
      eq(videoProjects.id, id),
      eq(videoProjects.organizationId, organizationId),
      eq(videoProjects.channelUcid, channelUcid),
    );
  /** Stores exactly these tags, in this order. Of two names that differ in case only, the first is kept. */
  const setTags = (
    { organizationId, channelUcid }: AuthorizedScope,
    project: Ref,
    tags: readonly ProjectTag[],
    isKept = sql`false`,
  ) =>
    db.sql.execute(sql`
      with given as (
        select distinct on (lower(g.name)) g.name, g.category, g.source, g.position::smallint as position
        from rows from (jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as (name text, category text, source text))
          with ordinality as g(name, category, source, position) order by lower(g.name), g.position),
      deleted as (
        delete from ${projectTags} t where t.project_id = ${project.id} and not (${isKept})
          and lower(t.name) not in (select lower(name) from given))
      insert into ${projectTags} as t (project_id, organization_id, channel_ucid, name, category, source, position)
      select ${project.id}::uuid, ${organizationId}::uuid, ${channelUcid}, name, category, source, position from given
      on conflict (project_id, lower(name)) do update
        set name = excluded.name, category = excluded.category, source = excluded.source, position = excluded.position
        where not (${isKept})`);

  return {
    get: async (
      { organizationId, channelUcid }: AuthorizedScope,
      id: string,
    ): Promise<VideoProjectDetail | undefined> => {
      const { rows } = await db.sql.execute(sql`
        select ${detailColumns} from ${videoProjects} p
        where p.id = ${id} and p.organization_id = ${organizationId} and p.channel_ucid = ${channelUcid} and p.deleted_at is null`);
      return rows[0] && DetailRow.parse(rows[0]);
    },
    /** The channel of a project, also of a deleted one that can be restored. */
    findOwner: async (id: string): Promise<ChannelScope | undefined> => {
      const { organizationId, channelUcid } = videoProjects;
      const [row] = await db.sql
        .select({ organizationId, channelUcid })
        .from(videoProjects)
        .where(eq(videoProjects.id, id));
      return row;
    },
    /**
     * Serializes transactions on a channel, so that a count against a limit stays true until the insert. Returns whether the
     * organization has the channel.
     */
    lockChannel: async ({ organizationId, channelUcid }: AuthorizedScope): Promise<boolean> => {
      const { rows } = await db.sql.execute(sql`
        select 1 from ${organizationChannels} where organization_id = ${organizationId} and channel_ucid = ${channelUcid}
        for no key update`);
      return rows.length > 0;
    },
    /** Includes deleted projects that can still be restored. */
    count: ({ organizationId, channelUcid }: AuthorizedScope): Promise<number> =>
      db.sql.$count(
        videoProjects,
        and(eq(videoProjects.organizationId, organizationId), eq(videoProjects.channelUcid, channelUcid)),
      ),
    insert: async ({ organizationId, channelUcid }: AuthorizedScope, project: NewProjectRow): Promise<void> => {
      await db.sql.insert(videoProjects).values({ ...project, organizationId, channelUcid });
    },
    update: async (scope: AuthorizedScope, { id }: Ref, change: ProjectUpdate): Promise<void> => {
      await db.sql
        .update(videoProjects)
        .set({ ...change, updatedAt: sql`clock_timestamp()` })
        .where(own(scope, id));
    },
    replaceTags: async (scope: AuthorizedScope, project: Ref, tags: readonly ProjectTag[]): Promise<void> => {
      await setTags(scope, project, tags);
    },
    /** Stores the AI tags, categories and title score. Tags of a person stay unchanged. */
    setAiTags: async (
      scope: AuthorizedScope,
      project: Ref,
      {
        tags,
        aiCategories,
        titleScore,
      }: { tags: readonly ProjectTag[]; aiCategories: readonly string[]; titleScore: number | null },
    ): Promise<void> => {
      await setTags(scope, project, tags, sql`t.source = 'user'`);
      await db.sql
        .update(videoProjects)
        .set({ aiCategories: [...aiCategories], titleScore })
        .where(own(scope, project.id));
    },
    setDeleted: async (scope: AuthorizedScope, { id }: Ref, isDeleted: boolean): Promise<void> => {
      await db.sql
        .update(videoProjects)
        .set({ deletedAt: isDeleted ? sql`clock_timestamp()` : null })
        .where(own(scope, id));
    },
    purge: (days: number) =>
      db.sql.execute(
        sql`delete from ${videoProjects} where deleted_at < clock_timestamp() - make_interval(days => ${days}::int)`,
      ),
    tagsInUse: async ({ organizationId, channelUcid }: AuthorizedScope): Promise<z.infer<typeof InUse>> => {
      const here = sql`p.organization_id = ${organizationId} and p.channel_ucid = ${channelUcid} and p.deleted_at is null`;
      const { rows } = await db.sql.execute(sql`
        select coalesce((select json_agg(json_build_object('name', name, 'count', count) order by count desc, name) from (
            select min(t.name) as name, count(*)::int as count from ${projectTags} t join ${videoProjects} p on p.id = t.project_id
            where ${here} group by lower(t.name)) used), '[]') as tags,
          array(select distinct unnest(p.ai_categories) from ${videoProjects} p where ${here} order by 1) as "aiCategories"`);
      return InUse.parse(rows[0]);
    },
    /** The texts of a project, for tagging. */
    findForTagging: async (id: string): Promise<z.infer<typeof Taggable> | undefined> => {
      const { rows } = await db.sql.execute(sql`
        select p.id, p.organization_id as "organizationId", p.channel_ucid as "channelUcid", p.name,
          coalesce((select o.content from ${projectOptions} o where o.id = p.title_primary_option_id), p.title) as title,
          p.title_primary_option_id as "titleOptionId",
          (select o.content from ${projectOptions} o where o.id = p.concept_primary_option_id) as concept,
          (select count(*)::int from ${projectTags} t where t.project_id = p.id and t.source = 'user') as "ownTags"
        from ${videoProjects} p where p.id = ${id} and p.deleted_at is null for no key update of p`);
      return rows[0] && Taggable.parse(rows[0]);
    },
  };
};
