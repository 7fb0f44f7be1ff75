import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { httpAnalytics } from "./adapters/analytics/http.ts";
import { noAnalytics } from "./adapters/analytics/off.ts";
import { embeddedAudience } from "./adapters/audience/embedded.ts";
import { noChannelAnalytics } from "./adapters/channel-analytics/embedded.ts";
import { youtubeAnalytics } from "./adapters/channel-analytics/youtube.ts";
import { googleConsent } from "./adapters/channel-consent/google.ts";
import { chooseChatModel } from "./adapters/chat-model/choose.ts";
import { chooseFiles } from "./adapters/files/choose.ts";
import { embeddedFlags } from "./adapters/flags/embedded.ts";
import { type OpenIdIssuer, openIdProviders } from "./adapters/identity/openid.ts";
import { chooseImageModel } from "./adapters/image-model/choose.ts";
import { embeddedImageModel } from "./adapters/image-model/embedded.ts";
import { loopbackModels } from "./adapters/local-models/loopback.ts";
import { embeddedMail } from "./adapters/mail/embedded.ts";
import { smtpMail } from "./adapters/mail/smtp.ts";
import { noMonitoring } from "./adapters/monitoring/off.ts";
import { webhookMonitoring } from "./adapters/monitoring/webhook.ts";
import { stripePayments } from "./adapters/payments/stripe.ts";
import { openProviderModels } from "./adapters/provider-models/open.ts";
import { chooseTextModel } from "./adapters/text-model/choose.ts";
import { youtube } from "./adapters/video-platform/youtube/platform.ts";
import { embeddedVision } from "./adapters/vision/embedded.ts";
import { httpWebSearch } from "./adapters/web-search/http.ts";
import type { AppContext } from "./app-context.ts";
import { findAudienceReport } from "./features/channels/index.ts";
import { requireDemoDatabase } from "./features/demo/index.ts";
import { announceBy } from "./features/notifications/index.ts";
import { reencryptPitchLinks } from "./features/pitches/index.ts";
import { guardPorts } from "./guard-ports.ts";
import { createBackground } from "./platform/background.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase } from "./platform/db/database.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openSearchDatabase } from "./platform/db/search-database.ts";
import { studioFact } from "./platform/demo/seed.ts";
import { createFairQueue } from "./platform/fair-queue.ts";
import { createPublicUrlFetcher } from "./platform/fetch-public-url/fetch-public-url.ts";
import { createPublicUrlPoster } from "./platform/fetch-public-url/post-public-url.ts";
import { rateLimitsIn } from "./platform/http/rate-limit.ts";
import { jobsIn } from "./platform/jobs/jobs.ts";
import type { Log } from "./platform/log.ts";
import { createSecretBox } from "./platform/secret-box.ts";
import { openSocketServer } from "./platform/sockets/socket-server.ts";
import { loadStudioSecret } from "./platform/studio-secret.ts";
import { createMetrics } from "./platform/telemetry/metrics.ts";
import { openUsageLimits } from "./platform/usage-limits/usage-limits.ts";

const GOOGLE_ISSUER = "https://accounts.google.com";
const Package = z.object({ version: z.string() });
const TEXT_QUEUE = { maxQueuedPerKey: 64, maxQueued: 500 };
const never = new AbortController().signal;

/** The real outside worlds, chosen by the environment; what is not named is embedded. */
export async function createAppContext(
  given: Config,
  databaseUrl: string,
  log: Log,
  stopping: AbortSignal = never,
): Promise<AppContext> {
  const secretBox = createSecretBox(loadStudioSecret(given));
  const drawings = embeddedImageModel();
  const imageModel = await chooseImageModel(given, drawings, log);
  const db = openDatabase({ url: databaseUrl, max: given.databasePool, log });
  await migrate(db);
  await reencryptPitchLinks({ db, secretBox, log });
  const isDemo = await requireDemoDatabase({ db, config: given });
  const config = { ...given, isDemo };
  const hasMailbox = isDemo && !config.isOpenToOthers && !config.trustProxy;
  const { version } = Package.parse(JSON.parse(readFileSync(path.join(config.root, "package.json"), "utf8")));
  const textModel = chooseTextModel(config.textModel);
  const sockets = openSocketServer({
    db,
    url: databaseUrl,
    publicUrl: config.publicUrl,
    isBehindProxy: config.trustProxy,
    log,
  });
  const context: AppContext = guardPorts({
    config,
    db,
    searchDb: openSearchDatabase({ url: databaseUrl, max: given.databasePool, log }),
    secretBox,
    mail: config.smtpUrl ? smtpMail({ url: config.smtpUrl, from: config.mailFrom }) : embeddedMail({ db, hasMailbox }),
    flags: await embeddedFlags(db),
    files: await chooseFiles(config, await studioFact(db, "id").settle(randomUUID())),
    fetchPublicUrl: createPublicUrlFetcher(),
    postPublicUrl: createPublicUrlPoster(),
    identity: openIdProviders(issuersOf(config)),
    channelConsent:
      config.google &&
      googleConsent({ ...config.google, ...config.googleAddresses, dailyQuota: config.youtubeDailyQuota }, db),
    channelAnalytics: config.google ? youtubeAnalytics(config.googleAddresses) : noChannelAnalytics,
    analytics: config.analyticsUrl ? httpAnalytics({ url: config.analyticsUrl, log }) : noAnalytics,
    monitoring: config.errorWebhookUrl
      ? webhookMonitoring({ url: config.errorWebhookUrl, version, log })
      : noMonitoring,
    audience: config.google ? { findReport: (scope) => findAudienceReport(context, scope) } : embeddedAudience,
    textModel,
    textQueue: createFairQueue({ concurrency: textModel.maxConcurrency, ...TEXT_QUEUE }),
    chatModel: chooseChatModel(config.textModel),
    providerModels: openProviderModels(drawings),
    localModels: config.canUseLocalModels ? loopbackModels() : undefined,
    webSearch: config.webSearch && httpWebSearch(config.webSearch),
    imageModel,
    demoThumbnails: drawings,
    lettering: drawings,
    vision: embeddedVision(),
    videos: config.youtube && youtube(config.youtube, db),
    payments: config.stripe && stripePayments(config.stripe),
    sockets,
    announce: announceBy(db, sockets),
    jobs: jobsIn(db),
    limits: rateLimitsIn(db),
    usage: openUsageLimits({ db, log }),
    background: createBackground(log),
    metrics: createMetrics({ version, pool: db.pool, sockets: () => sockets.connected }),
    log,
    version,
    now: () => new Date(),
    stopping,
  });
  return context;
}

/** Once nothing uses it any more. */
export async function closeAppContext(context: AppContext): Promise<void> {
  await context.background.settled();
  context.usage.close();
  await context.imageModel.close();
  await context.vision.close();
  await context.sockets.close();
  await context.metrics.close();
  await context.searchDb.close();
  await context.db.close();
}

const issuersOf = ({ google, oidc }: Config): OpenIdIssuer[] => [
  ...(google ? [{ id: "google", name: "Google", issuer: GOOGLE_ISSUER, ...google }] : []),
  ...(oidc ? [{ id: "oidc", ...oidc }] : []),
];
