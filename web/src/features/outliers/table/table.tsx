import { memo } from "react";
import { t } from "../../../locales/en/outliers.ts";
import { WindowTable } from "../../../ui/window-table.tsx";
import type { OutlierList } from "../api.ts";
import type { CardLinks } from "../card/links.ts";
import { ItemFailed } from "../item-failed.tsx";
import { BARS_PX, type ListView } from "../list-view.ts";
import { type ItemRef, useVideo } from "../pages.ts";
import { outlierColumns, roomLook } from "./columns.ts";
import { OutlierTableHead } from "./head.tsx";
import { OutlierRow } from "./row.tsx";
import { OutlierRowSkeleton, OutlierTableSkeleton } from "./skeleton.tsx";

export const OutlierTable = ({ view }: { view: ListView }) => (
  <div className={roomLook}>
    <WindowTable
      name={t("list.name")}
      columns={outlierColumns}
      items={view.items}
      bars={BARS_PX}
      pages={view.pages}
      head={<OutlierTableHead view={view} />}
      more={<OutlierTableSkeleton rows={3} label={t("list.more")} />}
    >
      {(item, index) => <RowAt list={view.list} item={item} index={index} now={view.now} links={view.links} />}
    </WindowTable>
  </div>
);

type RowAtProps = { list: OutlierList; item: ItemRef; index: number; now: Date; links: CardLinks };

const RowAt = memo(function RowAt({ list, item, index, now, links }: RowAtProps) {
  const { video, isFailed, retry } = useVideo(list, item);
  if (video) return <OutlierRow channel={list.channel} video={video} index={index} now={now} links={links} />;
  return isFailed ? (
    <OutlierRowSkeleton index={index} lines={<ItemFailed onRetry={retry} />} />
  ) : (
    <OutlierRowSkeleton index={index} />
  );
});
