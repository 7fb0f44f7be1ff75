import { type Notes, RichDocument } from "@coldopen/contract/documents/schema";
import { type AbandonedDrafts, draftsOf } from "../../lib/autosave/drafts.ts";
import { mayOutlivePage, useAutosave } from "../../lib/autosave/use-autosave.ts";
import { addressOfNotes, documentsApi, type ProjectRef } from "./api.ts";
import { bothOf } from "./rules.ts";

export const notesDrafts = draftsOf("notes", RichDocument);

export function useNotes(projectRef: ProjectRef, found: Notes, left: AbandonedDrafts<RichDocument>) {
  const address = addressOfNotes(projectRef);
  return useAutosave({
    id: projectRef.projectId,
    drafts: notesDrafts,
    found,
    left,
    merge: bothOf,
    read: () => documentsApi.notes(address),
    save: (version, content) =>
      documentsApi.saveNotes({ ...address, body: { version, content } }, { outlivesPage: mayOutlivePage(content) }),
  });
}
