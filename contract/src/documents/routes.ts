import { z } from "zod";
import { routes, Ucid } from "../kernel/route.ts";
import { NOTES_FILE_MAX_BYTES, NotesFileType } from "./files.ts";
import { Notes, NotesChange, RichDocument, SavedNotes } from "./schema.ts";

const path = "/api/v3/video-project/:id/notes" as const;
const Named = z.object({ organizationId: z.unknown(), channelUCID: z.unknown() }).partial();
const scope = ({ query }: { query: unknown }) => {
  const named = Named.safeParse(query);
  return named.success ? { organizationId: named.data.organizationId, channelUcid: named.data.channelUCID } : {};
};
const params = z.object({ id: z.uuid() });
const query = z.object({ organizationId: z.uuid(), channelUCID: Ucid });

export const documentRoutes = routes({
  notes: {
    method: "GET",
    path,
    access: "channel",
    scope,
    summary: "The notes of a project",
    params,
    query,
    reply: Notes,
  },
  saveNotes: {
    method: "PUT",
    path,
    access: "channel",
    scope,
    summary: "Save the notes of a project; refused where someone saved in between",
    params,
    query,
    body: NotesChange,
    reply: SavedNotes,
  },
  readFile: {
    method: "POST",
    path: `${path}/file`,
    access: "channel",
    scope,
    summary: "A document as notes would show it; nothing of it is kept",
    params,
    query,
    upload: { maxBytes: NOTES_FILE_MAX_BYTES, types: NotesFileType.options },
    limit: { per: "user", max: 30, windowSeconds: 60 },
    reply: z.object({ content: RichDocument }),
  },
});
