import { CircleAlert, CloudOff } from "lucide-react";
import type { SaveState } from "../../lib/autosave/saver.ts";
import { t } from "../../locales/en/documents.ts";

/** The state of saving; conflicts have their own dialog. */
export const SaveLine = ({ state }: { state: SaveState<unknown> }) => (
  <p role="status" className="flex items-center gap-1.5 text-xs text-faint [&>.lucide]:size-3.5">
    {state.kind === "saved" && t("save.saved")}
    {state.kind === "saving" && t("save.saving")}
    {state.kind === "offline" && (
      <>
        <CloudOff />
        {t("save.offline")}
      </>
    )}
    {state.kind === "failed" && (
      <>
        <CircleAlert className="text-danger" />
        <span className="text-danger">{t("save.failed", { reason: state.reason })}</span>
      </>
    )}
  </p>
);
