import type { Creator, CreatorCadence } from "@coldopen/contract/creators/schema";
import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import clsx from "clsx";
import { outlierIndex } from "../../lib/format.ts";
import { t } from "../../locales/en/creators.ts";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { Picture } from "../../ui/picture.tsx";
import { toneOf } from "../outlier-index/index.ts";
import { busiestDay } from "./rules.ts";

const BAR_PX = 40;
const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

type FormatsProps = { formats: Creator["formats"]; onOpen: (videoId: string) => void };

export const Formats = ({ formats, onOpen }: FormatsProps) => (
  <section aria-labelledby="creator-formats">
    <h2 id="creator-formats" className="type-title text-md">
      {t("formats.title")}
    </h2>
    {formats.length === 0 && <p className="mt-2 text-muted">{t("formats.none")}</p>}
    <ul>
      {formats.map(({ format, videos, medianIndex, best }) => (
        <li key={format} className="relative grid grid-cols-[5.75rem_1fr_auto] items-center gap-3 py-1.75">
          <Picture {...thumbShownAt({ ...best, isShort: false }, "92px")} alt="" small />
          <span className="min-w-0">
            <button
              type="button"
              title={best.title1}
              onClick={() => onOpen(best.videoId)}
              className="block max-w-full truncate rounded-xs text-left font-medium after:absolute after:inset-0 after:rounded-sm hover:underline hover:underline-offset-3"
            >
              {t(`formats.names.${format}`)}
            </button>
            <span className="block text-xs text-faint">{t("formats.count", { count: videos })}</span>
          </span>
          <IndexBadge tone={toneOf(medianIndex)}>{outlierIndex(medianIndex)}</IndexBadge>
        </li>
      ))}
    </ul>
  </section>
);

/** A sentence, and the videos of each weekday as bars. */
export function Cadence({ cadence }: { cadence: CreatorCadence }) {
  const most = Math.max(...cadence.weekdays, 1);
  const busiest = busiestDay(cadence);
  const day = busiest === undefined ? undefined : weekdays[busiest];
  return (
    <section aria-labelledby="creator-cadence" className="mt-2 border-t border-line pt-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="creator-cadence" className="type-title text-md">
          {t("cadence.title")}
        </h2>
        <span className="text-xs text-muted">
          {cadence.days === null ? t("cadence.unknown") : t("cadence.every", { count: Math.round(cadence.days) })}
          {day && t("cadence.mostly", { day: t(`cadence.days.${day}`) })}
        </span>
      </div>
      <ol className="mt-2 grid h-21 grid-cols-7 items-end gap-2 text-center text-micro text-faint">
        {cadence.weekdays.map((count, at) => (
          <li
            key={weekdays[at]}
            className={clsx("flex h-full flex-col justify-end gap-1", at === busiest && "font-semibold text-text")}
          >
            <span>{count}</span>
            <span
              className={clsx("block rounded-t-xs", at === busiest ? "bg-muted" : "bg-raised-2")}
              style={{ height: `${Math.max(1, (count / most) * BAR_PX)}px` }}
            />
            {t(`cadence.short.${weekdays[at] ?? "mon"}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
