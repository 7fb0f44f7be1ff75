import type { CheckName, ImprovedThumbnail } from "@coldopen/contract/thumbnail-scores/schema";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { useFocusAfter } from "../../lib/lost-focus.ts";
import { refusalOf, retryInText } from "../../lib/refusal.ts";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { opinionQuery, recommendationsQuery, type Scored, scoreQuery, wordsQuery } from "./api.ts";
import { Measured, Seen } from "./measured.tsx";
import { Opinion } from "./opinion.tsx";
import { waysOf } from "./rules.ts";
import { ScoreMeter } from "./score-meter.tsx";
import { useImprove } from "./use-improve.ts";
import { Ways } from "./ways.tsx";

type ScoringPaneProps = Scored & {
  /** A new picture came of the recommendations: show it, and hand it back as `src`. */
  onApplied: (improved: ImprovedThumbnail) => void;
};

/** What is measured of a thumbnail, what would make it better, and the button that does it. */
export function ScoringPane({ onApplied, ...asked }: ScoringPaneProps) {
  const { src } = asked;
  const score = useQuery(scoreQuery(asked));
  const recommendations = useQuery(recommendationsQuery(asked));
  const by = score.data?.opinionBy;
  const opinion = useQuery({ ...opinionQuery(asked), enabled: typeof by === "string" });
  const words = useQuery({ ...wordsQuery(asked), enabled: score.isSuccess });
  const improve = useImprove(asked, onApplied);
  const [left, setLeft] = useState<{ src: string; checks: ReadonlySet<CheckName> }>({ src, checks: new Set() });
  const ways = recommendations.data ? waysOf(recommendations.data) : [];
  const leftOut = left.src === src ? left.checks : new Set<CheckName>();
  const chosen = new Set(
    ways.filter(({ check, canApply }) => canApply && !leftOut.has(check)).map(({ check }) => check),
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
        <Ways
          ways={ways}
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
          said={opinion.data?.checks ?? []}
          words={{
            reading: words.data,
            isFailed: words.isError && !words.isFetching,
            refusal: refusalOf(words.error, words.errorUpdatedAt),
            onRetry: () => void words.refetch(),
          }}
        />
        <Seen recommendations={recommendations.data} />
      </section>
      {ways.some(({ canApply }) => canApply) && (
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

/** What scrolls and holds nothing to press is scrolled by keys once it has the focus. */
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
