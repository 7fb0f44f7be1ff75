import { lazy, Suspense } from "react";
import { createPortal } from "react-dom";
import { useOldestBanner } from "../../features/notifications/index.ts";
import { loadModule } from "../../lib/load-module.ts";
import { useUnderBar } from "../../ui/under-bar.ts";

const BannerLine = lazy(() => loadModule(() => import("../../features/notifications/banner-line.tsx")));

/** Below the page bar, or on top of a page without one. */
export function BannerSlot() {
  const underBar = useUnderBar();
  if (!useOldestBanner()) return null;
  const line = (
    <Suspense>
      <BannerLine />
    </Suspense>
  );
  return underBar ? createPortal(line, underBar) : line;
}
