import type { ConnectionState } from "@coldopen/contract/channels/schema";
import { ConsentRefusedError } from "../../adapters/channel-consent/port.ts";
import { AccessDeniedError } from "../../adapters/video-platform/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { DecryptionError } from "../../platform/secret-box.ts";
import { connectionStore } from "./connection-store.ts";
import { isFresh } from "./rules.ts";
import { decryptToken, encryptTokens } from "./token-encryption.ts";

type Ports = Pick<AppContext, "db" | "channelConsent" | "secretBox" | "now" | "log">;
export type AccessResult<T> = { state: "connected"; value: T } | { state: Exclude<ConnectionState, "connected"> };

/** Reads from Google with the stored access to a channel, which is refreshed where it has expired. */
export const connectionAccess = ({ db, channelConsent, secretBox, now, log }: Ports) => {
  const store = connectionStore(db);
  type Connection = NonNullable<Awaited<ReturnType<typeof store.find>>>;

  const refresh = async (consent: NonNullable<typeof channelConsent>, scope: AuthorizedScope, stored: Connection) => {
    const { channelUcid } = scope;
    const refreshToken = decryptToken(secretBox, channelUcid, "refresh", stored.refreshToken);
    const tokens = await consent.refresh(refreshToken).catch(async (error: unknown) => {
      if (error instanceof ConsentRefusedError) await store.markRevoked(scope, stored.refreshToken);
      throw error;
    });
    const renewed = { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
    await store.replaceTokens(scope, stored.refreshToken, encryptTokens(secretBox, channelUcid, renewed));
    return tokens.accessToken;
  };

  return {
    withAccess: async <T>(
      scope: AuthorizedScope,
      use: (accessToken: string) => Promise<T>,
    ): Promise<AccessResult<T>> => {
      const stored = channelConsent && (await store.find(scope));
      if (!stored) return { state: "not_connected" };
      if (stored.revokedAt) return { state: "needs_reconnect" };
      const state = "connected";
      try {
        if (!isFresh(stored.accessTokenExpiresAt, now()))
          return { state, value: await use(await refresh(channelConsent, scope, stored)) };
        const accessToken = decryptToken(secretBox, scope.channelUcid, "access", stored.accessToken);
        const value = await use(accessToken).catch(async (error: unknown) => {
          // Google ended the token early.
          if (!(error instanceof AccessDeniedError)) throw error;
          return use(await refresh(channelConsent, scope, stored));
        });
        return { state, value };
      } catch (error) {
        const isLost = error instanceof ConsentRefusedError || error instanceof DecryptionError;
        if (!isLost) throw error;
        log.warn({ err: error, channelUcid: scope.channelUcid }, "Stored channel access rejected");
        return { state: "needs_reconnect" };
      }
    },
  };
};
