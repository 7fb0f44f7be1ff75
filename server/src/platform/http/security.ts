import { AppError } from "@coldopen/contract/kernel/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isCrossSite, ownOrigins } from "./origin.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

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

const csp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src https://www.youtube-nocookie.com",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
];

export function secure(
  app: FastifyInstance,
  options: { publicUrl: string; sessionCookie: string; extraOrigins?: readonly string[] },
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
  app.addHook("onRequest", async (request, reply) => {
    void reply.headers(headers).header("x-request-id", request.id);
    if (request.url.startsWith("/api/")) void reply.header("cache-control", "no-store");
  });
  app.addHook("preHandler", async (request) => refuseCrossSite(request, origins, options.sessionCookie));
}
