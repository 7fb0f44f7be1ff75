import type { VideoChange } from "@coldopen/contract/outliers/schema";
import { useQuery } from "@tanstack/react-query";
import { compactNumber, tableDate } from "../../lib/format.ts";
import { t } from "../../locales/en/outlier-detail.ts";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { changesQuery } from "./api.ts";

/** Nothing for a video that was never changed. */
export function VideoChanges({ videoId }: { videoId: string }) {
  const { data: changes } = useQuery(changesQuery(videoId));
  if (!changes || changes.length === 0) return null;
  return (
    <section aria-labelledby="video-changes">
      <h3 id="video-changes" className="text-base font-semibold">
        {t("changes.heading")}
      </h3>
      <ul className="mt-2 grid gap-3">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.at}`} className="rounded-md border border-line p-3">
            <p className="text-xs text-faint">
              {t(`changes.${change.kind}`)} · {tableDate(change.at)}
            </p>
            <Values change={change} />
            <dl className="type-data mt-2 grid grid-cols-2 gap-2 text-xs">
              <Views label={t("changes.before")} count={change.viewsPerDayBefore} />
              <Views label={t("changes.after")} count={change.viewsPerDayAfter} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Values({ change }: { change: VideoChange }) {
  if (change.kind === "thumbnail")
    return (
      <div className="mt-1.5 flex gap-2">
        {change.thumbBefore !== null && <Thumbnail small src={change.thumbBefore} className="w-28" />}
        <Thumbnail small src={change.thumbAfter} className="w-28" />
      </div>
    );
  return (
    <>
      {change.before !== null && <p className="mt-1 text-muted line-through">{change.before}</p>}
      <p className="mt-0.5 font-medium">{change.after}</p>
    </>
  );
}

const Views = ({ label, count }: { label: string; count: number | null }) => (
  <div>
    <dt className="text-faint">{label}</dt>
    <dd className="font-semibold">
      {count === null ? t("changes.unknown") : t("changes.perDay", { count: compactNumber(Math.round(count)) })}
    </dd>
  </div>
);
