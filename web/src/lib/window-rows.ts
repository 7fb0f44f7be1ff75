import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

export type WindowRows = {
  list: RefObject<HTMLElement | null>;
  count: number;
  estimate: number;
  overscan: number;
  /** A row that stays rendered because it has the focus. */
  pinned: number;
  /** The height of the sticky bars. */
  bars: number;
};

export function useWindowRows({ list, count, estimate, overscan, pinned, bars }: WindowRows) {
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    setScrollMargin(Math.round(top));
  }, [list]);
  return useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    overscan,
    indexAttribute: "data-row",
    measureElement: (element) => element.getBoundingClientRect().height || estimate,
    scrollMargin,
    scrollPaddingStart: bars,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return pinned < 0 || pinned >= count || indexes.includes(pinned)
        ? indexes
        : [...indexes, pinned].toSorted((a, b) => a - b);
    },
  });
}
