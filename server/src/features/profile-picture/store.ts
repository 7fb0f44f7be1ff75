import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { memberships } from "../accounts/tables.ts";
import { profilePictures } from "./tables.ts";

const Row = z.object({ hash: z.string() });

/** The address of a person's picture, for queries that name people; null where they show none. */
export const profilePictureOf = (userId: SQL | typeof memberships.userId): SQL<string | null> => sql<string | null>`(
  select '/api/users/' || pp.user_id || '/picture?v=' || left(pp.hash, 8) from ${profilePictures} pp where pp.user_id = ${userId})`;

export const profilePictureStore = (db: Pick<Database, "sql">) => ({
  hashOf: async (userId: string): Promise<string | undefined> => {
    const { hash } = profilePictures;
    const [row] = await db.sql.select({ hash }).from(profilePictures).where(eq(profilePictures.userId, userId));
    return row?.hash;
  },
  /** Visible to the person and to members of the same organizations. */
  seenBy: async (viewerId: string, userId: string): Promise<string | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select pp.hash from ${profilePictures} pp where pp.user_id = ${userId} and (pp.user_id = ${viewerId} or exists (
        select 1 from ${memberships} mine join ${memberships} theirs on theirs.organization_id = mine.organization_id
        where mine.user_id = ${viewerId} and mine.status = 'active'
          and theirs.user_id = pp.user_id and theirs.status in ('active', 'accepted')))`);
    return rows[0] && Row.parse(rows[0]).hash;
  },
  set: (userId: string, hash: string) =>
    db.sql
      .insert(profilePictures)
      .values({ userId, hash })
      .onConflictDoUpdate({ target: profilePictures.userId, set: { hash, updatedAt: sql`now()` } }),
  isUsed: async (userId: string, hash: string): Promise<boolean> => {
    const mine = and(eq(profilePictures.userId, userId), eq(profilePictures.hash, hash));
    return (await db.sql.select({ hash: profilePictures.hash }).from(profilePictures).where(mine)).length > 0;
  },
  /** The hash of what was removed. */
  remove: async (userId: string): Promise<string | undefined> => {
    const [row] = await db.sql
      .delete(profilePictures)
      .where(eq(profilePictures.userId, userId))
      .returning({ hash: profilePictures.hash });
    return row?.hash;
  },
});
