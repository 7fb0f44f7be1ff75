import { t } from "../../locales/en/documents.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { FileUpload } from "./use-file-upload.ts";

type UploadLineProps = { state: FileUpload; onRetry: (file: File) => void; onCancel: () => void };

/** The progress of an upload, or the reason it failed. */
export function UploadLine({ state, onRetry, onCancel }: UploadLineProps) {
  if (state.kind === "idle") return null;
  if (state.kind === "failed")
    return (
      <Alert title={t("upload.failed")}>
        <p className="wrap-anywhere">
          {state.file.name}: {state.reason}
        </p>
        <div className="mt-2 flex gap-2">
          <Button size="sm" onClick={() => onRetry(state.file)}>
            {t("upload.tryAgain")}
          </Button>
          <Button size="sm" kind="ghost" onClick={onCancel}>
            {t("upload.dismiss")}
          </Button>
        </div>
      </Alert>
    );
  const percent = Math.round(state.share * 100);
  const message = percent < 100 ? t("upload.sending", { name: state.name }) : t("upload.reading", { name: state.name });
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p role="status" className="truncate text-xs text-muted">
          {message}
        </p>
        <Progress label={message} value={percent} />
      </div>
      <Button size="sm" kind="ghost" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}
