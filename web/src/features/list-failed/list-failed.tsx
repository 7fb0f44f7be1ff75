import { AppError } from "@coldopen/contract/kernel/errors";
import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { t } from "../../locales/en/list-failed.ts";
import { Button } from "../../ui/button.tsx";
import { openSupport } from "../support/index.ts";

type FailedProps = { error: Error | null; onRetry: () => void };

const LIMIT_CODES = new Set(["timed_out", "unavailable"]);
const isLimit = (error: Error | null) => error instanceof AppError && LIMIT_CODES.has(error.code);
const requestOf = (error: Error | null) => (error instanceof AppError ? error.requestId : undefined);

/** In place of a list whose first page failed to load. Retry reloads the page. */
export const ListFailed = ({ error }: Pick<FailedProps, "error">) => (
  <div role="alert" className="grid flex-1 place-content-center justify-items-center p-6 py-24 text-center">
    <CircleAlert className="size-5 text-danger" />
    <h2 className="type-title mt-2.5 text-xl">{t("title")}</h2>
    <p className="mt-1 max-w-80 text-muted">{t("text")}</p>
    {isLimit(error) && <p className="mt-1 text-xs text-faint">{error?.message}</p>}
    <div className="mt-3.5 flex gap-2">
      <Button kind="outline" onClick={() => openSupport({ requestId: requestOf(error) })}>
        {t("contact")}
      </Button>
      <Button kind="primary" icon={<RotateCw />} onClick={() => documentNavigation.reload()}>
        {t("retry")}
      </Button>
    </div>
  </div>
);

/** Below the loaded items; the text names what could not be loaded. */
export const MoreFailed = ({ error, onRetry, children }: FailedProps & { children: ReactNode }) => (
  <div role="alert" className="flex items-center justify-center gap-3 p-4 text-muted">
    <CircleAlert className="text-danger" />
    {isLimit(error) ? error?.message : children}
    <Button size="sm" onClick={onRetry}>
      {t("retry")}
    </Button>
  </div>
);
