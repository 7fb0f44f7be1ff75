import clsx from "clsx";
import { placeholderKeys } from "../lib/placeholder-keys.ts";
import { Skeleton } from "./skeleton.tsx";

type RowsSkeletonProps = { label: string; rows: number /** As tall as the rows will be. */; rowLook: string };

/** Loading rows of a settings page: a name, a line of text, and an action at the right. */
export const RowsSkeleton = ({ label, rows, rowLook }: RowsSkeletonProps) => (
  <div role="status" aria-label={label} className="divide-y divide-line border-y border-line">
    {placeholderKeys(rows).map((key) => (
      <div key={key} className={clsx("flex items-center justify-between gap-6", rowLook)}>
        <div className="grid w-80 max-w-[70%] gap-2">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3" />
        </div>
        <Skeleton className="h-4 w-7" />
      </div>
    ))}
  </div>
);
