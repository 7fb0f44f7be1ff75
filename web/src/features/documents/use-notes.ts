import { type Notes, RichDocument } from "@coldopen/contract/documents/schema";
import { draftsOf, type LeftDrafts } from "../../lib/autosave/drafts.ts";
import { mayOutlivePage, useAutosave } from "../../lib/autosave/use-autosave.ts";
import { addressOfNotes, documentsApi, type NotesPlace } from "./api.ts";
import { bothOf } from "./rules.ts";

export const notesDrafts = draftsOf("notes", RichDocument);

export function useNotes(place: NotesPlace, found: Notes, left: LeftDrafts<RichDocument>) {
  const address = addressOfNotes(place);
  return useAutosave({
    id: place.projectId,
    drafts: notesDrafts,
    found,
    left,
    merge: bothOf,
    read: () => documentsApi.notes(address),
    save: (version, content) =>
      documentsApi.saveNotes({ ...address, body: { version, content } }, { outlivesPage: mayOutlivePage(content) }),
  });
}
