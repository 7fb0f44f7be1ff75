import type { UserProfile } from "@coldopen/contract/session/schema";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { preparedStatement } from "../../platform/db/prepared.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { subscriptionActive } from "../billing/index.ts";
import { channels, entitlements, organizationChannels } from "../channels/tables.ts";
import { profilePictureOf } from "../profile-picture/index.ts";
import { memberships, organizations } from "../team/tables.ts";
import { identities, mailTokens, users } from "./tables.ts";

// The reply's schema writes it; reading it here too would cost the profile a tenth of its speed.
const ProfileRow = z.object({ profile: z.custom<Omit<UserProfile, "isInternal">>() });
type Purpose = "verify" | "reset";
type UserChange = {
  [K in "emailVerified" | "passwordHash" | "firstName" | "lastName" | "language" | "timeZone"]?:
    | (typeof users.$inferSelect)[K]
    | undefined;
};
type NewUser = {
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  timeZone: string;
  emailVerified: boolean;
};

const isoMoment = (column: unknown) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const findProfile = preparedStatement(
  "profile",
  sql`
  select json_build_object(
    'id', u.id, 'email', u.email, 'emailVerified', u.email_verified, 'firstName', u.first_name, 'lastName', u.last_name, 'profilePicture', ${profilePictureOf(sql`u.id`)},
    'timeZone', u.time_zone, 'language', u.language, 'hasPassword', u.password_hash is not null, 'createdAt', ${isoMoment(sql`u.created_at`)},
    'organizations', coalesce((select json_agg(json_build_object(
        'organizationId', oc.organization_id,
        'channel', json_build_object('id', c.id, 'ucid', c.ucid, 'name', c.name, 'handle', c.handle, 'channelThumbnail', c.channel_thumbnail, 'subscribers', c.subscribers),
        'source', 'Studio',
        'entitlementState', json_build_object(
          'services', json_build_object('creatorDescriptions', oc.creator_descriptions),
          'channelOrgPreferences', json_build_object('thumbnailOptOut', oc.thumbnail_opt_out))) order by o.name, o.id, oc.created_at, c.ucid)
      from ${entitlements} e
      join ${memberships} m on m.user_id = e.user_id and m.organization_id = e.organization_id and m.status = 'active'
      join ${organizations} o on o.id = e.organization_id
      join ${organizationChannels} oc on oc.organization_id = e.organization_id and oc.channel_ucid = e.channel_ucid
      join ${channels} c on c.ucid = oc.channel_ucid
      where e.user_id = u.id), '[]'),
    'entitlements', coalesce((select json_agg(json_build_object(
        'organizationId', e.organization_id, 'channel', json_build_object('ucid', e.channel_ucid), 'role', e.role, 'source', 'Studio') order by e.created_at, e.id)
      from ${entitlements} e
      join ${memberships} m on m.user_id = e.user_id and m.organization_id = e.organization_id and m.status = 'active'
      where e.user_id = u.id), '[]'),
    'organizationUsers', coalesce((select json_agg(json_build_object(
        'id', m.id, 'organizationId', m.organization_id, 'role', m.role, 'status', m.status,
        'organization', json_build_object('id', o.id, 'name', o.name, 'isSpotterOrganization', o.is_spotter_organization, 'subscriptionActive', ${subscriptionActive})) order by m.created_at, m.id)
      from ${memberships} m join ${organizations} o on o.id = m.organization_id where m.user_id = u.id and m.status <> 'removed'), '[]')
  ) as profile
  from ${users} u where u.id = ${sql.placeholder("userId")}::uuid`,
);

export const accountStore = (db: Pick<Database, "sql" | "query">) => ({
  byEmail: async (email: string) => (await db.sql.select().from(users).where(eq(users.email, email)))[0],
  byId: async (id: string) => (await db.sql.select().from(users).where(eq(users.id, id)))[0],
  /** Nothing where the address is taken. */
  insert: async (user: NewUser) => (await db.sql.insert(users).values(user).onConflictDoNothing().returning())[0],
  update: (id: string, change: UserChange) => db.sql.update(users).set(change).where(eq(users.id, id)),
  delete: (id: string) => db.sql.delete(users).where(eq(users.id, id)),

  byIdentity: async (provider: string, subject: string) => {
    const [row] = await db.sql
      .select({ userId: identities.userId })
      .from(identities)
      .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
    return row?.userId;
  },
  addIdentity: (provider: string, subject: string, userId: string) =>
    db.sql.insert(identities).values({ provider, subject, userId }).onConflictDoNothing(),

  /** Only the newest link of its kind opens; of two asked for at once, one waits for the other. */
  addMailToken: async (userId: string, purpose: Purpose, token: string, hours: number) => {
    await db.sql.execute(sql`select 1 from ${users} where id = ${userId} for update`);
    await db.sql.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
    await db.sql.insert(mailTokens).values({
      userId,
      purpose,
      tokenHash: hashSecret(token),
      expiresAt: sql`now() + make_interval(hours => ${hours})`,
    });
  },
  dropMailTokens: (userId: string) => db.sql.delete(mailTokens).where(eq(mailTokens.userId, userId)),
  deleteExpiredMailTokens: () => db.sql.delete(mailTokens).where(lt(mailTokens.expiresAt, sql`now()`)),
  /** A link opens once: whoever takes the token removes it. */
  takeMailToken: async (purpose: Purpose, token: string) => {
    const [row] = await db.sql
      .delete(mailTokens)
      .where(
        and(
          eq(mailTokens.tokenHash, hashSecret(token)),
          eq(mailTokens.purpose, purpose),
          gt(mailTokens.expiresAt, sql`now()`),
        ),
      )
      .returning({ userId: mailTokens.userId });
    return row?.userId;
  },

  profile: async (userId: string) => {
    const [row] = await findProfile(db, { userId });
    return row ? ProfileRow.parse(row).profile : undefined;
  },
});
