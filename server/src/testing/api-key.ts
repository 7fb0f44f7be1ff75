import { API_KEY_PREFIX, type ApiKeyAccess } from "@coldopen/contract/api-keys/schema";
import { sql } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";

type KeyParts = {
  organizationId: string;
  createdBy: string;
  name?: string;
  access?: ApiKeyAccess;
  /** All channels without it. */
  channelUcids?: readonly string[];
  isExpired?: boolean;
};

/** Stores a key as if it had just been used, so that a call with it changes no row. */
export async function makeApiKey(
  { db }: Pick<AppContext, "db">,
  parts: KeyParts,
): Promise<{ id: string; secret: string }> {
  const { organizationId, createdBy, name = "Key", access = "write", channelUcids, isExpired = false } = parts;
  const secret = `${API_KEY_PREFIX}${newSecret()}`;
  const { rows } = await db.sql.execute(sql`
    insert into api_keys (organization_id, created_by, name, key_hash, last_four, access, has_all_channels, expires_at, last_used_at)
    values (${organizationId}, ${createdBy}, ${name}, ${hashSecret(secret)}, ${secret.slice(-4)}, ${access},
      ${channelUcids === undefined}, ${isExpired ? sql`now() - interval '1 second'` : sql`null`}, now() + interval '1 day')
    returning id`);
  const id = String(rows[0]?.id);
  for (const channelUcid of channelUcids ?? [])
    await db.sql.execute(sql`insert into api_key_channels (key_id, organization_id, channel_ucid)
      values (${id}, ${organizationId}, ${channelUcid})`);
  return { id, secret };
}

export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
