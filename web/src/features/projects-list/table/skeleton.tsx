import clsx from "clsx";
import { slots } from "../../../lib/slots.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TableCell, TableRow } from "../../../ui/table.tsx";
import { edgeLook, lookOf, projectColumns } from "./columns.ts";

const widths = ["", "w-15", "w-18", "w-10", "w-9", "w-9", "w-13", "w-18", "w-15"];

export const ProjectTableSkeleton = ({ rows, label }: { rows: number; label: string }) => (
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
            <span className="grid flex-1 gap-2">
              <Skeleton className="h-3 w-1/2" />
              <Skeleton className="h-2.5 w-18" />
            </span>
          </span>
        </TableCell>
        {projectColumns.slice(1).map(({ name, numeric }, index) => (
          <TableCell key={name} className={lookOf(index + 1)}>
            <Skeleton className={clsx("h-3", widths[index + 1], numeric && "ml-auto")} />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </tbody>
);
