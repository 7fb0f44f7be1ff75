import { NOTES_EXCERPT_LENGTH } from "@coldopen/contract/documents/rules";
import { type SQL, sql } from "drizzle-orm";
import { projectNotes } from "./tables.ts";

/** The start of the notes of a project, for lists. */
export const notesExcerpt = (projectId: SQL): SQL =>
  sql`(select nullif(left(n.text, ${NOTES_EXCERPT_LENGTH}::int), '') from ${projectNotes} n where n.project_id = ${projectId})`;
