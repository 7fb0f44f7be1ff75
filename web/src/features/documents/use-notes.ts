import type { Notes, RichDocument } from "@coldopen/contract/documents/schema";
import { useEffect, useState } from "react";
import { addressOfNotes, documentsApi, type NotesPlace } from "./api.ts";
import { type LeftDrafts, newDraft } from "./drafts.ts";
import { createNotesSaver, type SaveState } from "./notes-saver.ts";

/** Browsers let a call outlive its page up to 64 kB. */
const OUTLIVING_CHARACTERS = 20_000;

/** The document to show, what a person's typing does to it, and how saving it stands. */
export function useNotes(place: NotesPlace, notes: Notes, left: LeftDrafts) {
  const [state, tell] = useState<SaveState>({ kind: "saved" });
  const [content, show] = useState(notes.content);
  const [{ saver, draft }] = useState(() => {
    const kept = newDraft(place.projectId);
    const address = addressOfNotes(place);
    const world = {
      save: (version: number, written: RichDocument) =>
        documentsApi.saveNotes(
          { ...address, body: { version, content: written } },
          { outlivesPage: JSON.stringify(written).length < OUTLIVING_CHARACTERS },
        ),
      read: () => documentsApi.notes(address),
      draft: kept,
      tell,
    };
    return { saver: createNotesSaver(world, notes), draft: kept };
  });

  useEffect(() => {
    const restored = saver.restore(left.drafts);
    left.forget();
    if (restored) show(restored);
  }, [saver, left]);

  useEffect(() => {
    const release = draft.hold();
    const flush = () => void saver.flush();
    addEventListener("online", flush);
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      removeEventListener("online", flush);
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      void saver.close().finally(release);
    };
  }, [saver, draft]);

  useEffect(() => {
    if (saver.follow(notes)) show(notes.content);
  }, [saver, notes]);

  return {
    content,
    state,
    change: saver.change,
    mine: saver.mine,
    resolve: (chosen: RichDocument, theirs: Notes) => {
      saver.resolve(chosen, theirs);
      show(chosen);
    },
  };
}
