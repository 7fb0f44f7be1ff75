import { Check } from "lucide-react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Button } from "../../../../ui/button.tsx";
import type { Usage } from "../../views.ts";
import { actionIcons } from "./action-icons.tsx";
import type { Card } from "./use-card.ts";

/** The two main actions on a result, or that it is one of the project's options already. */
export function UseActions({ card, usage }: { card: Card; usage: Usage }) {
  const canUse = card.actions.includes("select");
  if (usage === "primary")
    return <span className="flex-none px-2 text-xs font-medium text-brand-text">{t("card.primary")}</span>;
  return (
    <>
      {usage === "saved" && (
        <span className="flex flex-none items-center gap-1 px-1.5 text-xs font-medium text-positive">
          <Check className="size-3.5 stroke-2" />
          {t("card.saved")}
        </span>
      )}
      {usage === undefined && canUse && (
        <Button
          size="sm"
          kind="ghost"
          icon={actionIcons.add_as_backup}
          className="h-6.5!"
          onClick={() => card.act("add_as_backup")}
        >
          {t("card.add_as_backup")}
        </Button>
      )}
      {canUse && (
        <Button size="sm" kind="outline" className="h-6.5!" onClick={() => card.act("select")}>
          {t("card.select")}
        </Button>
      )}
    </>
  );
}
