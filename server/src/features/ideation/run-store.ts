import { type IdeaElement, IdeationRun } from "@coldopen/contract/ideation/schema";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import type { AiOutcome } from "../ai-usage/index.ts";
import { joinChannelAccess } from "../channels/index.ts";
import { videoProjects } from "../projects/tables.ts";
import { sessions } from "../session/tables.ts";
import { ideationElements, ideationRuns } from "./tables.ts";

export type NewRun = Pick<
  typeof ideationRuns.$inferInsert,
  "id" | "projectId" | "purpose" | "option" | "input" | "otherInput" | "thisBut" | "total" | "madeBy"
> & { userId: string; references: readonly unknown[] };

const RunRow = z.object({ run: IdeationRun });
const Ids = z.array(z.object({ id: z.uuid() }));
const isActive = inArray(ideationRuns.state, ["start", "partial"]);

const runJson = sql`json_build_object('id', r.id, 'pane', r.purpose, 'option', r.option, 'input', r.input, 'otherInput', r.other_input, 'thisBut', r.this_but,
  'references', r.beside, 'state', r.state,
  'errorReason', r.error_reason, 'total', r.total, 'madeBy', r.made_by,
  'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'elements', coalesce((select json_agg(json_build_object('id', e.id, 'index', e.index, 'content', e.content,
    'description', e.description, 'seed', e.seed, 'score', e.score, 'receipts', e.receipts) order by e.index)
    from ${ideationElements} e where e.run_id = r.id), '[]'))`;

export const ideationRunStore = (db: Pick<Database, "sql">) => ({
  /** False if the id is in use. */
  insert: async (scope: AuthorizedScope, { references, ...run }: NewRun): Promise<boolean> => {
    const { organizationId, channelUcid } = scope;
    const rows = await db.sql
      .insert(ideationRuns)
      .values({ ...run, organizationId, channelUcid, beside: references })
      .onConflictDoNothing()
      .returning({ id: ideationRuns.id });
    return rows.length > 0;
  },
  lockForUpdate: async ({ organizationId, channelUcid }: AuthorizedScope, id: string) => {
    const { userId, projectId, state } = ideationRuns;
    const [row] = await db.sql
      .select({ userId, projectId, state })
      .from(ideationRuns)
      .where(
        and(
          eq(ideationRuns.id, id),
          eq(ideationRuns.organizationId, organizationId),
          eq(ideationRuns.channelUcid, channelUcid),
        ),
      )
      .for("no key update");
    return row;
  },
  restart: async ({ id, references, ...run }: NewRun): Promise<void> => {
    await db.sql
      .update(ideationRuns)
      .set({ ...run, beside: references, state: "start", errorReason: null, createdAt: sql`clock_timestamp()` })
      .where(eq(ideationRuns.id, id));
  },
  insertElement: async (runId: string, element: IdeaElement): Promise<void> => {
    await db.sql.insert(ideationElements).values({ ...element, runId });
  },
  deleteElements: async (runId: string): Promise<void> => {
    await db.sql.delete(ideationElements).where(eq(ideationElements.runId, runId));
  },
  markPartial: async (id: string): Promise<void> => {
    await db.sql
      .update(ideationRuns)
      .set({ state: "partial" })
      .where(and(eq(ideationRuns.id, id), isActive));
  },
  /** False if the run has ended before. */
  finish: async (id: string, state: AiOutcome, errorReason: string | null): Promise<boolean> => {
    const rows = await db.sql
      .update(ideationRuns)
      .set({ state, errorReason })
      .where(and(eq(ideationRuns.id, id), isActive))
      .returning({ id: ideationRuns.id });
    return rows.length > 0;
  },
  /** Of these runs, those whose session has ended and those whose person may no longer work on their channel. */
  listRevoked: async (active: readonly { id: string; sessionId: string }[]): Promise<string[]> => {
    const [runIds, sessionIds] = [active.map(({ id }) => id), active.map(({ sessionId }) => sessionId)];
    const { rows } = await db.sql.execute(sql`
      select own.run_id as id from unnest(${sql.param(runIds)}::uuid[], ${sql.param(sessionIds)}::uuid[]) as own(run_id, session_id)
      where not exists (
        select 1 from ${ideationRuns} p ${joinChannelAccess(sql`p.user_id`)}
        join ${sessions} s on s.id = own.session_id and s.user_id = p.user_id and s.expires_at > now() and s.ends_at > now()
        where p.id = own.run_id)`);
    return Ids.parse(rows).map(({ id }) => id);
  },
  listForProject: async (scope: AuthorizedScope, projectId: string, limit: number): Promise<IdeationRun[]> => {
    const { rows } = await db.sql.execute(sql`
      select ${runJson} as run from (
        select * from ${ideationRuns} where project_id = ${projectId} and organization_id = ${scope.organizationId}
          and channel_ucid = ${scope.channelUcid} and purpose <> 'name'
        order by created_at desc, id limit ${limit}) r`);
    return z
      .array(RunRow)
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
  /** Only a run that this person started. */
  find: async (
    { organizationId, channelUcid }: AuthorizedScope,
    userId: string,
    runId: string,
  ): Promise<IdeationRun | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select ${runJson} as run from ${ideationRuns} r join ${videoProjects} p on p.id = r.project_id
      where r.id = ${runId} and r.user_id = ${userId} and r.organization_id = ${organizationId}
        and r.channel_ucid = ${channelUcid} and r.purpose <> 'name' and p.deleted_at is null`);
    return rows[0] && RunRow.parse(rows[0]).run;
  },
});
