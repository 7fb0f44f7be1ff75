import { type Refusal, retryInText } from "../../lib/refusal.ts";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { RetryButton } from "../../ui/retry-button.tsx";

type FailureNoteProps = { text: string; refusal: Refusal | undefined; onRetry: () => void };

export const FailureNote = ({ text, refusal, onRetry }: FailureNoteProps) => (
  <p className="flex items-center gap-3 pt-1 text-xs text-muted">
    {refusal?.text ?? text}
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
);
