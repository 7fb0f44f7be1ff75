import { Ucid } from "@coldopen/contract/kernel/route";
import { enterableChannels } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { useSyncExternalStore } from "react";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";

const ActiveChannel = z.object({ organizationId: z.uuid(), channelUcid: Ucid });
export type ActiveChannel = z.infer<typeof ActiveChannel>;

const kept = persisted("studio-active-channel", ActiveChannel);
const listeners = new Set<() => void>();
let current: ActiveChannel | undefined;

/** The channel this tab works on. The last one is kept for the next visit, but another tab's choice doesn't move this one. */
export const activeChannel = {
  read: (): ActiveChannel | undefined => {
    current ??= kept.read();
    return current;
  },
  choose(channel: ActiveChannel | undefined) {
    if (isSameChannel(channel, current)) return;
    current = channel;
    if (channel) kept.write(channel);
    else kept.clear();
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useActiveChannel = (): ActiveChannel | undefined =>
  useSyncExternalStore(activeChannel.subscribe, activeChannel.read);

const isSameChannel = (a: ActiveChannel | undefined, b: ActiveChannel | undefined): boolean =>
  a?.organizationId === b?.organizationId && a?.channelUcid === b?.channelUcid;

/** The remembered channel while it can still be entered, else the first that can. */
export function channelToEnter(user: UserProfile, remembered: ActiveChannel | undefined): ActiveChannel | undefined {
  const open = enterableChannels(user).map((entry) => ({
    organizationId: entry.organizationId,
    channelUcid: entry.channel.ucid,
  }));
  return open.find((channel) => isSameChannel(channel, remembered)) ?? open[0];
}
