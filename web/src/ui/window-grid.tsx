import clsx from "clsx";
import type { ReactNode } from "react";
import type { OwnKeys } from "../lib/list-keys.ts";
import { placeholderKeys } from "../lib/placeholder-keys.ts";
import type { Pages } from "../lib/use-infinite-scroll.ts";
import { useWindowList } from "../lib/window-list.ts";
import { TooltipGroup } from "./tooltip.tsx";

const OVERSCAN = 1;
const gridLook = "grid gap-x-(--grid-gap) pb-(--grid-gap-row)";
const across = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });

type WindowGridProps<T> = {
  name: string;
  items: readonly T[];
  columns: number;
  rowPx: number;
  /** The height of the sticky bars. */
  bars: number;
  pages: Pages;
  keys?: OwnKeys;
  /** A `li` with its key and `data-index`. */
  children: (item: T, index: number) => ReactNode;
};

export function WindowGrid<T>({ name, items, columns, rowPx, bars, pages, keys, children }: WindowGridProps<T>) {
  const { list, onKeyDown, rows, shown, margin } = useWindowList<HTMLElement>({
    count: items.length,
    columns,
    estimate: rowPx,
    overscan: OVERSCAN,
    bars,
    pages,
    keys,
  });
  return (
    <section
      ref={list}
      aria-label={name}
      className="relative"
      style={{ height: rows.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      <TooltipGroup>
        {shown.map((row) => (
          <ul
            key={row.key}
            ref={rows.measureElement}
            data-row={row.index}
            className={clsx("absolute inset-x-0 top-0", gridLook)}
            style={{ ...across(columns), transform: `translateY(${row.start - margin}px)` }}
          >
            {items
              .slice(row.index * columns, (row.index + 1) * columns)
              .map((item, position) => children(item, row.index * columns + position))}
          </ul>
        ))}
      </TooltipGroup>
    </section>
  );
}

type GridSkeletonProps = { columns: number; rows: number; label: string; children: ReactNode };

export const GridSkeleton = ({ columns, rows, label, children }: GridSkeletonProps) => (
  <div role="status" aria-label={label} className={clsx("gap-y-(--grid-gap-row)", gridLook)} style={across(columns)}>
    {placeholderKeys(columns * rows).map((key) => (
      <span key={key}>{children}</span>
    ))}
  </div>
);
