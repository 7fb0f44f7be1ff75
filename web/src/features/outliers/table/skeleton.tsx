import { slots } from "../../../lib/slots.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TableCell, TableRow } from "../../../ui/table.tsx";
import { edgeLook, outlierColumns } from "./columns.ts";

export const TableSkeleton = ({ rows, label }: { rows: number; label: string }) => (
  <tbody aria-busy="true">
    {slots(rows).map((slot, row) => (
      <TableRow key={slot} className={edgeLook}>
        <TableCell>
          {row === 0 && (
            <span role="status" className="sr-only">
              {label}
            </span>
          )}
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
