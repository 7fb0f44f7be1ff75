import type { ComponentProps, ReactNode } from "react";
import { placeholderKeys } from "../lib/placeholder-keys.ts";
import { Skeleton } from "./skeleton.tsx";
import { Table, TableCell, TableRow } from "./table.tsx";
import { type TableColumn, TableColumns } from "./table-columns.tsx";

type RowSkeletonProps = {
  /** Failed rows are not animated. */
  isStill?: boolean;
  columns: readonly TableColumn[];
  /** What is beside the picture. */
  lines: ReactNode;
  barLook: (column: number) => string;
};
type TableSkeletonProps = RowSkeletonProps & { rows: number; label: string; rowLook: string };

export const TableSkeleton = ({ rows, label, rowLook, ...row }: TableSkeletonProps) => (
  <tbody aria-busy="true">
    {placeholderKeys(rows).map((key, index) => (
      <RowSkeleton key={key} {...row} className={rowLook}>
        {index === 0 && (
          <span role="status" className="sr-only">
            {label}
          </span>
        )}
      </RowSkeleton>
    ))}
  </tbody>
);

/** One loading row; `children` come before its picture. */
export const RowSkeleton = ({
  columns,
  lines,
  barLook,
  isStill = false,
  children,
  ...props
}: RowSkeletonProps & ComponentProps<typeof TableRow>) => (
  <TableRow {...props}>
    <TableCell>
      {children}
      <span className="flex items-center gap-3">
        <Skeleton isStill={isStill} className="h-11.25 w-20 flex-none" />
        {lines}
      </span>
    </TableCell>
    {columns.slice(1).map(({ name, look }, index) => (
      <TableCell key={name} className={look}>
        <Skeleton isStill={isStill} className={barLook(index + 1)} />
      </TableCell>
    ))}
  </TableRow>
);

/** For a table whose header is not rendered yet. */
export const TableLoading = ({ columns, children }: { columns: readonly TableColumn[]; children: ReactNode }) => (
  <div className="pt-8">
    <Table className="table-fixed border-t border-line">
      <TableColumns of={columns} />
      {children}
    </Table>
  </div>
);
