import type { VirtualItem } from "@tanstack/react-virtual";
import { startTransition, useEffect, useState } from "react";

type Range = { startIndex: number; endIndex: number };
type RowsNearView = {
  /** The rows in view and beside it. */
  near: readonly VirtualItem[];
  range: Range | null;
  /** Only so many rows at the end of the view are rendered at once. */
  atOnce: number;
};

const distanceFrom = ({ startIndex, endIndex }: Range, { index }: VirtualItem) =>
  Math.max(startIndex - index, index - endIndex, 0);

/** The rows to render. Rows beside the view are added one by one between frames: several take longer than one frame. */
export function usePreparedRows({ near, range, atOnce }: RowsNearView): readonly VirtualItem[] {
  const [prepared, setPrepared] = useState<ReadonlySet<VirtualItem["key"]>>(() => new Set());
  const inView = range ? near.filter((item) => distanceFrom(range, item) === 0) : [];
  const urgent = new Set(inView.slice(-atOnce).map(({ key }) => key));
  const shown = near.filter(({ key }) => urgent.has(key) || prepared.has(key));
  const waiting = range ? near.filter((item) => !shown.includes(item)) : [];
  // Those at the end come first: there the reading starts.
  const next = waiting
    .toReversed()
    .toSorted((a, b) => (range ? distanceFrom(range, a) - distanceFrom(range, b) : 0))[0];
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
