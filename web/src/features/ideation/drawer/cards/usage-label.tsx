import { Check } from "lucide-react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import type { Usage } from "../../views.ts";

/** Whether the result is one of the project's options already. */
export const UsageLabel = ({ usage }: { usage: Usage }) =>
  usage === "primary" ? (
    <span className="flex-none text-xs font-medium text-brand-text">{t("card.primary")}</span>
  ) : (
    usage && (
      <span className="flex flex-none items-center gap-1 text-xs text-muted">
        <Check className="size-3 stroke-2" />
        {t("card.saved")}
      </span>
    )
  );
