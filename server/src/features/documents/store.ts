import { NOTES_EXCERPT_LENGTH } from "@coldopen/contract/documents/rules";
import type { RichDocument } from "@coldopen/contract/documents/schema";
import type { Scope } from "@coldopen/contract/kernel/route";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { videoProjects } from "../projects/tables.ts";
import { users } from "../session/tables.ts";
import { projectNotes } from "./tables.ts";

type Writing = { content: RichDocument; text: string; updatedBy: string };
const saved = { version: projectNotes.version, updatedAt: projectNotes.updatedAt };

/** The first words of a project's notes, for lists. */
export const notesExcerpt = (projectId: SQL): SQL =>
  sql`(select nullif(left(n.text, ${NOTES_EXCERPT_LENGTH}::int), '') from ${projectNotes} n where n.project_id = ${projectId})`;

export const notesStore = (db: Pick<Database, "sql">) => ({
  /** Nothing where the channel has no such project; a project without notes has no version. */
  read: async (scope: Scope, projectId: string) => {
    const [row] = await db.sql
      .select({
        version: projectNotes.version,
        content: projectNotes.content,
        updatedAt: projectNotes.updatedAt,
        updatedBy: sql<string | null>`nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), '')`,
      })
      .from(videoProjects)
      .leftJoin(projectNotes, eq(projectNotes.projectId, videoProjects.id))
      .leftJoin(users, eq(users.id, projectNotes.updatedBy))
      .where(
        and(
          eq(videoProjects.organizationId, scope.organizationId),
          eq(videoProjects.channelUcid, scope.channelUcid),
          eq(videoProjects.id, projectId),
          isNull(videoProjects.deletedAt),
        ),
      );
    return row;
  },
  /** The first version; nothing where someone else was first. */
  insert: async (projectId: string, writing: Writing) => {
    const [row] = await db.sql
      .insert(projectNotes)
      .values({ projectId, version: 1, ...writing })
      .onConflictDoNothing()
      .returning(saved);
    return row;
  },
  /** Nothing where `version` is no longer the newest. */
  update: async (projectId: string, version: number, writing: Writing) => {
    const [row] = await db.sql
      .update(projectNotes)
      .set({ ...writing, version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(projectNotes.projectId, projectId), eq(projectNotes.version, version)))
      .returning(saved);
    return row;
  },
});
