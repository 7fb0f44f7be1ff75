import type { Reference } from "@coldopen/contract/ideation/references";
import { type BrainstormOption, type IdeaElement, IdeationRun } from "@coldopen/contract/ideation/schema";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { whereMayWork } from "../channels/index.ts";
import { projectOptions, videoProjects } from "../projects/tables.ts";
import { aiBudgets, aiReservations, ideationElements, ideationRuns, type Purpose } from "./tables.ts";

const LEASE_SECONDS = 7;
const KNOWN_TITLES = 60;

const Beginning = z.object({
  isPaid: z.boolean(),
  isUsed: z.boolean(),
  isStarted: z.boolean(),
  isReserved: z.boolean(),
  project: z.object({ name: z.string(), title: z.string().nullable(), concept: z.string().nullable() }),
  known: z.array(z.object({ title: z.string(), lift: z.number() })),
});
export type NewRun = {
  id: string;
  organizationId: string;
  channelUcid: string;
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
const lease = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;
const month = sql`date_trunc('month', clock_timestamp())::date`;
const Row = z.object({ run: IdeationRun });
const Place = z.object({ isRunning: z.boolean() });

const runJson = sql`json_build_object('id', r.id, 'pane', r.purpose, 'option', r.option, 'input', r.input, 'references', r.beside, 'state', r.state,
  'errorReason', r.error_reason, 'total', r.total, 'madeBy', r.made_by,
  'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'elements', coalesce((select json_agg(json_build_object('id', e.id, 'index', e.index, 'content', e.content,
    'description', e.description, 'seed', e.seed, 'score', e.score, 'receipts', e.receipts) order by e.index)
    from ${ideationElements} e where e.run_id = r.id), '[]'))`;

export const runStore = (db: Pick<Database, "sql">) => ({
  /**
   * In one statement, since the first word waits for it: may this person work on the project, was the id used, is there
   * budget left, then the run itself and all that the model needs to know. Nothing for a project out of reach.
   */
  begin: async (run: NewRun): Promise<z.infer<typeof Beginning> | undefined> => {
    const cap = run.capCents === undefined ? sql`'infinity'::float8` : sql`${run.capCents}::float8`;
    const cost = sql`${run.costAtMostCents}::float8`;
    const { rows } = await db.sql.execute(sql`
      with project as (
        select p.*, work.is_paid from ${videoProjects} p ${whereMayWork(run.userId)}
        where p.id = ${run.projectId} and p.organization_id = ${run.organizationId}
          and p.channel_ucid = ${run.channelUcid} and p.deleted_at is null),
      used as (select 1 from ${ideationRuns} where id = ${run.id}),
      budget as (
        insert into ${aiBudgets} as b (organization_id, month, reserved_cents)
        select organization_id, ${month}, ${cost} from project
        where is_paid and not exists (select 1 from used) and ${cost} > 0 and ${cost} <= ${cap}
        on conflict (organization_id, month) do update set reserved_cents = b.reserved_cents + excluded.reserved_cents
        where b.spent_cents + b.reserved_cents + excluded.reserved_cents <= ${cap}
        returning 1),
      run as (
        insert into ${ideationRuns} (id, organization_id, channel_ucid, project_id, user_id, purpose, option, input, beside, total,
          made_by, reserved_cents, lease_until)
        select ${run.id}::uuid, organization_id, channel_ucid, id, ${run.userId}::uuid, ${run.purpose}, ${run.option},
          ${run.input}, ${JSON.stringify(run.references)}::jsonb, ${run.total}::smallint, ${run.madeBy}, ${cost}, ${lease} from project
        where is_paid and (${cost} = 0 or exists (select 1 from budget))
        on conflict (id) do nothing returning 1)
      select p.is_paid as "isPaid", exists (select 1 from used) as "isUsed", exists (select 1 from run) as "isStarted",
        ${cost} = 0 or exists (select 1 from budget) as "isReserved",
        json_build_object('name', p.name, 'title', coalesce(p.title, t.content), 'concept', c.content) as project,
        coalesce((select json_agg(json_build_object('title', k.title, 'lift', k.lift)) from (
          select v.title, coalesce(v.outlier_index, 1) as lift from ${videoProjects} v
          where v.organization_id = p.organization_id and v.channel_ucid = p.channel_ucid and v.deleted_at is null
            and v.status = 'published' and v.title is not null and v.id <> p.id
          order by v.outlier_index desc nulls last limit ${KNOWN_TITLES}) k), '[]') as known
      from project p
      left join ${projectOptions} t on t.id = p.title_primary_option_id
      left join ${projectOptions} c on c.id = p.concept_primary_option_id`);
    return rows[0] && Beginning.parse(rows[0]);
  },
  /** What was set aside for a run that did not start after all. */
  release: (organizationId: string, cents: number) =>
    db.sql.execute(sql`
      update ${aiBudgets} set reserved_cents = greatest(0, reserved_cents - ${cents}::float8)
      where organization_id = ${organizationId} and month = ${month}`),
  addElement: (runId: string, { receipts, ...element }: IdeaElement) =>
    db.sql.execute(sql`
      with element as (
        insert into ${ideationElements} (id, run_id, index, content, description, seed, score, receipts)
        values (${element.id}, ${runId}, ${element.index}, ${element.content}, ${element.description}, ${element.seed},
          ${element.score}, ${JSON.stringify(receipts)}::jsonb))
      update ${ideationRuns} set state = 'partial' where id = ${runId} and state = 'start'`),
  beat: (ids: readonly string[]) =>
    db.sql.execute(sql`
      update ${ideationRuns} set lease_until = ${lease} where id = any(${sql.param(ids)}::uuid[]) and state in ('start', 'partial')`),
  /** Runs of nodes that died: they end as failed, and what they had set aside is free again. */
  endAbandoned: async (errorReason: string): Promise<string[]> => {
    const { rows } = await db.sql.execute(sql`
      with ended as (
        update ${ideationRuns} set state = 'error', error_reason = ${errorReason}
        where state in ('start', 'partial') and lease_until < clock_timestamp()
        returning id, organization_id, reserved_cents, date_trunc('month', created_at)::date as month),
      forgotten as (
        delete from ${aiReservations} where lease_until < clock_timestamp() returning organization_id, month, cents),
      freed as (
        update ${aiBudgets} b set reserved_cents = greatest(0, b.reserved_cents - e.cents)
        from (select organization_id, month, sum(cents) as cents from (
          select organization_id, month, reserved_cents as cents from ended
          union all select organization_id, month, cents from forgotten) f group by 1, 2) e
        where b.organization_id = e.organization_id and b.month = e.month)
      select id from ended`);
    return z
      .array(z.object({ id: z.uuid() }))
      .parse(rows)
      .map(({ id }) => id);
  },
  ofProject: async (userId: string, projectId: string, limit: number): Promise<IdeationRun[] | undefined> => {
    const { rows } = await db.sql.execute(sql`
      with project as (
        select p.id from ${videoProjects} p ${whereMayWork(userId)}
        where p.id = ${projectId} and p.deleted_at is null and work.is_paid)
      select ${runJson} as run from (
        select * from ${ideationRuns} where project_id = (select id from project) and purpose <> 'name'
        order by created_at desc, id limit ${limit}) r
      union all select null where not exists (select 1 from project)`);
    if (rows.length === 1 && rows[0]?.run === null) return undefined;
    return z
      .array(Row)
      .parse(rows)
      .map(({ run }) => run);
  },
  /** A run of this person's own, as it stands. */
  mine: async (userId: string, runId: string): Promise<IdeationRun | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select ${runJson} as run from ${ideationRuns} r join ${videoProjects} p on p.id = r.project_id ${whereMayWork(userId)}
      where r.id = ${runId} and r.user_id = ${userId} and r.purpose <> 'name' and p.deleted_at is null`);
    return rows[0] && Row.parse(rows[0]).run;
  },
  isMine: async (userId: string, runId: string): Promise<boolean> => {
    const { rows } = await db.sql.execute(sql`
      select state in ('start', 'partial') as "isRunning" from ${ideationRuns} where id = ${runId} and user_id = ${userId}`);
    return rows.length > 0 && Place.safeParse(rows[0]).success;
  },
});
