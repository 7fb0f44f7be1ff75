import { timingSafeEqual } from "node:crypto";
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
  const isProxied = isBehindProxy || headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return !isProxied && LOOPBACK.has(socket.remoteAddress ?? "");
}
