import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { loadModule } from "../../lib/load-module.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { usePainted } from "../../lib/use-painted.ts";
import { t } from "../../locales/en/dashboard.ts";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { useAddProject } from "../projects/index.ts";
import { IdeaBox } from "./idea-box.tsx";
import { DashboardSections } from "./sections.tsx";

const FollowedOutliers = lazy(() => loadModule(() => import("./followed-outliers.tsx")));

export default function DashboardScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <DashboardPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function DashboardPage({ channel }: { channel: ActiveChannel }) {
  const { add, isAdding } = useAddProject(channel);
  const isPainted = usePainted();
  return (
    <main className="flex-1">
      <PageBar
        title={t("title")}
        actions={
          <Button kind="primary" icon={<Plus />} busy={isAdding} onClick={add}>
            {t("new")}
          </Button>
        }
      />
      <div className="grid gap-9 px-(--page-x) py-6">
        <div className="w-full max-w-3xl min-w-0">
          <IdeaBox channel={channel} />
        </div>
        <DashboardSections channel={channel} />
        <Suspense>{isPainted && <FollowedOutliers channel={channel} />}</Suspense>
      </div>
    </main>
  );
}
