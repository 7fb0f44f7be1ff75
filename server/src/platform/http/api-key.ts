import type { IncomingHttpHeaders } from "node:http";
import { API_KEY_PREFIX } from "@coldopen/contract/api-keys/schema";

const BEARER = /^bearer +/i;

/**
 * The API key of a request. Only this header is read: addresses end up in logs and histories. Other credentials, such as
 * those of a proxy in front of the studio, are not ours.
 */
export function readApiKey({ authorization }: IncomingHttpHeaders): string | undefined {
  if (authorization === undefined || !BEARER.test(authorization)) return undefined;
  const token = authorization.replace(BEARER, "").trim();
  return token.startsWith(API_KEY_PREFIX) ? token : undefined;
}
