import { z } from "zod";
import { NamedChannel, routes, scopeInQuery } from "../kernel/route.ts";
import { NOTES_FILE_MAX_BYTES, NotesFileType } from "./files.ts";
import { Notes, NotesChange, RichDocument, SavedNotes } from "./schema.ts";

const path = "/api/v3/video-project/:id/notes" as const;
const params = z.object({ id: z.uuid() });

export const documentRoutes = routes({
  notes: {
    method: "GET",
    path,
    access: "channel",
    scope: scopeInQuery,
    apiKey: "read",
    summary: "The notes of a project",
    params,
    query: NamedChannel,
    reply: Notes,
  },
  saveNotes: {
    method: "PUT",
    path,
    access: "channel",
    scope: scopeInQuery,
    apiKey: "write",
    summary: "Save the notes of a project; refused where someone saved in between",
    params,
    query: NamedChannel,
    body: NotesChange,
    reply: SavedNotes,
  },
  readFile: {
    method: "POST",
    path: `${path}/file`,
    access: "channel",
    scope: scopeInQuery,
    summary: "A document as notes would show it; nothing of it is kept",
    params,
    query: NamedChannel,
    upload: { maxBytes: NOTES_FILE_MAX_BYTES, types: NotesFileType.options },
    limit: { per: "user", max: 30, windowSeconds: 60 },
    reply: z.object({ content: RichDocument }),
  },
});
