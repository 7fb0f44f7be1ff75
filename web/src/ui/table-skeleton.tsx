import type { ReactNode } from "react";
import { slots } from "../lib/slots.ts";
import { Skeleton } from "./skeleton.tsx";
import { Table, TableCell, TableRow } from "./table.tsx";
import { type TableColumn, TableColumns } from "./table-columns.tsx";

type TableSkeletonProps = {
  columns: readonly TableColumn[];
  rows: number;
  label: string;
  rowLook: string;
  /** What stands beside the picture. */
  lines: ReactNode;
  barLook: (column: number) => string;
};

export const TableSkeleton = ({ columns, rows, label, rowLook, lines, barLook }: TableSkeletonProps) => (
  <tbody aria-busy="true">
    {slots(rows).map((slot, row) => (
      <TableRow key={slot} className={rowLook}>
        <TableCell>
          {row === 0 && (
            <span role="status" className="sr-only">
              {label}
            </span>
          )}
          <span className="flex items-center gap-3">
            <Skeleton className="h-11.25 w-20 flex-none" />
            {lines}
          </span>
        </TableCell>
        {columns.slice(1).map(({ name, look }, index) => (
          <TableCell key={name} className={look}>
            <Skeleton className={barLook(index + 1)} />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </tbody>
);

/** Of a table that has no head yet. */
export const TableLoading = ({ columns, children }: { columns: readonly TableColumn[]; children: ReactNode }) => (
  <div className="pt-8">
    <Table className="table-fixed border-t border-line">
      <TableColumns of={columns} />
      {children}
    </Table>
  </div>
);
