import { useRef } from "react";
import { type OwnKeys, useListKeys } from "./list-keys.ts";
import { useRowsOfNewList } from "./prepared-rows.ts";
import { type Pages, useInfiniteScroll } from "./use-infinite-scroll.ts";
import { useWindowRows, type WindowRows } from "./window-rows.ts";

type WindowList = Omit<WindowRows, "list" | "pinned"> & {
  columns: number;
  pages: Pages;
  keys?: OwnKeys | undefined;
};

/** About so much of a new list is rendered at once. */
const FIRST_PX = 300;

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
  const shown = useRowsOfNewList({
    near: rows.getVirtualItems(),
    range: rows.range,
    first: Math.ceil(FIRST_PX / options.estimate),
  });
  useInfiniteScroll(((shown.at(-1)?.index ?? -1) + 1) * columns - 1, count, pages);
  return { list, onKeyDown, rows, shown, margin: rows.options.scrollMargin };
}
