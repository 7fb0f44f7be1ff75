import clsx from "clsx";
import { slots } from "../../lib/slots.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { gridLook, gridStyle, useColumns } from "./columns.ts";
import type { VideoType } from "./search.ts";

export function GridSkeleton({ type, rows, label }: { type: VideoType; rows: number; label: string }) {
  const columns = useColumns(type);
  return (
    <div
      role="status"
      aria-label={label}
      className={clsx(gridLook, "gap-y-(--grid-gap-row) pb-(--grid-gap-row)")}
      style={gridStyle(columns)}
    >
      {slots(columns * rows).map((slot) => (
        <span key={slot} className="block">
          <Skeleton className={clsx("rounded-md", type === "shorts" ? "aspect-9/16" : "aspect-video")} />
          <Skeleton className="mt-3 h-3.5 w-4/5" />
          <Skeleton className="mt-2 h-3.5 w-2/5" />
          <span className="mt-2.5 flex items-center gap-2">
            <Skeleton className="size-5 rounded-full" />
            <Skeleton className="h-3 w-1/2" />
          </span>
          <Skeleton className="mt-2 h-3 w-3/5" />
        </span>
      ))}
    </div>
  );
}
