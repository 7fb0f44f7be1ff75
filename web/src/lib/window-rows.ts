import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

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
  /** As high as the last one that was drawn: a row that is as high as expected moves none of the thousands after it. */
  const typical = useRef(estimate);
  return useWindowVirtualizer({
    count,
    estimateSize: () => typical.current,
    overscan,
    indexAttribute: "data-row",
    measureElement: (element) => {
      typical.current = element.getBoundingClientRect().height || estimate;
      return typical.current;
    },
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
