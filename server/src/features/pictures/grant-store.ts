import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { pictureGrants } from "./tables.ts";

const Count = z.object({ count: z.number() });
const Owner = z.object({ organizationId: z.uuid(), channelUcid: z.string() });
type Grant = { tokenHash: Buffer; pictureIds: readonly string[]; endsAt: Date };

export const grantStore = (db: Pick<Database, "sql">) => ({
  /** A known token gets the new pictures and end. False if the token belongs to another channel. */
  upsert: async (
    { organizationId, channelUcid }: AuthorizedScope,
    { tokenHash, pictureIds, endsAt }: Grant,
  ): Promise<boolean> => {
    const changes = { pictureIds: [...pictureIds], endsAt };
    const rows = await db.sql
      .insert(pictureGrants)
      .values({ tokenHash, organizationId, channelUcid, ...changes })
      .onConflictDoUpdate({
        target: pictureGrants.tokenHash,
        set: changes,
        setWhere: sql`${pictureGrants.organizationId} = ${organizationId} and ${pictureGrants.channelUcid} = ${channelUcid}`,
      })
      .returning({ tokenHash: pictureGrants.tokenHash });
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
      with deleted as (delete from ${pictureGrants} where ends_at < clock_timestamp() returning 1)
      select count(*)::int as count from deleted`);
    return Count.parse(rows[0]).count;
  },
});
