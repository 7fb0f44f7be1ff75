export type OutsideIdentity = {
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};
export type Attempt = { state: string; nonce: string; codeVerifier: string };

export type IdentityProviders = {
  list(): readonly { id: string; name: string }[];
  /** A fresh attempt, and the address of the provider that it goes to. */
  begin(provider: string, redirectUri: string): Promise<{ attempt: Attempt; url: string }>;
  /** Who came back. Throws where the provider's answer doesn't belong to the attempt. */
  finish(provider: string, callbackUrl: URL, attempt: Attempt): Promise<OutsideIdentity>;
};
