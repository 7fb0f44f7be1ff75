import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { notificationsNamespace, type SystemMessage } from "@coldopen/contract/notifications/sockets";
import { paths } from "@coldopen/contract/paths";
import { channelToEnter, isSameChannel, roleOnChannel } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";
import type { QueryClient } from "@tanstack/react-query";
import { activeChannel } from "../../lib/active-channel.ts";
import { log } from "../../lib/log.ts";
import { connect } from "../../lib/sockets.ts";
import { t } from "../../locales/en/notifications.ts";
import { openThreads, refetchThreads } from "../chat/index.ts";
import { gateValuesKey } from "../labs/index.ts";
import { sessionApi, userQuery } from "../session/index.ts";
import { banners } from "./banners.ts";
import { createInbox } from "./inbox.ts";
import { photoNews } from "./photo-news.ts";
import { reactionTo } from "./rules.ts";

type Go = (address: string) => unknown;
/** `recheck` runs the guards of the open page again. */
type Navigation = { go: Go; recheck: () => unknown };

/** Reacts to system messages. Loaded after the first paint, which does not need it. */
export function handleSystemMessages(queryClient: QueryClient, navigation: Navigation): () => void {
  const { go } = navigation;
  const userId = queryClient.getQueryData(userQuery.queryKey)?.id ?? "";
  photoNews.showStored(userId, go);

  return subscribe((message: SystemMessage) => {
    const reaction = reactionTo(message, activeChannel.read()?.organizationId);
    switch (reaction.kind) {
      case "refetch-user":
        void refreshEntitlements(queryClient, navigation);
        break;
      case "refetch":
        void queryClient.invalidateQueries({ queryKey: reaction.queryKey });
        break;
      case "thread-answering":
        void refetchThreads(queryClient, reaction.channel);
        void openThreads.get(reaction.threadId)?.client.catchUp();
        break;
      case "log-out":
        void go(paths.logout);
        break;
      case "photo-succeeded":
      case "photo-failed": {
        const isGood = reaction.kind === "photo-succeeded";
        photoNews.add({ id: message.id, userId, isGood, place: reaction.channel }, go);
        break;
      }
      case "mentioned": {
        const { projectId, projectName, commentId, by } = reaction.event;
        const address = paths.project(reaction.channel, projectId, { comments: "open" });
        banners.show({
          key: `mention-${commentId}`,
          variant: "success",
          description: t("mention.text", { by, project: projectName }),
          action: { text: t("mention.open"), altText: t("mention.openAlt"), onSelect: () => void go(address) },
        });
        break;
      }
      case "video-passed": {
        const { channel, event } = reaction;
        void queryClient.invalidateQueries({ queryKey: ["watchlists", channel.organizationId, channel.channelUcid] });
        banners.show({
          key: `watchlist-${message.id}`,
          variant: "success",
          description: t("watchlist.text", { title: event.videoTitle, count: event.count }),
          action: {
            text: t("watchlist.open"),
            altText: t("watchlist.openAlt"),
            onSelect: () => void go(paths.watchlists(channel)),
          },
        });
      }
    }
  });
}

function subscribe(onMessage: (message: SystemMessage) => void): () => void {
  const inbox = createInbox(onMessage);
  const connection = connect(notificationsNamespace, {
    system: inbox.receive,
    connected: () =>
      void connection
        .then(({ ask }) => ask("catchUp", { lastId: inbox.lastId }))
        .then(inbox.catchUp)
        .catch((cause: unknown) => log.warn("Failed to fetch missed messages", cause)),
  });
  connection.catch((cause: unknown) => log.warn("Failed to connect notifications", cause));
  return () => void connection.then(({ close }) => close()).catch(() => undefined);
}

/** Redirects a user who lost the active channel, and rechecks the page after a change of role. */
async function refreshEntitlements(queryClient: QueryClient, { go, recheck }: Navigation): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: gateValuesKey });
  try {
    const before = queryClient.getQueryData(userQuery.queryKey);
    const user = await sessionApi.profile();
    queryClient.setQueryData(userQuery.queryKey, user);
    const channel = activeChannel.read();
    if (!channel) return;
    if (!isSameChannel(channelToEnter(user, channel), channel)) void go(paths.root);
    else if (roleOf(before, channel) !== roleOf(user, channel)) void recheck();
  } catch (cause) {
    log.warn("Failed to refresh the user's entitlements", cause);
  }
}

const roleOf = (user: UserProfile | null | undefined, { organizationId, channelUcid }: ChannelScope) =>
  user && roleOnChannel(user.entitlements, organizationId, channelUcid);
