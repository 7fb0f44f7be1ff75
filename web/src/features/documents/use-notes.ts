import { type Notes, RichDocument } from "@coldopen/contract/documents/schema";
import { draftsOf, type LeftDrafts } from "../../lib/autosave/drafts.ts";
import { useAutosave } from "../../lib/autosave/use-autosave.ts";
import { addressOfNotes, documentsApi, type NotesPlace } from "./api.ts";
import { bothOf } from "./rules.ts";

/** Browsers let a call outlive its page up to 64 kB. */
const OUTLIVING_CHARACTERS = 20_000;

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
      documentsApi.saveNotes(
        { ...address, body: { version, content } },
        { outlivesPage: JSON.stringify(content).length < OUTLIVING_CHARACTERS },
      ),
  });
}
