import type { UserProfile } from "@coldopen/contract/session/schema";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useGates } from "../../features/labs/index.ts";
import { useUser } from "../../features/session/index.ts";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { destinations, mayConnectChannel } from "../navigation.ts";
import { switchChannel } from "../switch-channel.ts";

/** The user, the active channel and the screens they may open. */
export function useShell() {
  const user = useUser();
  const scope = useActiveChannel();
  const gates = useGates();
  return {
    user,
    scope,
    channel: findChannel(user, scope),
    organization: user.organizationUsers.find((entry) => entry.organizationId === scope?.organizationId)?.organization,
    destinations: destinations(user, gates, scope),
    mayConnect: mayConnectChannel(user),
  };
}

const findChannel = (user: UserProfile, scope: ActiveChannel | undefined) =>
  user.organizations.find(
    (entry) => entry.organizationId === scope?.organizationId && entry.channel.ucid === scope.channelUcid,
  )?.channel;

export function useSwitchChannel() {
  const router = useRouter();
  return useCallback((channel: ActiveChannel) => switchChannel(router, channel), [router]);
}
