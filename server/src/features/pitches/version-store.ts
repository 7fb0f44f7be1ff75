import { PITCH_VERSIONS_MAX, type PitchContent } from "@coldopen/contract/pitches/schema";
import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import { pitchVersions } from "./tables.ts";

type NewVersion = { pitchId: string; version: number; content: PitchContent; createdBy: string };

const HISTORY = sql`order by ${pitchVersions.version}`;
const valueAt = (path: string): SQL => sql`${pitchVersions.content} #> ${`{${path}}`}::text[]`;

/** The parts of a pitch that its history names, each with its values in the content. */
const PARTS: Readonly<Record<string, SQL>> = {
  brand: valueAt("brand"),
  creator: valueAt("creator"),
  profile: sql`(${valueAt("creatorProfile")}) - 'metrics'`,
  figures: sql`jsonb_build_array(${valueAt("creatorProfile,metrics")},
    (${valueAt("audience")}) - '{overview,affinitySummary}'::text[])`,
  audience: sql`jsonb_build_array(${valueAt("audience,overview")}, ${valueAt("audience,affinitySummary")})`,
  campaign: sql`(${valueAt("campaign")}) - 'integrationTimeline'`,
  timeline: valueAt("campaign,integrationTimeline"),
  closing: valueAt("closingMessage"),
};
const changedParts = Object.entries(PARTS).map(
  ([name, value]) => sql`case when ${value} is distinct from lag(${value}) over (${HISTORY}) then ${name}::text end`,
);

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
  /** The latest first, each with the parts that differ from the version before. The contents stay in the database. */
  list: (pitchId: string) =>
    db.sql
      .select({
        version: pitchVersions.version,
        changed: sql<string[]>`case when lag(${pitchVersions.version}) over (${HISTORY}) is null then '{}'::text[]
          else array_remove(array[${sql.join(changedParts, sql`, `)}]::text[], null) end`,
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
