import { AppError } from "@coldopen/contract/kernel/errors";
import * as client from "openid-client";
import { z } from "zod";
import type { IdentityProviders } from "./port.ts";

export type OpenIdIssuer = { id: string; name: string; issuer: string; clientId: string; clientSecret: string };

const Claims = z.object({
  sub: z.string(),
  email: z.email(),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});

/** Any OpenID Connect issuer, Google among them: authorization code with PKCE, state and nonce. */
export function openIdProviders(issuers: readonly OpenIdIssuer[]): IdentityProviders {
  const discovered = new Map<string, Promise<client.Configuration>>();
  const configurationOf = (id: string) => {
    const issuer = issuers.find((entry) => entry.id === id);
    if (!issuer) throw new AppError("not_found", "Not found");
    const known = discovered.get(id) ?? discover(issuer);
    discovered.set(id, known);
    known.catch(() => discovered.delete(id));
    return known;
  };
  return {
    list: () => issuers.map(({ id, name }) => ({ id, name })),
    begin: async (provider, redirectUri) => {
      const configuration = await configurationOf(provider);
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: "S256",
      });
      return { attempt, url: url.href };
    },
    finish: async (provider, callbackUrl, attempt) => {
      const configuration = await configurationOf(provider);
      const tokens = await client.authorizationCodeGrant(configuration, callbackUrl, {
        pkceCodeVerifier: attempt.codeVerifier,
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
      });
      const idToken = tokens.claims();
      if (!idToken) throw new AppError("upstream_failed", "The identity provider sent no identity");
      const fetched = idToken.email
        ? idToken
        : await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub);
      const claims = Claims.parse(fetched);
      const [first = "", ...rest] = (claims.name ?? claims.email.split("@")[0] ?? "").split(" ");
      return {
        subject: claims.sub,
        email: claims.email.toLowerCase(),
        emailVerified: claims.email_verified,
        firstName: claims.given_name ?? first,
        lastName: claims.family_name ?? rest.join(" "),
      };
    },
  };
}

const discover = ({ issuer, clientId, clientSecret }: OpenIdIssuer) => {
  const url = new URL(issuer);
  const isLocal = url.protocol === "http:" && ["127.0.0.1", "localhost"].includes(url.hostname);
  return client.discovery(url, clientId, clientSecret, undefined, {
    timeout: 10,
    ...(isLocal && { execute: [client.allowInsecureRequests] }),
  });
};
