import type { PlatformChannel, UploadsCheck } from "../video-platform/port.ts";

export type ConsentTokens = {
  accessToken: string;
  /** Undefined after a refresh that keeps the one before. */
  refreshToken: string | undefined;
  expiresAt: Date;
  /** Whether the owner gave every permission that was asked for; they can leave some out. */
  isComplete: boolean;
};

/** The channel that the owner chose on the consent page. */
export type OwnChannel = PlatformChannel & UploadsCheck;

/** The consent page on which an owner gives read access to a channel and its analytics. */
export type ChannelConsent = {
  name: string;
  /** The address of the page, and the secret that its answer is redeemed with. */
  begin(request: { redirectUri: string; state: string }): Promise<{ url: string; codeVerifier: string }>;
  finish(answer: { redirectUri: string; state: string; code: string; codeVerifier: string }): Promise<ConsentTokens>;
  refresh(refreshToken: string): Promise<ConsentTokens>;
  /** Ends the access. A token that is not valid any more is no error. */
  revoke(token: string): Promise<void>;
  ownChannel(accessToken: string, signal: AbortSignal): Promise<OwnChannel | undefined>;
};

/** The code or the refresh token is not accepted: used, expired or withdrawn by the owner. */
export class ConsentRefusedError extends Error {
  override readonly name = "ConsentRefusedError";
}
/** The provider could not be reached, or its answer could not be read. The message contains no secret. */
export class ConsentProviderError extends Error {
  override readonly name = "ConsentProviderError";
}
