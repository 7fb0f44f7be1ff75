import clsx from "clsx";
import { slots } from "../../lib/slots.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TableCell, TableRow } from "../../ui/table.tsx";
import { edgeLook, outlierColumns } from "./table-columns.ts";

export const TableSkeleton = ({ rows, label }: { rows: number; label: string }) => (
  <tbody role="status" aria-label={label}>
    {slots(rows).map((slot) => (
      <TableRow key={slot} className={clsx(edgeLook)}>
        <TableCell>
          <span className="flex items-center gap-3">
            <Skeleton className="h-11.25 w-20 flex-none" />
            <Skeleton className="h-3.5 w-1/2" />
          </span>
        </TableCell>
        {outlierColumns.slice(1).map(({ name, look }) => (
          <TableCell key={name} className={look}>
            <Skeleton className="h-3.5 w-3/4" />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </tbody>
);
