import { t } from "../../locales/en/outliers.ts";
import { Button } from "../../ui/button.tsx";

/** In place of a video that failed to reload; retrying reloads its page. */
export const ItemFailed = ({ onRetry }: { onRetry: () => void }) => (
  <span className="flex items-center gap-2 text-muted">
    {t("list.oneFailed")}
    <Button size="sm" onClick={onRetry}>
      {t("list.retry")}
    </Button>
  </span>
);
