import type { ChannelAnalytics } from "./port.ts";

/** Without Google there are no figures on viewers, and none are made up. */
export const noChannelAnalytics: ChannelAnalytics = {
  name: "None",
  isEmbedded: true,
  audience: async () => undefined,
};
