import { aboutRoutes } from "@coldopen/contract/about/routes";
import { aiModelRoutes } from "@coldopen/contract/ai-models/routes";
import { aiUsageRoutes } from "@coldopen/contract/ai-usage/routes";
import { apiKeyRoutes } from "@coldopen/contract/api-keys/routes";
import { archiveRoutes } from "@coldopen/contract/archives/routes";
import { billingRoutes } from "@coldopen/contract/billing/routes";
import { castRoutes } from "@coldopen/contract/cast/routes";
import { catalogueRoutes } from "@coldopen/contract/catalogue/routes";
import { channelSettingsRoutes } from "@coldopen/contract/channel-settings/routes";
import { channelRoutes } from "@coldopen/contract/channels/routes";
import { chatRoutes, threadOptionRoutes } from "@coldopen/contract/chat/routes";
import { chatFeedbackRoutes } from "@coldopen/contract/chat-feedback/routes";
import { chatMemoryRoutes } from "@coldopen/contract/chat-memory/routes";
import { commentRoutes } from "@coldopen/contract/comments/routes";
import { creatorRoutes } from "@coldopen/contract/creators/routes";
import { documentRoutes } from "@coldopen/contract/documents/routes";
import { feedTestRoutes } from "@coldopen/contract/feed-tests/routes";
import { followingRoutes } from "@coldopen/contract/following/routes";
import { healthRoutes } from "@coldopen/contract/health/routes";
import { ideaCanvasRoutes } from "@coldopen/contract/idea-canvas/routes";
import { ideaCanvasNamespace } from "@coldopen/contract/idea-canvas/sockets";
import { ideaRoutes } from "@coldopen/contract/ideas/routes";
import { ideationRoutes } from "@coldopen/contract/ideation/routes";
import { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import { keywordRoutes } from "@coldopen/contract/keywords/routes";
import { labsRoutes } from "@coldopen/contract/labs/routes";
import { mailboxRoutes } from "@coldopen/contract/mailbox/routes";
import { notificationsNamespace } from "@coldopen/contract/notifications/sockets";
import { onboardingRoutes } from "@coldopen/contract/onboarding/routes";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { pictureRoutes } from "@coldopen/contract/pictures/routes";
import { pitchRoutes } from "@coldopen/contract/pitches/routes";
import { profilePictureRoutes } from "@coldopen/contract/profile-picture/routes";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import { scoreRoutes } from "@coldopen/contract/scores/routes";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { storybeatRoutes } from "@coldopen/contract/storybeats/routes";
import { supportRoutes } from "@coldopen/contract/support/routes";
import { teamRoutes } from "@coldopen/contract/team/routes";
import { thumbnailScoreRoutes } from "@coldopen/contract/thumbnail-scores/routes";
import { thumbnailRoutes } from "@coldopen/contract/thumbnails/routes";
import { usageEventRoutes } from "@coldopen/contract/usage-events/routes";
import { watchlistRoutes } from "@coldopen/contract/watchlists/routes";
import { webhookRoutes } from "@coldopen/contract/webhooks/routes";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import type { AppContext } from "./app-context.ts";
import { aboutHandlers } from "./features/about/routes.ts";
import { aiModelHandlers } from "./features/ai-models/routes.ts";
import { aiUsageHandlers } from "./features/ai-usage/routes.ts";
import { keyAuthenticator } from "./features/api-keys/index.ts";
import { apiKeyHandlers } from "./features/api-keys/routes.ts";
import { archiveHandlers } from "./features/archives/routes.ts";
import { billingHandlers } from "./features/billing/routes.ts";
import { deleteCast } from "./features/cast/index.ts";
import { castHandlers } from "./features/cast/routes.ts";
import { catalogueHandlers } from "./features/catalogue/routes.ts";
import { channelSettingsHandlers } from "./features/channel-settings/routes.ts";
import { channelHandlers } from "./features/channels/routes.ts";
import { openChatRuns } from "./features/chat/index.ts";
import { chatHandlers, threadOptionHandlers } from "./features/chat/routes.ts";
import { chatFeedbackHandlers } from "./features/chat-feedback/routes.ts";
import { chatMemoryHandlers } from "./features/chat-memory/routes.ts";
import { commentHandlers } from "./features/comments/routes.ts";
import { creatorHandlers } from "./features/creators/routes.ts";
import { collectDashboardAnswers } from "./features/dashboard/index.ts";
import { documentHandlers } from "./features/documents/routes.ts";
import { feedTestHandlers } from "./features/feed-tests/routes.ts";
import { listFollowedUcids } from "./features/following/index.ts";
import { followingHandlers } from "./features/following/routes.ts";
import { healthHandlers } from "./features/health/routes.ts";
import { ideaCanvasHandlers } from "./features/idea-canvas/routes.ts";
import { ideaHandlers } from "./features/ideas/routes.ts";
import { ideationHandlers } from "./features/ideation/routes.ts";
import { openExecutions } from "./features/ideation/sockets.ts";
import { keywordHandlers } from "./features/keywords/routes.ts";
import { labsHandlers } from "./features/labs/routes.ts";
import { mailboxHandlers } from "./features/mailbox/routes.ts";
import { serveMcp } from "./features/mcp/serve-mcp.ts";
import { notificationsHandlers, sendLogout } from "./features/notifications/sockets.ts";
import { markOnboarded } from "./features/onboarding/index.ts";
import { onboardingHandlers } from "./features/onboarding/routes.ts";
import { outlierHandlers } from "./features/outliers/routes.ts";
import { pictureHandlers } from "./features/pictures/routes.ts";
import { pitchHandlers } from "./features/pitches/routes.ts";
import { planUsageStore } from "./features/plan-usage/index.ts";
import { profilePictureHandlers } from "./features/profile-picture/routes.ts";
import { openProjectLocks } from "./features/project-lock/sockets.ts";
import { projectHandlers } from "./features/projects/routes.ts";
import { savedItemHandlers } from "./features/saved-items/routes.ts";
import { scoreHandlers } from "./features/scores/routes.ts";
import { accessStore, createSessionAccess, sessionCookieName } from "./features/session/index.ts";
import { sessionHandlers } from "./features/session/routes.ts";
import { storybeatHandlers } from "./features/storybeats/routes.ts";
import { supportHandlers } from "./features/support/routes.ts";
import { teamHandlers } from "./features/team/routes.ts";
import { thumbnailScoreHandlers } from "./features/thumbnail-scores/routes.ts";
import { thumbnailsService } from "./features/thumbnails/index.ts";
import { thumbnailHandlers } from "./features/thumbnails/routes.ts";
import { usageEventHandlers } from "./features/usage-events/routes.ts";
import { watchlistHandlers } from "./features/watchlists/routes.ts";
import { webhookHandlers } from "./features/webhooks/routes.ts";
import { serveDocs } from "./platform/http/docs.ts";
import { handleClientError, handleFrameworkError, type Report, registerErrorHandler } from "./platform/http/errors.ts";
import { idempotencyIn } from "./platform/http/idempotency.ts";
import { logRequests } from "./platform/http/log-requests.ts";
import { openApiOf } from "./platform/http/openapi.ts";
import { checkJsonBodies, MAX_UNUSED_BODY_BYTES } from "./platform/http/read-json.ts";
import { secure } from "./platform/http/security.ts";
import { type RouteDeps, serve } from "./platform/http/serve.ts";
import { openStreams } from "./platform/http/streams.ts";
import { serveWeb } from "./platform/http/web.ts";
import { type SocketDeps, serveNamespace } from "./platform/sockets/serve-namespace.ts";
import type { SessionSource } from "./platform/sockets/watch-sessions.ts";
import { serveMetrics } from "./platform/telemetry/serve-metrics.ts";

/** The whole server on a given context; tests call the same function. */
export async function buildApp(context: AppContext, options: { logger?: FastifyBaseLogger; webRoot?: string } = {}) {
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
    // Only the nearest proxy is trusted.
    trustProxy: context.config.trustProxy && ((_: string, hops: number) => hops === 0),
    // Of requests to no route; the contract's routes have limits of their own.
    bodyLimit: MAX_UNUSED_BODY_BYTES,
    // Long enough for an upload over a slow line; headers have a shorter timeout.
    requestTimeout: 120_000,
    http: { headersTimeout: 30_000 },
    // A node that goes away still answers what reaches it, and says that the connection ends.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  app.removeContentTypeParser("text/plain");
  checkJsonBodies(app);
  logRequests(app);
  const report: Report = (error, place) => context.monitoring.report(error, place);
  registerErrorHandler(app, report);
  // Applies to every cookie.
  await app.register(cookie, { parseOptions: { secure: context.config.publicUrl.startsWith("https:") } });
  secure(app, {
    publicUrl: context.config.publicUrl,
    sessionCookie: sessionCookieName(context.config.publicUrl),
    isLocalOnly: !context.config.isOpenToOthers,
  });

  const { io, accessChanges, connectionLimits } = context.sockets;
  const source: SessionSource = {
    findSessions: accessStore(context.db).findSocketSessions,
    accessChanges,
    log: context.log,
  };
  const streams = openStreams(source);
  const deps: RouteDeps = {
    access: createSessionAccess(context, keyAuthenticator(context)),
    limits: context.limits,
    idempotency: idempotencyIn(context),
    streams,
    report,
  };
  const executions = openExecutions(context);
  const thumbnails = thumbnailsService(context);
  const chatRuns = openChatRuns(context);
  const groups = {
    health: serve(app, deps, healthRoutes, healthHandlers(context)),
    session: serve(app, deps, sessionRoutes, sessionHandlers(context)),
    channels: serve(
      app,
      deps,
      channelRoutes,
      channelHandlers(context, {
        beforeDisconnect: (scope) => deleteCast(context, scope),
        afterAdmit: (scope) => markOnboarded(context, scope),
      }),
    ),
    channelSettings: serve(app, deps, channelSettingsRoutes, channelSettingsHandlers(context)),
    onboarding: serve(app, deps, onboardingRoutes, onboardingHandlers(context)),
    cast: serve(app, deps, castRoutes, castHandlers(context)),
    team: serve(app, deps, teamRoutes, teamHandlers(context)),
    apiKeys: serve(app, deps, apiKeyRoutes, apiKeyHandlers(context)),
    webhooks: serve(app, deps, webhookRoutes, webhookHandlers(context)),
    catalogue: serve(app, deps, catalogueRoutes, catalogueHandlers(context)),
    outliers: serve(
      app,
      deps,
      outlierRoutes,
      outlierHandlers(context, (scope) => listFollowedUcids(context, scope)),
    ),
    projects: serve(app, deps, projectRoutes, projectHandlers(context)),
    ideation: serve(app, deps, ideationRoutes, ideationHandlers(executions.service, thumbnails.execute)),
    archives: serve(app, deps, archiveRoutes, archiveHandlers(context)),
    aiModels: serve(app, deps, aiModelRoutes, aiModelHandlers(context)),
    aiUsage: serve(app, deps, aiUsageRoutes, aiUsageHandlers(context)),
    thumbnails: serve(app, deps, thumbnailRoutes, thumbnailHandlers(thumbnails)),
    pictures: serve(app, deps, pictureRoutes, pictureHandlers(context)),
    profilePicture: serve(app, deps, profilePictureRoutes, profilePictureHandlers(context)),
    billing: serve(app, deps, billingRoutes, billingHandlers(context, planUsageStore(context.db).count)),
    labs: serve(app, deps, labsRoutes, labsHandlers(context)),
    about: serve(app, deps, aboutRoutes, aboutHandlers(context)),
    support: serve(app, deps, supportRoutes, supportHandlers(context)),
    usageEvents: serve(app, deps, usageEventRoutes, usageEventHandlers(context)),
    mailbox: serve(app, deps, mailboxRoutes, mailboxHandlers(context)),
    documents: serve(app, deps, documentRoutes, documentHandlers(context)),
    thumbnailScores: serve(app, deps, thumbnailScoreRoutes, thumbnailScoreHandlers(context)),
    keywords: serve(app, deps, keywordRoutes, keywordHandlers(context)),
    storybeats: serve(app, deps, storybeatRoutes, storybeatHandlers(context)),
    following: serve(app, deps, followingRoutes, followingHandlers(context)),
    creators: serve(app, deps, creatorRoutes, creatorHandlers(context)),
    pitches: serve(app, deps, pitchRoutes, pitchHandlers(context)),
    feedTests: serve(app, deps, feedTestRoutes, feedTestHandlers(context)),
    chat: serve(app, deps, chatRoutes, chatHandlers(context, chatRuns)),
    threadOptions: serve(app, deps, threadOptionRoutes, threadOptionHandlers(context)),
    comments: serve(app, deps, commentRoutes, commentHandlers(context)),
    ideas: serve(app, deps, ideaRoutes, ideaHandlers(context)),
    ideaCanvas: serve(app, deps, ideaCanvasRoutes, ideaCanvasHandlers(context)),
    watchlists: serve(app, deps, watchlistRoutes, watchlistHandlers(context)),
    scores: serve(app, deps, scoreRoutes, scoreHandlers(context)),
    savedItems: serve(app, deps, savedItemRoutes, savedItemHandlers(context)),
    chatFeedback: serve(app, deps, chatFeedbackRoutes, chatFeedbackHandlers(context)),
    chatMemory: serve(app, deps, chatMemoryRoutes, chatMemoryHandlers(context)),
  };
  serveDocs(app, () => openApiOf(groups, context.version));
  serveMcp(app, { ...deps, version: context.version, config: context.config });
  serveMetrics(app, context.metrics, { token: context.config.metricsToken, isBehindProxy: context.config.trustProxy });
  if (options.webRoot) await serveWeb(app, options.webRoot, collectDashboardAnswers);
  const socketDoor: SocketDeps = { ...deps, ...source, readCookies: app.parseCookie, connectionLimits };
  const projectLocks = openProjectLocks(context);
  const namespaces = [
    serveNamespace(io, socketDoor, notificationsNamespace, notificationsHandlers(context), {
      onSessionEnded: sendLogout,
    }),
    serveNamespace(io, socketDoor, videoProjectsNamespace, projectLocks.handlers, projectLocks),
    serveNamespace(io, socketDoor, executionsNamespace, executions.handlers),
    serveNamespace(io, socketDoor, ideaCanvasNamespace, {}),
  ];
  context.sockets.attach(
    app.server,
    async (cookies) => (await deps.access.authenticate(app.parseCookie(cookies)))?.userId,
  );
  app.addHook("preClose", async () => {
    streams.endAll();
    for (const namespace of namespaces) namespace.close();
    executions.service.runs.close();
    chatRuns.runs.close();
    context.sockets.disconnectAll();
  });
  await context.sockets.waitUntilListening();
  return app;
}
