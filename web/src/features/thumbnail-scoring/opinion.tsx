import type { ThumbnailOpinion } from "@coldopen/contract/thumbnail-scores/schema";
import { Sparkles } from "lucide-react";
import type { Refusal } from "../../lib/refusal.ts";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FailureNote } from "./failure-note.tsx";

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
          <FailureNote text={t("opinion.failed")} refusal={refusal} onRetry={onRetry} />
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
