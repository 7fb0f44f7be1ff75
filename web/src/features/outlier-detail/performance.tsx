import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import clsx from "clsx";
import { ArrowDownRight, ArrowUpRight, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { compactNumber } from "../../lib/format.ts";
import { t } from "../../locales/en/outlier-detail.ts";
import { hintText, IndexInfo, indexShown, toneOf } from "../outlier-index/index.ts";
import { barsOf, engagementsOf } from "./rules.ts";

const ink = {
  over: "text-outlier-over",
  under: "text-outlier-under",
  average: "text-outlier-average",
  new: "text-outlier-new",
};
const fill = {
  over: "bg-outlier-over",
  under: "bg-outlier-under",
  average: "bg-outlier-average",
  new: "bg-outlier-new",
};
const arrows = { over: ArrowUpRight, under: ArrowDownRight, average: Minus, new: null };
const whole = (value: number | null) => compactNumber(value === null ? null : Math.round(value));

export function Performance({ video, now }: { video: OutlierVideo; now: Date }) {
  const { performanceIndex: index, v7Score, v7Average, views } = video;
  const tone = toneOf(index);
  const Arrow = arrows[tone];
  const bars = barsOf(v7Score, v7Average);
  return (
    <section>
      <h3 className="mb-2.5 font-semibold">{t("performance")}</h3>
      <div className="overflow-hidden rounded-lg border border-line">
        <div className="p-3.5">
          <div className="flex items-center justify-between gap-3">
            <dl>
              <dt className={labelLook}>
                {t("index")}
                <IndexInfo video={video} />
              </dt>
              <dd
                className={clsx(
                  "mt-1.5 flex items-center gap-1 text-[36px]/9 font-bold tracking-[-.02em] font-stretch-[116%]",
                  ink[tone],
                )}
              >
                {Arrow && <Arrow className="size-6.5 stroke-[2.6]" />}
                {indexShown(index)}
              </dd>
            </dl>
            <p className="w-40 text-right text-xs text-muted">{index === null ? hintText(video, now) : t("against")}</p>
          </div>
          <div className="mt-3 grid grid-cols-[4.75rem_1fr_3rem] items-center gap-x-2.5 gap-y-1.5 text-xs text-muted">
            <span>{t("first")}</span>
            <Bar share={bars.first} className={fill[tone]} />
            <span className="type-data text-right font-semibold text-text">{whole(v7Score)}</span>
            <span>{t("average")}</span>
            <Bar share={bars.average} className="bg-faint" />
            <span className="type-data text-right">{whole(v7Average)}</span>
          </div>
        </div>
        <dl className="grid grid-cols-2">
          <Figure label={t("engagements")} className="border-r">
            {compactNumber(engagementsOf(video))}
          </Figure>
          <Figure label={t("sevenDay")}>{whole(v7Average)}</Figure>
          <Figure label={t("total")} className="col-span-2 flex items-center justify-between">
            {compactNumber(views)}
          </Figure>
        </dl>
      </div>
    </section>
  );
}

const labelLook = "flex items-center gap-1.25 text-xs text-muted";

const Bar = ({ share, className }: { share: number; className: string }) => (
  <span aria-hidden className="h-2 overflow-hidden rounded-xs bg-raised-2">
    <span className={clsx("block h-full rounded-xs", className)} style={{ width: `${share * 100}%` }} />
  </span>
);

type FigureProps = { label: string; className?: string; children: ReactNode };
const Figure = ({ label, className, children }: FigureProps) => (
  <div className={clsx("border-t border-line px-3 py-2.5", className)}>
    <dt className={labelLook}>{label}</dt>
    <dd className="text-lg/6 font-semibold font-stretch-[108%]">{children}</dd>
  </div>
);
