import { paths } from "@coldopen/contract/paths";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { Link } from "../../../lib/link.tsx";
import { placeholderKeys } from "../../../lib/placeholder-keys.ts";
import { t } from "../../../locales/en/dashboard.ts";
import { catalogueQuery } from "../../outlier-index/index.ts";
import { OutlierCard, OutlierCardSkeleton } from "../../outliers/index.ts";
import { NICHE_SHOWN, nicheQuery } from "./niche.ts";

const gridLook = "mt-3 grid grid-cols-2 gap-5 md:grid-cols-3 lg:grid-cols-5";

type NicheOutliersProps = { channel: ActiveChannel; bio: string | undefined; isReady: boolean };

export function NicheOutliers({ channel, bio = "", isReady }: NicheOutliersProps) {
  const [now] = useState(() => new Date());
  const { data, isError } = useQuery({
    ...nicheQuery(channel, bio),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  // Polls the catalogue while it is being prepared; the list is refetched when it is ready.
  useQuery({ ...catalogueQuery(), enabled: data?.isPreparing === true });
  const isLoading = !data || data.isPreparing;
  if (isError || (!isLoading && data.videos.length === 0)) return null;
  const kind = data?.isBroad ? "broad" : "niche";
  const isFull = !data || data.videos.length === NICHE_SHOWN;
  return (
    <section aria-labelledby="first-run-niche" className="border-b border-line px-(--page-x) pt-5.5 pb-6.5">
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <h2 id="first-run-niche" className="type-title text-md">
          {t(kind === "niche" && isFull ? "firstRun.niche.five" : `firstRun.${kind}.title`)}
        </h2>
        {!isLoading && <span className="text-xs text-muted">{t(`firstRun.${kind}.text`)}</span>}
        <Link
          href={paths.outliers(channel, data?.isBroad ? {} : { source: "aaw" })}
          aria-label={t("seeMoreOf", { section: t("firstRun.outliers") })}
          className="ml-auto rounded-xs text-xs text-muted underline decoration-line-control underline-offset-3 hover:text-text"
        >
          {t("seeMore")}
        </Link>
      </div>
      {isLoading ? (
        <div role="status" aria-label={t("firstRun.loading")} className={gridLook}>
          {placeholderKeys(NICHE_SHOWN).map((key) => (
            <span key={key}>
              <OutlierCardSkeleton type="videos" />
            </span>
          ))}
        </div>
      ) : (
        <ul className={gridLook}>
          {data.videos.map((video) => (
            <li key={video.id} className="min-w-0">
              <OutlierCard channel={channel} video={video} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
