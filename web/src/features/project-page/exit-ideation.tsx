import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { t } from "../../locales/en/project-page.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";

/** Confirms leaving while ideas are being generated, for the close button and for links away from the page. */
export function useExitIdeation(isStreaming: boolean, onExit: () => void) {
  const [isClosing, setClosing] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isStreaming && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return {
    isAsked: isClosing || blocker.status === "blocked",
    ask: () => (isStreaming ? setClosing(true) : onExit()),
    stay: () => {
      setClosing(false);
      blocker.reset?.();
    },
    leave: () => {
      setClosing(false);
      if (blocker.status === "blocked") blocker.proceed();
      else onExit();
    },
  };
}

export const ExitIdeation = ({ exit }: { exit: ReturnType<typeof useExitIdeation> }) => (
  <AlertDialog
    open={exit.isAsked}
    onOpenChange={(open) => !open && exit.stay()}
    title={t("exit.title")}
    description={t("exit.text")}
    cancel={t("exit.stay")}
    action={
      <Button kind="primary" onClick={exit.leave}>
        {t("exit.leave")}
      </Button>
    }
  />
);
