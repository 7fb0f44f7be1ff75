import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

export type WindowRows = {
  list: RefObject<HTMLElement | null>;
  count: number;
  estimate: number;
  overscan: number;
  /** A row that stays drawn wherever it is, since it has the focus. */
  kept: number;
  /** The height of the bars that stay on top. */
  bars: number;
};

/** The rows of a long list that are near the window. */
export function useWindowRows({ list, count, estimate, overscan, kept, bars }: WindowRows) {
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
      return kept < 0 || kept >= count || indexes.includes(kept)
        ? indexes
        : [...indexes, kept].toSorted((a, b) => a - b);
    },
  });
}
