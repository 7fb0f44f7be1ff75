import { useColumns } from "../../lib/use-columns.ts";
import { WindowGrid } from "../../ui/window-grid.tsx";
import { OutlierCard } from "./card/card.tsx";
import { columnsOf } from "./columns.ts";
import { OutlierGridSkeleton } from "./grid-skeleton.tsx";
import { BARS_PX, type ListView } from "./list-view.ts";
import { t } from "./texts.ts";

const ROW_PX = { videos: 283, shorts: 470 };

export function OutlierGrid({ view }: { view: ListView }) {
  const { place, videos, now, type, links, pages } = view;
  const columns = useColumns(columnsOf[type]);
  return (
    <div className="px-(--page-x) pt-5">
      <WindowGrid
        name={t("list.name")}
        items={videos}
        columns={columns}
        rowPx={ROW_PX[type]}
        bars={BARS_PX}
        pages={pages}
      >
        {(video, index) => (
          <li key={video.id} data-index={index}>
            <OutlierCard place={place} video={video} now={now} links={links} />
          </li>
        )}
      </WindowGrid>
      {pages.isFetchingNextPage && <OutlierGridSkeleton type={type} rows={1} label={t("list.more")} />}
    </div>
  );
}
