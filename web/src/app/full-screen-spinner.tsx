import { t } from "../locales/en/app.ts";
import { Spinner } from "../ui/spinner.tsx";

export const FullScreenSpinner = () => (
  <div className="grid min-h-dvh flex-1 place-items-center text-muted">
    <Spinner label={t("loading")} className="size-5" />
  </div>
);
