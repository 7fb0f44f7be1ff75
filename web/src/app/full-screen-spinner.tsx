import { t } from "./texts.ts";

export function FullScreenSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-background text-muted">
      {t("loading")}
    </div>
  );
}
