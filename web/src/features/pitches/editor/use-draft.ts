import type { PitchContent } from "@coldopen/contract/pitches/schema";
import { useState } from "react";
import type { FieldName } from "../fields.ts";
import { useEditor } from "./editor-context.ts";

/** What is typed in a field that a click opens. It stays until it is saved or discarded. */
export function useDraft(name: FieldName) {
  const { editor } = useEditor();
  const [typed, setTyped] = useState<string>();
  const draft = typed ?? editor.unsaved[name];
  const close = () => {
    setTyped(undefined);
    editor.discardUnsaved(name);
  };
  return {
    /** Undefined while the field is closed. */
    draft,
    setDraft: setTyped,
    /** Opened by a person, and not by a save that failed meanwhile: the focus is then somewhere else. */
    isOpenedByPerson: typed !== undefined,
    close,
    save: (change: (content: PitchContent) => PitchContent) => {
      close();
      void editor.change(change, { name, typed: draft ?? "" });
    },
    /** Leaves the field open with what cannot be saved. */
    refuse: () => {
      setTyped(undefined);
      editor.keepUnsaved(name, draft ?? "");
    },
  };
}
