import type { ApiKey, NewApiKey } from "@coldopen/contract/api-keys/schema";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { organizations, users } from "../accounts/tables.ts";
import { channels } from "../channels/tables.ts";
import { apiKeyChannels, apiKeys } from "./tables.ts";

type StoredKey = Pick<NewApiKey, "name" | "access"> & {
  createdBy: string;
  keyHash: Buffer;
  lastFour: string;
  hasAllChannels: boolean;
  expiresInDays: number | null;
};

const toKey = ({ createdAt, lastUsedAt, expiresAt, ucids, ...key }: Row): ApiKey => ({
  ...key,
  channelUcids: ucids,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
});
type Row = Omit<ApiKey, "channelUcids" | "createdAt" | "lastUsedAt" | "expiresAt"> & {
  ucids: string[] | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
};

const ucids = sql<string[] | null>`case when ${apiKeys.hasAllChannels} then null else array(
  select c.channel_ucid from ${apiKeyChannels} c where c.key_id = ${apiKeys.id} order by 1) end`;
const createdBy = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
const { id, name, lastFour, access, createdAt, lastUsedAt, expiresAt } = apiKeys;
const columns = { id, name, lastFour, access, ucids, createdBy, createdAt, lastUsedAt, expiresAt };

export const apiKeyStore = (db: Pick<Database, "sql">) => {
  const select = () => db.sql.select(columns).from(apiKeys).innerJoin(users, eq(users.id, apiKeys.createdBy));
  const ofOrganization = ({ organizationId }: AuthorizedOrganization) => eq(apiKeys.organizationId, organizationId);
  return {
    list: async (organization: AuthorizedOrganization): Promise<ApiKey[]> => {
      const rows = await select()
        .where(ofOrganization(organization))
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
      return rows.map(toKey);
    },
    find: async (organization: AuthorizedOrganization, keyId: string): Promise<ApiKey | undefined> => {
      const [row] = await select().where(and(ofOrganization(organization), eq(apiKeys.id, keyId)));
      return row && toKey(row);
    },
    /** `keyId` is of the key that the caller was authenticated by. */
    findAuthenticated: async (keyId: string): Promise<Pick<ApiKey, "name" | "access" | "expiresAt"> | undefined> => {
      const [row] = await db.sql.select({ name, access, expiresAt }).from(apiKeys).where(eq(apiKeys.id, keyId));
      return row && { ...row, expiresAt: row.expiresAt?.toISOString() ?? null };
    },
    /** Keys of one organization are created one after another, so that their number can be limited. */
    lockOrganization: async ({ organizationId }: AuthorizedOrganization): Promise<void> => {
      await db.sql
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
        .for("no key update");
    },
    count: async (organization: AuthorizedOrganization): Promise<number> =>
      db.sql.$count(apiKeys, ofOrganization(organization)),
    insert: async ({ organizationId }: AuthorizedOrganization, key: StoredKey): Promise<string> => {
      const { expiresInDays: days, ...values } = key;
      const [row] = await db.sql
        .insert(apiKeys)
        .values({
          ...values,
          organizationId,
          expiresAt: days === null ? null : sql`now() + make_interval(days => ${days})`,
        })
        .returning({ id: apiKeys.id });
      if (!row) throw new Error("The API key was not stored");
      return row.id;
    },
    insertChannels: async (
      { organizationId }: AuthorizedOrganization,
      keyId: string,
      channelUcids: readonly string[],
    ): Promise<void> => {
      await db.sql
        .insert(apiKeyChannels)
        .values(channelUcids.map((channelUcid) => ({ keyId, organizationId, channelUcid })));
    },
    delete: async (organization: AuthorizedOrganization, keyId: string): Promise<boolean> => {
      const deleted = await db.sql
        .delete(apiKeys)
        .where(and(ofOrganization(organization), eq(apiKeys.id, keyId)))
        .returning({ id: apiKeys.id });
      return deleted.length > 0;
    },
    deleteCreatedBy: async (userId: string, organization?: AuthorizedOrganization): Promise<number> => {
      const deleted = await db.sql
        .delete(apiKeys)
        .where(and(eq(apiKeys.createdBy, userId), organization && ofOrganization(organization)))
        .returning({ id: apiKeys.id });
      return deleted.length;
    },
    listChannelNames: (channelUcids: readonly string[]): Promise<{ ucid: string; name: string }[]> =>
      db.sql
        .select({ ucid: channels.ucid, name: channels.name })
        .from(channels)
        .where(inArray(channels.ucid, [...channelUcids]))
        .orderBy(channels.name, channels.ucid),
  };
};
