import { useDeferredValue, useRef } from "react";
import { type OwnKeys, useListKeys } from "./list-keys.ts";
import { type Pages, useInfiniteScroll } from "./use-infinite-scroll.ts";
import { useWindowRows, type WindowRows } from "./window-rows.ts";

type WindowList = Omit<WindowRows, "list" | "pinned"> & {
  columns: number;
  pages: Pages;
  keys?: OwnKeys | undefined;
};

type Range = { startIndex: number; endIndex: number };

/** Whether everything in view is among the rows. */
export const coversRange = (rows: readonly { index: number }[], seen: Range | null) =>
  seen === null || [seen.startIndex, seen.endIndex].every((edge) => rows.some(({ index }) => index === edge));

/** A list of any length: renders only the rows near the window, arrow keys reach the others, and the end loads the next page. */
export function useWindowList<List extends HTMLElement>({ count, columns, pages, keys, ...options }: WindowList) {
  const list = useRef<List>(null);
  const scroll = useRef<(index: number) => void>(() => undefined);
  const { active, onKeyDown } = useListKeys({
    container: list,
    count,
    columns,
    scrollTo: (index) => scroll.current(index),
    ...keys,
  });
  const rows = useWindowRows({
    ...options,
    list,
    count: Math.ceil(count / columns),
    pinned: active < 0 ? -1 : Math.floor(active / columns),
  });
  scroll.current = (index) => rows.scrollToIndex(Math.floor(index / columns), { align: "auto" });
  const near = rows.getVirtualItems();
  // Rows are prepared before they become visible, so rendering them may take more than one frame.
  const drawn = useDeferredValue(near);
  const shown = coversRange(drawn, rows.range) ? drawn : near;
  useInfiniteScroll(((shown.at(-1)?.index ?? -1) + 1) * columns - 1, count, pages);
  return { list, onKeyDown, rows, shown, margin: rows.options.scrollMargin };
}
