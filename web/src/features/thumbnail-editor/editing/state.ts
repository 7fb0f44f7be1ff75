import { type Region, type RegionEvent, reduceRegions } from "@coldopen/contract/thumbnails/regions";
import type { EditorItem, ThumbnailVersion } from "@coldopen/contract/thumbnails/schema";
import { createStore } from "zustand";
import { canRedo, canUndo, type History, historyOf, push, redo, replace, undo } from "../../../lib/history.ts";

export type Version = Omit<ThumbnailVersion, "parentId" | "createdAt">;
/** One undo step. */
export type Shot = { version: Version; regions: readonly Region[] };
export type Tab = "regions" | "text";

export type EditorState = {
  history: History<Shot>;
  tab: Tab;
  selectedId: string | undefined;
  /** The description without a region. */
  typed: string;
  /** The previous version is compared with the current one. */
  isComparing: boolean;
  /** The last step, while equal changes are merged into it. */
  going: string | undefined;
};

export type EditorEvent =
  | { kind: "opened"; line: readonly Version[]; start: string }
  | { kind: "region"; event: RegionEvent; isKey?: boolean }
  | { kind: "typed"; text: string }
  | { kind: "selected"; id: string | undefined }
  | { kind: "tabbed"; tab: Tab }
  | { kind: "compared"; isOn: boolean }
  | { kind: "applied"; version: Version }
  | { kind: "lettered"; version: Version }
  | { kind: "undone" }
  | { kind: "redone" }
  | { kind: "went"; id: string };

export const begin = (version: Version): EditorState => ({
  history: historyOf<Shot>({ version, regions: [] }),
  tab: "regions",
  selectedId: undefined,
  typed: "",
  isComparing: false,
  going: undefined,
});

export const versionOf = (item: EditorItem, id: string): Version => ({
  id,
  url: item.src,
  prompt: item.prompt,
  seed: item.seed ?? 0,
  style: "realistic",
  regions: [],
  layers: [],
  boxes: [],
});

export function reduce(state: EditorState, event: EditorEvent): EditorState {
  const { history, selectedId } = state;
  const { version, regions } = history.present;
  switch (event.kind) {
    case "opened":
      return opened(state, event.line, event.start);
    case "region":
      return withRegion(state, event.event, event.isKey ?? false);
    case "typed": {
      const selected = regions.find(({ id }) => id === selectedId);
      if (!selected) return { ...state, typed: event.text };
      const described = reduceRegions(regions, { kind: "described", id: selected.id, description: event.text });
      return { ...state, history: replace(history, { version, regions: described }) };
    }
    case "selected":
      return { ...state, selectedId: event.id, isComparing: false, going: undefined };
    case "tabbed":
      return { ...state, tab: event.tab, selectedId: undefined };
    case "compared":
      return { ...state, isComparing: event.isOn };
    case "applied":
      return stepped(
        { ...state, typed: "", selectedId: undefined, isComparing: false },
        { version: event.version, regions: [] },
      );
    case "lettered":
      return stepped(state, { version: event.version, regions });
    case "undone":
      return { ...state, history: undo(history), going: undefined };
    case "redone":
      return { ...state, history: redo(history), going: undefined };
    case "went":
      return { ...state, history: gone(history, event.id), going: undefined };
  }
}

const stepped = (state: EditorState, shot: Shot): EditorState => ({
  ...state,
  history: push(state.history, shot),
  going: undefined,
});

/**
 * Restores the versions since the editor was opened, after a reload. Earlier ones belong to a history that closing has reset. Only
 * if nothing was changed yet: user input wins over data that is still loading.
 */
function opened(state: EditorState, line: readonly Version[], start: string): EditorState {
  const first = line.findIndex(({ url }) => url === start);
  const shots = line.slice(first < 0 ? -1 : first).map((version): Shot => ({ version, regions: [] }));
  const present = shots.at(-1);
  if (!present || isTouched(state)) return state;
  return { ...state, history: { past: shots.slice(0, -1), present, future: [] } };
}

function withRegion(state: EditorState, event: RegionEvent, isKey: boolean): EditorState {
  const { history } = state;
  const { version, regions } = history.present;
  const next = reduceRegions(regions, event);
  if (next === regions) return state;
  const going = isKey && event.kind !== "deleted" ? `${event.kind} ${event.id}` : undefined;
  const step = going !== undefined && going === state.going ? replace : push;
  const isAdded = event.kind === "added";
  return {
    ...state,
    history: step(history, { version, regions: next }),
    selectedId: event.kind === "deleted" ? undefined : event.id,
    isComparing: false,
    typed: isAdded ? "" : state.typed,
    tab: isAdded ? "regions" : state.tab,
    going,
  };
}

function gone(history: History<Shot>, id: string): History<Shot> {
  const walk = (from: History<Shot>, step: typeof undo<Shot>, canStep: typeof canUndo): History<Shot> | undefined => {
    for (let at = from; ; at = step(at)) {
      if (at.present.version.id === id) return at;
      if (!canStep(at)) return undefined;
    }
  };
  return walk(history, undo, canUndo) ?? walk(history, redo, canRedo) ?? history;
}

const isTouched = ({ history, typed }: EditorState) => canUndo(history) || canRedo(history) || typed !== "";

/** The pictures in order, without duplicates. */
export function picturesOf({ past, present, future }: History<Shot>): Version[] {
  const all = [...past, present, ...future].map(({ version }) => version);
  return all.filter((version, at) => version.id !== all[at - 1]?.id);
}

/** The picture before the current one. */
export const pictureBefore = ({ past, present }: History<Shot>): Version | undefined =>
  past.findLast(({ version }) => version.id !== present.version.id)?.version;

/** Whether closing would lose something: an unsaved picture, or regions that are not applied. */
export function isUnsaved({ history, typed }: EditorState, isKept: (url: string) => boolean): boolean {
  const { version, regions } = history.present;
  const isMade = pictureBefore(history) !== undefined && !isKept(version.url);
  return isMade || regions.length > 0 || typed.trim() !== "";
}

export type EditorStore = ReturnType<typeof createEditorStore>;
export const createEditorStore = (version: Version) =>
  createStore<EditorState & { send: (event: EditorEvent) => void }>()((set) => ({
    ...begin(version),
    send: (event) => set((state) => reduce(state, event)),
  }));
