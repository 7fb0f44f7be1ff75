import { useSyncExternalStore } from "react";

/** The first picture of a page has the line to itself; the others follow once it is drawn. */
export type PictureTurn = "first" | "later";

const LONGEST_WAIT_MS = 2_000;
const listeners = new Set<() => void>();
let isOver = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function end() {
  isOver = true;
  clearTimeout(timer);
  for (const listener of listeners) listener();
}

/** Loaded is not drawn yet: that takes until the frame after the next begins. */
export const firstPictureShown = () => requestAnimationFrame(() => requestAnimationFrame(end));

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!isOver) timer ??= setTimeout(end, LONGEST_WAIT_MS);
  return () => listeners.delete(listener);
}

/** Whether the pictures after the first may load. */
export const useFirstPicture = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOver,
    () => false,
  );
