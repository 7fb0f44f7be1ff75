import type { ChannelAudience } from "@coldopen/contract/channels/schema";

/** The first and the last day, as YYYY-MM-DD. */
export type AudiencePeriod = { from: string; to: string };

/** What the video platform knows of the viewers of a channel. */
export type ChannelAnalytics = {
  name: string;
  isEmbedded: boolean;
  /** Undefined if there is nothing to report. Throws AccessDeniedError if the token is not accepted. */
  audience(accessToken: string, period: AudiencePeriod, signal: AbortSignal): Promise<ChannelAudience | undefined>;
};
