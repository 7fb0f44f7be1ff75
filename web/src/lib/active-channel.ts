import { Ucid } from "@coldopen/contract/kernel/route";
import { isSamePlace, lastChannelCookie } from "@coldopen/contract/session/rules";
import { useSyncExternalStore } from "react";
import { z } from "zod";
import { persisted } from "./persisted.ts";

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
    if (isSamePlace(channel, current)) return;
    current = channel;
    if (channel) {
      kept.write(channel);
      document.cookie = lastChannelCookie(channel);
    } else kept.clear();
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useActiveChannel = (): ActiveChannel | undefined =>
  useSyncExternalStore(activeChannel.subscribe, activeChannel.read);
