import type { ThumbnailReading } from "@coldopen/contract/thumbnail-scores/schema";
import { type Refusal, retryInText } from "../../lib/refusal.ts";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Remark } from "./remark.tsx";

export type WordsProps = {
  reading: ThumbnailReading | undefined;
  isFailed: boolean;
  refusal: Refusal | undefined;
  onRetry: () => void;
};

/** The detected words, and those that are unreadable at small sizes. Loaded after the score. */
export const Words = ({ reading, isFailed, refusal, onRetry }: WordsProps) => (
  <div role="status">
    {isFailed ? (
      <p className="flex items-center gap-3 pt-1 text-xs text-muted">
        {refusal?.text ?? t("words.failed")}
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
    ) : reading ? (
      <Remark {...reading.check} />
    ) : (
      <>
        <span className="sr-only">{t("words.reading")}</span>
        <Skeleton className="mt-1.5 h-3 w-3/4" />
      </>
    )}
  </div>
);
