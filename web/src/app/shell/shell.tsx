import { Outlet, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { useNotifications } from "../../features/notifications/index.ts";
import { useUser } from "../../features/session/index.ts";
import { loadModule } from "../../lib/load-module.ts";
import { log } from "../../lib/log.ts";
import { copyright, PRODUCT } from "../../lib/product.ts";
import { refreshSessionRegularly } from "../../lib/refresh-session.ts";
import { t } from "../../locales/en/shell.ts";
import { Wordmark } from "../../ui/mark.tsx";
import { InShell } from "../in-shell.ts";
import { BannerSlot } from "./banner-slot.tsx";
import { PanelOutlet } from "./panel-outlet.tsx";
import { Sidebar, SidebarToggle } from "./sidebar.tsx";
import { SidebarProvider, useSidebar } from "./sidebar-provider.tsx";

function useDebugLog(): void {
  const { isInternal } = useUser();
  const router = useRouter();
  useEffect(() => {
    if (!isInternal) return;
    const stopped = loadModule(() => import("../../lib/debug-log.ts")).then(({ startDebugLog }) =>
      startDebugLog(router),
    );
    stopped.catch((cause: unknown) => log.warn("Failed to load the debug log", cause));
    return () => void stopped.then((stop) => stop()).catch(() => undefined);
  }, [isInternal, router]);
}

const SidebarDrawer = lazy(() => loadModule(() => import("./sidebar-drawer.tsx")));
const CONTENT = "content";

export default function Shell() {
  useEffect(refreshSessionRegularly, []);
  useNotifications();
  useDebugLog();
  return (
    <SidebarProvider>
      <a
        href={`#${CONTENT}`}
        className="sr-only rounded-md bg-overlay shadow-overlay focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-(--z-tooltip) focus:px-3 focus:py-2"
      >
        {t("sidebar.skip")}
      </a>
      <Frame />
      <PanelOutlet />
    </SidebarProvider>
  );
}

function Frame() {
  const { isMobile } = useSidebar("Frame");
  return (
    <div className="flex print:block min-h-dvh max-md:flex-col in-data-fills-window:h-dvh">
      <div className="contents print:hidden">{isMobile ? <MobileBar /> : <Sidebar />}</div>
      <div id={CONTENT} tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
        <div className="contents print:hidden">
          <BannerSlot />
        </div>
        <div className="flex min-h-0 flex-1 flex-col">
          <InShell value>
            <Outlet />
          </InShell>
        </div>
        <footer className="print:hidden px-(--page-x) py-4 text-xs text-faint in-data-fills-window:hidden">
          {copyright(new Date())}
        </footer>
      </div>
    </div>
  );
}

function MobileBar() {
  const { isDrawerOpen } = useSidebar("MobileBar");
  return (
    <header className="flex h-13 items-center gap-2 border-b border-line bg-sunken px-3">
      <SidebarToggle />
      <Wordmark>{PRODUCT}</Wordmark>
      {isDrawerOpen && (
        <Suspense>
          <SidebarDrawer />
        </Suspense>
      )}
    </header>
  );
}
