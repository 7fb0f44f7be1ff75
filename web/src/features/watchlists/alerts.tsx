import { paths } from "@coldopen/contract/paths";
import type { WatchAlert } from "@coldopen/contract/watchlists/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { compactNumber, outlierIndex, relativeAge } from "../../lib/format.ts";
import { Link } from "../../lib/link.tsx";
import { log } from "../../lib/log.ts";
import { t } from "../../locales/en/watchlists.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { MoreFailed } from "../list-failed/index.ts";
import { alertsQuery, markAlertsSeen } from "./api.ts";
import { ExportAlerts } from "./export-menus.tsx";

/** The alerts of all rules. They count as seen once they were shown, and stay marked as new for this visit. */
export function Alerts({ channel }: { channel: ActiveChannel }) {
  const { data, error, isPending, isError, isFetchNextPageError, refetch, ...pages } = useInfiniteQuery(
    alertsQuery(channel),
  );
  const { hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = pages;
  const alerts = data?.pages.flatMap(({ results }) => results);
  const [now] = useState(() => new Date());
  const hasNew = alerts?.some(({ isSeen }) => !isSeen) ?? false;
  useEffect(() => {
    if (hasNew) markAlertsSeen(channel).catch((cause: unknown) => log.warn("Failed to mark alerts as seen", cause));
  }, [hasNew, channel]);
  return (
    <section aria-labelledby="watch-alerts">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h2 id="watch-alerts" className="type-title text-base">
          {t("alerts")}
        </h2>
        {alerts && alerts.length > 0 && <ExportAlerts channel={channel} />}
      </div>
      {isPending && <RowsSkeleton label={t("loading")} rows={4} rowLook="py-3" />}
      {isError && !data && (
        <Alert title={t("alert.failed")}>
          <Button size="sm" className="mt-2" busy={isFetching} onClick={() => void refetch()}>
            {t("alert.retry")}
          </Button>
        </Alert>
      )}
      {alerts?.length === 0 && <p className="mt-2 text-muted">{t("alert.none")}</p>}
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {alerts?.map((alert) => (
          <AlertRow key={alert.id} channel={channel} alert={alert} now={now} />
        ))}
      </ul>
      {isFetchNextPageError && (
        <MoreFailed error={error} onRetry={() => void fetchNextPage()}>
          {t("alert.moreFailed")}
        </MoreFailed>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <ShowMore busy={isFetchingNextPage} onMore={() => void fetchNextPage()}>
          {t("alert.more")}
        </ShowMore>
      )}
    </section>
  );
}

function AlertRow({ channel, alert, now }: { channel: ActiveChannel; alert: WatchAlert; now: Date }) {
  const { video, ratio, views, isInitial, isSeen, createdAt } = alert;
  return (
    <li className="relative flex items-center gap-3 py-2.5">
      <Picture small src={video.thumb} alt="" className="w-24 flex-none" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <Link
            href={paths.outliers(channel, { video: video.videoId })}
            className="truncate font-medium after:absolute after:inset-0 hover:underline hover:underline-offset-3"
          >
            {video.title1}
          </Link>
          {!isSeen && !isInitial && (
            <span className="flex-none rounded-sm bg-brand-soft px-1.5 text-xs">{t("alert.new")}</span>
          )}
        </p>
        <p className="truncate text-xs text-muted">
          {video.name} · {t("alert.text", { ratio: outlierIndex(ratio), views: compactNumber(views) })}
        </p>
        <p className="text-xs text-faint">{isInitial ? t("alert.before") : relativeAge(createdAt, now)}</p>
      </div>
    </li>
  );
}
