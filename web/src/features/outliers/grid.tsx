import clsx from "clsx";
import { memo } from "react";
import { useColumns } from "../../lib/use-columns.ts";
import { t } from "../../locales/en/outliers.ts";
import { WindowGrid } from "../../ui/window-grid.tsx";
import type { OutlierList } from "./api.ts";
import { OutlierCard } from "./card/card.tsx";
import type { CardLinks } from "./card/links.ts";
import { columnsOf } from "./columns.ts";
import { OutlierCardSkeleton, OutlierGridSkeleton } from "./grid-skeleton.tsx";
import { BARS_PX, type ListView } from "./list-view.ts";
import { type Spot, useVideoAt } from "./pages.ts";
import { SpotFailed } from "./spot-failed.tsx";

const ROW_PX = { videos: 283, shorts: 470 };

export function OutlierGrid({ view }: { view: ListView }) {
  const { list, spots, now, links, pages } = view;
  const columns = useColumns(columnsOf[list.type]);
  return (
    <div className="px-(--page-x) pt-5">
      <WindowGrid
        name={t("list.name")}
        items={spots}
        columns={columns}
        rowPx={ROW_PX[list.type]}
        bars={BARS_PX}
        pages={pages}
      >
        {(spot, index) => (
          <li key={spot.id} data-index={index}>
            <CardAt list={list} spot={spot} now={now} links={links} />
          </li>
        )}
      </WindowGrid>
      {pages.isFetchingNextPage && <OutlierGridSkeleton type={list.type} rows={1} label={t("list.more")} />}
    </div>
  );
}

type CardAtProps = { list: OutlierList; spot: Spot; now: Date; links: CardLinks };

const CardAt = memo(function CardAt({ list, spot, now, links }: CardAtProps) {
  const { video, isFailed, retry } = useVideoAt(list, spot);
  if (video) return <OutlierCard place={list.place} video={video} now={now} links={links} />;
  return isFailed ? (
    <OutlierCardSkeleton type={list.type}>
      <span className={clsx("mt-3 block", list.type === "shorts" ? "h-24.25" : "h-21.25")}>
        <SpotFailed onRetry={retry} />
      </span>
    </OutlierCardSkeleton>
  ) : (
    <OutlierCardSkeleton type={list.type} />
  );
});
