import type { CheckName, ImprovedThumbnail } from "@coldopen/contract/thumbnail-scores/schema";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { refusalOf, retryInText } from "../../lib/refusal.ts";
import { useFocusAfter } from "../../lib/restore-focus.ts";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { opinionQuery, recommendationsQuery, type Scored, scoreQuery, wordsQuery } from "./api.ts";
import { Measured, Observations } from "./measured.tsx";
import { Opinion } from "./opinion.tsx";
import { Recommendations } from "./recommendations.tsx";
import { ReviewChanges } from "./review-changes.tsx";
import { recommendationsOf } from "./rules.ts";
import { ScoreMeter } from "./score-meter.tsx";
import { useImprove } from "./use-improve.ts";

type ScoringPaneProps = Scored & {
  /** Called with the improved picture once it is confirmed; pass it back as `src`. */
  onApplied: (improved: ImprovedThumbnail) => void;
};

/** The score of a thumbnail, its recommendations, and the button that applies them. */
export function ScoringPane({ onApplied, ...scored }: ScoringPaneProps) {
  const { src } = scored;
  const score = useQuery(scoreQuery(scored));
  const recommendations = useQuery(recommendationsQuery(scored));
  const by = score.data?.opinionBy;
  const opinion = useQuery({ ...opinionQuery(scored), enabled: typeof by === "string" });
  const words = useQuery({ ...wordsQuery(scored), enabled: score.isSuccess });
  const [review, setReview] = useState<{ src: string; improved: ImprovedThumbnail }>();
  const improve = useImprove(scored, (improved) => setReview({ src, improved }));
  const [left, setLeft] = useState<{ src: string; checks: ReadonlySet<CheckName> }>({ src, checks: new Set() });
  const recommended = recommendations.data ? recommendationsOf(recommendations.data) : [];
  const leftOut = left.src === src ? left.checks : new Set<CheckName>();
  const chosen = new Set(
    recommended.filter(({ check, canApply }) => canApply && !leftOut.has(check)).map(({ check }) => check),
  );
  const findings = useRef<HTMLElement>(null);
  useFocusAfter(recommendations.data, findings);
  const isApplied = improve.isSuccess && improve.data.picture.url === src;

  if (score.isError || recommendations.isError) {
    const failed = score.isError ? score : recommendations;
    const refusal = refusalOf(failed.error, failed.errorUpdatedAt);
    return (
      <aside aria-label={t("title")} className="flex flex-col items-start gap-3 border-line p-4 @min-[860px]:border-l">
        <Alert title={refusal?.text ?? t("failed")} className="w-full" />
        <RetryButton
          kind="outline"
          label={t("retry")}
          retryAt={refusal?.retryAt}
          waitingLabel={retryInText}
          onClick={() => {
            void score.refetch();
            void recommendations.refetch();
          }}
        />
      </aside>
    );
  }
  if (!score.data || !recommendations.data) return <Analyzing />;
  return (
    <aside aria-label={t("title")} className="flex min-h-0 min-w-0 flex-col border-line @min-[860px]:border-l">
      <ScoreMeter score={score.data.score} />
      <p role="status" className="empty:hidden flex items-center gap-2 px-4 pb-3 text-xs text-positive">
        {isApplied && (
          <>
            <CircleCheck className="size-3.5" />
            {t("applied")}
          </>
        )}
      </p>
      <section ref={findings} aria-label={t("findings")} {...reachedByKeys} className="min-h-0 flex-1 overflow-y-auto">
        <Recommendations
          recommended={recommended}
          score={score.data.score}
          chosen={chosen}
          isBusy={improve.isPending}
          onChange={(check, isChosen) => {
            const checks = new Set(leftOut);
            if (isChosen) checks.delete(check);
            else checks.add(check);
            setLeft({ src, checks });
          }}
        />
        {by && (
          <Opinion
            by={by}
            opinion={opinion.data}
            isFailed={opinion.isError && !opinion.isFetching}
            refusal={refusalOf(opinion.error, opinion.errorUpdatedAt)}
            onRetry={() => void opinion.refetch()}
          />
        )}
        <Measured
          checks={score.data.checks}
          remarks={opinion.data?.checks ?? []}
          words={{
            reading: words.data,
            isFailed: words.isError && !words.isFetching,
            refusal: refusalOf(words.error, words.errorUpdatedAt),
            onRetry: () => void words.refetch(),
          }}
        />
        <Observations recommendations={recommendations.data} />
      </section>
      {review?.src === src && (
        <ReviewChanges
          before={{ src, score: score.data.score }}
          improved={review.improved}
          onDiscard={() => setReview(undefined)}
          onApply={() => {
            setReview(undefined);
            onApplied(review.improved);
          }}
        />
      )}
      {recommended.some(({ canApply }) => canApply) && (
        <div className="flex-none border-t border-line px-4 py-3">
          <Button
            block
            kind="ai-fill"
            icon={<Sparkles />}
            busy={improve.isPending}
            busyLabel={t("generating")}
            disabled={chosen.size === 0}
            title={chosen.size === 0 ? t("pickOne") : undefined}
            onClick={() => improve.mutate([...chosen])}
          >
            {t("apply")}
          </Button>
        </div>
      )}
    </aside>
  );
}

/** A scrollable area without controls needs a tab stop for keyboard scrolling. */
const reachedByKeys = { tabIndex: 0 };

const Analyzing = () => (
  <aside aria-label={t("title")} className="overflow-hidden border-line px-4 py-3 @min-[860px]:border-l">
    <p role="status" className="flex items-center gap-2.5 pb-4 font-medium text-ai">
      <Spinner />
      {t("analyzing")}
    </p>
    <Skeleton className="h-8 w-24" />
    <Skeleton className="mt-4 h-1.5 w-full" />
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="pt-6">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-2 h-8 w-full" />
      </div>
    ))}
  </aside>
);
