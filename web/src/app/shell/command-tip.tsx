import { dismissTooltip, useIsTooltipDismissed } from "../../lib/tooltip-dismissals.ts";
import { t } from "../../locales/en/shell.ts";
import { Button } from "../../ui/button.tsx";
import { TooltipBubble } from "../../ui/tooltip.tsx";
import { modifierName } from "./modifier.ts";
import { useSidebar } from "./sidebar-provider.tsx";

const TIP = "command-menu";

/** Names the shortcut of the command menu until it is dismissed. */
export function CommandTip() {
  const { isExpanded, isMobile } = useSidebar("CommandTip");
  const isDismissed = useIsTooltipDismissed(TIP);
  if (isDismissed || !isExpanded || isMobile) return null;
  return (
    <TooltipBubble role="note" variant="info" className="mx-2 mb-2 w-auto!">
      <span className="block">{t("commands.tip", { keys: `${modifierName()} K` })}</span>
      <Button size="sm" kind="ghost" className="mt-1.5 -ml-2" onClick={() => dismissTooltip(TIP)}>
        {t("commands.tipDismiss")}
      </Button>
    </TooltipBubble>
  );
}
