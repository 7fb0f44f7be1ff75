import { Check } from "lucide-react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import type { Standing } from "../../views.ts";

/** Whether the project has this result among its options already. */
export const StandingLabel = ({ standing }: { standing: Standing }) =>
  standing === "primary" ? (
    <span className="flex-none text-xs font-medium text-brand-text">{t("card.primary")}</span>
  ) : (
    standing && (
      <span className="flex flex-none items-center gap-1 text-xs text-muted">
        <Check className="size-3 stroke-2" />
        {t("card.saved")}
      </span>
    )
  );
