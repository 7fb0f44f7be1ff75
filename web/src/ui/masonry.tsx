import type { ReactNode } from "react";

type MasonryProps<T> = {
  items: readonly T[];
  columns: number;
  keyOf: (item: T) => string;
  /** The estimated height of an item, in column widths. */
  heightOf: (item: T) => number;
  children: (item: T) => ReactNode;
};

/** Columns 24 px apart; each item goes to the shortest one. */
export const Masonry = <T,>({ items, columns, keyOf, heightOf, children }: MasonryProps<T>) => (
  <div className="flex items-start gap-6">
    {inColumns(items, columns, heightOf).map((column) => (
      <ul key={column.name} className="grid min-w-0 flex-1 gap-6">
        {column.items.map((item) => (
          <li key={keyOf(item)} className="min-w-0">
            {children(item)}
          </li>
        ))}
      </ul>
    ))}
  </div>
);

/** Existing items never move when more arrive. */
export function inColumns<T>(items: readonly T[], count: number, heightOf: (item: T) => number) {
  const columns = Array.from({ length: Math.max(count, 1) }, (_, index) => ({
    name: `column ${index + 1}`,
    height: 0,
    items: [] as T[],
  }));
  for (const item of items) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best));
    shortest.items.push(item);
    shortest.height += heightOf(item);
  }
  return columns;
}
