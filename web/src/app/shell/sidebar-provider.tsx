import { type ReactNode, useCallback, useMemo, useState } from "react";
import { MOBILE, useMedia } from "../../lib/use-media.ts";
import { pieceContext } from "../../ui/piece-context.ts";
import { readSidebarCookie, sidebarCookie } from "./sidebar-cookie.ts";
import { useShortcut } from "./use-shortcut.ts";

type Sidebar = {
  isExpanded: boolean;
  isMobile: boolean;
  isDrawerOpen: boolean;
  setDrawerOpen: (isOpen: boolean) => void;
  toggle: () => void;
};

const [Provider, usePiece] = pieceContext<Sidebar>("SidebarProvider");
export const useSidebar = usePiece;

export function SidebarProvider({ children }: { children: ReactNode }) {
  const isMobile = useMedia(MOBILE);
  const [isExpanded, setExpanded] = useState(() => readSidebarCookie(document.cookie));
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) return setDrawerOpen((isOpen) => !isOpen);
    document.cookie = sidebarCookie(!isExpanded);
    setExpanded(!isExpanded);
  }, [isMobile, isExpanded]);
  useShortcut({ key: "b", withModifier: true }, toggle);

  const sidebar = useMemo(
    () => ({
      isExpanded: isExpanded || isMobile,
      isMobile,
      isDrawerOpen: isDrawerOpen && isMobile,
      setDrawerOpen,
      toggle,
    }),
    [isExpanded, isMobile, isDrawerOpen, toggle],
  );
  return <Provider value={sidebar}>{children}</Provider>;
}
