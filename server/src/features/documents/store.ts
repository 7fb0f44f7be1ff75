import { projectNotes } from "../projects/tables.ts";

/** The table belongs to projects, whose lists show an excerpt of the notes. */
export const notesTable = projectNotes;
