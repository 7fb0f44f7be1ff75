import { useQuery } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { compactNumber, displayDate, duration } from "../../lib/format.ts";
import { t } from "../../locales/en/channel-settings.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { audienceQuery } from "../channels/index.ts";

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "code" });
const largestOf = <T,>(list: readonly T[], size: (entry: T) => number): T | undefined =>
  list.toSorted((one, other) => size(other) - size(one))[0];

/** The figures that the connection makes available, with their source and period. */
export function ChannelAudience({ channel }: { channel: ActiveChannel }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(audienceQuery(channel));
  if (isPending) return <Skeleton className="h-24 rounded-lg" />;
  if (isError)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-muted">
        {t("audience.failed")}
        <Button size="sm" busy={isFetching} onClick={() => refetch()}>
          {t("retry")}
        </Button>
      </p>
    );
  if (!data.audience) return <p className="text-muted">{t("audience.none")}</p>;
  const { from, to, views, averageViewSeconds, subscribersGained, ageGroups, countries } = data.audience;
  const age = largestOf(ageGroups, ({ percentage }) => percentage);
  const figures = [
    [t("audience.views"), compactNumber(views)],
    [t("audience.averageView"), duration(averageViewSeconds)],
    [t("audience.subscribers"), `+${compactNumber(subscribersGained)}`],
    [t("audience.age"), age ? `${age.ageGroup} (${age.percentage}%)` : "--"],
    [t("audience.country"), countries[0] ? countryNames.of(countries[0].country) : "--"],
  ];
  return (
    <section aria-label={t("audience.title")} className="rounded-lg bg-panel p-4 inset-ring inset-ring-line">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-md font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-faint">
        {t("audience.source", { from: displayDate(from), to: displayDate(to) })}
      </p>
    </section>
  );
}
