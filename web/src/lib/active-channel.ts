import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { Ucid } from "@coldopen/contract/kernel/route";
import { isSameChannel, lastChannelCookie } from "@coldopen/contract/session/rules";
import { z } from "zod";
import { create } from "zustand";
import { persisted } from "./persisted.ts";

const lastChannel = persisted("studio-active-channel", z.object({ organizationId: z.uuid(), channelUcid: Ucid }));
const useStore = create<{ channel: ChannelScope | undefined }>(() => ({ channel: undefined }));

export type ActiveChannel = ChannelScope;

/** The channel this tab works on. It is stored for the next visit; a choice in another tab does not change this one. */
export const activeChannel = {
  read: (): ActiveChannel | undefined => useStore.getState().channel ?? lastChannel.read(),
  choose(channel: ActiveChannel | undefined) {
    if (isSameChannel(channel, useStore.getState().channel)) return;
    useStore.setState({ channel });
    if (channel) {
      lastChannel.write(channel);
      document.cookie = lastChannelCookie(channel);
    } else lastChannel.clear();
  },
};

export const useActiveChannel = (): ActiveChannel | undefined =>
  useStore(({ channel }) => channel) ?? lastChannel.read();
