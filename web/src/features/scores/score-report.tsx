import { paths } from "@coldopen/contract/paths";
import { MIN_COMPARED_VIDEOS, type ScoreKind, type ScoreReport } from "@coldopen/contract/scores/schema";
import { Target } from "lucide-react";
import { Suspense, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/scores.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { OutlierDetail } from "../outlier-detail/index.ts";
import { SaveButton } from "../saved-items/index.ts";
import { ComparedTable } from "./compared-table.tsx";
import { ScoreFigures } from "./score-figures.tsx";
import { Mark, ScorePlot } from "./score-plot.tsx";

type Props = { channel: ActiveChannel; kind: ScoreKind; report: ScoreReport };

export function ScoreReportView({ channel, kind, report }: Props) {
  const [opened, setOpened] = useState<string>();
  const { compared, scoredLater, waiting } = report;
  const isEmpty = compared.length === 0;
  return (
    <>
      {isEmpty ? (
        <Empty
          className="flex-1 py-24"
          icon={<Target />}
          title={t(`empty.title.${kind}`)}
          action={<Button render={<Link href={paths.projects(channel)} />}>{t("empty.action")}</Button>}
        >
          {[t(`empty.text.${kind}`), waiting > 0 && t("waiting", { count: waiting })].filter(Boolean).join(" ")}
        </Empty>
      ) : (
        <Comparison kind={kind} report={report} onOpen={setOpened} />
      )}
      {(!isEmpty || scoredLater.length > 0) && <ComparedTable report={report} onOpen={setOpened} />}
      {opened && (
        <Suspense>
          <OutlierDetail
            channel={channel}
            videoId={opened}
            onClose={() => setOpened(undefined)}
            onVideo={({ videoId }) => setOpened(videoId)}
            saveButton={<SaveButton channel={channel} item={{ type: "outliers", outliersVideoId: opened }} />}
          />
        </Suspense>
      )}
    </>
  );
}

type ComparisonProps = Pick<Props, "kind" | "report"> & { onOpen: (videoId: string) => void };

function Comparison({ kind, report, onOpen }: ComparisonProps) {
  const { compared, verdict, waiting } = report;
  const isPerChannel = verdict === "too_few" && compared.length >= MIN_COMPARED_VIDEOS;
  return (
    <>
      <div className="border-b border-line px-(--page-x) pt-6 pb-5">
        <h2 className="type-title max-w-215 text-2xl text-pretty">{t(`verdict.${kind}.${verdict}`)}</h2>
        <p className="mt-1.5 max-w-205 text-md text-pretty text-muted">
          {isPerChannel
            ? t("verdict.text.too_few_per_channel")
            : t(`verdict.text.${verdict}`, { count: compared.length, needed: MIN_COMPARED_VIDEOS })}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] wide:grid-cols-[minmax(0,1fr)_27rem]">
        <section aria-labelledby="scores-plot" className="min-w-0 px-(--page-x) py-5">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
            <h3 id="scores-plot" className="font-semibold">
              {t("plot.title")}
            </h3>
            <Legend />
          </div>
          <ScorePlot kind={kind} report={report} />
          <p className="mt-1 text-xs text-faint">
            {[
              t("plot.note"),
              report.trend.length > 0 && t("plot.band"),
              waiting > 0 && t("waiting", { count: waiting }),
            ]
              .filter(Boolean)
              .join(" ")}
          </p>
          <p className="mt-3 max-w-180 text-xs text-pretty text-muted">{t(`craft.${kind}`)}</p>
        </section>
        <div className="px-(--page-x) py-5 max-wide:border-t wide:border-l wide:px-6 border-line">
          <ScoreFigures kind={kind} report={report} onOpen={onOpen} />
        </div>
      </div>
    </>
  );
}

const legend = [
  ["overPerforming", t("plot.over")],
  ["average", t("plot.average")],
  ["underPerforming", t("plot.under")],
] as const;

const Legend = () => (
  <ul className="ml-auto flex flex-wrap gap-x-4 text-xs text-muted">
    {legend.map(([kind, name]) => (
      <li key={kind} className="flex items-center gap-1.5">
        <svg viewBox="-6 -6 12 12" aria-hidden className="size-3">
          <Mark kind={kind} x={0} y={0} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
