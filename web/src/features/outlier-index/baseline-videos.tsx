import type { IndexExplained } from "@coldopen/contract/outliers/schema";
import { useId } from "react";
import { compactNumber, displayDate } from "../../lib/format.ts";
import { t } from "./texts.ts";

export function BaselineVideos({ explained: { baseline, baselineCount } }: { explained: IndexExplained }) {
  const heading = useId();
  const most = Math.max(...baseline.map(({ v7Score }) => v7Score), 1);
  return (
    <section>
      <h3 id={heading} className="flex items-baseline gap-2 font-semibold">
        {t("box.baseline")}
        {baseline.length < baselineCount && (
          <span className="text-xs font-normal text-faint">
            {t("box.shown", { shown: baseline.length, count: baselineCount })}
          </span>
        )}
      </h3>
      {baseline.length === 0 && <p className="mt-1 text-muted">{t("box.noBaseline")}</p>}
      <ul aria-labelledby={heading} className="mt-1.5 grid">
        {baseline.map(({ videoId, title1, uploaded, v7Score }) => (
          <li
            key={videoId}
            className="grid grid-cols-[1fr_5.5rem_7rem_3.5rem] items-center gap-3 border-b border-line py-1.5"
          >
            <span className="truncate">{title1}</span>
            <span className="type-data text-right text-xs text-faint">{displayDate(uploaded)}</span>
            <span className="h-2 overflow-hidden rounded-xs bg-raised-2">
              <span className="block h-full rounded-xs bg-faint" style={{ width: `${(v7Score / most) * 100}%` }} />
            </span>
            <span className="type-data text-right text-xs">{compactNumber(Math.round(v7Score))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
