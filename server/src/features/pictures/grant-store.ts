import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { pictureGrants, pictures } from "./tables.ts";

const Count = z.object({ count: z.number() });
const Owner = z.object({ organizationId: z.uuid(), channelUcid: z.string() });
type Grant = { tokenHash: Buffer; pictureIds: readonly string[]; endsAt: Date };

const listOf = (ids: readonly string[]) =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`;

export const grantStore = (db: Pick<Database, "sql">) => ({
  /** Only if all of them are pictures of this channel; a token that is known gets the new pictures and end. */
  give: async (
    { organizationId, channelUcid }: AuthorizedScope,
    { tokenHash, pictureIds, endsAt }: Grant,
  ): Promise<boolean> => {
    const { rows } = await db.sql.execute(sql`
      with own as (
        select count(*)::int as count from ${pictures}
        where id = any(${listOf(pictureIds)}) and organization_id = ${organizationId} and channel_ucid = ${channelUcid})
      insert into ${pictureGrants} as held (token_hash, organization_id, channel_ucid, picture_ids, ends_at)
      select ${tokenHash}, ${organizationId}, ${channelUcid}, ${listOf(pictureIds)}, ${endsAt.toISOString()}::timestamptz
      from own where own.count = ${new Set(pictureIds).size}
      on conflict (token_hash) do update set picture_ids = excluded.picture_ids, ends_at = excluded.ends_at
        where held.organization_id = excluded.organization_id and held.channel_ucid = excluded.channel_ucid
      returning 1`);
    return rows.length > 0;
  },
  /** The channel whose grant lets the holder of this token see the picture. */
  findOwner: async (tokenHash: Buffer, pictureId: string): Promise<ChannelScope | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select g.organization_id as "organizationId", g.channel_ucid as "channelUcid" from ${pictureGrants} g
      where g.token_hash = ${tokenHash} and ${pictureId}::uuid = any(g.picture_ids) and g.ends_at > clock_timestamp()`);
    return rows[0] && Owner.parse(rows[0]);
  },
  revoke: async ({ organizationId, channelUcid }: AuthorizedScope, tokenHash: Buffer): Promise<void> => {
    await db.sql.execute(sql`delete from ${pictureGrants} where token_hash = ${tokenHash}
      and organization_id = ${organizationId} and channel_ucid = ${channelUcid}`);
  },
  cleanUp: async (): Promise<number> => {
    const { rows } = await db.sql.execute(sql`
      with gone as (delete from ${pictureGrants} where ends_at < clock_timestamp() returning 1)
      select count(*)::int as count from gone`);
    return Count.parse(rows[0]).count;
  },
});
