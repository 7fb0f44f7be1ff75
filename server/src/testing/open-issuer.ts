import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

type Claims = { email?: string; email_verified?: boolean; given_name?: string; family_name?: string; name?: string };
type Options = { redirectUri: string; isInIdToken?: boolean };

/** A real OpenID Connect issuer on this machine. The person named last signs in and consents to everything. */
export async function openIssuer({ redirectUri, isInIdToken = false }: Options) {
  const people = new Map<string, Claims>();
  let next = "";
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kty: "RSA", use: "sig", alg: "RS256", kid: "1" }] },
    cookies: { keys: ["only for tests"] },
    clients: [{ client_id: "studio", client_secret: "secret of the studio", redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name", "name"] },
    conformIdTokenClaims: !isInIdToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
  });
  const answer = provider.callback();
  server.on("request", async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    const { prompt, session, params } = await provider.interactionDetails(request, response);
    if (prompt.name === "login") return provider.interactionFinished(request, response, { login: { accountId: next } });
    const grant = new provider.Grant({ accountId: session?.accountId ?? "", clientId: String(params.client_id) });
    grant.addOIDCScope("openid email profile");
    return provider.interactionFinished(
      request,
      response,
      { consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: true },
    );
  });
  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "studio", OIDC_CLIENT_SECRET: "secret of the studio" },
    signsInAs: (subject: string, claims: Claims) => {
      people.set(subject, claims);
      next = subject;
    },
    /** Follows the issuer's pages in a browser of its own, until it sends back to the studio. */
    walk: async (start: string): Promise<string> => {
      const jar = new Map<string, string>();
      let url = start;
      for (let hops = 0; hops < 10 && !url.startsWith(redirectUri); hops++) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
        const page = await fetch(url, { redirect: "manual", headers: { cookie } });
        for (const line of page.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, value);
        }
        const location = page.headers.get("location");
        if (!location) throw new Error(`The issuer stops at ${url}: ${page.status}`);
        url = new URL(location, url).href;
      }
      return url.slice(new URL(url).origin.length);
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
