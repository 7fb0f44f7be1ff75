import { lazy, type ReactNode, Suspense } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { loadModule } from "../../lib/load-module.ts";
import { usePainted } from "../../lib/use-painted.ts";
import { DashboardSections } from "./sections.tsx";

const FollowedOutliers = lazy(() => loadModule(() => import("./followed-outliers.tsx")));

type DashboardContentProps = { channel: ActiveChannel /** The box above the sections. */; box: ReactNode };

export function DashboardContent({ channel, box }: DashboardContentProps) {
  const isPainted = usePainted();
  return (
    <div className="grid gap-9 px-(--page-x) py-6">
      <div className="min-w-0">{box}</div>
      <DashboardSections channel={channel} />
      <Suspense>{isPainted && <FollowedOutliers channel={channel} />}</Suspense>
    </div>
  );
}
