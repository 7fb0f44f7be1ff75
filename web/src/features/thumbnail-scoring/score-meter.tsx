import { BEST_FROM, BETTER_FROM, scoreBand } from "@coldopen/contract/thumbnail-scores/rules";
import clsx from "clsx";
import { t } from "../../locales/en/thumbnail-scoring.ts";

const BANDS = [
  { band: "ok", from: 0, to: BETTER_FROM },
  { band: "better", from: BETTER_FROM, to: BEST_FROM },
  { band: "best", from: BEST_FROM, to: 10 },
] as const;
const columns = "grid grid-cols-[6fr_3fr_1fr] gap-[3px]";

/** The label of a score and its position in the three bands. */
export function ScoreMeter({ score }: { score: number }) {
  const reached = scoreBand(score);
  return (
    <section aria-label={t("title")} className="flex-none px-4 pt-3 pb-3.5">
      <p className="text-xs text-muted">{t("title")}</p>
      <p className="flex items-baseline gap-2">
        <strong className="text-2xl font-stretch-[112%] font-[650]">{t(`bands.${reached}`)}</strong>
        <span className="text-xs text-muted">{t("outOf", { score: score.toFixed(1) })}</span>
      </p>
      <div aria-hidden className={clsx(columns, "relative mt-3")}>
        {BANDS.map(({ band, from, to }) => (
          <span
            key={band}
            className="h-1.5 overflow-hidden rounded-[1px] bg-raised-2 first:rounded-l-[3px] last-of-type:rounded-r-[3px]"
          >
            <span
              className="block h-full bg-positive"
              style={{ width: `${Math.min(1, Math.max(0, (score - from) / (to - from))) * 100}%` }}
            />
          </span>
        ))}
        <span
          className="absolute -top-1 -ml-[1.5px] h-3.5 w-[3px] rounded-[2px] bg-text ring-2 ring-overlay"
          style={{ left: `${score * 10}%` }}
        />
      </div>
      <div aria-hidden className={clsx(columns, "mt-1 text-micro text-faint")}>
        {BANDS.map(({ band }) => (
          <span
            key={band}
            className={clsx(band === reached && "font-semibold text-text", band === "best" && "-ml-3 text-right")}
          >
            {t(`bands.${band}`)}
          </span>
        ))}
      </div>
    </section>
  );
}
