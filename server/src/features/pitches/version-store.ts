import { PITCH_VERSIONS_MAX, type PitchContent } from "@coldopen/contract/pitches/schema";
import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import { pitchVersions } from "./tables.ts";

type NewVersion = { pitchId: string; version: number; content: PitchContent; createdBy: string };

/** The versions of a pitch that was found or locked with the caller's scope before. */
export const pitchVersionStore = (db: Pick<Database, "sql">) => ({
  insert: async (version: NewVersion): Promise<void> => {
    await db.sql.insert(pitchVersions).values(version);
  },
  deleteOldest: async (pitchId: string, latest: number): Promise<void> => {
    await db.sql
      .delete(pitchVersions)
      .where(and(eq(pitchVersions.pitchId, pitchId), lte(pitchVersions.version, latest - PITCH_VERSIONS_MAX)));
  },
  /** The latest first. */
  list: (pitchId: string) =>
    db.sql
      .select({
        version: pitchVersions.version,
        content: pitchVersions.content,
        createdAt: pitchVersions.createdAt,
        createdBy: sql<string | null>`nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), '')`,
      })
      .from(pitchVersions)
      .leftJoin(users, eq(users.id, pitchVersions.createdBy))
      .where(eq(pitchVersions.pitchId, pitchId))
      .orderBy(desc(pitchVersions.version)),
  find: async (pitchId: string, version: number): Promise<PitchContent | undefined> => {
    const [row] = await db.sql
      .select({ content: pitchVersions.content })
      .from(pitchVersions)
      .where(and(eq(pitchVersions.pitchId, pitchId), eq(pitchVersions.version, version)));
    return row?.content;
  },
});
