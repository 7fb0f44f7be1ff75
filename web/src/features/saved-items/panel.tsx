import { Heart, Maximize2, Minimize2, X } from "lucide-react";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/saved-items.ts";
import { Empty } from "../../ui/empty.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { UnlessPreparing } from "../outlier-index/index.ts";
import { NothingMatches } from "./empty.tsx";
import { TypeChips } from "./filters.tsx";
import { SavedItems } from "./items.tsx";
import type { PanelEvent, PanelState } from "./panel-state.ts";
import { allTypes } from "./search.ts";

const COLUMNS = { side: 1, fullscreen: 3 };

type SavedItemsPanelProps = { channel: ActiveChannel; state: PanelState; send: (event: PanelEvent) => void };

/** The saved items beside the current page. */
export default function SavedItemsPanel({ channel, state: { isVisible, isFullscreen }, send }: SavedItemsPanelProps) {
  const [chosen, setChosen] = useState([...allTypes]);
  if (!isVisible) return null;
  const isFiltered = chosen.length < allTypes.length;
  const empty = isFiltered ? (
    <NothingMatches className="py-12" onClear={() => setChosen([...allTypes])} />
  ) : (
    <UnlessPreparing>
      <Empty className="py-12" icon={<Heart />} title={t("empty.title")}>
        {t("empty.text")}
      </Empty>
    </UnlessPreparing>
  );
  return (
    <aside
      aria-label={t("title")}
      data-fullscreen={isFullscreen ? "" : undefined}
      className="fixed inset-y-0 right-0 z-(--z-drawer) flex h-dvh w-80 max-w-full flex-none flex-col border-l border-line bg-surface data-fullscreen:left-0 data-fullscreen:w-full wide:sticky wide:top-0 wide:data-fullscreen:fixed"
    >
      <header className="flex h-13 flex-none items-center gap-1 border-b border-line pr-2 pl-4">
        <h2 className="mr-auto font-semibold">{t("title")}</h2>
        <IconButton
          size="sm"
          label={t(isFullscreen ? "panel.narrow" : "panel.fullscreen")}
          icon={isFullscreen ? <Minimize2 /> : <Maximize2 />}
          onClick={() => send("toggleFullscreen")}
        />
        <IconButton size="sm" label={t("panel.close")} icon={<X />} onClick={() => send("close")} />
      </header>
      <div className="px-4 pt-3">
        <TypeChips isNarrow={!isFullscreen} chosen={chosen} onChange={setChosen} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        {chosen.length === 0 ? (
          empty
        ) : (
          <SavedItems
            compact={!isFullscreen}
            channel={channel}
            layout="grid"
            columns={isFullscreen ? COLUMNS.fullscreen : COLUMNS.side}
            filter={isFiltered ? { type__in: chosen } : {}}
            empty={empty}
          />
        )}
      </div>
    </aside>
  );
}
