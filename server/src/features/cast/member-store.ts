import { CAST_MEMBERS_MAX, CastMember } from "@coldopen/contract/cast/schema";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import { castMembers, castPhotos } from "./tables.ts";

const inChannel = ({ organizationId, channelUcid }: AuthorizedScope) =>
  sql`m.organization_id = ${organizationId} and m.channel_ucid = ${channelUcid}`;
const picture = (id: SQL) => sql`json_build_object('id', ${id}, 'url', '/api/pictures/' || ${id})`;

export const PictureIds = z.array(z.uuid());
export const photoJson = sql`json_build_object('id', f.id, 'photo', ${picture(sql`f.photo_id`)},
  'cutout', case when f.cutout_id is not null then ${picture(sql`f.cutout_id`)} end, 'state', f.state, 'problem', f.problem)`;

export const memberStore = (db: Pick<Database, "sql">) => {
  const read = async (where: SQL): Promise<CastMember[]> => {
    const { rows } = await db.sql.execute(sql`
      select m.id, m.name,
        json_build_object('by', nullif(concat_ws(' ', u.first_name, u.last_name), ''),
          'at', to_char(m.consent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as consent,
        coalesce((select json_agg(${photoJson} order by f.created_at, f.id) from ${castPhotos} f
          where f.member_id = m.id), '[]') as photos
      from ${castMembers} m left join ${users} u on u.id = m.consent_by
      where ${where} order by m.consent_at, m.id limit ${CAST_MEMBERS_MAX}`);
    return rows.map((row) => CastMember.parse(row));
  };
  return {
    list: (scope: AuthorizedScope) => read(inChannel(scope)),
    /** The channels of an organization that have a cast. */
    listChannels: ({ organizationId }: AuthorizedOrganization): Promise<ChannelScope[]> =>
      db.sql
        .selectDistinct({ organizationId: castMembers.organizationId, channelUcid: castMembers.channelUcid })
        .from(castMembers)
        .where(eq(castMembers.organizationId, organizationId)),
    get: async (scope: AuthorizedScope, id: string) => (await read(sql`${inChannel(scope)} and m.id = ${id}`))[0],
    count: async (scope: AuthorizedScope): Promise<number> => {
      const { rows } = await db.sql.execute(sql`select count(*)::int as count from ${castMembers} m
        where ${inChannel(scope)}`);
      return Number(rows[0]?.count ?? 0);
    },
    /** Serializes writes of a channel, so that limits hold. */
    lock: ({ organizationId, channelUcid }: AuthorizedScope) =>
      db.sql.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`cast|${organizationId}|${channelUcid}`}, 0))`,
      ),
    insert: async (scope: AuthorizedScope, name: string, consentBy: string): Promise<string> => {
      const [row] = await db.sql
        .insert(castMembers)
        .values({ ...scope, name, consentBy })
        .returning({ id: castMembers.id });
      if (!row) throw new Error("Insert of a cast member returned no row");
      return row.id;
    },
    rename: async (scope: AuthorizedScope, id: string, name: string): Promise<boolean> => {
      const { rows } = await db.sql.execute(
        sql`update ${castMembers} m set name = ${name} where ${inChannel(scope)} and m.id = ${id} returning m.id`,
      );
      return rows.length > 0;
    },
    /** Returns the ids of its pictures, or undefined if there is no such member. */
    remove: async (scope: AuthorizedScope, id: string): Promise<string[] | undefined> => {
      const { rows } = await db.sql.execute(sql`
        with deleted as (delete from ${castMembers} m where ${inChannel(scope)} and m.id = ${id} returning m.id)
        select array_remove(array_agg(f.photo_id) || array_agg(f.cutout_id), null) as pictures
        from deleted left join ${castPhotos} f on f.member_id = deleted.id group by deleted.id`);
      return rows[0] && PictureIds.parse(rows[0].pictures);
    },
  };
};
