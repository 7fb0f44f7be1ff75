import type { ThumbnailReading } from "@coldopen/contract/thumbnail-scores/schema";
import type { Refusal } from "../../lib/refusal.ts";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FailureNote } from "./failure-note.tsx";
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
      <FailureNote text={t("words.failed")} refusal={refusal} onRetry={onRetry} />
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
