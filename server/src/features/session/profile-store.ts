import {
  type Entitlement,
  type OrganizationChannel,
  type OrganizationUser,
  UserProfile,
} from "@coldopen/contract/session/schema";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { preparedStatement } from "../../platform/db/prepared.ts";
import { type ColumnsOf, jsonObject, selectList, Timestamp } from "../../platform/db/rows.ts";
import { memberships, organizations, users } from "../accounts/tables.ts";
import { paymentDueAt, subscriptionActive } from "../billing/index.ts";
import { channels, entitlements, organizationChannels } from "../channels/tables.ts";
import { profilePictureOf } from "../profile-picture/index.ts";

const source = sql`'Studio'`;

const organizationChannel = jsonObject({
  organizationId: sql`oc.organization_id`,
  channel: jsonObject({
    id: sql`c.id`,
    ucid: sql`c.ucid`,
    name: sql`c.name`,
    handle: sql`c.handle`,
    channelThumbnail: sql`c.channel_thumbnail`,
    subscribers: sql`c.subscribers`,
  } satisfies ColumnsOf<OrganizationChannel["channel"]>),
  source,
  entitlementState: jsonObject({
    services: jsonObject({ creatorDescriptions: sql`oc.creator_descriptions` }),
    channelOrgPreferences: jsonObject({ thumbnailOptOut: sql`oc.thumbnail_opt_out` }),
  } satisfies ColumnsOf<OrganizationChannel["entitlementState"]>),
} satisfies ColumnsOf<OrganizationChannel>);

const entitlement = jsonObject({
  organizationId: sql`e.organization_id`,
  channel: jsonObject({ ucid: sql`e.channel_ucid` } satisfies ColumnsOf<Entitlement["channel"]>),
  role: sql`e.role`,
  source,
} satisfies ColumnsOf<Entitlement>);

const organizationUser = jsonObject({
  id: sql`m.id`,
  organizationId: sql`m.organization_id`,
  role: sql`m.role`,
  status: sql`m.status`,
  organization: jsonObject({
    id: sql`o.id`,
    name: sql`o.name`,
    isSpotterOrganization: sql`o.is_spotter_organization`,
    subscriptionActive,
    paymentDueAt,
    deletionDueAt: sql`o.deletion_due_at`,
  } satisfies ColumnsOf<OrganizationUser["organization"]>),
} satisfies ColumnsOf<OrganizationUser>);

/** Every entitlement has its channel, so that both lists come from one join. */
const openChannels = sql`
  select coalesce(json_agg(${organizationChannel} order by o.name, o.id, oc.created_at, c.ucid), '[]') as channels,
    coalesce(json_agg(${entitlement} order by e.created_at, e.id), '[]') as entitlements
  from ${entitlements} e
  join ${memberships} m on m.user_id = e.user_id and m.organization_id = e.organization_id and m.status = 'active'
  join ${organizations} o on o.id = e.organization_id
  join ${organizationChannels} oc on oc.organization_id = e.organization_id and oc.channel_ucid = e.channel_ucid
  join ${channels} c on c.ucid = oc.channel_ucid
  where e.user_id = u.id`;

const profileColumns = selectList({
  id: sql`u.id`,
  email: sql`u.email`,
  emailVerified: sql`u.email_verified`,
  firstName: sql`u.first_name`,
  lastName: sql`u.last_name`,
  profilePicture: profilePictureOf(sql`u.id`),
  timeZone: sql`u.time_zone`,
  language: sql`u.language`,
  hasPassword: sql`u.password_hash is not null`,
  isInternal: sql`${sql.placeholder("isInternal")}::boolean`,
  deletionDueAt: sql`u.deletion_due_at`,
  createdAt: sql`u.created_at`,
  organizations: sql`open.channels`,
  entitlements: sql`open.entitlements`,
  organizationUsers: sql`(
    select coalesce(json_agg(${organizationUser} order by m.created_at, m.id), '[]') from ${memberships} m
    join ${organizations} o on o.id = m.organization_id where m.user_id = u.id and m.status <> 'removed')`,
} satisfies ColumnsOf<UserProfile>);

const findProfile = preparedStatement(
  "profile",
  sql`
  select ${profileColumns} from ${users} u, lateral (${openChannels}) open
  where u.id = ${sql.placeholder("userId")}::uuid`,
);
const ProfileRow = UserProfile.extend({ createdAt: Timestamp, deletionDueAt: Timestamp.nullable() });

export const profileStore = (db: Pick<Database, "query">) => ({
  find: async (person: { userId: string; isInternal: boolean }): Promise<UserProfile | undefined> => {
    const [row] = await findProfile(db, { userId: person.userId, isInternal: person.isInternal });
    return row === undefined ? undefined : ProfileRow.parse(row);
  },
});
