import type { SystemMessage } from "@coldopen/contract/notifications/sockets";
import { paths } from "@coldopen/contract/paths";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFirstPicture } from "../../lib/first-picture.ts";
import { useGo } from "../../lib/link.tsx";
import { loadModule } from "../../lib/load-module.ts";
import { log } from "../../lib/log.ts";
import { activeChannel } from "../channels/index.ts";
import { gateValuesKey } from "../labs/index.ts";
import { userQuery } from "../session/index.ts";
import { banners } from "./banners.ts";
import { reactionTo } from "./rules.ts";
import { t } from "./texts.ts";

/** Listens to system messages while the studio is open, and asks for those missed while away. */
export function useNotifications(): void {
  const queryClient = useQueryClient();
  const go = useGo();
  const isDrawn = useFirstPicture();

  useEffect(() => {
    if (!isDrawn) return;
    const react = (message: SystemMessage) => {
      const place = activeChannel.read();
      const reaction = reactionTo(message, place?.organizationId);
      switch (reaction.kind) {
        case "refetch-user":
          void queryClient.refetchQueries(userQuery);
          void queryClient.invalidateQueries({ queryKey: gateValuesKey });
          break;
        case "refetch":
          void queryClient.invalidateQueries({ queryKey: reaction.queryKey });
          break;
        case "log-out":
          void go(paths.logout);
          break;
        case "photo-succeeded":
          banners.show({ variant: "success", description: t("photo.succeeded") });
          break;
        case "photo-failed":
          banners.show({
            variant: "danger",
            description: t("photo.failed"),
            ...(place && {
              action: {
                text: t("photo.upload"),
                altText: t("photo.uploadAlt"),
                onSelect: () => void go(paths.channelSettings(place)),
              },
            }),
          });
      }
    };
    const stopped = loadModule(() => import("./listen.ts")).then(({ listen }) => listen(react));
    stopped.catch((cause: unknown) => log.warn("Notifications could not be loaded", cause));
    return () => void stopped.then((stop) => stop()).catch(() => undefined);
  }, [queryClient, go, isDrawn]);
}
