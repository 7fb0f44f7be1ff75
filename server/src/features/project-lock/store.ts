import { LOCK_LIFE_SECONDS, LockOwner } from "@coldopen/contract/projects/sockets";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import { joinChannelAccess } from "../channels/index.ts";
import { profilePictureOf } from "../profile-picture/index.ts";
import { projectLocks, videoProjects } from "../projects/tables.ts";

/** One tab of a person. Locks belong to the tab, not to the person. */
export type Tab = { socketId: string; userId: string };

const LockRow = z.object({
  socketId: z.string().nullable(),
  fence: z.coerce.number(),
  isLive: z.boolean(),
  owner: LockOwner.nullable(),
});
export type LockState = z.infer<typeof LockRow>;
const Fence = z.object({ fence: z.coerce.number() });
const SocketRow = z.object({ socketId: z.string() });
// Always the clock of the database: the clocks of the nodes may differ.
const newExpiry = sql`clock_timestamp() + make_interval(secs => ${sql.raw(String(LOCK_LIFE_SECONDS))})`;
const isLive = sql`l.expires_at > clock_timestamp() and l.user_id is not null`;
const ownerJson = sql`json_strip_nulls(json_build_object(
  'userId', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'profilePicture', ${profilePictureOf(sql`u.id`)}))`;

export const lockStore = (db: Pick<Database, "sql">) => ({
  /** The current holder of the edit lock. Undefined if the channel has no such project. */
  find: async ({ organizationId, channelUcid }: AuthorizedScope, projectId: string): Promise<LockState | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select l.socket_id as "socketId", coalesce(l.fence, 0) as fence, coalesce(${isLive}, false) as "isLive",
        case when ${isLive} then ${ownerJson} end as owner
      from ${videoProjects} p
      left join ${projectLocks} l on l.project_id = p.id left join ${users} u on u.id = l.user_id
      where p.id = ${projectId} and p.organization_id = ${organizationId} and p.channel_ucid = ${channelUcid}
        and p.deleted_at is null`);
    return rows[0] && LockRow.parse(rows[0]);
  },
  /**
   * Takes or renews the lock and returns the fencing token, which grows with each new holder. Undefined while another tab
   * holds the lock, or if the person may not work on the project.
   */
  take: async ({ socketId, userId }: Tab, projectId: string): Promise<number | undefined> => {
    const { rows } = await db.sql.execute(sql`
      insert into ${projectLocks} as l (project_id, socket_id, user_id, fence, expires_at)
      select p.id, ${socketId}, ${userId}::uuid, 1, ${newExpiry} from ${videoProjects} p ${joinChannelAccess(userId)}
      where p.id = ${projectId} and p.deleted_at is null and work.is_paid
      on conflict (project_id) do update set socket_id = excluded.socket_id, user_id = excluded.user_id, expires_at = ${newExpiry},
        fence = case when l.socket_id = excluded.socket_id then l.fence else l.fence + 1 end,
        asked_socket_id = nullif(l.asked_socket_id, excluded.socket_id)
      where l.socket_id = excluded.socket_id or not (${isLive})
        or (l.socket_id is null and l.user_id = excluded.user_id)
      returning l.fence`);
    return rows[0] && Fence.parse(rows[0]).fence;
  },
  release: async ({ socketId }: Tab, projectId: string): Promise<boolean> => {
    const { rowCount } = await db.sql.execute(sql`
      update ${projectLocks} set socket_id = null, expires_at = clock_timestamp(), asked_socket_id = null
      where project_id = ${projectId} and socket_id = ${socketId}`);
    return rowCount === 1;
  },
  /** Gives the lock to the tab that requested it, if its person may still work on the project. */
  handOver: async ({ socketId }: Tab, projectId: string): Promise<boolean> => {
    const { rowCount } = await db.sql.execute(sql`
      update ${projectLocks} l set socket_id = l.asked_socket_id, user_id = l.asked_user_id, fence = l.fence + 1,
        expires_at = ${newExpiry}, asked_socket_id = null, asked_user_id = null
      where l.project_id = ${projectId} and l.socket_id = ${socketId} and l.asked_socket_id is not null
        and exists (select 1 from ${videoProjects} p ${joinChannelAccess(sql`l.asked_user_id`)} where p.id = l.project_id and work.is_paid)`);
    return rowCount === 1;
  },
  /** Records the first request only. Returns the tab that holds the lock. */
  requestLock: async ({ socketId, userId }: Tab, projectId: string): Promise<string | undefined> => {
    const { rows } = await db.sql.execute(sql`
      update ${projectLocks} l set asked_socket_id = ${socketId}, asked_user_id = ${userId}
      where l.project_id = ${projectId} and l.expires_at > clock_timestamp() and l.socket_id <> ${socketId}
        and (l.asked_socket_id is null or l.asked_socket_id = ${socketId})
      returning l.socket_id as "socketId"`);
    return rows[0] && SocketRow.parse(rows[0]).socketId;
  },
  findOwner: async (projectId: string): Promise<LockOwner | null> => {
    const { rows } = await db.sql.execute(sql`
      select ${ownerJson} as owner from ${projectLocks} l join ${users} u on u.id = l.user_id
      where l.project_id = ${projectId} and l.expires_at > clock_timestamp()`);
    return rows[0] ? LockOwner.parse(rows[0].owner) : null;
  },
  findPerson: async (userId: string): Promise<LockOwner | undefined> => {
    const { rows } = await db.sql.execute(sql`select ${ownerJson} as owner from ${users} u where u.id = ${userId}`);
    return rows[0] && LockOwner.parse(rows[0].owner);
  },
  /** Returns the tab that had requested the lock. */
  clearRequest: async ({ socketId }: Tab, projectId: string): Promise<string | undefined> => {
    const { rows } = await db.sql.execute(sql`
      with old as (
        select l.project_id, l.asked_socket_id from ${projectLocks} l
        where l.project_id = ${projectId} and l.socket_id = ${socketId} and l.asked_socket_id is not null for update)
      update ${projectLocks} l set asked_socket_id = null, asked_user_id = null from old
      where l.project_id = old.project_id returning old.asked_socket_id as "socketId"`);
    return rows[0] && SocketRow.parse(rows[0]).socketId;
  },
  /** For a tab whose connection is lost: its person may take the lock again at once, others when it expires. */
  detach: async (socketId: string, projectIds: readonly string[]): Promise<void> => {
    await db.sql.execute(sql`
      update ${projectLocks} set socket_id = nullif(socket_id, ${socketId}), asked_socket_id = nullif(asked_socket_id, ${socketId})
      where project_id = any(${sql.param([...projectIds])}::uuid[]) and (socket_id = ${socketId} or asked_socket_id = ${socketId})`);
  },
});
