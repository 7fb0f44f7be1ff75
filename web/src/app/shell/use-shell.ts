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

/** What every part of the shell shows from: the person, their channels, and where they may go. */
export function useShell() {
  const user = useUser();
  const place = useActiveChannel();
  const gates = useGates();
  return {
    user,
    place,
    channel: channelAt(user, place),
    destinations: destinations(user, gates, place),
    mayConnect: mayConnectChannel(user),
  };
}

const channelAt = (user: UserProfile, place: ActiveChannel | undefined) =>
  user.organizations.find(
    (entry) => entry.organizationId === place?.organizationId && entry.channel.ucid === place.channelUcid,
  )?.channel;

/** Another channel is another place of work: navigation starts over, with its projects as the first entry. */
export function useSwitchChannel() {
  const router = useRouter();
  const go = useGo();
  return useCallback(
    (channel: ActiveChannel) => {
      activeChannel.choose(channel);
      navigationStart.begin(router.history.location.state.__TSR_index);
      void go(paths.projects(channel), { replace: true });
      return go(paths.app);
    },
    [router, go],
  );
}
