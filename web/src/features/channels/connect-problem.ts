import { type ConnectOutcome, ConnectState } from "@coldopen/contract/channels/schema";
import type { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { z } from "zod";

/** Reasons that the connect page states, where the user can try again at once. */
export const ConnectProblem = z.enum([
  "cancelled",
  "missing_permissions",
  "attempt_expired",
  "other_channel",
  "quota_exceeded",
]);
export type ConnectProblem = z.infer<typeof ConnectProblem>;

type Refusal = Exclude<ConnectOutcome, { outcome: "connected" }>;

/** Reasons of the connection have a page of their own, or are stated on the connect page. */
export function pageOfRefusal(refusal: Refusal, organizationId: string): string {
  switch (refusal.outcome) {
    case "no_channels":
      return paths.noChannels;
    case "no_videos":
      return paths.noVideos;
    case "no_long_form_videos":
      return paths.noLongFormVideos;
    case "channel_limit":
      return paths.channelLimit(refusal.channels, organizationId);
    case "channel_taken":
      return paths.channelTaken(refusal.organization);
    default:
      return paths.connectChannelAfter(refusal.outcome);
  }
}

/** The page for an error of a connection without Google; undefined if the form states it. */
export function pageOfError({ code, limit, organization }: AppError, organizationId: string): string | undefined {
  switch (code) {
    case "no_videos":
      return paths.noVideos;
    case "no_long_form_videos":
      return paths.noLongFormVideos;
    case "channel_limit":
      return paths.channelLimit(limit, organizationId);
    case "channel_taken":
      return paths.channelTaken(organization);
    default:
      return undefined;
  }
}

/** Google's own error codes, which stand in the address that it sends back to. */
export const pageOfProviderError = (error: string, reason: string | undefined): string =>
  error === "access_denied" ? paths.connectChannelAfter("cancelled") : paths.authError(reason || error);

/** The readable part of a signed state. The server checks the signature. */
export function readState(signed: string): ConnectState | undefined {
  try {
    const body = signed.split(".")[0] ?? "";
    const bytes = Uint8Array.from(atob(body.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return ConnectState.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
