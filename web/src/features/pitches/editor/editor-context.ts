import { createContext, useContext } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import type { PitchEditor } from "./use-pitch-editor.ts";

type EditorValue = { editor: PitchEditor; channel: ActiveChannel };
export const EditorContext = createContext<EditorValue | undefined>(undefined);

export function useEditor(): EditorValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error("Editable parts are used inside an editor of a pitch");
  return value;
}
