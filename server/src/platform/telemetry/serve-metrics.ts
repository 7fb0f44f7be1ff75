import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { routeOf } from "../http/log-requests.ts";
import { hashSecret } from "../secrets.ts";
import type { Metrics } from "./metrics.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
type Options = { token: string | undefined; isBehindProxy: boolean };

export function serveMetrics(app: FastifyInstance, metrics: Metrics, options: Options): void {
  app.addHook("onResponse", (request, reply, done) => {
    metrics.request(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, options)) return reply.callNotFound();
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(await metrics.text());
  });
}

/** Behind a proxy everyone comes from its address, so there only the token counts. */
function mayRead({ headers, socket }: FastifyRequest, { token, isBehindProxy }: Options): boolean {
  const [scheme, given] = headers.authorization?.split(" ") ?? [];
  if (token !== undefined && scheme === "Bearer" && given !== undefined)
    return timingSafeEqual(hashSecret(given), hashSecret(token));
  return !isBehindProxy && isDirect(headers) && LOOPBACK.has(socket.remoteAddress ?? "");
}

/** What a program on this machine sends by itself when it reads figures. Proxies add headers, whatever they call them. */
const DIRECT_HEADERS = new Set([
  "host",
  "connection",
  "user-agent",
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cache-control",
  "pragma",
  // Prometheus
  "x-prometheus-scrape-timeout-seconds",
  // Node's fetch and browsers, whose address line names this machine
  "sec-fetch-mode",
  "sec-fetch-site",
  "sec-fetch-dest",
  "sec-fetch-user",
  "sec-ch-ua",
  "sec-ch-ua-mobile",
  "sec-ch-ua-platform",
  "upgrade-insecure-requests",
  "cookie",
  "priority",
  "dnt",
  "if-none-match",
]);
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * A request that no proxy passed on: it asks for this machine by name, and carries no header that a program would not send by
 * itself. A list of the headers that proxies add would never be complete.
 */
const isDirect = (headers: IncomingHttpHeaders): boolean =>
  LOOPBACK_HOST.test(headers.host ?? "") && Object.keys(headers).every((name) => DIRECT_HEADERS.has(name));
