import { indexClass } from "@coldopen/contract/outliers/rules";
import type { IndexClass } from "@coldopen/contract/outliers/schema";
import type { ScoreKind, ScoreReport, TrendPoint } from "@coldopen/contract/scores/schema";
import { outlierIndex } from "../../lib/format.ts";
import { useMedia } from "../../lib/use-media.ts";
import { t } from "../../locales/en/scores.ts";
import { type PlotScale, plotScale } from "./rules.ts";

const SIZES = { wide: { width: 712, height: 464 }, narrow: { width: 380, height: 400 } };
/** Narrower windows would shrink the labels of the wide plot too much. */
const NARROW_PLOT = "(max-width: 639.98px)";
const AVERAGE = 1;
/** With fewer pixels, the labels of the index would touch. */
const MIN_TICK_DISTANCE = 24;

type ScorePlotProps = { kind: ScoreKind; report: ScoreReport };

/** Each video by its score and its index, with the line through them. The table on the page has the same figures. */
export function ScorePlot({ kind, report: { compared, trend } }: ScorePlotProps) {
  const { width, height } = SIZES[useMedia(NARROW_PLOT) ? "narrow" : "wide"];
  const box = { left: 52, right: width - 16, top: 16, bottom: height - 44 };
  const scale = plotScale(kind, compared, box);
  const { x, y, scoreTicks, indexTicks } = scale;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t("plot.summary", { count: compared.length })}
      className="w-full max-w-230 text-faint max-sm:max-w-120"
      fontSize="11"
    >
      {indexTicks.map((index) => (
        <g key={index}>
          <line
            x1={box.left}
            x2={box.right}
            y1={y(index)}
            y2={y(index)}
            stroke={index === AVERAGE ? "var(--line-control)" : "var(--line)"}
            strokeDasharray={index === AVERAGE ? "4 4" : undefined}
          />
          {(index === AVERAGE || isLabelled(indexTicks, index, box)) && (
            <text
              x={box.left - 10}
              y={y(index) + 4}
              textAnchor="end"
              fill={index === AVERAGE ? "var(--text)" : "currentColor"}
              fontWeight={index === AVERAGE ? 600 : undefined}
            >
              {`${index}x`}
            </text>
          )}
        </g>
      ))}
      <text x={box.right} y={y(AVERAGE) + 15} textAnchor="end" fill="var(--muted)">
        {t("plot.reference")}
      </text>
      <line x1={box.left} x2={box.right} y1={box.bottom} y2={box.bottom} stroke="var(--line-strong)" />
      {scoreTicks.map((score) => (
        <text key={score} x={x(score)} y={box.bottom + 18} textAnchor="middle" fill="currentColor">
          {score}
        </text>
      ))}
      <text x={(box.left + box.right) / 2} y={height - 6} textAnchor="middle" fill="var(--muted)">
        {t(`plot.axis.${kind}`)}
      </text>
      {trend.length > 0 && <Trend trend={trend} scale={scale} />}
      {compared.map(({ videoId, title, score, index }) => (
        <g key={videoId}>
          <title>{`${title} · ${t("score", { score })} · ${outlierIndex(index)}`}</title>
          <Mark kind={indexClass(index)} x={x(score)} y={y(index)} />
        </g>
      ))}
    </svg>
  );
}

function isLabelled(ticks: readonly number[], index: number, box: { top: number; bottom: number }): boolean {
  const distance = (box.bottom - box.top) / (ticks.length - 1);
  return distance >= MIN_TICK_DISTANCE || Math.log2(index) % 2 === 0;
}

function Trend({ trend, scale: { x, y } }: { trend: readonly TrendPoint[]; scale: PlotScale }) {
  const path = (points: readonly (readonly [score: number, index: number])[]) =>
    points.map(([score, index]) => `${x(score).toFixed(1)} ${y(index).toFixed(1)}`).join("L");
  const upper = trend.map(({ score, likely }) => [score, likely.high] as const);
  const lower = trend.map(({ score, likely }) => [score, likely.low] as const).reverse();
  return (
    <>
      <path d={`M${path(upper)}L${path(lower)}Z`} fill="var(--text)" opacity=".09" />
      <path
        d={`M${path(trend.map(({ score, index }) => [score, index] as const))}`}
        fill="none"
        stroke="var(--text)"
        strokeWidth="2"
      />
    </>
  );
}

type MarkProps = { kind: IndexClass; x: number; y: number };

/** The shapes differ, so that the colours are not needed to tell them apart. */
export function Mark({ kind, x, y }: MarkProps) {
  if (kind === "overPerforming") return <circle cx={x} cy={y} r="4.5" fill="var(--outlier-over)" />;
  if (kind === "underPerforming")
    return (
      <path
        d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`}
        stroke="var(--outlier-under)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    );
  return <circle cx={x} cy={y} r="4" fill="none" stroke="var(--outlier-average)" strokeWidth="1.75" />;
}
