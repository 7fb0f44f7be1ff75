import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { IndexExplained } from "@coldopen/contract/outliers/schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { CircleAlert, Info } from "lucide-react";
import { type ReactNode, useId } from "react";
import { api } from "../../lib/api.ts";
import { compactNumber, displayDate, outlierIndex } from "../../lib/format.ts";
import { t } from "../../locales/en/outlier-index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Lenses } from "./lenses.tsx";
import { type Indexed, toneOf } from "./rules.ts";

const outliersApi = api(outlierRoutes);

const explainQuery = (videoId: string) =>
  queryOptions({
    queryKey: ["outliers", "explain", videoId],
    queryFn: ({ signal }) => outliersApi.explain({ params: { videoId } }, { signal }),
    staleTime: 5 * 60_000,
  });

/** A dialog with the numbers that an index was calculated from. */
export default function IndexExplanation({ video, onClose }: { video: Indexed; onClose: () => void }) {
  return (
    <Dialog
      title={t("box.title")}
      width={640}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      description={video.title1}
    >
      <Content video={video} />
    </Dialog>
  );
}

function Content({ video }: { video: Indexed }) {
  const { data, isError, refetch } = useQuery(explainQuery(video.videoId));
  if (isError)
    return (
      <div role="alert" className="flex items-center gap-3 py-10 text-muted">
        <CircleAlert className="text-danger" />
        {t("box.failed")}
        <Button size="sm" onClick={() => void refetch()}>
          {t("box.retry")}
        </Button>
      </div>
    );
  if (!data)
    return (
      <div role="status" aria-label={t("box.loading")} className="grid gap-4 pt-4">
        <Skeleton className="h-20 rounded-lg" />
        <Skeleton className="h-24 rounded-lg" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    );
  return (
    <div className="grid gap-5 pt-4">
      <Formula explained={data} index={data.lenses.find(({ lens }) => lens === "mean")?.value ?? null} />
      <Facts explained={data} />
      <Lenses explained={data} />
      <BaselineVideos explained={data} />
      <p className="flex gap-2 text-xs text-faint">
        <Info className="mt-px size-3.5 flex-none" />
        {t("box.ours")}
      </p>
    </div>
  );
}

const ink = {
  over: "text-outlier-over",
  under: "text-outlier-under",
  average: "text-outlier-average",
  new: "text-outlier-new",
};

function Formula({ explained, index }: { explained: IndexExplained; index: number | null }) {
  const mean = explained.lenses.find(({ lens }) => lens === "mean")?.baseline ?? null;
  return (
    <section
      aria-label={t("box.formula")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3 inset-ring inset-ring-line"
    >
      <Term label={t("box.first")}>{compactNumber(explained.v7Score)}</Term>
      <Sign>÷</Sign>
      <Term label={t("box.average")}>{mean === null ? "--" : compactNumber(Math.round(mean))}</Term>
      <Sign>=</Sign>
      <Term label={t("box.index")} className={ink[toneOf(index)]}>
        {index === null ? t("none") : outlierIndex(index)}
      </Term>
    </section>
  );
}

type TermProps = { label: string; className?: string; children: ReactNode };
const Term = ({ label, className, children }: TermProps) => (
  <div>
    <div className="text-xs text-muted">{label}</div>
    <div className={clsx("type-title text-xl", className)}>{children}</div>
  </div>
);

const Sign = ({ children }: { children: ReactNode }) => <span className="text-xl text-faint">{children}</span>;

const Facts = ({ explained }: { explained: IndexExplained }) => (
  <dl className="grid grid-cols-[8rem_1fr] gap-y-1.5">
    <Fact name={t("box.window")}>
      {t("box.windowDays", { from: displayDate(explained.windowStart), to: displayDate(explained.windowEnd) })}
    </Fact>
    <Fact name={t("box.count")}>{t("box.videos", { count: explained.baselineCount })}</Fact>
    <Fact name={t("box.confidence")}>
      <span className="font-semibold">{t(`confidences.${explained.confidence}`)}</span>{" "}
      <span className="text-muted">{t(`confidenceTexts.${explained.confidence}`)}</span>
    </Fact>
    <Fact name={t("box.measured")}>{t(`measures.${explained.measured}`)}</Fact>
  </dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </>
);

function BaselineVideos({ explained: { baseline, baselineCount } }: { explained: IndexExplained }) {
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
