import type { FastifyInstance, FastifyRequest } from "fastify";
import { inContext } from "../request-context.ts";

const UNLOGGED_ROUTES = new Set(["/health", "/ready", "/metrics"]);

/** The address as the route table writes it: what people put into it stays out of logs and figures. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? "unknown";
const isStatic = (route: string) => route === "/*" || !(route.startsWith("/api/") || route === "unknown");

/** One line a request; health checks and files of the web app only when they fail. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _, done) => inContext({ requestId: request.id }, done));
  app.addHook("onResponse", (request, reply, done) => {
    const route = routeOf(request);
    if (reply.statusCode >= 500 || !(UNLOGGED_ROUTES.has(route) || isStatic(route))) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      const { id: requestId, method } = request;
      app.log.info({ requestId, method, route, status: reply.statusCode, ms }, "Request completed");
    }
    done();
  });
}
