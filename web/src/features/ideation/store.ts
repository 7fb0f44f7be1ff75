import { z } from "zod";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type Persisted, persisted } from "../../lib/persisted.ts";
import { Edits } from "./edits.ts";
import { type DrawerEvent, type DrawerState, hasRunning, initialState, reduce } from "./state.ts";

const StoredDrawer = z.object({ edits: Edits, changes: z.string(), wish: z.string().default("") });
const storedDrawer = (projectId: string): Persisted<z.infer<typeof StoredDrawer>> =>
  persisted(`studio-ideation-${projectId}`, StoredDrawer);

const drawers = createStore<Record<string, DrawerState>>(() => ({}));
const stateOf = (projectId: string): DrawerState => drawers.getState()[projectId] ?? initialState;

/** The open drawers, by project. */
export const ideation = {
  read: stateOf,
  open(projectId: string) {
    const stored = storedDrawer(projectId).read();
    if (stored) ideation.dispatch(projectId, { kind: "restored", ...stored });
  },
  dispatch(projectId: string, event: DrawerEvent) {
    const before = stateOf(projectId);
    const next = reduce(before, event);
    drawers.setState({ [projectId]: next });
    const { edits, changes, wish } = next;
    if (edits.present !== before.edits.present || changes !== before.changes || wish !== before.wish)
      storedDrawer(projectId).write({ edits: edits.present, changes, wish });
  },
  /** Results are stored on the server, and edits in the browser's storage. */
  close(projectId: string) {
    const { [projectId]: _, ...others } = drawers.getState();
    drawers.setState(others, true);
  },
};

export const useDrawerState = (projectId: string): DrawerState =>
  useStore(drawers, (open) => open[projectId] ?? initialState);

export const isStreaming = (projectId: string): boolean => hasRunning(stateOf(projectId));
export const useIsStreaming = (projectId: string): boolean =>
  useStore(drawers, (open) => hasRunning(open[projectId] ?? initialState));
