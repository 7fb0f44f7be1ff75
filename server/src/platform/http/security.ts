import { AppError } from "@coldopen/contract/kernel/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readApiKey } from "./api-key.ts";
import { isCrossSite, ownOrigins } from "./origin.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

function refuseCrossSite(request: FastifyRequest, origins: ReadonlySet<string>, sessionCookie: string) {
  if (SAFE.has(request.method)) return;
  const { origin, "sec-fetch-site": site } = request.headers;
  if (!isCrossSite(request.headers, origins, { hasSession: request.cookies[sessionCookie] !== undefined })) return;
  const isSilent = origin === undefined && site === undefined;
  throw new AppError(
    "cross_site",
    isSilent ? "Send the studio's own address in the Origin header" : "This request came from another site",
  );
}

const OWN_NAME = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** Another site's name can be made to point at this machine; its pages are not ours for that. */
function refuseForeignName({ headers: { host } }: FastifyRequest) {
  if (host !== undefined && OWN_NAME.test(host)) return;
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
  if (name !== undefined && !LOOPBACK_NAMES.has(name))
    throw new AppError("cross_site", "This studio answers only under this machine's own name");
}

/** The toaster brings its style sheet with it: an empty element first, then its text. */
const TOASTER_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

const csp = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${TOASTER_STYLES.join(" ")}`,
  "img-src 'self' https: data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src https://www.youtube-nocookie.com",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  // What turns text into markup or code takes no plain text.
  "require-trusted-types-for 'script'",
];

export function secure(
  app: FastifyInstance,
  options: { publicUrl: string; sessionCookie: string; isLocalOnly: boolean; extraOrigins?: readonly string[] },
): void {
  const isTls = options.publicUrl.startsWith("https:");
  const origins = ownOrigins(options.publicUrl, options.extraOrigins);
  const headers: Record<string, string> = {
    "content-security-policy": [...csp, ...(isTls ? ["upgrade-insecure-requests"] : [])].join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    ...(isTls && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
  // A hook that throws instead of returning a promise: a request passes it without waiting.
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headers).header("x-request-id", request.id).header("cache-control", "no-store");
    if (options.isLocalOnly) refuseForeignName(request);
    // A request with a key is that key's: no cookie is read with it, so no other site can abuse a session.
    if (readApiKey(request.headers) !== undefined) request.cookies = {};
    else refuseCrossSite(request, origins, options.sessionCookie);
    done();
  });
}
