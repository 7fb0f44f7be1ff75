import { ApiKeyAccess } from "@coldopen/contract/api-keys/schema";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { preparedStatement } from "../../platform/db/prepared.ts";
import { memberships, organizations, users } from "../accounts/tables.ts";
import { subscriptionActive } from "../billing/index.ts";
import { entitlements } from "../channels/tables.ts";
import { apiKeyChannels, apiKeys } from "./tables.ts";

const KeyAccess = z.object({
  id: z.uuid(),
  access: ApiKeyAccess,
  userId: z.uuid(),
  email: z.string(),
  organizationId: z.uuid(),
  subscriptionActive: z.boolean(),
  channelUcids: z.array(z.string()),
  /** Whether the time of the last use is due to be stored again. */
  isUseStale: z.boolean(),
});
export type KeyAccess = z.infer<typeof KeyAccess>;
const Found = z.object({ found: KeyAccess });

/**
 * Found by the hash alone, so comparing takes no time that depends on the key. Its channels are those that its creator still has.
 * It stops working when the creator may no longer create keys, or is deleting the account.
 */
const findByHash = preparedStatement(
  "api-key-access",
  sql`
  select json_build_object('id', k.id, 'access', k.access, 'userId', u.id, 'email', u.email, 'organizationId', o.id,
    'subscriptionActive', ${subscriptionActive},
    'channelUcids', coalesce((
      select json_agg(e.channel_ucid) from ${entitlements} e
      where e.user_id = u.id and e.organization_id = o.id and (k.has_all_channels or exists (
        select 1 from ${apiKeyChannels} c where c.key_id = k.id and c.channel_ucid = e.channel_ucid))), '[]'),
    'isUseStale', coalesce(k.last_used_at < now() - interval '1 minute', true)) as found
  from ${apiKeys} k
    join ${users} u on u.id = k.created_by
    join ${organizations} o on o.id = k.organization_id
    join ${memberships} m on m.user_id = u.id and m.organization_id = o.id and m.status = 'active'
      and m.role in ('primary', 'admin')
  where u.deletion_due_at is null and k.key_hash = ${sql.placeholder("hash")}::bytea
    and (k.expires_at is null or k.expires_at > now())`,
);

export const apiKeyAccessStore = (db: Pick<Database, "sql" | "query">) => ({
  find: async (keyHash: Buffer): Promise<KeyAccess | undefined> => {
    const [row] = await findByHash(db, { hash: keyHash });
    return row ? Found.parse(row).found : undefined;
  },
  markUsed: async (id: string): Promise<void> => {
    await db.sql.execute(sql`update ${apiKeys} set last_used_at = now() where id = ${id}`);
  },
});
