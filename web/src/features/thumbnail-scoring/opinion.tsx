import type { ThumbnailOpinion } from "@coldopen/contract/thumbnail-scores/schema";
import { Sparkles } from "lucide-react";
import { type Refusal, retryInText } from "../../lib/refusal.ts";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type OpinionProps = {
  by: string;
  opinion: ThumbnailOpinion | null | undefined;
  isFailed: boolean;
  refusal: Refusal | undefined;
  onRetry: () => void;
};

/** A model's opinion. It is not part of the score, and nothing waits for it. */
export function Opinion({ by, opinion, isFailed, refusal, onRetry }: OpinionProps) {
  return (
    <section aria-label={t("opinion.title")} className="border-t border-line px-4 py-2.5">
      <h3 className="flex items-center gap-2 font-semibold">
        <Sparkles aria-hidden className="size-3.5 text-ai" />
        {t("opinion.title")}
        {opinion && (
          <span className="ml-auto text-xs font-normal text-muted">
            {t("outOf", { score: opinion.score.toFixed(1) })}
          </span>
        )}
      </h3>
      <div role="status">
        {isFailed ? (
          <p className="flex items-center gap-3 pt-1 text-xs text-muted">
            {refusal?.text ?? t("opinion.failed")}
            <RetryButton
              kind="outline"
              size="sm"
              className="ml-auto flex-none"
              label={t("retry")}
              retryAt={refusal?.retryAt}
              waitingLabel={retryInText}
              onClick={onRetry}
            />
          </p>
        ) : opinion ? (
          <p className="pt-1">{opinion.text}</p>
        ) : (
          <>
            <span className="sr-only">{t("opinion.asking")}</span>
            <Skeleton className="mt-2 h-3.5 w-full" />
            <Skeleton className="mt-2 h-3.5 w-3/4" />
          </>
        )}
      </div>
      <p className="pt-1.5 text-micro wrap-anywhere text-faint">{t("opinion.by", { by })}</p>
    </section>
  );
}
