import { LATEST_CREATORS_MAX } from "@coldopen/contract/following/schema";
import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { Link } from "../../../lib/link.tsx";
import { t } from "../../../locales/en/following.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { followedQuery, latestQuery } from "../../following/index.ts";
import { UnlessPreparing } from "../../outlier-index/index.ts";
import { Creator } from "./creator.tsx";
import type { LatestVideos } from "./latest.tsx";

export function Followed({ channel }: { channel: ActiveChannel }) {
  const [now] = useState(() => new Date());
  const { data: creators, isError, refetch } = useQuery(followedQuery(channel));
  const latest = useQuery(latestQuery(channel));
  if (!creators) return isError ? <Failed onRetry={() => void refetch()} /> : <Loading />;
  if (creators.length === 0)
    return (
      <UnlessPreparing>
        <Empty
          className="py-24"
          icon={<UserPlus />}
          title={t("empty.title")}
          action={<Button render={<Link href={paths.outliers(channel)} />}>{t("empty.action")}</Button>}
        >
          {t("empty.text")}
        </Empty>
      </UnlessPreparing>
    );
  const hasFailed = latest.isError && !latest.data;
  const latestOf = (ucid: string, position: number): LatestVideos => {
    if (hasFailed) return "failed";
    const known = latest.data?.find(({ favoriteUcid }) => favoriteUcid === ucid)?.videos;
    const isOnItsWay = latest.isFetching && position < LATEST_CREATORS_MAX;
    return known ?? (isOnItsWay ? undefined : "notAsked");
  };
  return (
    <>
      {hasFailed && <Failed text={t("latestFailed")} onRetry={() => void latest.refetch()} />}
      <ul aria-label={t("title")} className="divide-y divide-line">
        {creators.map((creator, position) => (
          <li key={creator.favoriteUcid}>
            <Creator channel={channel} creator={creator} videos={latestOf(creator.favoriteUcid, position)} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Failed = ({ text = t("failed"), onRetry }: { text?: string; onRetry: () => void }) => (
  <Alert title={text} className="mt-6">
    <Button size="sm" className="mt-2" onClick={onRetry}>
      {t("retry")}
    </Button>
  </Alert>
);

const Loading = () => (
  <div role="status" aria-label={t("loading")} className="grid gap-6 py-6">
    {["a", "b", "c"].map((row) => (
      <div key={row} className="grid gap-x-10 gap-y-4 wide:grid-cols-[232px_minmax(0,1fr)]">
        <span className="flex items-center gap-3 self-start">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-32" />
        </span>
        <span className="grid gap-5 sm:grid-cols-3">
          {["x", "y", "z"].map((slot) => (
            <Skeleton key={slot} className="aspect-video rounded-md" />
          ))}
        </span>
      </div>
    ))}
  </div>
);
