import type { CreatorPoint } from "@coldopen/contract/creators/schema";
import { indexClass } from "@coldopen/contract/outliers/rules";
import { displayDate, outlierIndex } from "../../lib/format.ts";
import { t } from "../../locales/en/creators.ts";
import { labelledOf, monthTicks, scaleOf } from "./rules.ts";

const WIDTH = 752;
const HEIGHT = 310;
const box = { left: 48, right: WIDTH - 16, top: 30, bottom: HEIGHT - 34 };
const LINES = [0.5, 1, 2, 5, 10, 50];
const AVERAGE = 1;
const colors = {
  new: "var(--outlier-new)",
  underPerforming: "var(--outlier-under)",
  average: "var(--outlier-average)",
  overPerforming: "var(--outlier-over)",
};
const monthName = (moment: string) => new Date(moment).toLocaleDateString("en-US", { month: "short", timeZone: "UTC" });

/** Each video is a stem from the creator's average. The same figures are in a table for screen readers. */
export function IndexChart({ points }: { points: readonly CreatorPoint[] }) {
  const scale = scaleOf(points, box);
  const { x, y } = scale;
  const labelled = labelledOf(points, scale);
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="w-full text-faint">
        {LINES.filter((index) => y(index) >= box.top).map((index) => (
          <g key={index}>
            <line
              x1={box.left - 8}
              x2={WIDTH}
              y1={y(index)}
              y2={y(index)}
              stroke={index === AVERAGE ? "var(--line-control)" : "var(--line)"}
              strokeDasharray={index === AVERAGE ? "4 4" : undefined}
            />
            <text x={box.left - 18} y={y(index) + 4} textAnchor="end" fontSize="11" fill="currentColor">
              {`${index}x`}
            </text>
          </g>
        ))}
        {monthTicks(points).map((moment) => (
          <text key={moment} x={x(moment)} y={HEIGHT - 6} textAnchor="middle" fontSize="11" fill="currentColor">
            {monthName(moment)}
          </text>
        ))}
        {points.map(({ videoId, title1, uploaded, performanceIndex }) => {
          const color = colors[indexClass(performanceIndex)];
          const isLabelled = labelled.has(videoId);
          return (
            <g key={videoId}>
              <title>{`${title1} · ${outlierIndex(performanceIndex)}`}</title>
              <line
                x1={x(uploaded)}
                x2={x(uploaded)}
                y1={y(AVERAGE)}
                y2={y(performanceIndex)}
                stroke={color}
                strokeWidth="1.5"
                opacity=".45"
              />
              <circle cx={x(uploaded)} cy={y(performanceIndex)} r={isLabelled ? 5.5 : 3.5} fill={color} />
              {isLabelled && (
                <text
                  x={x(uploaded)}
                  y={y(performanceIndex) - 10}
                  textAnchor="middle"
                  fontSize="12"
                  fontWeight="650"
                  fill="var(--text)"
                >
                  {outlierIndex(performanceIndex)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <div className="sr-only">
        <table>
          <caption>{t("chart.name")}</caption>
          <thead>
            <tr>
              <th>{t("chart.video")}</th>
              <th>{t("chart.uploaded")}</th>
              <th>{t("chart.index")}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ videoId, title1, uploaded, performanceIndex }) => (
              <tr key={videoId}>
                <td>{title1}</td>
                <td>{displayDate(uploaded)}</td>
                <td>{outlierIndex(performanceIndex)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
