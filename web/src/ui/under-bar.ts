import { create } from "zustand";

const useLine = create<{ line: HTMLElement | null }>(() => ({ line: null }));

/** The line under the bar of the current page. */
export function takeUnderBar(line: HTMLElement | null): () => void {
  useLine.setState({ line });
  return () => useLine.setState((now) => (now.line === line ? { line: null } : now));
}

/** Undefined on a page without a bar. */
export const useUnderBar = (): HTMLElement | null => useLine(({ line }) => line);
