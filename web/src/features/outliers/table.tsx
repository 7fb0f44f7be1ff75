import clsx from "clsx";
import { useRef } from "react";
import { useListKeys } from "../../lib/list-keys.ts";
import { useReachEnd } from "../../lib/reach-end.ts";
import { useWindowRows } from "../../lib/window-rows.ts";
import { Table } from "../../ui/table.tsx";
import { BARS_PX, type ListView } from "./list-view.ts";
import { outlierColumns } from "./table-columns.ts";
import { OutlierTableHead } from "./table-head.tsx";
import { OutlierRow } from "./table-row.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";
import { t } from "./texts.ts";

const ROW_PX = 61;
const OVERSCAN = 8;

export function OutlierTable({ view }: { view: ListView }) {
  const { place, videos, now, links, pages } = view;
  const body = useRef<HTMLTableSectionElement>(null);
  const scroll = useRef<(index: number) => void>(() => undefined);
  const keys = useListKeys({
    container: body,
    count: videos.length,
    columns: 1,
    scrollTo: (index) => scroll.current(index),
  });
  const rows = useWindowRows({
    list: body,
    count: videos.length,
    estimate: ROW_PX,
    overscan: OVERSCAN,
    kept: keys.active,
    bars: BARS_PX,
  });
  scroll.current = (index) => rows.scrollToIndex(index, { align: "auto" });
  const shown = rows.getVirtualItems();
  useReachEnd(shown.at(-1)?.index ?? -1, videos.length, pages);
  const margin = rows.options.scrollMargin;

  return (
    <Table
      aria-label={t("list.name")}
      aria-rowcount={pages.hasNextPage ? -1 : videos.length + 1}
      className="table-fixed"
    >
      <Columns />
      <OutlierTableHead view={view} />
      <tbody ref={body} onKeyDown={keys.onKeyDown}>
        {shown.map((row, position) => {
          const video = videos[row.index];
          const before = shown[position - 1]?.end ?? margin;
          return (
            video && [
              row.start > before && <Gap key={`before-${video.id}`} height={row.start - before} />,
              <OutlierRow key={video.id} place={place} video={video} index={row.index} now={now} links={links} />,
            ]
          );
        })}
        <Gap height={rows.getTotalSize() + margin - (shown.at(-1)?.end ?? margin)} />
      </tbody>
      {pages.isFetchingNextPage && <TableSkeleton rows={3} label={t("list.more")} />}
    </Table>
  );
}

export const Columns = () => (
  <colgroup>
    {outlierColumns.map(({ name, width, look }) => (
      <col key={name} className={clsx(look)} style={width ? { width } : undefined} />
    ))}
  </colgroup>
);

/** Stands for the rows that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr>
      <td style={{ height, padding: 0 }} />
    </tr>
  ) : null;
