import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useUser } from "../../features/session/index.ts";
import { loadModule } from "../../lib/load-module.ts";
import { log } from "../../lib/log.ts";

export function useDebugLog(): void {
  const { isInternal } = useUser();
  const router = useRouter();
  useEffect(() => {
    if (!isInternal) return;
    const stopped = loadModule(() => import("../../lib/debug-log.ts")).then(({ startDebugLog }) =>
      startDebugLog(router),
    );
    stopped.catch((cause: unknown) => log.warn("Failed to load the debug log", cause));
    return () => void stopped.then((stop) => stop()).catch(() => undefined);
  }, [isInternal, router]);
}
