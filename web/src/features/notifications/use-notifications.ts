import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useGo } from "../../lib/link.tsx";
import { loadModule } from "../../lib/load-module.ts";
import { log } from "../../lib/log.ts";
import { usePainted } from "../../lib/use-painted.ts";

/** Receives system messages while the studio is open, including those missed while disconnected. */
export function useNotifications(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const go = useGo();
  const isPainted = usePainted();

  useEffect(() => {
    if (!isPainted) return;
    const stopped = loadModule(() => import("./handle-system-messages.ts")).then(({ handleSystemMessages }) =>
      handleSystemMessages(queryClient, { go, recheck: () => router.invalidate() }),
    );
    stopped.catch((cause: unknown) => log.warn("Failed to load notifications", cause));
    return () => void stopped.then((stop) => stop()).catch(() => undefined);
  }, [queryClient, router, go, isPainted]);
}
