import { SECTION_MAX } from "@coldopen/contract/dashboard/sections";
import { placeholderKeys } from "../../lib/placeholder-keys.ts";
import { t } from "../../locales/en/dashboard.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Columns of whole pixels: with fractions the browser reports a later card as the largest contentful paint. */
export const gridLook =
  "grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-5 gap-y-7 md:grid-cols-[repeat(auto-fill,13.75rem)]";

const CardsLoading = () => (
  <div className={gridLook}>
    {placeholderKeys(SECTION_MAX).map((key) => (
      <span key={key} className="grid content-start gap-2">
        <Skeleton className="aspect-video rounded-md" />
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-5 w-16" />
      </span>
    ))}
  </div>
);

export const DashboardLoading = () => (
  <div role="status" aria-label={t("loading")}>
    <Skeleton className="mb-3 h-5 w-32" />
    <CardsLoading />
  </div>
);
