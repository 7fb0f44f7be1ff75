import { paths } from "@coldopen/contract/paths";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { MOBILE, NARROW, NARROW_WITH_DRAWER, useMedia } from "../../lib/use-media.ts";
import { pieceContext } from "../../ui/piece-context.ts";
import { isSettings } from "../navigation.ts";
import { useShortcut } from "./use-shortcut.ts";

const SIDEBAR_COOKIE = "sidebar_state";
const SEVEN_DAYS_SECONDS = 604_800;

/** Expanded unless the cookie is set to collapsed. */
const readSidebarCookie = (cookies: string): boolean =>
  !cookies.split(";").some((cookie) => cookie.trim() === `${SIDEBAR_COOKIE}=false`);

const sidebarCookie = (isExpanded: boolean): string =>
  `${SIDEBAR_COOKIE}=${isExpanded}; path=/; max-age=${SEVEN_DAYS_SECONDS}; samesite=lax`;

type Sidebar = {
  isExpanded: boolean;
  isMobile: boolean;
  isDrawerOpen: boolean;
  setDrawerOpen: (isOpen: boolean) => void;
  toggle: () => void;
  /** In the settings: the page of the studio that they were opened from. */
  backHref: string | undefined;
};

const [Provider, usePiece] = pieceContext<Sidebar>("SidebarProvider");
export const useSidebar = usePiece;

export function SidebarProvider({ children }: { children: ReactNode }) {
  const isMobile = useMedia(MOBILE);
  const [isExpanded, setExpanded] = useState(() => readSidebarCookie(document.cookie));
  const hasPane = useLocation({ select: ({ search }) => "pane" in search });
  const isNarrow = useMedia(hasPane ? NARROW_WITH_DRAWER : NARROW);
  const [isNarrowExpanded, setNarrowExpanded] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const href = useLocation({ select: (location) => location.href });
  const isInSettings = useLocation({ select: ({ pathname }) => isSettings(pathname) });
  const [studioHref, setStudioHref] = useState<string>(paths.firstScreen);
  if (!isInSettings && href !== studioHref) setStudioHref(href);
  const backHref = isInSettings ? studioHref : undefined;

  const toggle = useCallback(() => {
    if (isMobile) return setDrawerOpen((isOpen) => !isOpen);
    if (isNarrow) return setNarrowExpanded((isOpen) => !isOpen);
    document.cookie = sidebarCookie(!isExpanded);
    setExpanded(!isExpanded);
  }, [isMobile, isNarrow, isExpanded]);
  useShortcut({ key: "b", withModifier: true }, toggle);

  const sidebar = useMemo(
    () => ({
      isExpanded: isMobile || (isNarrow ? isNarrowExpanded : isExpanded),
      isMobile,
      isDrawerOpen: isDrawerOpen && isMobile,
      setDrawerOpen,
      toggle,
      backHref,
    }),
    [isExpanded, isMobile, isNarrow, isNarrowExpanded, isDrawerOpen, toggle, backHref],
  );
  return <Provider value={sidebar}>{children}</Provider>;
}
