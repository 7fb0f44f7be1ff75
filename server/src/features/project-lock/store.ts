import { LOCK_LIFE_SECONDS, LockOwner } from "@coldopen/contract/projects/sockets";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import { joinChannelAccess } from "../channels/index.ts";
import { profilePictureOf } from "../profile-picture/index.ts";
import { projectLocks, videoProjects } from "../projects/tables.ts";

/** A tab of a person: locks belong to it, not to the person. */
export type Tab = { socketId: string; userId: string };

const Seen = z.object({
  socketId: z.string().nullable(),
  fence: z.coerce.number(),
  isLive: z.boolean(),
  owner: LockOwner.nullable(),
});
export type SeenLock = z.infer<typeof Seen>;
const Fence = z.object({ fence: z.coerce.number() });
const Asked = z.object({ socketId: z.string() });
// Only the database's clock counts: those of the nodes may differ by minutes.
const life = sql`clock_timestamp() + make_interval(secs => ${sql.raw(String(LOCK_LIFE_SECONDS))})`;
const isLive = sql`l.expires_at > clock_timestamp() and l.user_id is not null`;
const personOf = sql`json_strip_nulls(json_build_object(
  'userId', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'profilePicture', ${profilePictureOf(sql`u.id`)}))`;

export const lockStore = (db: Pick<Database, "sql">) => ({
  /** Who holds the edit lock now. Returns undefined if the channel has no such project. */
  look: async ({ organizationId, channelUcid }: AuthorizedScope, projectId: string): Promise<SeenLock | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select l.socket_id as "socketId", coalesce(l.fence, 0) as fence, coalesce(${isLive}, false) as "isLive",
        case when ${isLive} then ${personOf} end as owner
      from ${videoProjects} p
      left join ${projectLocks} l on l.project_id = p.id left join ${users} u on u.id = l.user_id
      where p.id = ${projectId} and p.organization_id = ${organizationId} and p.channel_ucid = ${channelUcid}
        and p.deleted_at is null`);
    return rows[0] && Seen.parse(rows[0]);
  },
  /**
   * Takes the pen or goes on holding it; nothing while another tab holds it, or for whoever may not work on the project.
   * The fence grows when it changes hands.
   */
  take: async ({ socketId, userId }: Tab, projectId: string): Promise<number | undefined> => {
    const { rows } = await db.sql.execute(sql`
      insert into ${projectLocks} as l (project_id, socket_id, user_id, fence, expires_at)
      select p.id, ${socketId}, ${userId}::uuid, 1, ${life} from ${videoProjects} p ${joinChannelAccess(userId)}
      where p.id = ${projectId} and p.deleted_at is null and work.is_paid
      on conflict (project_id) do update set socket_id = excluded.socket_id, user_id = excluded.user_id, expires_at = ${life},
        fence = case when l.socket_id = excluded.socket_id then l.fence else l.fence + 1 end,
        asked_socket_id = nullif(l.asked_socket_id, excluded.socket_id)
      where l.socket_id = excluded.socket_id or not (${isLive})
        or (l.socket_id is null and l.user_id = excluded.user_id)
      returning l.fence`);
    return rows[0] && Fence.parse(rows[0]).fence;
  },
  putDown: async ({ socketId }: Tab, projectId: string): Promise<boolean> => {
    const { rowCount } = await db.sql.execute(sql`
      update ${projectLocks} set socket_id = null, expires_at = clock_timestamp(), asked_socket_id = null
      where project_id = ${projectId} and socket_id = ${socketId}`);
    return rowCount === 1;
  },
  /** To whoever asked, while they may still work here. */
  handOver: async ({ socketId }: Tab, projectId: string): Promise<boolean> => {
    const { rowCount } = await db.sql.execute(sql`
      update ${projectLocks} l set socket_id = l.asked_socket_id, user_id = l.asked_user_id, fence = l.fence + 1,
        expires_at = ${life}, asked_socket_id = null, asked_user_id = null
      where l.project_id = ${projectId} and l.socket_id = ${socketId} and l.asked_socket_id is not null
        and exists (select 1 from ${videoProjects} p ${joinChannelAccess(sql`l.asked_user_id`)} where p.id = l.project_id and work.is_paid)`);
    return rowCount === 1;
  },
  /** Whoever asks first waits first. Gives the tab that holds the pen. */
  ask: async ({ socketId, userId }: Tab, projectId: string): Promise<string | undefined> => {
    const { rows } = await db.sql.execute(sql`
      update ${projectLocks} l set asked_socket_id = ${socketId}, asked_user_id = ${userId}
      where l.project_id = ${projectId} and l.expires_at > clock_timestamp() and l.socket_id <> ${socketId}
        and (l.asked_socket_id is null or l.asked_socket_id = ${socketId})
      returning l.socket_id as "socketId"`);
    return rows[0] && Asked.parse(rows[0]).socketId;
  },
  ownerOf: async (projectId: string): Promise<LockOwner | null> => {
    const { rows } = await db.sql.execute(sql`
      select ${personOf} as owner from ${projectLocks} l join ${users} u on u.id = l.user_id
      where l.project_id = ${projectId} and l.expires_at > clock_timestamp()`);
    return rows[0] ? LockOwner.parse(rows[0].owner) : null;
  },
  nameOf: async (userId: string): Promise<LockOwner | undefined> => {
    const { rows } = await db.sql.execute(sql`select ${personOf} as owner from ${users} u where u.id = ${userId}`);
    return rows[0] && LockOwner.parse(rows[0].owner);
  },
  /** Gives the tab that had asked. */
  keep: async ({ socketId }: Tab, projectId: string): Promise<string | undefined> => {
    const { rows } = await db.sql.execute(sql`
      with old as (
        select l.project_id, l.asked_socket_id from ${projectLocks} l
        where l.project_id = ${projectId} and l.socket_id = ${socketId} and l.asked_socket_id is not null for update)
      update ${projectLocks} l set asked_socket_id = null, asked_user_id = null from old
      where l.project_id = old.project_id returning old.asked_socket_id as "socketId"`);
    return rows[0] && Asked.parse(rows[0]).socketId;
  },
  /** A tab whose connection is gone: its person may take the pen up again at once, others when it expires. */
  detach: async (socketId: string, projectIds: readonly string[]): Promise<void> => {
    await db.sql.execute(sql`
      update ${projectLocks} set socket_id = nullif(socket_id, ${socketId}), asked_socket_id = nullif(asked_socket_id, ${socketId})
      where project_id = any(${sql.param([...projectIds])}::uuid[]) and (socket_id = ${socketId} or asked_socket_id = ${socketId})`);
  },
});
