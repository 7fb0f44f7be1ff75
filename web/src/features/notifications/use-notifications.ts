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
import type { PhotoNews, photoNews } from "./photo-news.ts";
import { reactionTo } from "./rules.ts";

/** Listens to system messages while the studio is open, and asks for those missed while away. */
export function useNotifications(): void {
  const queryClient = useQueryClient();
  const go = useGo();
  const isDrawn = useFirstPicture();

  useEffect(() => {
    if (!isDrawn) return;
    const userId = queryClient.getQueryData(userQuery.queryKey)?.id ?? "";
    const withNews = (use: (news: typeof photoNews) => void) =>
      void loadModule(() => import("./photo-news.ts"))
        .then((module) => use(module.photoNews))
        .catch((cause: unknown) => log.warn("News of photos could not be loaded", cause));
    const tellOfPhoto = (news: Omit<PhotoNews, "userId">) => withNews((photos) => photos.tell({ ...news, userId }, go));
    withNews((photos) => photos.showKept(userId, go));
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
        case "photo-failed":
          tellOfPhoto({ id: message.id, isGood: reaction.kind === "photo-succeeded", ...(place && { place }) });
      }
    };
    const stopped = loadModule(() => import("./listen.ts")).then(({ listen }) => listen(react));
    stopped.catch((cause: unknown) => log.warn("Notifications could not be loaded", cause));
    return () => void stopped.then((stop) => stop()).catch(() => undefined);
  }, [queryClient, go, isDrawn]);
}
