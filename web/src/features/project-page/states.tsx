import { paths } from "@coldopen/contract/paths";
import { Clapperboard } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/project-page.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export function ProjectMissing({ channel }: { channel: ActiveChannel }) {
  usePageTitle(t("missing.title"));
  return (
    <Empty
      className="flex-1"
      icon={<Clapperboard />}
      title={t("missing.title")}
      action={<Button render={<Link href={paths.projects(channel)} />}>{t("missing.back")}</Button>}
    >
      {t("missing.text")}
    </Empty>
  );
}

export const ProjectFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Alert title={t("failed.title")} className="m-6">
    <Button size="sm" className="mt-2" onClick={onRetry}>
      {t("failed.retry")}
    </Button>
  </Alert>
);

export const ProjectLoading = () => (
  <div role="status" aria-label={t("loading")}>
    <div className="flex h-13 items-center border-b border-line px-(--page-x)">
      <Skeleton className="h-4 w-56" />
    </div>
    <div className="grid gap-5 px-(--page-x) py-5 md:grid-cols-[minmax(0,368px)_minmax(0,1fr)]">
      <Skeleton className="aspect-video rounded-md" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
    {["w-2/3", "w-1/2"].map((width) => (
      <div key={width} className="grid gap-4 border-t border-line px-(--page-x) py-4">
        <Skeleton className="h-4 w-20" />
        <Skeleton className={`h-4 ${width}`} />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    ))}
  </div>
);
