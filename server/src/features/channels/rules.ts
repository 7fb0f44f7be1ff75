import type { ConnectionState } from "@coldopen/contract/channels/schema";

/** Tokens are sealed for the channel and the kind of token, so that none is accepted in place of another. */
export const tokenPurpose = (channelUcid: string, kind: "access" | "refresh"): string =>
  `channel-connection/${channelUcid}/${kind}`;

/** A token is not used in its last minute, in which it may end on the way. */
const EXPIRY_MARGIN_MS = 60_000;
export const isFresh = (expiresAt: Date, now: Date): boolean => expiresAt.getTime() - now.getTime() > EXPIRY_MARGIN_MS;

export const stateOf = (connection: { revokedAt: Date | null } | undefined): ConnectionState => {
  if (!connection) return "not_connected";
  return connection.revokedAt ? "needs_reconnect" : "connected";
};

const DAY_MS = 86_400_000;
const AUDIENCE_DAYS = 90;
/** Analytics are complete after about three days. */
const ANALYTICS_DELAY_DAYS = 3;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
export const audiencePeriod = (now: Date): { from: string; to: string } => {
  const last = now.getTime() - ANALYTICS_DELAY_DAYS * DAY_MS;
  return { from: dayOf(last - (AUDIENCE_DAYS - 1) * DAY_MS), to: dayOf(last) };
};
