import { Pane } from "@coldopen/contract/ideation/schema";
import { X } from "lucide-react";
import { memo } from "react";
import { t } from "../../../locales/en/ideation-drawer.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";

type DrawerHeaderProps = { pane: Pane; onPaneChange: (pane: Pane) => void; onClose: () => void };

/** Memoized: rendered again only for another pane, not for each streamed token. */
export const DrawerHeader = memo(({ pane, onPaneChange, onClose }: DrawerHeaderProps) => (
  <header className="flex h-(--bar) flex-none items-center gap-2 border-b border-line pr-3 pl-4">
    <h2 className="mr-auto type-title text-[15px] leading-5">{t("title")}</h2>
    <Segmented
      size="sm"
      label={t("panes.label")}
      value={pane}
      onValueChange={onPaneChange}
      segments={Pane.options.map((value) => ({ value, label: t(`panes.${value}`) }))}
    />
    <IconButton size="sm" label={t("close")} icon={<X />} tooltipSide="bottom" onClick={onClose} />
  </header>
));
