import { lazy, Suspense } from "react";
import { useOldestBanner } from "../../features/notifications/index.ts";
import { loadModule } from "../../lib/load-module.ts";

const BannerLine = lazy(() => loadModule(() => import("../../features/notifications/banner-line.tsx")));

export function BannerSlot() {
  if (!useOldestBanner()) return null;
  return (
    <Suspense>
      <BannerLine />
    </Suspense>
  );
}
