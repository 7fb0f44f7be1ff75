import { MembershipStatus, Role, SESSION_PREVIOUS_ID_SECONDS } from "@coldopen/contract/session/schema";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { preparedStatement } from "../../platform/db/prepared.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { type SocketSession, socketSessionOf } from "../../platform/sockets/rooms.ts";
import { memberships, organizations, users } from "../accounts/tables.ts";
import { subscriptionActive } from "../billing/index.ts";
import { channels, entitlements } from "../channels/tables.ts";
import type { SessionCookie } from "./rules.ts";
import { sessions } from "./tables.ts";

const AccessRow = z.object({
  userId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isAlive: z.boolean(),
  isCurrent: z.boolean(),
  isPrevious: z.boolean(),
  memberships: z.array(
    z.object({
      organizationId: z.string(),
      role: Role,
      status: MembershipStatus,
      subscriptionActive: z.boolean(),
      isSpotterOrganization: z.boolean(),
    }),
  ),
  entitlements: z.array(z.object({ organizationId: z.string(), channelUcid: z.string(), role: Role })),
});
export type AccessRow = z.infer<typeof AccessRow>;
const Found = z.object({ found: AccessRow });
const LiveSessions = z.array(
  AccessRow.pick({ userId: true, memberships: true, entitlements: true }).extend({ sessionId: z.string() }),
);

/** Of the person of a session `s`. */
const membershipsOf = sql`coalesce((
  select json_agg(json_build_object('organizationId', m.organization_id, 'role', m.role, 'status', m.status,
    'subscriptionActive', ${subscriptionActive}, 'isSpotterOrganization', o.is_spotter_organization))
  from ${memberships} m join ${organizations} o on o.id = m.organization_id where m.user_id = s.user_id), '[]')`;
const activeEntitlementsOf = sql`coalesce((
  select json_agg(json_build_object('organizationId', e.organization_id, 'channelUcid', e.channel_ucid, 'role', e.role))
  from ${entitlements} e join ${memberships} m on m.user_id = e.user_id and m.organization_id = e.organization_id and m.status = 'active'
  where e.user_id = s.user_id), '[]')`;

const hash = sql.placeholder("hash");
/** One column: the driver reads a description of each, at every request. */
const findAccess = preparedStatement(
  "access",
  sql`
  select json_build_object('userId', s.user_id, 'email', u.email, 'emailVerified', u.email_verified,
    'isAlive', s.expires_at > now() and s.ends_at > now(),
    'isCurrent', coalesce(s.secret_hash = ${hash}::bytea, false),
    'isPrevious', coalesce(s.previous_secret_hash = ${hash}::bytea and s.rotated_at > now() - make_interval(secs => ${sql.raw(String(SESSION_PREVIOUS_ID_SECONDS))}), false),
    'memberships', ${membershipsOf}, 'entitlements', ${activeEntitlementsOf}) as found
  from ${sessions} s join ${users} u on u.id = s.user_id where s.id = ${sql.placeholder("id")}::uuid`,
);

/** One statement says who holds a session cookie and all that they may see. */
export const accessStore = (db: Pick<Database, "sql" | "query">) => ({
  find: async ({ id, secret }: SessionCookie): Promise<AccessRow | undefined> => {
    const [row] = await findAccess(db, { id, hash: hashSecret(secret) });
    return row ? Found.parse(row).found : undefined;
  },
  /** For a caller whose session was authenticated earlier, on a connection that is still open. */
  findBySession: async (id: string): Promise<AccessRow | undefined> => {
    const [row] = await findAccess(db, { id, hash: null });
    return row ? Found.parse(row).found : undefined;
  },
  /** Which of these sessions live, and what each may receive. */
  findSocketSessions: async (sessionIds: readonly string[]): Promise<SocketSession[]> => {
    const { rows } = await db.sql.execute(sql`
      select s.id as "sessionId", s.user_id as "userId", ${membershipsOf} as memberships, ${activeEntitlementsOf} as entitlements
      from ${sessions} s where s.id = any(${sql.param(sessionIds)}::uuid[]) and s.expires_at > now() and s.ends_at > now()`);
    return LiveSessions.parse(rows).map(socketSessionOf);
  },
  channelExists: async (ucid: string): Promise<boolean> => {
    const { rows } = await db.sql.execute(sql`select 1 from ${channels} where ucid = ${ucid}`);
    return rows.length > 0;
  },
});
