import { Button } from "../../ui/button.tsx";
import { t } from "./texts.ts";

/** In place of a video that should come again and did not; trying again brings all of its page. */
export const SpotFailed = ({ onRetry }: { onRetry: () => void }) => (
  <span className="flex items-center gap-2 text-muted">
    {t("list.oneFailed")}
    <Button size="sm" onClick={onRetry}>
      {t("list.retry")}
    </Button>
  </span>
);
