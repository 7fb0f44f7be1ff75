import { LAYERS_MAX, REGIONS_MAX } from "@coldopen/contract/thumbnails/schema";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { useEditor } from "../editing/context.ts";
import type { Tab as TabName } from "../editing/state.ts";
import { HistoryStrip } from "./history-strip.tsx";
import { LayerList } from "./layer-list.tsx";
import { RegionList } from "./region-list.tsx";

export function Side() {
  const { state, send } = useEditor("Side");
  const { tab, history } = state;
  const { regions, version } = history.present;
  const count = tab === "regions" ? regions.length : version.layers.length;
  const most = tab === "regions" ? REGIONS_MAX : LAYERS_MAX;
  return (
    <div className="relative border-t border-line @min-[860px]:border-t-0 @min-[860px]:border-l">
      <div className="flex flex-col @min-[860px]:absolute @min-[860px]:inset-0">
        <Tabs<TabName>
          value={tab}
          onValueChange={(next) => send({ kind: "tabbed", tab: next })}
          className="flex min-h-0 flex-1 flex-col"
        >
          <div className="flex flex-none items-center justify-between border-b border-line px-4">
            <TabList label={t("tabs.label")} className="h-10!">
              <Tab value="regions">{t("tabs.regions")}</Tab>
              <Tab value="text">{t("tabs.text")}</Tab>
            </TabList>
            <span className="text-xs text-faint">{t("regions.count", { count, most })}</span>
          </div>
          <TabPanel value="regions" className="min-h-0 flex-1 overflow-y-auto">
            <RegionList />
          </TabPanel>
          <TabPanel value="text" className="min-h-0 flex-1 overflow-y-auto">
            <LayerList />
          </TabPanel>
        </Tabs>
        <HistoryStrip />
      </div>
    </div>
  );
}
