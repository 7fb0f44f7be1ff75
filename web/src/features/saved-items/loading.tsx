import { t } from "../../locales/en/saved-items.ts";
import { Masonry } from "../../ui/masonry.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const SLOTS = Array.from({ length: 8 }, (_, index) => `slot ${index}`);

export const ItemsLoading = ({ columns }: { columns: number }) => (
  <div role="status" aria-label={t("loading")}>
    <Masonry items={SLOTS} columns={columns} keyOf={(slot) => slot} heightOf={() => 1}>
      {() => (
        <>
          <Skeleton className="aspect-video rounded-md" />
          <Skeleton className="mt-2.5 h-3.5 w-4/5" />
          <Skeleton className="mt-2 h-3 w-1/2" />
        </>
      )}
    </Masonry>
  </div>
);
