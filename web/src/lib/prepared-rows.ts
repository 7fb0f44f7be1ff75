import type { VirtualItem } from "@tanstack/react-virtual";
import { startTransition, useEffect, useState } from "react";

type Range = { startIndex: number; endIndex: number };
type RowsNearView = {
  /** The rows in view and beside it. */
  near: readonly VirtualItem[];
  range: Range | null;
  /** Only so many rows of the view are rendered at once, */
  atOnce: number;
  /** at the start of the view or at its end, where the reading begins. */
  from: "start" | "end";
};

const distanceFrom = ({ startIndex, endIndex }: Range, { index }: VirtualItem) =>
  Math.max(startIndex - index, index - endIndex, 0);

/** The rows to render. The other rows near the view are added one by one between frames: several take longer than one frame. */
export function usePreparedRows({ near, range, atOnce, from }: RowsNearView): readonly VirtualItem[] {
  const [prepared, setPrepared] = useState<ReadonlySet<VirtualItem["key"]>>(() => new Set());
  const inReadingOrder = from === "end" ? near.toReversed() : near;
  const inView = range ? inReadingOrder.filter((item) => distanceFrom(range, item) === 0) : [];
  const urgent = new Set(inView.slice(0, atOnce).map(({ key }) => key));
  const shown = near.filter(({ key }) => urgent.has(key) || prepared.has(key));
  const waiting = range ? inReadingOrder.filter((item) => !shown.includes(item)) : [];
  const next = waiting.toSorted((a, b) => (range ? distanceFrom(range, a) - distanceFrom(range, b) : 0))[0];
  const nextKey = next?.key;
  const shownKeys = shown.map(({ key }) => key);
  const state = shownKeys.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the rows that are shown
  useEffect(() => {
    if (nextKey === undefined) return;
    startTransition(() => setPrepared(new Set([...shownKeys, nextKey])));
  }, [nextKey, state]);
  return shown;
}

type NewList = Pick<RowsNearView, "near" | "range"> & {
  /** How many rows of a new list are rendered at once. */ first: number;
};

/** A new list is rendered from its start. Once the view is filled, rows come at once: a reader who scrolls must not see gaps. */
export function useRowsOfNewList({ near, range, first }: NewList): readonly VirtualItem[] {
  const [isFilled, setFilled] = useState(false);
  const shown = usePreparedRows({ near, range, atOnce: isFilled ? Number.POSITIVE_INFINITY : first, from: "start" });
  if (!isFilled && range && near.every((item) => distanceFrom(range, item) > 0 || shown.includes(item)))
    setFilled(true);
  return shown;
}
