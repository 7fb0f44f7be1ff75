import { paths } from "@coldopen/contract/paths";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useGates } from "../../features/labs/index.ts";
import { useUser } from "../../features/session/index.ts";
import { type ActiveChannel, activeChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { destinations, mayConnectChannel } from "../navigation.ts";
import { navigationStart } from "../navigation-start.ts";

/** The user, the active channel and the screens they may open. */
export function useShell() {
  const user = useUser();
  const scope = useActiveChannel();
  const gates = useGates();
  return {
    user,
    scope,
    channel: findChannel(user, scope),
    destinations: destinations(user, gates, scope),
    mayConnect: mayConnectChannel(user),
  };
}

const findChannel = (user: UserProfile, scope: ActiveChannel | undefined) =>
  user.organizations.find(
    (entry) => entry.organizationId === scope?.organizationId && entry.channel.ucid === scope.channelUcid,
  )?.channel;

/** Navigation starts over in the other channel, with its projects as the first entry. */
export function useSwitchChannel() {
  const router = useRouter();
  const go = useGo();
  return useCallback(
    (channel: ActiveChannel) => {
      activeChannel.choose(channel);
      navigationStart.begin(router.history.location.state.__TSR_index);
      void go(paths.projects(channel), { replace: true });
      // Without a flush, the browser history merges the replaced and the pushed entry.
      router.history.flush();
      return go(paths.app);
    },
    [router, go],
  );
}
