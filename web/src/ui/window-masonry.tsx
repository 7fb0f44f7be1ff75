import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { type OwnKeys, useListKeys } from "../lib/list-keys.ts";
import { useRowsOfNewList } from "../lib/prepared-rows.ts";
import { type Pages, useInfiniteScroll } from "../lib/use-infinite-scroll.ts";

/** Rows of items on each side of the window. */
const OVERSCAN = 4;
const GAP_PX = 20;

type WindowMasonryProps<T> = {
  name: string;
  items: readonly T[];
  columns: number;
  keyOf: (item: T) => string;
  /** The height of an item in pixels before it is measured. */
  estimate: (item: T) => number;
  /** The height of the sticky bars. */
  bars: number;
  pages: Pages;
  keys?: OwnKeys;
  children: (item: T, index: number) => ReactNode;
};

/**
 * Columns of items of any height; only those near the window are rendered. Each new item goes to the shortest column.
 * Another number of columns needs another `key`: it puts every item into another place.
 */
export function WindowMasonry<T>(props: WindowMasonryProps<T>) {
  const { name, items, columns, keyOf, estimate, bars, pages, keys, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  }, []);
  const scroll = useRef<(index: number) => void>(() => undefined);
  const { active, onKeyDown } = useListKeys({
    ...{ container: list, count: items.length, columns: 1 },
    scrollTo: (index) => scroll.current(index),
    ...keys,
  });
  const cards = useWindowVirtualizer({
    count: items.length,
    lanes: columns,
    gap: GAP_PX,
    overscan: OVERSCAN,
    scrollMargin,
    scrollPaddingStart: bars,
    indexAttribute: "data-index",
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    estimateSize: (index) => {
      const item = items[index];
      return item === undefined ? 0 : estimate(item);
    },
    // A card with the focus stays rendered.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return active < 0 || active >= items.length || indexes.includes(active)
        ? indexes
        : [...indexes, active].toSorted((a, b) => a - b);
    },
  });
  scroll.current = (index) => cards.scrollToIndex(index, { align: "auto" });
  const shown = useRowsOfNewList({ near: cards.getVirtualItems(), range: cards.range, first: columns });
  useInfiniteScroll(shown.at(-1)?.index ?? -1, items.length, pages);
  const width = `calc((100% - ${(columns - 1) * GAP_PX}px) / ${columns})`;
  return (
    <ul
      ref={list}
      aria-label={name}
      className="relative"
      style={{ height: cards.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {shown.map(({ key, index, lane, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={cards.measureElement}
              data-index={index}
              className="absolute top-0"
              style={{
                width,
                left: `calc((100% + ${GAP_PX}px) / ${columns} * ${lane})`,
                transform: `translateY(${start - scrollMargin}px)`,
              }}
            >
              {children(item, index)}
            </li>
          )
        );
      })}
    </ul>
  );
}
