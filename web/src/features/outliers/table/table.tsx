import { memo } from "react";
import { t } from "../../../locales/en/outliers.ts";
import { WindowTable } from "../../../ui/window-table.tsx";
import type { OutlierList } from "../api.ts";
import type { CardLinks } from "../card/links.ts";
import { BARS_PX, type ListView } from "../list-view.ts";
import { type Spot, useVideoAt } from "../pages.ts";
import { SpotFailed } from "../spot-failed.tsx";
import { outlierColumns, roomLook } from "./columns.ts";
import { OutlierTableHead } from "./head.tsx";
import { OutlierRow } from "./row.tsx";
import { OutlierRowSkeleton, OutlierTableSkeleton } from "./skeleton.tsx";

export const OutlierTable = ({ view }: { view: ListView }) => (
  <div className={roomLook}>
    <WindowTable
      name={t("list.name")}
      columns={outlierColumns}
      items={view.spots}
      bars={BARS_PX}
      pages={view.pages}
      head={<OutlierTableHead view={view} />}
      more={<OutlierTableSkeleton rows={3} label={t("list.more")} />}
    >
      {(spot, index) => <RowAt list={view.list} spot={spot} index={index} now={view.now} links={view.links} />}
    </WindowTable>
  </div>
);

type RowAtProps = { list: OutlierList; spot: Spot; index: number; now: Date; links: CardLinks };

const RowAt = memo(function RowAt({ list, spot, index, now, links }: RowAtProps) {
  const { video, isFailed, retry } = useVideoAt(list, spot);
  if (video) return <OutlierRow place={list.place} video={video} index={index} now={now} links={links} />;
  return isFailed ? (
    <OutlierRowSkeleton index={index} lines={<SpotFailed onRetry={retry} />} />
  ) : (
    <OutlierRowSkeleton index={index} />
  );
});
