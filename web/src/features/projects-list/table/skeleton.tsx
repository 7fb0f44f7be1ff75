import clsx from "clsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TableSkeleton } from "../../../ui/table-skeleton.tsx";
import { edgeLook, projectColumns } from "./columns.ts";

const widths = ["", "w-15", "w-18", "w-10", "w-9", "w-9", "w-13", "w-18", "w-15"];

export const ProjectTableSkeleton = ({ rows, label }: { rows: number; label: string }) => (
  <TableSkeleton
    columns={projectColumns}
    rows={rows}
    label={label}
    rowLook={edgeLook}
    lines={
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-3 w-1/2" />
        <Skeleton className="h-2.5 w-18" />
      </span>
    }
    barLook={(column) => clsx("h-3", widths[column], projectColumns[column]?.numeric && "ml-auto")}
  />
);
