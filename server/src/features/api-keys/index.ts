export { keyAuthenticator } from "./authenticate-key.ts";
export { revokeKeysOf } from "./revoke-keys.ts";
