import type {
  Entitlement,
  OrganizationChannel,
  OrganizationUser,
  UserProfile,
} from "@coldopen/contract/session/schema";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import {
  jsonText,
  momentPiece,
  numberPiece,
  type Pieces,
  piecesFrom,
  textPiece,
  wordPiece,
  yesPiece,
} from "../../platform/db/json-text.ts";
import { preparedStatement } from "../../platform/db/prepared.ts";
import { Written } from "../../platform/http/written.ts";
import { subscriptionActive } from "../billing/index.ts";
import { channels, entitlements, organizationChannels } from "../channels/tables.ts";
import { profilePictureOf } from "../profile-picture/index.ts";
import { memberships, organizations } from "../team/tables.ts";
import { users } from "./tables.ts";

const STUDIO = sql.raw(`'"Studio"'`);

const organizationChannel = jsonText({
  organizationId: wordPiece(sql`oc.organization_id`),
  channel: jsonText({
    id: wordPiece(sql`c.id`),
    ucid: textPiece(sql`c.ucid`),
    name: textPiece(sql`c.name`),
    handle: textPiece(sql`c.handle`),
    channelThumbnail: textPiece(sql`c.channel_thumbnail`),
    subscribers: numberPiece(sql`c.subscribers`),
  } satisfies Pieces<OrganizationChannel["channel"]>),
  source: STUDIO,
  entitlementState: jsonText({
    services: jsonText({ creatorDescriptions: yesPiece(sql`oc.creator_descriptions`) }),
    channelOrgPreferences: jsonText({ thumbnailOptOut: yesPiece(sql`oc.thumbnail_opt_out`) }),
  } satisfies Pieces<OrganizationChannel["entitlementState"]>),
} satisfies Pieces<OrganizationChannel>);

const entitlement = jsonText({
  organizationId: wordPiece(sql`e.organization_id`),
  channel: jsonText({ ucid: textPiece(sql`e.channel_ucid`) } satisfies Pieces<Entitlement["channel"]>),
  role: wordPiece(sql`e.role`),
  source: STUDIO,
} satisfies Pieces<Entitlement>);

const organizationUser = jsonText({
  id: wordPiece(sql`m.id`),
  organizationId: wordPiece(sql`m.organization_id`),
  role: wordPiece(sql`m.role`),
  status: wordPiece(sql`m.status`),
  organization: jsonText({
    id: wordPiece(sql`o.id`),
    name: textPiece(sql`o.name`),
    isSpotterOrganization: yesPiece(sql`o.is_spotter_organization`),
    subscriptionActive: yesPiece(subscriptionActive),
  } satisfies Pieces<OrganizationUser["organization"]>),
} satisfies Pieces<OrganizationUser>);

/** Every entitlement has its channel, so that both lists come from one walk. */
const openChannels = sql`
  select string_agg(${organizationChannel}, ',' order by o.name, o.id, oc.created_at, c.ucid) as channels,
    string_agg(${entitlement}, ',' order by e.created_at, e.id) as entitlements
  from ${entitlements} e
  join ${memberships} m on m.user_id = e.user_id and m.organization_id = e.organization_id and m.status = 'active'
  join ${organizations} o on o.id = e.organization_id
  join ${organizationChannels} oc on oc.organization_id = e.organization_id and oc.channel_ucid = e.channel_ucid
  join ${channels} c on c.ucid = oc.channel_ucid
  where e.user_id = u.id`;

const profile = jsonText({
  id: wordPiece(sql`u.id`),
  email: textPiece(sql`u.email`),
  emailVerified: yesPiece(sql`u.email_verified`),
  firstName: textPiece(sql`u.first_name`),
  lastName: textPiece(sql`u.last_name`),
  profilePicture: textPiece(profilePictureOf(sql`u.id`)),
  timeZone: textPiece(sql`u.time_zone`),
  language: textPiece(sql`u.language`),
  hasPassword: yesPiece(sql`(u.password_hash is not null)`),
  isInternal: yesPiece(sql`${sql.placeholder("isInternal")}::boolean`),
  createdAt: momentPiece(sql`u.created_at`),
  organizations: sql`concat('[', open.channels, ']')`,
  entitlements: sql`concat('[', open.entitlements, ']')`,
  organizationUsers: piecesFrom(sql`
    select string_agg(${organizationUser}, ',' order by m.created_at, m.id) from ${memberships} m
    join ${organizations} o on o.id = m.organization_id where m.user_id = u.id and m.status <> 'removed'`),
} satisfies Pieces<UserProfile>);

const findProfile = preparedStatement(
  "profile",
  sql`
  select ${profile} as profile from ${users} u, lateral (${openChannels}) open
  where u.id = ${sql.placeholder("userId")}::uuid`,
);
const ProfileRow = z.object({ profile: z.string() });

/** The one answer that every visit asks for: written by the database, and so not read and written again here. */
export const profileStore = (db: Pick<Database, "query">) => ({
  find: async (person: { userId: string; isInternal: boolean }): Promise<Written<UserProfile> | undefined> => {
    const [row] = await findProfile(db, { userId: person.userId, isInternal: person.isInternal });
    return row ? new Written<UserProfile>(ProfileRow.parse(row).profile) : undefined;
  },
});
