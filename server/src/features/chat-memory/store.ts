import type { Memory, MemoryValue } from "@coldopen/contract/chat-memory/schema";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { profilePictureOf } from "../profile-picture/index.ts";
import { chatMemories } from "./tables.ts";

/** The owner of a personal namespace, or null for the namespace of the whole channel. */
export type Owner = string | null;
export type NewMemory = { owner: Owner; key: string; createdBy: string; value: MemoryValue };

const columns = {
  organizationId: chatMemories.organizationId,
  channelUcid: chatMemories.channelUcid,
  userId: chatMemories.userId,
  key: chatMemories.key,
  text: chatMemories.text,
  isEnabled: chatMemories.isEnabled,
  origin: chatMemories.origin,
  createdAt: chatMemories.createdAt,
  lastUsedAt: chatMemories.lastUsedAt,
  creatorId: users.id,
  creatorName: users.firstName,
  creatorPicture: profilePictureOf(sql`${users.id}`),
};

export const memoryStore = (db: Pick<Database, "sql">) => {
  const inChannel = ({ organizationId, channelUcid }: AuthorizedScope) =>
    and(eq(chatMemories.organizationId, organizationId), eq(chatMemories.channelUcid, channelUcid));
  const ownedBy = (owner: Owner) => (owner === null ? isNull(chatMemories.userId) : eq(chatMemories.userId, owner));
  const inNamespace = (scope: AuthorizedScope, owner: Owner) => and(inChannel(scope), ownedBy(owner));
  const visibleTo = (scope: AuthorizedScope, userId: string) =>
    and(inChannel(scope), or(ownedBy(null), ownedBy(userId)), isNull(chatMemories.deletedAt));
  const read = async (where: SQL | undefined): Promise<Memory[]> => {
    const rows = await db.sql
      .select(columns)
      .from(chatMemories)
      .leftJoin(users, eq(users.id, chatMemories.createdBy))
      .where(where)
      .orderBy(desc(chatMemories.createdAt), asc(chatMemories.id));
    return rows.map((row) => ({
      key: row.key,
      namespace:
        row.userId === null ? [row.organizationId, row.channelUcid] : [row.organizationId, row.channelUcid, row.userId],
      value: { text: row.text, is_global: row.userId === null, is_enabled: row.isEnabled, origin: row.origin },
      createdBy:
        row.creatorId === null || row.creatorName === null
          ? null
          : { id: row.creatorId, firstName: row.creatorName, profilePicture: row.creatorPicture },
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    }));
  };

  return {
    /** The latest first. */
    list: (scope: AuthorizedScope, userId: string) => read(visibleTo(scope, userId)),
    listEnabled: (scope: AuthorizedScope, userId: string) =>
      read(and(visibleTo(scope, userId), eq(chatMemories.isEnabled, true))),
    find: async (scope: AuthorizedScope, owner: Owner, key: string): Promise<Memory | undefined> => {
      const [memory] = await read(
        and(inNamespace(scope, owner), eq(chatMemories.key, key), isNull(chatMemories.deletedAt)),
      );
      return memory;
    },
    count: (scope: AuthorizedScope, owner: Owner): Promise<number> =>
      db.sql.$count(chatMemories, and(inNamespace(scope, owner), isNull(chatMemories.deletedAt))),
    /** Serializes writes of a channel, so that the limit holds. Returns false if the organization has no such channel. */
    lockChannel: async ({ organizationId, channelUcid }: AuthorizedScope): Promise<boolean> => {
      const rows = await db.sql
        .select({ ucid: organizationChannels.channelUcid })
        .from(organizationChannels)
        .where(
          and(
            eq(organizationChannels.organizationId, organizationId),
            eq(organizationChannels.channelUcid, channelUcid),
          ),
        )
        .for("no key update");
      return rows.length > 0;
    },
    /** Creator, origin and creation date stay what they were when the memory was made, also after a deletion is undone. */
    upsert: async (
      { organizationId, channelUcid }: AuthorizedScope,
      { owner, key, createdBy, value }: NewMemory,
    ): Promise<void> => {
      const changes = { text: value.text, isEnabled: value.is_enabled };
      await db.sql
        .insert(chatMemories)
        .values({ organizationId, channelUcid, userId: owner, key, createdBy, origin: value.origin, ...changes })
        .onConflictDoUpdate({
          target: [chatMemories.organizationId, chatMemories.channelUcid, chatMemories.userId, chatMemories.key],
          set: { ...changes, deletedAt: null },
        });
    },
    /** Erases the text. Returns false if there is no such memory. */
    delete: async (scope: AuthorizedScope, owner: Owner, key: string): Promise<boolean> => {
      const deleted = await db.sql
        .update(chatMemories)
        .set({ text: "", deletedAt: sql`clock_timestamp()` })
        .where(and(inNamespace(scope, owner), eq(chatMemories.key, key), isNull(chatMemories.deletedAt)))
        .returning({ id: chatMemories.id });
      return deleted.length > 0;
    },
    deleteErased: async (scope: AuthorizedScope, owner: Owner, before: Date): Promise<void> => {
      await db.sql
        .delete(chatMemories)
        .where(and(inNamespace(scope, owner), isNotNull(chatMemories.deletedAt), lt(chatMemories.deletedAt, before)));
    },
    /** Returns how many memories there were. */
    deleteAll: async (scope: AuthorizedScope, owner: Owner): Promise<number> => {
      const deleted = await db.sql
        .delete(chatMemories)
        .where(inNamespace(scope, owner))
        .returning({ deletedAt: chatMemories.deletedAt });
      return deleted.filter(({ deletedAt }) => deletedAt === null).length;
    },
    updateLastUsed: async (
      scope: AuthorizedScope,
      userId: string,
      keys: readonly string[],
      at: Date,
    ): Promise<void> => {
      await db.sql
        .update(chatMemories)
        .set({ lastUsedAt: at })
        .where(and(visibleTo(scope, userId), inArray(chatMemories.key, [...keys])));
    },
  };
};
