import clsx from "clsx";
import { useRef } from "react";
import { useListKeys } from "../../lib/list-keys.ts";
import { useReachEnd } from "../../lib/reach-end.ts";
import { useWindowRows } from "../../lib/window-rows.ts";
import { OutlierCard } from "./card.tsx";
import { gridLook, gridStyle, useColumns } from "./columns.ts";
import { GridSkeleton } from "./grid-skeleton.tsx";
import { BARS_PX, type ListView } from "./list-view.ts";
import { t } from "./texts.ts";

const ROW_PX = { videos: 283, shorts: 470 };
const OVERSCAN = 1;

export function OutlierGrid({ view }: { view: ListView }) {
  const { place, videos, now, type, links, pages } = view;
  const columns = useColumns(type);
  const list = useRef<HTMLElement>(null);
  const scroll = useRef<(index: number) => void>(() => undefined);
  const keys = useListKeys({
    container: list,
    count: videos.length,
    columns,
    scrollTo: (index) => scroll.current(index),
  });
  const rows = useWindowRows({
    list,
    count: Math.ceil(videos.length / columns),
    estimate: ROW_PX[type],
    overscan: OVERSCAN,
    kept: keys.active < 0 ? -1 : Math.floor(keys.active / columns),
    bars: BARS_PX,
  });
  scroll.current = (index) => rows.scrollToIndex(Math.floor(index / columns), { align: "auto" });
  const shown = rows.getVirtualItems();
  useReachEnd(((shown.at(-1)?.index ?? -1) + 1) * columns, videos.length, pages);

  return (
    <div className="px-(--page-x) pt-5">
      <section
        ref={list}
        aria-label={t("list.name")}
        className="relative"
        style={{ height: rows.getTotalSize() }}
        onKeyDown={keys.onKeyDown}
      >
        {shown.map((row) => (
          <ul
            key={row.key}
            ref={rows.measureElement}
            data-row={row.index}
            className={clsx("absolute inset-x-0 top-0 pb-(--grid-gap-row)", gridLook)}
            style={{ ...gridStyle(columns), transform: `translateY(${row.start - rows.options.scrollMargin}px)` }}
          >
            {videos.slice(row.index * columns, (row.index + 1) * columns).map((video, position) => (
              <li key={video.id} data-index={row.index * columns + position}>
                <OutlierCard place={place} video={video} now={now} links={links} />
              </li>
            ))}
          </ul>
        ))}
      </section>
      {pages.isFetchingNextPage && <GridSkeleton type={type} rows={1} label={t("list.more")} />}
    </div>
  );
}
