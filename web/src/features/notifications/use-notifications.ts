import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useFirstPicture } from "../../lib/first-picture.ts";
import { useGo } from "../../lib/link.tsx";
import { loadModule } from "../../lib/load-module.ts";
import { log } from "../../lib/log.ts";

/** Listens to system messages while the studio is open, and asks for those missed while away. */
export function useNotifications(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const go = useGo();
  const isDrawn = useFirstPicture();

  useEffect(() => {
    if (!isDrawn) return;
    const stopped = loadModule(() => import("./attend.ts")).then(({ attend }) =>
      attend(queryClient, { go, recheck: () => router.invalidate() }),
    );
    stopped.catch((cause: unknown) => log.warn("Notifications could not be loaded", cause));
    return () => void stopped.then((stop) => stop()).catch(() => undefined);
  }, [queryClient, router, go, isDrawn]);
}
