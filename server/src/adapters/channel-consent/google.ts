import * as client from "openid-client";
import type { Database } from "../../platform/db/database.ts";
import { channelOf } from "../video-platform/youtube/channel-of.ts";
import { apiList } from "../video-platform/youtube/list-items.ts";
import { lookForVideos } from "../video-platform/youtube/look-for-videos.ts";
import { quotaIn } from "../video-platform/youtube/quota.ts";
import type { Waits } from "../video-platform/youtube/request.ts";
import { OwnChannelItem, readable } from "../video-platform/youtube/wire.ts";
import { type ChannelConsent, ConsentProviderError, ConsentRefusedError, type ConsentTokens } from "./port.ts";

export type GoogleConsentSettings = {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  apiUrl: string;
  dailyQuota: number;
};

const SCOPES = [
  "https://www.googleapis.com/auth/youtube.readonly",
  "https://www.googleapis.com/auth/yt-analytics.readonly",
];
const TIMEOUT_SECONDS = 10;
/** Of a token that does not state it; Google's live for an hour. */
const DEFAULT_LIFETIME_SECONDS = 300;

type TokenAnswer = Awaited<ReturnType<typeof client.refreshTokenGrant>>;
const toTokens = (answer: TokenAnswer): ConsentTokens => {
  const granted = new Set(answer.scope?.split(" "));
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: new Date(Date.now() + (answer.expiresIn() ?? DEFAULT_LIFETIME_SECONDS) * 1000),
    isComplete: SCOPES.every((scope) => granted.has(scope)),
  };
};

const isRefusal = (error: unknown) =>
  error instanceof client.ResponseBodyError && (error.error === "invalid_grant" || error.error === "invalid_token");
const toConsentError = (cause: unknown) =>
  isRefusal(cause)
    ? new ConsentRefusedError("Google does not accept the grant", { cause })
    : new ConsentProviderError("Failed to request tokens from Google", { cause });

/** Google's OAuth 2.0 with PKCE, for a refresh token that works while the owner is away. */
export function googleConsent(
  settings: GoogleConsentSettings,
  db: Pick<Database, "pool">,
  wait?: Waits,
): ChannelConsent {
  const configuration = configure(settings);
  const quota = quotaIn(db, settings.dailyQuota);
  const attempt = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      throw toConsentError(error);
    });

  return {
    name: "Google",
    begin: async ({ redirectUri, state }) => {
      const codeVerifier = client.randomPKCECodeVerifier();
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPES.join(" "),
        state,
        access_type: "offline",
        // Without it, Google gives no refresh token to someone who agreed before.
        prompt: "consent select_account",
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, codeVerifier };
    },
    finish: ({ redirectUri, state, code, codeVerifier }) =>
      attempt(async () => {
        const answer = new URL(redirectUri);
        answer.search = String(new URLSearchParams({ code, state }));
        const checks = { expectedState: state, pkceCodeVerifier: codeVerifier };
        return toTokens(await client.authorizationCodeGrant(configuration, answer, checks));
      }),
    refresh: (refreshToken) =>
      attempt(async () => toTokens(await client.refreshTokenGrant(configuration, refreshToken))),
    revoke: (token) =>
      attempt(() => client.tokenRevocation(configuration, token)).catch((error: unknown) => {
        if (!(error instanceof ConsentRefusedError)) throw error;
      }),
    ownChannel: async (accessToken, signal) => {
      const headers = { authorization: `Bearer ${accessToken}`, accept: "application/json" };
      const list = apiList({ apiUrl: settings.apiUrl, headers, quota, wait });
      const mine = await list("channels", { part: "snippet,statistics,contentDetails", mine: "true" }, signal);
      const [item] = readable(OwnChannelItem, mine.items);
      if (!item) return undefined;
      return {
        ...channelOf(item),
        ...(await lookForVideos(list, item.contentDetails.relatedPlaylists.uploads, signal)),
      };
    },
  };
}

function configure({ clientId, clientSecret, authUrl, tokenUrl, revokeUrl }: GoogleConsentSettings) {
  const server = {
    issuer: "https://accounts.google.com",
    authorization_endpoint: authUrl,
    token_endpoint: tokenUrl,
    revocation_endpoint: revokeUrl,
  };
  const configuration = new client.Configuration(server, clientId, undefined, client.ClientSecretPost(clientSecret));
  configuration.timeout = TIMEOUT_SECONDS;
  if ([tokenUrl, revokeUrl].some(isLocal)) client.allowInsecureRequests(configuration);
  return configuration;
}

const isLocal = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && ["127.0.0.1", "localhost"].includes(hostname);
};
