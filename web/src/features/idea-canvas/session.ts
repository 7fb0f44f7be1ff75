import type { CanvasBoard, CanvasChange, CanvasUpdate } from "@coldopen/contract/idea-canvas/schema";
import type { CanvasNews } from "@coldopen/contract/idea-canvas/sockets";
import { AppError, type ErrorCode } from "@coldopen/contract/kernel/errors";
import { z } from "zod";
import { createStore } from "zustand";
import { t } from "../../locales/en/idea-canvas.ts";
import {
  type CanvasEvent,
  type CanvasState,
  changesToSave,
  type LocalChange,
  openCanvas,
  reduceCanvas,
} from "./state.ts";

const SAVE_PAUSE_MS = 400;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;
/** How long a card names the person who changed it. */
const CHANGED_BY_MS = 5_000;

export type SaveState = "saved" | "saving" | "offline";
type SessionState = {
  canvas: CanvasState;
  saving: SaveState;
  /** False after a load failed, until one succeeds: changes of others may be missing. */
  isCurrent: boolean;
  /** The names of other people by the card that they just changed. */
  changedBy: ReadonlyMap<string, string>;
};
type SessionDeps = {
  save: (changes: CanvasChange[]) => Promise<CanvasUpdate>;
  load: () => Promise<CanvasBoard>;
  onRefused: (error: AppError) => void;
};

const isSignedOut = (error: unknown) => error instanceof AppError && error.code === "unauthenticated";

const REPEATED: ReadonlySet<ErrorCode> = new Set(["rate_limited", "unauthenticated"]);

/** Of changes that would be refused again: by the server, or because they are not valid. */
function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof z.ZodError) return new AppError("invalid_input", t("invalid"));
  return error instanceof AppError && error.status < 500 && !REPEATED.has(error.code) ? error : undefined;
}

/** An open board: applies changes at once, saves them one call after another, and takes the changes of others over. */
export function openCanvasSession({ save, load, onRefused }: SessionDeps, board: CanvasBoard) {
  const store = createStore<SessionState>(() => ({
    canvas: openCanvas(board),
    saving: "saved",
    isCurrent: true,
    changedBy: new Map(),
  }));
  const dispatch = (event: CanvasEvent) => store.setState(({ canvas }) => ({ canvas: reduceCanvas(canvas, event) }));
  const nameTimers = new Map<string, ReturnType<typeof setTimeout>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isClosed = false;
  let retryMs = FIRST_RETRY_MS;
  let loadTimer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  let loadRetryMs = FIRST_RETRY_MS;

  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  /** Loads the board if updates are missing, and again until none are. */
  async function catchUp(): Promise<void> {
    clearTimeout(loadTimer);
    if (isLoading || isClosed || !store.getState().canvas.needsLoad) return;
    isLoading = true;
    dispatch({ type: "loadStarted" });
    try {
      dispatch({ type: "loaded", board: await load() });
      loadRetryMs = FIRST_RETRY_MS;
      store.setState({ isCurrent: true });
    } catch {
      dispatch({ type: "loadFailed" });
      store.setState({ isCurrent: false });
    }
    isLoading = false;
    if (isClosed || !store.getState().canvas.needsLoad) return;
    loadTimer = setTimeout(() => void catchUp(), loadRetryMs);
    loadRetryMs = Math.min(loadRetryMs * 2, LAST_RETRY_MS);
  }
  const reload = (): Promise<void> => {
    dispatch({ type: "updatesMissed" });
    return catchUp();
  };
  const take = (update: CanvasUpdate) => {
    dispatch({ type: "received", update });
    void catchUp();
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isRunning || store.getState().canvas.pending.length === 0) return;
    isRunning = true;
    dispatch({ type: "saveStarted" });
    try {
      const update = await save(changesToSave(store.getState().canvas));
      dispatch({ type: "saved", update });
      void catchUp();
      retryMs = FIRST_RETRY_MS;
      isRunning = false;
      if (store.getState().canvas.pending.length > 0) return await flush();
      store.setState({ saving: "saved" });
    } catch (error) {
      isRunning = false;
      const refusal = refusalOf(error);
      if (refusal) {
        dispatch({ type: "saveRefused" });
        store.setState({ saving: "saved" });
        onRefused(refusal);
        return reload();
      }
      dispatch({ type: "saveDelayed" });
      store.setState({ saving: "offline" });
      // Also after the board was left: its last changes are not kept anywhere else.
      if (!(isClosed && isSignedOut(error))) plan(retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  const changed = (event: CanvasEvent) => {
    dispatch(event);
    if (store.getState().canvas.pending.length === 0) return;
    store.setState(({ saving }) => ({ saving: saving === "offline" ? saving : "saving" }));
    if (!isRunning) plan(SAVE_PAUSE_MS);
  };

  const showName = (cardId: string, name: string) => {
    const set = (change: (names: Map<string, string>) => void) =>
      store.setState(({ changedBy }) => {
        const names = new Map(changedBy);
        change(names);
        return { changedBy: names };
      });
    clearTimeout(nameTimers.get(cardId));
    set((names) => names.set(cardId, name));
    nameTimers.set(
      cardId,
      setTimeout(() => set((names) => names.delete(cardId)), CHANGED_BY_MS),
    );
  };

  return {
    store,
    edit: (...changes: LocalChange[]) => changed({ type: "edited", changes }),
    undo: () => changed({ type: "undone" }),
    redo: () => changed({ type: "redone" }),
    flush,
    reload,
    catchUp,
    receive: ({ by, update }: CanvasNews) => {
      take(update);
      for (const { id } of update.cards) showName(id, by.name);
    },
    takeUpdate: take,
    /** Goes on to save what is pending. */
    close: () => {
      isClosed = true;
      clearTimeout(loadTimer);
      void flush();
      for (const nameTimer of nameTimers.values()) clearTimeout(nameTimer);
    },
  };
}
export type CanvasSession = ReturnType<typeof openCanvasSession>;
