import type { NewOption, OptionChange } from "@coldopen/contract/projects/routes";
import { isEmptied } from "@coldopen/contract/projects/rules";
import { OPTIONS_MAX, OptionType, optionMax, ProjectOption } from "@coldopen/contract/projects/schema";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { preparedStatement } from "../../platform/db/prepared.ts";
import type { World } from "../../world.ts";
import { aiTagging, aiTaggingAt } from "./ai-tagging.ts";
import { describing } from "./describing.ts";
import { orderKeyBetween } from "./order-key.ts";
import { optionText } from "./project-row.ts";
import { projectActivity, projectOptions, videoProjects } from "./tables.ts";
import { holding, write } from "./write-store.ts";

const given = sql.placeholder;
const Added = z.object({ option: ProjectOption });
const Changed = z.object({ option: ProjectOption.nullable(), projectId: z.uuid() });
type Writer = { userId: string };

const byKind = (kind: SQL, of: (type: OptionType) => SQL): SQL =>
  sql`case ${kind} ${sql.join(
    OptionType.options.map((type) => sql`when ${sql.raw(`'${type}'`)} then ${of(type)}`),
    sql` `,
  )} end`;
const primaryIn = (row: string, kind: SQL): SQL => byKind(kind, (type) => sql.raw(`${row}.${type}_primary_option_id`));
/** AI tags are read from titles and concepts. */
const isWord = (kind: SQL): SQL => sql`${kind} <> 'thumbnail'`;

const type = sql`${given("optionType")}::text`;
const addOption = preparedStatement(
  "option add",
  sql`
  with kin as materialized (
    select o.id, o.position from ${projectOptions} o where o.project_id = ${given("projectId")}::uuid and o.option_type = ${type}),
  ${holding(
    sql`${given("projectId")}::uuid`,
    sql`
      when exists (select 1 from kin where kin.id = ${given("id")}::uuid) then 'here already'
      when (select count(*) from kin) >= ${sql.raw(String(OPTIONS_MAX))} then 'full'`,
  )},
  spot as (
    select h.id, case when ${given("source")}::text = 'system' then (select max(position) from kin)
      else (select position from kin where kin.id = ${primaryIn("h", type)}) end as before
    from held h join verdict v on v.says = 'ok'),
  added as (
    insert into ${projectOptions} as o (id, project_id, option_type, position, content, description, source, seed)
    select coalesce(case when not exists (select 1 from ${projectOptions} taken where taken.id = ${given("id")}::uuid) then ${given("id")}::uuid end,
        gen_random_uuid()), spot.id, ${type}, ${orderKeyBetween(
          sql`spot.before`,
          sql`(case when ${given("source")}::text <> 'system' then (select min(position) from kin where spot.before is null or position > spot.before) end)`,
        )}, ${given("content")}::text, ${given("description")}::text, ${given("source")}::text, ${given("seed")}::bigint
    from spot on conflict (id) do nothing returning o.*),
  first as (select o.id from added o where not exists (select 1 from kin)),
  changed as (
    update ${videoProjects} p set updated_at = clock_timestamp(), ${sql.join(
      OptionType.options.map((kind) => {
        const column = sql.raw(`${kind}_primary_option_id`);
        return sql`${column} = case when ${type} = ${sql.raw(`'${kind}'`)} then coalesce((select id from first), p.${column}) else p.${column} end`;
      }),
      sql`, `,
    )} from added o where p.id = o.project_id),
  noted as (
    insert into ${projectActivity} (project_id, user_id, what)
    select o.project_id, ${given("userId")}::uuid, 'Added a ' || ${type} from added o)
  select case when v.says = 'ok' and o.id is null then 'again' else v.says end as says, v.owner, v.scope,
    case when o.id is not null then ${optionText}::json end as option,
    case when exists (select 1 from first) and ${isWord(type)} then ${aiTagging(sql`o.project_id`)} end as job,
    ${describing("o")} as describing
  from verdict v left join added o on true`,
);

const change = sql`${given("change")}::jsonb`;
const isGone = sql`${given("isEmptied")}::boolean`;
const changeOption = preparedStatement(
  "option change",
  sql`
  with option as materialized (select o.* from ${projectOptions} o where o.id = ${given("id")}::uuid),
  ${holding(
    sql`(select project_id from option)`,
    sql`when ${given("length")}::int > (select ${byKind(sql`option.option_type`, (kind) => sql.raw(String(optionMax[kind])))} from option) then 'too long'`,
  )},
  others as materialized (
    select o.position, row_number() over (order by o.position) - 1 as at, count(*) over () as count,
      count(*) filter (where o.position < option.position) over () as below
    from option join ${projectOptions} o on o.project_id = option.project_id and o.option_type = option.option_type and o.id <> option.id
    where ${given("to")}::int is not null),
  spot as (
    select least(${given("to")}::int, count) as at from others where least(${given("to")}::int, count) <> below limit 1),
  edited as (
    update ${projectOptions} o set
      content = coalesce(${change} ->> 'content', o.content),
      description = case when ${change} ? 'description' then ${change} ->> 'description' else o.description end,
      position = coalesce((select ${orderKeyBetween(
        sql`(select position from others where others.at = spot.at - 1)`,
        sql`(select position from others where others.at = spot.at)`,
      )} from spot), o.position)
    from verdict v where o.id = ${given("id")}::uuid and v.says = 'ok' and not ${isGone} returning o.*),
  gone as (delete from ${projectOptions} o using verdict v where o.id = ${given("id")}::uuid and v.says = 'ok' and ${isGone}),
  changed as (update ${videoProjects} p set updated_at = clock_timestamp() from verdict v where p.id = v.id and v.says = 'ok'),
  noted as (
    insert into ${projectActivity} (project_id, user_id, what)
    select v.id, ${given("userId")}::uuid, case when ${isGone} then 'Deleted a ' else 'Edited a ' end || option.option_type
    from verdict v, option where v.says = 'ok' and (${isGone} or ${change} ->> 'content' <> option.content))
  select v.says, v.owner, v.scope, v.id as "projectId", case when o.id is not null then ${optionText}::json end as option,
    case when v.says = 'ok' and (${isGone} or ${change} ? 'content') and ${isWord(sql`option.option_type`)}
      and ${primaryIn("h", sql`option.option_type`)} = option.id then ${aiTagging(sql`v.id`)} end as job,
    case when ${change} ? 'content' then ${describing("o")} end as describing
  from verdict v join held h on h.id = v.id join option on true left join edited o on true`,
);

/** Each is one statement: who may, what was refused, the change, its activity and what follows from it. */
export const optionWriteStore = (world: Pick<World, "db" | "now">) => {
  const alter = async (writer: Writer, id: string, { content, description, position, fence }: OptionChange) => {
    const text = content?.trim();
    const values = {
      id,
      change: JSON.stringify({ content: text, description }),
      length: text?.length ?? 0,
      to: position ?? null,
      isEmptied: content !== undefined && isEmptied(content),
      ...aiTaggingAt(world),
    };
    const asked = { statement: changeOption, values, found: Changed };
    const { scope, found } = await write(world.db, { optionId: id }, { ...writer, fence }, asked);
    return { scope, ...found };
  };
  return {
    add: async (writer: Writer, { id, videoProjectId, fence, ...option }: NewOption) => {
      const values = { ...option, id: id ?? null, projectId: videoProjectId, ...aiTaggingAt(world) };
      const asked = { statement: addOption, values, found: Added };
      const { scope, found } = await write(world.db, { projectId: videoProjectId }, { ...writer, fence }, asked);
      return { scope, option: found.option };
    },
    /** Without an option where it was emptied, and so removed. */
    change: alter,
    remove: (writer: Writer, id: string, fence?: number) => alter(writer, id, { content: "", fence }),
  };
};
