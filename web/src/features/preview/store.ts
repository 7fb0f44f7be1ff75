import { useEffect, useReducer } from "react";
import { persisted } from "../../lib/persisted.ts";
import { initialPreview, KeptPreview, keptOf, type PreviewEvent, type PreviewState, reduce } from "./state.ts";

const keeping = (userId: string) => persisted(`studio-preview-${userId}`, KeptPreview);

/** How a person looks at previews stays with them; what a project shows in it does not. */
export function usePreview(userId: string): [PreviewState, (event: PreviewEvent) => void] {
  const [state, send] = useReducer(reduce, userId, (id) => ({ ...initialPreview, ...keeping(id).read() }));
  useEffect(() => keeping(userId).write(keptOf(state)), [userId, state]);
  return [state, send];
}
