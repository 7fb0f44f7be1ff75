import type { ThumbnailReading } from "@coldopen/contract/thumbnail-scores/schema";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Said } from "./said.tsx";
import { t } from "./texts.ts";

export type WordsProps = { reading: ThumbnailReading | undefined; isFailed: boolean; onRetry: () => void };

/** Which words are read, and which get lost where the picture is small. It comes after the score. */
export const Words = ({ reading, isFailed, onRetry }: WordsProps) => (
  <div role="status">
    {isFailed ? (
      <p className="flex items-center gap-3 pt-1 text-xs text-muted">
        {t("words.failed")}
        <Button kind="outline" size="sm" className="ml-auto flex-none" onClick={onRetry}>
          {t("retry")}
        </Button>
      </p>
    ) : reading ? (
      <Said {...reading.check} />
    ) : (
      <>
        <span className="sr-only">{t("words.reading")}</span>
        <Skeleton className="mt-1.5 h-3 w-3/4" />
      </>
    )}
  </div>
);
