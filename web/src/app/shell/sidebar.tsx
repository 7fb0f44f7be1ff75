import { PanelLeft } from "lucide-react";
import { PRODUCT } from "../../lib/product.ts";
import { t } from "../../locales/en/shell.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Wordmark } from "../../ui/mark.tsx";
import { ChannelSwitcher } from "./channel-switcher.tsx";
import { CommandTip } from "./command-tip.tsx";
import { Nav } from "./nav.tsx";
import { useSidebar } from "./sidebar-provider.tsx";
import { UserRow } from "./user-row.tsx";

export function Sidebar() {
  const { isExpanded } = useSidebar("Sidebar");
  return (
    <aside
      data-state={isExpanded ? "expanded" : "collapsed"}
      className="sticky top-0 z-(--z-sidebar) flex h-dvh w-(--sidebar) flex-none flex-col border-r border-line bg-sunken transition-[width] duration-(--d-slow) ease-out data-[state=collapsed]:w-(--sidebar-icon)"
    >
      <SidebarContent />
    </aside>
  );
}

export function SidebarContent() {
  const { isExpanded } = useSidebar("SidebarContent");
  return (
    <>
      <div
        className="flex h-13 flex-none items-center justify-between pr-2 pl-4 data-icons:justify-center data-icons:px-0"
        data-icons={isExpanded ? undefined : ""}
      >
        {isExpanded && <Wordmark>{PRODUCT}</Wordmark>}
        <SidebarToggle />
      </div>
      <ChannelSwitcher />
      <Nav />
      <CommandTip />
      <UserRow />
    </>
  );
}

export function SidebarToggle() {
  const { isExpanded, isMobile, isDrawerOpen, toggle } = useSidebar("SidebarToggle");
  const label = isMobile
    ? t(isDrawerOpen ? "sidebar.close" : "sidebar.open")
    : t(isExpanded ? "sidebar.collapse" : "sidebar.expand");
  return <IconButton label={label} icon={<PanelLeft />} tooltipDelay={0} tooltipSide="right" onClick={toggle} />;
}
