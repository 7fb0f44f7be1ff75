import {
  type ComparedVideo,
  type HitRate,
  MIN_COMPARED_VIDEOS,
  type ScoreKind,
  type ScoreReport,
  scoreScales,
} from "@coldopen/contract/scores/schema";
import clsx from "clsx";
import type { ReactNode } from "react";
import { t } from "../../locales/en/scores.ts";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { Picture } from "../../ui/picture.tsx";
import { indexShown, toneOf } from "../outlier-index/index.ts";
import { correlationShown, countChannels, thumbOf, wrongVideos } from "./rules.ts";

type ScoreFiguresProps = { kind: ScoreKind; report: ScoreReport; onOpen: (videoId: string) => void };

export function ScoreFigures({ kind, report, onOpen }: ScoreFiguresProps) {
  const { high } = scoreScales[kind];
  const isCombined = countChannels(report.compared) > 1;
  return (
    <div className="divide-y divide-line">
      {isCombined && <p className="pb-4 text-xs text-pretty text-muted">{t("figures.combined")}</p>}
      <div
        className={clsx(
          "md:max-wide:grid md:max-wide:grid-cols-3 md:max-wide:gap-x-8 max-md:divide-y wide:divide-y divide-line",
          isCombined && "pt-4",
        )}
      >
        <Rate name={t("figures.high", { score: high })} rate={report.highScores} />
        <Rate name={t("figures.low", { score: high })} rate={report.lowScores} />
        <Correlation report={report} />
      </div>
      <Wrong videos={wrongVideos(kind, report.compared)} onOpen={onOpen} />
    </div>
  );
}

const percent = (share: number) => Math.round(share * 100);

const Rate = ({ name, rate: { hits, videos, likely } }: { name: string; rate: HitRate }) =>
  videos === 0 ? (
    <Figure name={name} value={t("figures.none")} />
  ) : (
    <Figure
      name={name}
      value={t("figures.count", { hits, videos })}
      text={t("figures.rate", {
        percent: percent(hits / videos),
        low: percent(likely.low),
        high: percent(likely.high),
      })}
    >
      <IntervalBar low={likely.low} high={likely.high} at={hits / videos} />
    </Figure>
  );

/** The bar reaches from -1 to 1. */
const shareOf = (correlation: number) => (correlation + 1) / 2;

function Correlation({ report: { correlation, verdict } }: { report: ScoreReport }) {
  const name = t("figures.correlation");
  if (!correlation)
    return (
      <Figure
        name={name}
        value="--"
        text={verdict === "too_few" ? t("figures.tooFew", { needed: MIN_COMPARED_VIDEOS }) : t("figures.equal")}
      />
    );
  const { value, likely } = correlation;
  return (
    <Figure
      name={name}
      value={correlationShown(value)}
      text={t("figures.correlationText", { low: correlationShown(likely.low), high: correlationShown(likely.high) })}
    >
      <IntervalBar low={shareOf(likely.low)} high={shareOf(likely.high)} at={shareOf(value)} zeroAt={shareOf(0)} />
    </Figure>
  );
}

type FigureProps = { name: string; value: string; text?: string; children?: ReactNode };

const Figure = ({ name, value, text, children }: FigureProps) => (
  <dl className="py-4 first:pt-0 md:max-wide:pt-0">
    <dt className="text-muted">{name}</dt>
    <dd className="type-title mt-0.5 text-2xl">{value}</dd>
    {children}
    {text && <dd className="text-xs text-muted">{text}</dd>}
  </dl>
);

type IntervalBarProps = { low: number; high: number; at: number; zeroAt?: number };

/** From 0 to 1. The text below it has the same figures. */
const IntervalBar = ({ low, high, at, zeroAt }: IntervalBarProps) => (
  <dd aria-hidden className="relative my-2.5 h-4">
    <span className="absolute inset-x-0 top-2 h-px bg-line-strong" />
    {zeroAt !== undefined && (
      <span className="absolute inset-y-0 w-px bg-line-control" style={{ left: `${zeroAt * 100}%` }} />
    )}
    <span
      className="absolute top-1.5 h-1.25 rounded-full bg-line-control"
      style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }}
    />
    <span className="absolute top-0.5 h-3.25 w-0.75 -translate-x-1/2 bg-text" style={{ left: `${at * 100}%` }} />
  </dd>
);

function Wrong({ videos, onOpen }: { videos: readonly ComparedVideo[]; onOpen: (videoId: string) => void }) {
  return (
    <section aria-labelledby="scores-wrong" className="py-4">
      <h3 id="scores-wrong" className="mb-1 font-semibold">
        {t("wrong.title")}
      </h3>
      {videos.length === 0 && <p className="text-xs text-muted">{t("wrong.none")}</p>}
      <ul>
        {videos.map(({ videoId, title, thumb, score, index }) => (
          <li key={videoId} className="flex h-11 items-center gap-3">
            <Picture small {...thumbOf(thumb, "3.5rem")} alt="" className="w-14 flex-none" />
            <button
              type="button"
              onClick={() => onOpen(videoId)}
              className="min-w-0 flex-1 truncate rounded-xs text-left hover:underline"
            >
              {title}
            </button>
            <span className="type-data text-xs whitespace-nowrap text-muted">{t("score", { score })}</span>
            <IndexBadge tone={toneOf(index)}>{indexShown(index)}</IndexBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}
