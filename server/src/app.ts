import { aboutRoutes } from "@coldopen/contract/about/routes";
import { billingRoutes } from "@coldopen/contract/billing/routes";
import { channelRoutes } from "@coldopen/contract/channels/routes";
import { healthRoutes } from "@coldopen/contract/health/routes";
import { labsRoutes } from "@coldopen/contract/labs/routes";
import { mailboxRoutes } from "@coldopen/contract/mailbox/routes";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { supportRoutes } from "@coldopen/contract/support/routes";
import { teamRoutes } from "@coldopen/contract/team/routes";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger } from "fastify";
import { aboutHandlers } from "./features/about/routes.ts";
import { billingHandlers } from "./features/billing/routes.ts";
import { channelHandlers } from "./features/channels/routes.ts";
import { healthHandlers } from "./features/health/routes.ts";
import { labsHandlers } from "./features/labs/routes.ts";
import { mailboxHandlers } from "./features/mailbox/routes.ts";
import { createAdmit, sessionCookieName } from "./features/session/index.ts";
import { sessionHandlers } from "./features/session/routes.ts";
import { supportHandlers } from "./features/support/routes.ts";
import { teamHandlers } from "./features/team/routes.ts";
import { serveDocs } from "./platform/http/docs.ts";
import { answerErrors, answerFrameworkError, answerUnreadable } from "./platform/http/errors.ts";
import { idempotencyIn } from "./platform/http/idempotency.ts";
import { openApiOf } from "./platform/http/openapi.ts";
import { secure } from "./platform/http/security.ts";
import { type Door, serve } from "./platform/http/serve.ts";
import { serveWeb } from "./platform/http/web.ts";
import type { World } from "./world.ts";

const BODY_LIMIT_BYTES = 1_048_576;

/** The whole server on a given world; tests call the same function. */
export async function buildApp(world: World, options: { logger?: FastifyBaseLogger; webRoot?: string } = {}) {
  let isClosing = false;
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadable,
    // One proxy stands before the studio: what the ones before it claim is only a claim.
    trustProxy: world.config.trustProxy && ((_: string, hops: number) => hops === 0),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  app.removeContentTypeParser("text/plain");
  answerErrors(app);
  await app.register(cookie);
  secure(app, {
    publicUrl: world.config.publicUrl,
    sessionCookie: sessionCookieName(world.config.publicUrl),
    isLocalOnly: !world.config.isOpenToOthers,
  });

  const door: Door = { admit: createAdmit(world), limits: world.limits, idempotency: idempotencyIn(world.db) };
  const groups = {
    health: serve(
      app,
      door,
      healthRoutes,
      healthHandlers(world, () => isClosing),
    ),
    session: serve(app, door, sessionRoutes, sessionHandlers(world)),
    channels: serve(app, door, channelRoutes, channelHandlers(world)),
    team: serve(app, door, teamRoutes, teamHandlers(world)),
    billing: serve(app, door, billingRoutes, billingHandlers(world)),
    labs: serve(app, door, labsRoutes, labsHandlers(world)),
    about: serve(app, door, aboutRoutes, aboutHandlers(world)),
    support: serve(app, door, supportRoutes, supportHandlers(world)),
    mailbox: serve(app, door, mailboxRoutes, mailboxHandlers(world)),
  };
  serveDocs(app, openApiOf(groups, world.version));
  if (options.webRoot) await serveWeb(app, options.webRoot);
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  return app;
}
