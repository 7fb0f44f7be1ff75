import { WindowTable } from "../../../ui/window-table.tsx";
import { BARS_PX, type ListView } from "../list-view.ts";
import { t } from "../texts.ts";
import { outlierColumns, roomLook } from "./columns.ts";
import { OutlierTableHead } from "./head.tsx";
import { OutlierRow } from "./row.tsx";
import { OutlierTableSkeleton } from "./skeleton.tsx";

export const OutlierTable = ({ view }: { view: ListView }) => (
  <div className={roomLook}>
    <WindowTable
      name={t("list.name")}
      columns={outlierColumns}
      items={view.videos}
      bars={BARS_PX}
      pages={view.pages}
      head={<OutlierTableHead view={view} />}
      more={<OutlierTableSkeleton rows={3} label={t("list.more")} />}
    >
      {(video, index) => (
        <OutlierRow place={view.place} video={video} index={index} now={view.now} links={view.links} />
      )}
    </WindowTable>
  </div>
);
