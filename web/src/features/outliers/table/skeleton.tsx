import { Skeleton } from "../../../ui/skeleton.tsx";
import { TableSkeleton } from "../../../ui/table-skeleton.tsx";
import { edgeLook, outlierColumns } from "./columns.ts";

export const OutlierTableSkeleton = ({ rows, label }: { rows: number; label: string }) => (
  <TableSkeleton
    columns={outlierColumns}
    rows={rows}
    label={label}
    rowLook={edgeLook}
    lines={<Skeleton className="h-3.5 w-1/2" />}
    barLook={() => "h-3.5 w-3/4"}
  />
);
