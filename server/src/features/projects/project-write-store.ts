import { primaryField } from "@coldopen/contract/projects/rules";
import {
  type NewProject,
  OptionType,
  type ProjectChange,
  VideoProjectDetail,
} from "@coldopen/contract/projects/schema";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { preparedStatement } from "../../platform/db/prepared.ts";
import type { World } from "../../world.ts";
import { organizationChannels } from "../channels/tables.ts";
import { aiTagging, aiTaggingAt } from "./ai-tagging.ts";
import { describing } from "./describing.ts";
import { orderKeyBetween } from "./order-key.ts";
import { detailText, optionsFrom, primaryFrom, tagsFrom } from "./project-row.ts";
import { numbersOf } from "./published-store.ts";
import { activityOf, changesItsWords } from "./rules.ts";
import { projectActivity, projectOptions, projectTags, videoProjects } from "./tables.ts";
import { holding, write } from "./write-store.ts";

const given = sql.placeholder;
const Found = z.object({ project: VideoProjectDetail });
type Writer = { userId: string };

/** The tags of a JSON list, in its order; of two names that differ in case only, the first. */
const tagsOf = (list: SQL): SQL => sql`
  tags as materialized (
    select distinct on (lower(g.name)) g.name, g.category, g.source, g.position::smallint as position
    from rows from (jsonb_to_recordset(${list}) as (name text, category text, source text))
      with ordinality as g(name, category, source, position) order by lower(g.name), g.position)`;
/** Into the rows `p`. */
const tagged = (projects: SQL): SQL => sql`
  insert into ${projectTags} as t (project_id, organization_id, channel_ucid, name, category, source, position)
  select p.id, p.organization_id, p.channel_ucid, tags.name, tags.category, tags.source, tags.position from ${projects}, tags
  on conflict (project_id, lower(name)) do update
    set name = excluded.name, category = excluded.category, source = excluded.source, position = excluded.position`;

const primaryColumns = sql.raw(OptionType.options.map((type) => `${type}_primary_option_id`).join(", "));
const firstOf = (type: OptionType): SQL => sql`(select id from first where type = ${sql.raw(`'${type}'`)})`;
const firstPrimary = (type: OptionType): SQL =>
  primaryFrom(sql`written o where o.option_type = ${sql.raw(`'${type}'`)}`);
/** With its first options, so that no project is left without them when something fails. */
const startProject = preparedStatement(
  "project start",
  sql`
  with ${tagsOf(sql`${given("tags")}::jsonb`)},
  first as materialized (
    select gen_random_uuid() as id, f."optionType" as type, f.content, f.description, f.seed
    from jsonb_to_recordset(${given("options")}::jsonb) as f("optionType" text, content text, description text, seed bigint)),
  made as (
    insert into ${videoProjects} (id, organization_id, channel_ucid, name, title, status, is_public, source, created_by, ${primaryColumns})
    select ${given("id")}::uuid, oc.organization_id, oc.channel_ucid, ${given("name")}::text, ${given("title")}::text,
      ${given("status")}::text, ${given("isPublic")}::boolean, ${given("source")}::text, ${given("userId")}::uuid,
      ${sql.join(OptionType.options.map(firstOf), sql`, `)}
    from ${organizationChannels} oc where oc.organization_id = ${given("organizationId")}::uuid and oc.channel_ucid = ${given("channelUCID")}
    returning *),
  written as (
    insert into ${projectOptions} as o (id, project_id, option_type, position, content, description, source, seed)
    select first.id, p.id, first.type, ${orderKeyBetween(sql`null::text`, sql`null::text`)}, first.content, first.description, 'user', first.seed
    from made p, first returning o.*),
  put as (${tagged(sql`made p`)}),
  noted as (
    insert into ${projectActivity} (project_id, user_id, what)
    select p.id, ${given("userId")}::uuid, 'Started the project' from made p)
  select ${detailText({
    videoProjectTags: tagsFrom(sql`tags t`),
    options: optionsFrom(sql`written o`),
    titlePrimaryOption: firstPrimary("title"),
    conceptPrimaryOption: firstPrimary("concept"),
    thumbnailPrimaryOption: firstPrimary("thumbnail"),
  })}::json as project,
    case when ${given("title")}::text <> '' or exists (select 1 from first where type <> 'thumbnail') then ${aiTagging(sql`p.id`)} end as job,
    (select ${describing("o")} from written o where o.option_type = 'thumbnail') as describing
  from made p`,
);

const change = sql`${given("change")}::jsonb`;
const changed = (field: keyof ProjectChange, column: string, type: string): SQL =>
  sql`${sql.raw(column)} = case when ${change} ? ${sql.raw(`'${field}'`)} then (${change} ->> ${sql.raw(`'${field}'`)})::${sql.raw(type)} else p.${sql.raw(column)} end`;
/** Which video it is, or that it is out at last, is news: its numbers follow, and those of another don't stay. */
const known = (column: string): SQL => sql`${sql.raw(column)} = case when exists (select 1 from numbers)
  then (select ${sql.raw(column)} from numbers) when not ${change} ? 'youtubeURL' then p.${sql.raw(column)} end`;
const now = (field: string, column: string): SQL =>
  sql.join([
    sql`case when `,
    change,
    sql.raw(` ? '${field}' then `),
    change,
    sql.raw(` ->> '${field}' else h.${column} end`),
  ]);
const numbers = sql`
  numbers as materialized (
    select found.* from held h, lateral (${numbersOf(now("youtubeURL", "youtube_url"))}) found
    where ${now("status", "status")} = 'published' and (${change} ? 'youtubeURL' or h.status <> 'published'))`;
const primaries = OptionType.options.map((type) => ({ type, field: primaryField(type) }));
const columns = [
  changed("name", "name", "text"),
  changed("title", "title", "text"),
  changed("status", "status", "text"),
  changed("isPublic", "is_public", "boolean"),
  changed("publishDate", "publish_date", "date"),
  changed("userRank", "user_rank", "float8"),
  changed("type", "type", "text"),
  changed("youtubeURL", "youtube_url", "text"),
  ...primaries.map(({ type, field }) => changed(field, `${type}_primary_option_id`, "uuid")),
  ...["duration", "views", "outlier_index"].map(known),
  sql`sponsors = case when ${change} ? 'sponsors' then array(select jsonb_array_elements_text(${change} -> 'sponsors')) else p.sponsors end`,
  sql`updated_at = case when ${change} = '{}' then p.updated_at else clock_timestamp() end`,
];
const chosen = sql.raw(primaries.map(({ type, field }) => `('${type}', '${field}')`).join(", "));
const someoneElses = sql`
  when exists (
    select 1 from (values ${chosen}) chosen(type, field) where ${change} ->> chosen.field is not null and not exists (
      select 1 from ${projectOptions} o
      where o.id = (${change} ->> chosen.field)::uuid and o.project_id = h.id and o.option_type = chosen.type))
  then 'foreign option'`;

const changeProject = preparedStatement(
  "project change",
  sql`
  with ${holding(sql`${given("id")}::uuid`, someoneElses)},
  ${tagsOf(sql`${change} -> 'videoProjectTags'`)},
  ${numbers},
  changed as (
    update ${videoProjects} p set ${sql.join(columns, sql`, `)} from verdict v where p.id = v.id and v.says = 'ok' returning p.*),
  gone as (
    delete from ${projectTags} t using changed p where t.project_id = p.id and ${change} ? 'videoProjectTags'
      and lower(t.name) not in (select lower(name) from tags)),
  put as (${tagged(sql`changed p`)}),
  noted as (
    insert into ${projectActivity} (project_id, user_id, what)
    select p.id, ${given("userId")}::uuid, l.what
    from changed p join held h on h.id = p.id,
      rows from (jsonb_to_recordset(${given("lines")}::jsonb) as (what text, field text)) with ordinality as l(what, field, at)
    where case l.field when 'name' then p.name <> h.name when 'status' then p.status <> h.status
      when 'publishDate' then p.publish_date is distinct from h.publish_date else true end
    order by l.at)
  select v.says, v.owner, v.scope, case when p.id is not null then
      ${detailText({
        videoProjectTags: sql`case when ${change} ? 'videoProjectTags' then ${tagsFrom(sql`tags t`)} else ${tagsFrom(sql`${projectTags} t where t.project_id = p.id`)} end`,
      })}::json end as project,
    case when p.id is not null and ${given("changesItsWords")}::boolean then ${aiTagging(sql`p.id`)} end as job
  from verdict v left join changed p on true`,
);

/** Each is one statement: who may, what was refused, the change, its activity and what follows from it. */
export const projectWriteStore = (world: Pick<World, "db" | "now">) => ({
  /** Nothing where the organization does not have the channel. */
  start: async (
    { userId }: Writer,
    { tags, options, ...project }: NewProject,
  ): Promise<VideoProjectDetail | undefined> => {
    const list = tags.map((name) => ({ name, category: null, source: "user" }));
    const values = {
      ...project,
      id: crypto.randomUUID(),
      userId,
      tags: JSON.stringify(list),
      options: JSON.stringify(options),
      ...aiTaggingAt(world),
    };
    const [row] = await startProject(world.db, values);
    return row === undefined ? undefined : Found.parse(row).project;
  },
  change: async (writer: Writer, id: string, { fence, ...given }: ProjectChange) => {
    const values = {
      id,
      change: JSON.stringify(given),
      lines: JSON.stringify(activityOf(given)),
      changesItsWords: changesItsWords(given),
      ...aiTaggingAt(world),
    };
    const asked = { statement: changeProject, values, found: Found };
    const { scope, found } = await write(world.db, { projectId: id }, { ...writer, fence }, asked);
    return { scope, project: found.project };
  },
});
