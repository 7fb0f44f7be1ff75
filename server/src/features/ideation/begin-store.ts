import { ChannelSettings } from "@coldopen/contract/channel-settings/schema";
import type { Reference } from "@coldopen/contract/ideation/references";
import type { BrainstormOption } from "@coldopen/contract/ideation/schema";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { preparedStatement } from "../../platform/db/prepared.ts";
import { settingsOf } from "../channel-settings/index.ts";
import { projectOptions, videoProjects } from "../projects/tables.ts";
import { lease, month } from "./moments.ts";
import { aiBudgets, ideationRuns, type Purpose } from "./tables.ts";

const KNOWN_TITLES = 60;

const Beginning = z.object({
  isUsed: z.boolean(),
  isStarted: z.boolean(),
  isReserved: z.boolean(),
  project: z.object({ name: z.string(), title: z.string().nullable(), concept: z.string().nullable() }),
  known: z.array(z.object({ title: z.string(), lift: z.number() })),
  channel: ChannelSettings,
});
export type NewRun = {
  id: string;
  projectId: string;
  userId: string;
  purpose: Purpose;
  option: BrainstormOption;
  input: string;
  references: readonly Reference[];
  total: number;
  madeBy: string;
  costAtMostCents: number;
  /** Nothing means no cap. */
  capCents: number | undefined;
};

const given = sql.placeholder;
const cost = sql`${given("costAtMostCents")}::float8`;
const cap = sql`coalesce(${given("capCents")}::float8, 'infinity')`;
const runId = sql`${given("id")}::uuid`;
const userId = sql`${given("userId")}::uuid`;

const beginRun = preparedStatement(
  "run begin",
  sql`
  with project as (
    select p.* from ${videoProjects} p
    where p.id = ${given("projectId")}::uuid and p.organization_id = ${given("organizationId")}::uuid
      and p.channel_ucid = ${given("channelUcid")} and p.deleted_at is null),
  used as (select 1 from ${ideationRuns} where id = ${runId}),
  budget as (
    insert into ${aiBudgets} as b (organization_id, month, reserved_cents)
    select organization_id, ${month}, ${cost} from project
    where not exists (select 1 from used) and ${cost} > 0 and ${cost} <= ${cap}
    on conflict (organization_id, month) do update set reserved_cents = b.reserved_cents + excluded.reserved_cents
    where b.spent_cents + b.reserved_cents + excluded.reserved_cents <= ${cap}
    returning 1),
  run as (
    insert into ${ideationRuns} (id, organization_id, channel_ucid, project_id, user_id, purpose, option, input, beside, total,
      made_by, reserved_cents, lease_until)
    select ${runId}, organization_id, channel_ucid, id, ${userId}, ${given("purpose")}, ${given("option")},
      ${given("input")}, ${given("beside")}::jsonb, ${given("total")}::smallint, ${given("madeBy")}, ${cost}, ${lease} from project
    where ${cost} = 0 or exists (select 1 from budget)
    on conflict (id) do nothing returning 1)
  select exists (select 1 from used) as "isUsed", exists (select 1 from run) as "isStarted",
    ${cost} = 0 or exists (select 1 from budget) as "isReserved",
    json_build_object('name', p.name, 'title', coalesce(p.title, t.content), 'concept', c.content) as project,
    ${settingsOf(sql`p`)} as channel,
    coalesce((select json_agg(json_build_object('title', k.title, 'lift', k.lift)) from (
      select v.title, coalesce(v.outlier_index, 1) as lift from ${videoProjects} v
      where v.organization_id = p.organization_id and v.channel_ucid = p.channel_ucid and v.deleted_at is null
        and v.status = 'published' and v.title is not null and v.id <> p.id
      order by v.outlier_index desc nulls last limit ${sql.raw(String(KNOWN_TITLES))}) k), '[]') as known
  from project p
  left join ${projectOptions} t on t.id = p.title_primary_option_id
  left join ${projectOptions} c on c.id = p.concept_primary_option_id`,
);

/**
 * In one statement, since the first word waits for it: may this person work on the project, was the id used, is there
 * budget left, then the run itself and all that the model needs to know. Nothing for a project out of reach.
 */
export async function begin(
  db: Pick<Database, "query">,
  { organizationId, channelUcid }: AuthorizedScope,
  { references, capCents, ...run }: NewRun,
): Promise<z.infer<typeof Beginning> | undefined> {
  const [row] = await beginRun(db, {
    ...run,
    organizationId,
    channelUcid,
    beside: JSON.stringify(references),
    capCents: capCents ?? null,
  });
  return row === undefined ? undefined : Beginning.parse(row);
}
