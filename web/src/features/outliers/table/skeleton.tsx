import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { RowSkeleton, TableSkeleton } from "../../../ui/table-skeleton.tsx";
import { edgeLook, outlierColumns, ROWS_BEFORE } from "./columns.ts";

const look = {
  columns: outlierColumns,
  lines: <Skeleton className="h-3.5 w-1/2" />,
  barLook: () => "h-3.5 w-3/4",
};

export const OutlierTableSkeleton = ({ rows, label }: { rows: number; label: string }) => (
  <TableSkeleton {...look} rows={rows} label={label} rowLook={edgeLook} />
);

/** A loading row, or the reason it failed. */
export const OutlierRowSkeleton = ({ index, lines = look.lines }: { index: number; lines?: ReactNode }) => (
  <RowSkeleton
    {...look}
    lines={lines}
    data-index={index}
    aria-rowindex={index + ROWS_BEFORE}
    isStill={lines !== look.lines}
    aria-busy={lines === look.lines}
    className={edgeLook}
  />
);
