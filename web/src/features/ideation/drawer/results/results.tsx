import { NO_SUBJECT_ERROR } from "@coldopen/contract/ideation/schema";
import { RotateCcw, Sparkles } from "lucide-react";
import { retryInText } from "../../../../lib/refusal.ts";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Empty } from "../../../../ui/empty.tsx";
import { RetryButton } from "../../../../ui/retry-button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import type { Mode } from "../../freeform/composer.tsx";
import { dataAgain } from "../../request.ts";
import { isRunning, type Run } from "../../state.ts";
import type { Drawer } from "../../use-ideation.ts";
import { ideasOf } from "../../views.ts";
import { Batch } from "./batch.tsx";
import { EarlierBatch } from "./earlier-batch.tsx";
import { SubjectQuestion } from "./subject-question.tsx";

export function Results({ drawer, mode }: { drawer: Drawer; mode: Mode }) {
  const { runs, state } = drawer;
  const [current, ...earlier] = runs;
  return (
    <section aria-label={t("results.label")} data-ideas className="painted-apart min-h-0 flex-1 overflow-y-auto">
      {current ? <Current run={current} drawer={drawer} /> : <Nothing drawer={drawer} mode={mode} />}
      {earlier.map((run, index) => (
        <EarlierBatch key={run.id} run={run} drawer={drawer} hasPreview={index === 0} />
      ))}
      {state.fetching === "failed" && (
        <p className="flex items-center justify-between gap-2 py-1 pr-2 pl-4 text-xs text-muted">
          {t("results.earlierFailed")}
          <Button size="sm" kind="ghost" onClick={drawer.refetch}>
            {t("results.retry")}
          </Button>
        </p>
      )}
    </section>
  );
}

function Current({ run, drawer }: { run: Run; drawer: Drawer }) {
  const hasNone = !isRunning(run) && ideasOf(run, drawer.edits).length === 0;
  const isQuestion = run.errorReason === NO_SUBJECT_ERROR && !drawer.isReadOnly;
  const canRetry = !isQuestion && !drawer.isReadOnly && dataAgain(drawer.project, drawer.state, run) !== undefined;
  return (
    <>
      {!hasNone && <Batch key={run.id} run={run} drawer={drawer} />}
      {hasNone && run.elements.length > 0 && <p className="p-4 text-muted">{t("results.allRemoved")}</p>}
      {isQuestion && <SubjectQuestion drawer={drawer} />}
      {run.state === "error" && !isQuestion && (
        <Alert title={t(titleOfFailed(run, hasNone))} className="mx-4 mt-4">
          {run.errorReason}
        </Alert>
      )}
      {canRetry && (run.state === "error" || run.state === "stopped") && (
        <div className="px-4 py-3">
          <RetryButton
            size="sm"
            kind="outline"
            icon={<RotateCcw />}
            label={t("results.retry")}
            retryAt={run.retryAt}
            waitingLabel={retryInText}
            onClick={() => drawer.retry(run)}
          />
        </div>
      )}
    </>
  );
}

const startTitle = {
  title: "results.startTitle",
  concept: "results.startConcept",
  thumbnail: "results.startThumbnail",
} as const;

const titleOfFailed = ({ retryAt }: Run, hasNone: boolean) => {
  if (retryAt !== undefined) return "results.limited";
  return hasNone ? "results.error" : "results.cutShort";
};

function Nothing({ drawer, mode }: { drawer: Drawer; mode: Mode }) {
  if (drawer.state.fetching === "waiting")
    return (
      <div role="status" aria-label={t("results.loading")} className="grid gap-4 p-4">
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="h-3 w-7/10" />
      </div>
    );
  if (drawer.isReadOnly) return <p className="p-4 text-muted">{t("results.readOnly")}</p>;
  if (mode === "words")
    return (
      <Empty icon={<Sparkles />} title={t(startTitle[drawer.pane])} className="min-h-full">
        {t("results.startWords")}
      </Empty>
    );
  return (
    <Empty
      icon={<Sparkles />}
      title={t(startTitle[drawer.pane])}
      className="min-h-full"
      action={
        <Button kind="ai-fill" icon={<Sparkles />} onClick={drawer.start}>
          {t("results.start")}
        </Button>
      }
    >
      {drawer.source.text.trim() === "" ? t("results.startEmpty") : t("results.startHint")}
    </Empty>
  );
}
