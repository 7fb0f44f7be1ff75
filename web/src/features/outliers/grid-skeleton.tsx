import clsx from "clsx";
import type { ReactNode } from "react";
import { useColumns } from "../../lib/use-columns.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { GridSkeleton } from "../../ui/window-grid.tsx";
import { columnsOf } from "./columns.ts";
import type { VideoType } from "./search.ts";

type OutlierGridSkeletonProps = { type: VideoType; rows: number; label: string };

export const OutlierGridSkeleton = ({ type, rows, label }: OutlierGridSkeletonProps) => (
  <GridSkeleton columns={useColumns(columnsOf[type])} rows={rows} label={label}>
    <OutlierCardSkeleton type={type} />
  </GridSkeleton>
);

/** A loading card, or `children` with the reason it failed. */
export const OutlierCardSkeleton = ({ type, children }: { type: VideoType; children?: ReactNode }) => (
  <>
    <Skeleton
      isStill={children !== undefined}
      className={clsx("rounded-md", type === "shorts" ? "aspect-9/16" : "aspect-video")}
    />
    {children ?? (
      <>
        <Skeleton className="mt-3 h-3.5 w-4/5" />
        <Skeleton className="mt-2 h-3.5 w-2/5" />
        <span className={clsx("mt-2.5 flex items-center gap-2", type === "shorts" && "h-8")}>
          <Skeleton className="size-5 rounded-full" />
          <Skeleton className="h-3 w-1/2" />
        </span>
        <Skeleton className="mt-1.75 h-3 w-3/5" />
      </>
    )}
  </>
);
