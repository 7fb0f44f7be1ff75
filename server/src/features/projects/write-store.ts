import type { Scope } from "@coldopen/contract/kernel/route";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import type { preparedStatement } from "../../platform/db/prepared.ts";
import { whereMayWork } from "../channels/index.ts";
import { users } from "../session/tables.ts";
import { notFound, refusalOf } from "./hold.ts";
import { holdStore, type Which } from "./hold-store.ts";
import { projectLocks, videoProjects } from "./tables.ts";

const given = sql.placeholder;

/**
 * How every write of a project begins, by `userId` with `fence`: `held` is the row that nobody else can change until the
 * statement ends, `pen` its lock. What follows happens only where `verdict.says` is 'ok', and reads the rest of the project
 * as it was when the statement began: where the row has changed since, it says 'again' and nothing happens.
 */
export const holding = (projectId: SQL, refusals: SQL = sql``): SQL => sql`
  held as materialized (
    select p.*, p.ctid as version, work.is_paid from ${videoProjects} p ${whereMayWork(sql`${given("userId")}::uuid`)}
    where p.id = ${projectId} and p.deleted_at is null for no key update of p),
  pen as materialized (select l.* from ${projectLocks} l where l.project_id = (select id from held) for share),
  verdict as materialized (
    select h.id, json_build_object('organizationId', h.organization_id, 'channelUcid', h.channel_ucid) as scope,
      trim(u.first_name || ' ' || u.last_name) as owner, case
      when not h.is_paid then 'unpaid'
      when pen.expires_at > clock_timestamp() and pen.user_id <> ${given("userId")}::uuid then 'locked'
      when ${given("fence")}::bigint <> coalesce(pen.fence, 0) then 'late'
      when h.version <> (select p.ctid from ${videoProjects} p where p.id = h.id) then 'again'
      ${refusals} else 'ok' end as says
    from held h left join pen on true left join ${users} u on u.id = pen.user_id)`;

const Verdict = z.object({
  says: z.string(),
  owner: z.string().nullable(),
  scope: z.object({ organizationId: z.uuid(), channelUcid: z.string() }),
});
type Writing = { userId: string; fence?: number | undefined };

/** One statement; where it met another write of the same project, it waits for its turn and asks once more. */
export async function write<T extends z.ZodType>(
  db: Pick<Database, "sql" | "query" | "transaction">,
  which: Which,
  { userId, fence }: Writing,
  { statement, values, found }: { statement: ReturnType<typeof preparedStatement>; values: object; found: T },
): Promise<{ scope: Scope; found: z.output<T> }> {
  const ask = async () => {
    const [row] = await statement(db, { ...values, userId, fence: fence ?? null });
    if (row === undefined) throw notFound();
    return { row, verdict: Verdict.parse(row) };
  };
  const first = await ask();
  const { row, verdict } =
    first.verdict.says === "again"
      ? await db.transaction(async () => {
          await holdStore(db).hold(userId, which);
          return ask();
        })
      : first;
  if (verdict.says !== "ok") throw refusalOf(verdict.says, verdict.owner ?? "");
  return { scope: verdict.scope, found: found.parse(row) };
}
