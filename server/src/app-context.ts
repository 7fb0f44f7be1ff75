import type { Analytics } from "./adapters/analytics/port.ts";
import type { AudienceAnalytics } from "./adapters/audience/port.ts";
import type { ChannelAnalytics } from "./adapters/channel-analytics/port.ts";
import type { ChannelConsent } from "./adapters/channel-consent/port.ts";
import type { ChatModel } from "./adapters/chat-model/port.ts";
import type { Files } from "./adapters/files/port.ts";
import type { Flags } from "./adapters/flags/port.ts";
import type { IdentityProviders } from "./adapters/identity/port.ts";
import type { DemoThumbnails, ImageModel, Lettering } from "./adapters/image-model/port.ts";
import type { LocalModels } from "./adapters/local-models/port.ts";
import type { Mail } from "./adapters/mail/port.ts";
import type { Monitoring } from "./adapters/monitoring/port.ts";
import type { Payments } from "./adapters/payments/port.ts";
import type { ProviderModels } from "./adapters/provider-models/port.ts";
import type { TextModel } from "./adapters/text-model/port.ts";
import type { VideoPlatform } from "./adapters/video-platform/port.ts";
import type { Vision } from "./adapters/vision/port.ts";
import type { WebSearch } from "./adapters/web-search/port.ts";
import type { Background } from "./platform/background.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import type { FairQueue } from "./platform/fair-queue.ts";
import type { FetchPublicUrl } from "./platform/fetch-public-url/fetch-public-url.ts";
import type { PostPublicUrl } from "./platform/fetch-public-url/post-public-url.ts";
import type { RateLimits } from "./platform/http/rate-limit.ts";
import type { Jobs } from "./platform/jobs/jobs.ts";
import type { Log } from "./platform/log.ts";
import type { SecretBox } from "./platform/secret-box.ts";
import type { Announce } from "./platform/sockets/announce.ts";
import type { SocketServer } from "./platform/sockets/socket-server.ts";
import type { Metrics } from "./platform/telemetry/metrics.ts";
import type { UsageLimits } from "./platform/usage-limits/usage-limits.ts";

/** Everything outside the process, handed in by main.ts (real) or a test. */
export type AppContext = {
  config: Config;
  db: Database;
  /** The same database on connections set for searches, whose plans are ours and not the planner's. */
  searchDb: Database;
  /** For tokens and API keys, which are stored encrypted only. */
  secretBox: SecretBox;
  mail: Mail;
  flags: Flags;
  files: Files;
  /** Fetches an address that a user gave; refuses addresses of private networks. */
  fetchPublicUrl: FetchPublicUrl;
  /** For webhooks, under the same rules. */
  postPublicUrl: PostPublicUrl;
  identity: IdentityProviders;
  /** Undefined where Google is not configured: channels are then added by handle or name. */
  channelConsent: ChannelConsent | undefined;
  channelAnalytics: ChannelAnalytics;
  analytics: Analytics;
  monitoring: Monitoring;
  /** Figures of a channel's viewers, for pitches. */
  audience: AudienceAnalytics;
  textModel: TextModel;
  /** Calls of the text model take turns here, one organization after another. */
  textQueue: FairQueue;
  chatModel: ChatModel;
  /** Opens the models that organizations have set up. */
  providerModels: ProviderModels;
  /** Undefined unless owners may use models on this computer. */
  localModels: LocalModels | undefined;
  /** Undefined where no service is configured: agents then search the catalogue and say so. */
  webSearch: WebSearch | undefined;
  imageModel: ImageModel;
  demoThumbnails: DemoThumbnails;
  lettering: Lettering;
  vision: Vision;
  /** Nothing where no key is set: the catalogue then grows by files and by the demo alone. */
  videos: VideoPlatform | undefined;
  /** Undefined without a payment provider: Community is then the only plan. */
  payments: Payments | undefined;
  sockets: SocketServer;
  announce: Announce;
  jobs: Jobs;
  limits: RateLimits;
  /** For everything that takes the time of a model or of the drawing engine. */
  usage: UsageLimits;
  background: Background;
  metrics: Metrics;
  log: Log;
  version: string;
  now: () => Date;
  /** Aborted when this node is about to go away. */
  stopping: AbortSignal;
};
