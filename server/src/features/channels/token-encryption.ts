import type { ConsentTokens } from "../../adapters/channel-consent/port.ts";
import type { EncryptedText, SecretBox } from "../../platform/secret-box.ts";
import type { StoredTokens } from "./connection-store.ts";

type TokenKind = "access" | "refresh";

/** Tokens are encrypted for the channel and the kind of token, so that none is accepted in place of another. */
const tokenPurpose = (channelUcid: string, kind: TokenKind): string => `channel-connection/${channelUcid}/${kind}`;

export const encryptTokens = (
  box: SecretBox,
  channelUcid: string,
  tokens: Omit<ConsentTokens, "refreshToken"> & { refreshToken: string },
): StoredTokens => ({
  refreshToken: box.encrypt(tokens.refreshToken, tokenPurpose(channelUcid, "refresh")),
  accessToken: box.encrypt(tokens.accessToken, tokenPurpose(channelUcid, "access")),
  accessTokenExpiresAt: tokens.expiresAt,
});

export const decryptToken = (box: SecretBox, channelUcid: string, kind: TokenKind, token: EncryptedText): string =>
  box.decrypt(token, tokenPurpose(channelUcid, kind));
