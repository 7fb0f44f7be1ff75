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
import { ItemFailed } from "./item-failed.tsx";
import { BARS_PX, type ListView } from "./list-view.ts";
import { type ItemRef, useVideo } from "./pages.ts";

const ROW_PX = { videos: 283, shorts: 470 };

export function OutlierGrid({ view }: { view: ListView }) {
  const { list, items, now, links, pages } = view;
  const columns = useColumns(columnsOf[list.type]);
  return (
    <div className="px-(--page-x) pt-5">
      <WindowGrid
        name={t("list.name")}
        items={items}
        columns={columns}
        rowPx={ROW_PX[list.type]}
        bars={BARS_PX}
        pages={pages}
      >
        {(item, index) => (
          <li key={item.id} data-index={index}>
            <CardAt list={list} item={item} now={now} links={links} />
          </li>
        )}
      </WindowGrid>
      {pages.isFetchingNextPage && <OutlierGridSkeleton type={list.type} rows={1} label={t("list.more")} />}
    </div>
  );
}

type CardAtProps = { list: OutlierList; item: ItemRef; now: Date; links: CardLinks };

const CardAt = memo(function CardAt({ list, item, now, links }: CardAtProps) {
  const { video, isFailed, retry } = useVideo(list, item);
  if (video) return <OutlierCard channel={list.channel} video={video} now={now} links={links} />;
  return isFailed ? (
    <OutlierCardSkeleton type={list.type}>
      <span className={clsx("mt-3 block", list.type === "shorts" ? "h-24.25" : "h-21.25")}>
        <ItemFailed onRetry={retry} />
      </span>
    </OutlierCardSkeleton>
  ) : (
    <OutlierCardSkeleton type={list.type} />
  );
});
