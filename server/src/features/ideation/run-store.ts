import { type IdeaElement, IdeationRun } from "@coldopen/contract/ideation/schema";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { preparedStatement } from "../../platform/db/prepared.ts";
import { joinChannelAccess } from "../channels/index.ts";
import { videoProjects } from "../projects/tables.ts";
import { sessions } from "../session/tables.ts";
import { lease, month } from "./moments.ts";
import { aiBudgets, aiReservations, ideationElements, ideationRuns } from "./tables.ts";

const Row = z.object({ run: IdeationRun });
const Ids = z.array(z.object({ id: z.uuid() }));
const EndedRun = z.object({ runId: z.uuid(), organizationId: z.uuid(), channelUcid: z.string() });
export type EndedRun = z.infer<typeof EndedRun>;
const idsIn = (rows: unknown) => Ids.parse(rows).map(({ id }) => id);

const runJson = sql`json_build_object('id', r.id, 'pane', r.purpose, 'option', r.option, 'input', r.input, 'references', r.beside, 'state', r.state,
  'errorReason', r.error_reason, 'total', r.total, 'madeBy', r.made_by,
  'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'elements', coalesce((select json_agg(json_build_object('id', e.id, 'index', e.index, 'content', e.content,
    'description', e.description, 'seed', e.seed, 'score', e.score, 'receipts', e.receipts) order by e.index)
    from ${ideationElements} e where e.run_id = r.id), '[]'))`;

const given = sql.placeholder;
const addElement = preparedStatement(
  "run element",
  sql`
  with element as (
    insert into ${ideationElements} (id, run_id, index, content, description, seed, score, receipts)
    values (${given("id")}::uuid, ${given("runId")}::uuid, ${given("index")}, ${given("content")}, ${given("description")},
      ${given("seed")}, ${given("score")}, ${given("receipts")}::jsonb))
  update ${ideationRuns} set state = 'partial' where id = ${given("runId")}::uuid and state = 'start'`,
);

export const runStore = (db: Pick<Database, "sql" | "query">) => ({
  /** What was set aside for a run that did not start after all. */
  release: ({ organizationId }: AuthorizedOrganization, cents: number) =>
    db.sql.execute(sql`
      update ${aiBudgets} set reserved_cents = greatest(0, reserved_cents - ${cents}::float8)
      where organization_id = ${organizationId} and month = ${month}`),
  addElement: (runId: string, { receipts, ...element }: IdeaElement) =>
    addElement(db, { ...element, runId, receipts: JSON.stringify(receipts) }),
  beat: (ids: readonly string[]) =>
    db.sql.execute(sql`
      update ${ideationRuns} set lease_until = ${lease} where id = any(${sql.param(ids)}::uuid[]) and state in ('start', 'partial')`),
  /** Of these runs, those whose session has ended and those whose asker may no longer work on their channel. */
  findRevoked: async (own: readonly { runId: string; sessionId: string }[]): Promise<string[]> => {
    const [runIds, sessionIds] = [own.map(({ runId }) => runId), own.map(({ sessionId }) => sessionId)];
    const { rows } = await db.sql.execute(sql`
      select own.run_id as id from unnest(${sql.param(runIds)}::uuid[], ${sql.param(sessionIds)}::uuid[]) as own(run_id, session_id)
      where not exists (
        select 1 from ${ideationRuns} p ${joinChannelAccess(sql`p.user_id`)}
        join ${sessions} s on s.id = own.session_id and s.user_id = p.user_id and s.expires_at > now() and s.ends_at > now()
        where p.id = own.run_id)`);
    return idsIn(rows);
  },
  silent: async (): Promise<string[]> => {
    const { rows } = await db.sql.execute(sql`
      select id from ${ideationRuns} where state in ('start', 'partial') and lease_until < clock_timestamp()`);
    return idsIn(rows);
  },
  /** Runs of nodes that died: they end as failed, and what they had set aside is free again. */
  endAbandoned: async (ids: readonly string[], errorReason: string): Promise<EndedRun[]> => {
    const { rows } = await db.sql.execute(sql`
      with ended as (
        update ${ideationRuns} set state = 'error', error_reason = ${errorReason}
        where id = any(${sql.param(ids)}::uuid[]) and state in ('start', 'partial') and lease_until < clock_timestamp()
        returning id, organization_id, channel_ucid, reserved_cents, date_trunc('month', created_at)::date as month),
      forgotten as (
        delete from ${aiReservations} where lease_until < clock_timestamp() returning organization_id, month, cents),
      freed as (
        update ${aiBudgets} b set reserved_cents = greatest(0, b.reserved_cents - e.cents)
        from (select organization_id, month, sum(cents) as cents from (
          select organization_id, month, reserved_cents as cents from ended
          union all select organization_id, month, cents from forgotten) f group by 1, 2) e
        where b.organization_id = e.organization_id and b.month = e.month)
      select id as "runId", organization_id as "organizationId", channel_ucid as "channelUcid" from ended`);
    return z.array(EndedRun).parse(rows);
  },
  ofProject: async (scope: AuthorizedScope, projectId: string, limit: number): Promise<IdeationRun[]> => {
    const { rows } = await db.sql.execute(sql`
      select ${runJson} as run from (
        select * from ${ideationRuns} where project_id = ${projectId} and organization_id = ${scope.organizationId}
          and channel_ucid = ${scope.channelUcid} and purpose <> 'name'
        order by created_at desc, id limit ${limit}) r`);
    return z
      .array(Row)
      .parse(rows)
      .map(({ run }) => run);
  },
  /** The channel of a run that this person started. */
  findOwner: async (userId: string, runId: string): Promise<ChannelScope | undefined> => {
    const { organizationId, channelUcid } = ideationRuns;
    const [row] = await db.sql
      .select({ organizationId, channelUcid })
      .from(ideationRuns)
      .where(and(eq(ideationRuns.id, runId), eq(ideationRuns.userId, userId)));
    return row;
  },
  /** A run that this person started, as it stands. */
  mine: async (
    { organizationId, channelUcid }: AuthorizedScope,
    userId: string,
    runId: string,
  ): Promise<IdeationRun | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select ${runJson} as run from ${ideationRuns} r join ${videoProjects} p on p.id = r.project_id
      where r.id = ${runId} and r.user_id = ${userId} and r.organization_id = ${organizationId}
        and r.channel_ucid = ${channelUcid} and r.purpose <> 'name' and p.deleted_at is null`);
    return rows[0] && Row.parse(rows[0]).run;
  },
});
