import type { SystemMessage } from "@coldopen/contract/notifications/sockets";
import { paths } from "@coldopen/contract/paths";
import { channelToEnter, isSamePlace, type Place, roleOnChannel } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";
import type { QueryClient } from "@tanstack/react-query";
import { activeChannel } from "../../lib/active-channel.ts";
import { log } from "../../lib/log.ts";
import { gateValuesKey } from "../labs/index.ts";
import { sessionApi, userQuery } from "../session/index.ts";
import { listen } from "./listen.ts";
import { photoNews } from "./photo-news.ts";
import { reactionTo } from "./rules.ts";

type Go = (address: string) => unknown;
/** `recheck` asks the guards of the open page again. */
type Way = { go: Go; recheck: () => unknown };

/** Does what system messages ask for. Not needed before the first paint, and so not loaded before it. */
export function attend(queryClient: QueryClient, way: Way): () => void {
  const { go } = way;
  const userId = queryClient.getQueryData(userQuery.queryKey)?.id ?? "";
  photoNews.showKept(userId, go);

  return listen((message: SystemMessage) => {
    const reaction = reactionTo(message, activeChannel.read()?.organizationId);
    switch (reaction.kind) {
      case "refetch-user":
        void refreshEntitlements(queryClient, way);
        break;
      case "refetch":
        void queryClient.invalidateQueries({ queryKey: reaction.queryKey });
        break;
      case "log-out":
        void go(paths.logout);
        break;
      case "photo-succeeded":
      case "photo-failed": {
        const isGood = reaction.kind === "photo-succeeded";
        photoNews.tell({ id: message.id, userId, isGood, place: reaction.place }, go);
      }
    }
  });
}

/** Whoever lost the channel or the page they were working on is led to where they may still go. */
async function refreshEntitlements(queryClient: QueryClient, { go, recheck }: Way): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: gateValuesKey });
  try {
    const before = queryClient.getQueryData(userQuery.queryKey);
    const user = await sessionApi.profile();
    queryClient.setQueryData(userQuery.queryKey, user);
    const place = activeChannel.read();
    if (!place) return;
    if (!isSamePlace(channelToEnter(user, place), place)) void go(paths.root);
    else if (roleOf(before, place) !== roleOf(user, place)) void recheck();
  } catch (cause) {
    log.warn("What this person may do could not be refreshed", cause);
  }
}

const roleOf = (user: UserProfile | null | undefined, { organizationId, channelUcid }: Place) =>
  user && roleOnChannel(user.entitlements, organizationId, channelUcid);
