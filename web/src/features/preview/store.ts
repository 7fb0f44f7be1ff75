import { useEffect, useReducer } from "react";
import { persisted } from "../../lib/persisted.ts";
import {
  initialPreview,
  type PreviewEvent,
  type PreviewState,
  reduce,
  StoredPreview,
  storedSettingsOf,
} from "./state.ts";

const storedPreview = (userId: string) => persisted(`studio-preview-${userId}`, StoredPreview);

/** View settings are stored per user; the content of one project's preview is not. */
export function usePreview(userId: string): [PreviewState, (event: PreviewEvent) => void] {
  const [state, send] = useReducer(reduce, userId, (id) => ({ ...initialPreview, ...storedPreview(id).read() }));
  useEffect(() => storedPreview(userId).write(storedSettingsOf(state)), [userId, state]);
  return [state, send];
}
