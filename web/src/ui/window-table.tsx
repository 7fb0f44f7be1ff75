import { Fragment, type ReactNode } from "react";
import type { OwnKeys } from "../lib/list-keys.ts";
import type { Pages } from "../lib/use-infinite-scroll.ts";
import { useWindowList } from "../lib/window-list.ts";
import { Table } from "./table.tsx";
import { type TableColumn, TableColumns } from "./table-columns.tsx";

const ROW_PX = 61;
const OVERSCAN = 8;

type WindowTableProps<T> = {
  name: string;
  columns: readonly TableColumn[];
  items: readonly T[];
  /** The height of the sticky bars. */
  bars: number;
  pages: Pages;
  keys?: OwnKeys;
  head: ReactNode;
  /** Placeholder rows of the next page. */
  more: ReactNode;
  /** A row with its `data-index`. */
  children: (item: T, index: number) => ReactNode;
};

export function WindowTable<T extends { id: string }>(props: WindowTableProps<T>) {
  const { name, columns, items, bars, pages, keys, head, more, children } = props;
  const { list, onKeyDown, rows, shown, margin } = useWindowList<HTMLTableSectionElement>({
    count: items.length,
    columns: 1,
    estimate: ROW_PX,
    overscan: OVERSCAN,
    bars,
    pages,
    keys,
  });
  return (
    <Table aria-label={name} aria-rowcount={pages.hasNextPage ? -1 : items.length + 1} className="table-fixed">
      <TableColumns of={columns} />
      {head}
      <tbody ref={list} onKeyDown={onKeyDown}>
        {shown.map((row, position) => {
          const item = items[row.index];
          return (
            item && (
              <Fragment key={item.id}>
                <Gap height={row.start - (shown[position - 1]?.end ?? margin)} />
                {children(item, row.index)}
              </Fragment>
            )
          );
        })}
        <Gap height={rows.getTotalSize() + margin - (shown.at(-1)?.end ?? margin)} />
      </tbody>
      {pages.isFetchingNextPage && more}
    </Table>
  );
}

/** A spacer for rows that are not rendered, in one column: a colspan would reserve width for hidden columns. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr>
      <td style={{ height, padding: 0 }} />
    </tr>
  ) : null;
