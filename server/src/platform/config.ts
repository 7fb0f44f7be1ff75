import path from "node:path";
import { plans } from "@coldopen/contract/billing/schema";
import { z } from "zod";

const flag = z.enum(["on", "off"]);
const filled = z.string().trim().min(1);

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: filled.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  STUDIO_DATA: filled.optional(),
  STUDIO_FILES: filled.optional(),
  STUDIO_SECRET: z.string().trim().min(32, "At least 32 characters").optional(),
  STUDIO_SECRET_PREVIOUS: z.string().trim().min(32, "At least 32 characters").optional(),
  DATABASE_URL: filled.optional(),
  // The workers of background jobs keep three of them.
  DATABASE_POOL: z.coerce.number().int().min(5).max(200).default(20),
  STUDIO_DEMO: flag.optional(),
  STUDIO_ROLES: filled.default("web,worker"),
  STUDIO_INTERNAL_DOMAINS: z.string().default(""),
  TRUST_PROXY: flag.default("off"),
  SHUTDOWN_DRAIN_SECONDS: z.coerce.number().min(0).max(5).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: filled.default("Cold Open <studio@coldopen.test>"),
  SUPPORT_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  GOOGLE_CLIENT_ID: filled.optional(),
  GOOGLE_CLIENT_SECRET: filled.optional(),
  GOOGLE_AUTH_URL: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: z.url({ protocol: /^https?$/ }).default("https://oauth2.googleapis.com/token"),
  GOOGLE_REVOKE_URL: z.url({ protocol: /^https?$/ }).default("https://oauth2.googleapis.com/revoke"),
  YOUTUBE_ANALYTICS_URL: z.url({ protocol: /^https?$/ }).default("https://youtubeanalytics.googleapis.com/v2"),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: filled.optional(),
  OIDC_CLIENT_SECRET: filled.optional(),
  OIDC_NAME: filled.default("Single sign-on"),
  TEXT_MODEL_PROVIDER: z.enum(["openai", "anthropic", "google"]).optional(),
  TEXT_MODEL: filled.optional(),
  TEXT_MODEL_API_KEY: filled.optional(),
  TEXT_MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMAGE_MODEL_PROVIDER: z.enum(["openai", "google"]).optional(),
  IMAGE_MODEL: filled.optional(),
  IMAGE_MODEL_API_KEY: filled.optional(),
  IMAGE_MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMAGE_MODEL_CENTS: z.coerce.number().min(0).optional(),
  LOCAL_MODELS: flag.optional(),
  WEB_SEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEB_SEARCH_API_KEY: z.string().optional(),
  LOGO_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, "Expected a secret key (sk_…) or a restricted key (rk_…)")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "Expected a signing secret (whsec_…)")
    .optional(),
  STRIPE_PRICES: filled.optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).pathname === "/", "Expected an address without a path")
    .optional(),
  AI_MONTHLY_CAP_CENTS: z.coerce.number().min(0).optional(),
  YOUTUBE_API_KEY: filled.optional(),
  YOUTUBE_DAILY_QUOTA: z.coerce.number().int().min(1).default(10_000),
  YOUTUBE_API_URL: z.url({ protocol: /^https?$/ }).default("https://www.googleapis.com/youtube/v3"),
  YOUTUBE_FEED_URL: z.url({ protocol: /^https?$/ }).default("https://www.youtube.com/feeds/videos.xml"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default("us-east-1"),
  S3_ACCESS_KEY_ID: filled.optional(),
  S3_SECRET_ACCESS_KEY: filled.optional(),
  METRICS_TOKEN: filled.optional(),
  ERROR_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
});

const LOOPBACK = new Set(["127.0.0.1", "localhost", "::1"]);
const Roles = z.array(z.enum(["web", "worker"])).min(1);
const Domains = z
  .array(z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/))
  .max(2, "STUDIO_INTERNAL_DOMAINS takes two domains at most");

export type Config = ReturnType<typeof readConfig>;

const words = (list: string) =>
  list
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);

/** Everything the environment may say, parsed once; a wrong value is a clear error at start. */
export function readConfig(environment: Record<string, string | undefined>, root: string) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new Error(`The environment is not right.\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const isMeantForOthers = env.PUBLIC_URL !== undefined || (env.HOST !== undefined && !LOOPBACK.has(env.HOST));
  const isDemo = env.STUDIO_DEMO ? env.STUDIO_DEMO === "on" : !isMeantForOthers;
  const host = env.HOST ?? (isDemo ? "127.0.0.1" : "0.0.0.0");
  return {
    root,
    port: env.PORT,
    host,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    trustProxy: env.TRUST_PROXY === "on",
    /** How long a node that is going away keeps taking requests, so that its load balancer sees it leave. */
    drainSeconds: env.SHUTDOWN_DRAIN_SECONDS ?? (env.TRUST_PROXY === "on" ? 3 : 0),
    dataDir: path.resolve(root, env.STUDIO_DATA ?? ".data"),
    filesDir: path.resolve(root, env.STUDIO_FILES ?? path.join(env.STUDIO_DATA ?? ".data", "files")),
    /** Encrypts stored tokens and keys; without `current` the one in the data folder is used. */
    secret: { current: env.STUDIO_SECRET, previous: env.STUDIO_SECRET_PREVIOUS },
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    isDemo,
    isOpenToOthers: isMeantForOthers || !LOOPBACK.has(host),
    roles: listed("STUDIO_ROLES", Roles, env.STUDIO_ROLES),
    internalDomains: listed("STUDIO_INTERNAL_DOMAINS", Domains, env.STUDIO_INTERNAL_DOMAINS),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportUrl: env.SUPPORT_URL,
    supportEmail: env.SUPPORT_EMAIL,
    google: pair("GOOGLE_CLIENT_ID", env.GOOGLE_CLIENT_ID, "GOOGLE_CLIENT_SECRET", env.GOOGLE_CLIENT_SECRET),
    /** Where channels are connected, if `google` is set. */
    googleAddresses: {
      authUrl: env.GOOGLE_AUTH_URL,
      tokenUrl: env.GOOGLE_TOKEN_URL,
      revokeUrl: env.GOOGLE_REVOKE_URL,
      analyticsUrl: env.YOUTUBE_ANALYTICS_URL,
      apiUrl: env.YOUTUBE_API_URL,
    },
    youtubeDailyQuota: env.YOUTUBE_DAILY_QUOTA,
    oidc: env.OIDC_ISSUER
      ? {
          issuer: env.OIDC_ISSUER,
          name: env.OIDC_NAME,
          ...required(
            pair("OIDC_CLIENT_ID", env.OIDC_CLIENT_ID, "OIDC_CLIENT_SECRET", env.OIDC_CLIENT_SECRET),
            "OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.",
          ),
        }
      : undefined,
    textModel: modelOf("TEXT_MODEL", {
      provider: env.TEXT_MODEL_PROVIDER,
      model: env.TEXT_MODEL,
      key: env.TEXT_MODEL_API_KEY,
      baseUrl: env.TEXT_MODEL_BASE_URL,
    }),
    imageModel: modelOf("IMAGE_MODEL", {
      provider: env.IMAGE_MODEL_PROVIDER,
      model: env.IMAGE_MODEL,
      key: env.IMAGE_MODEL_API_KEY,
      baseUrl: env.IMAGE_MODEL_BASE_URL,
    }),
    /** What a picture costs, where the prices that we know are not right. */
    imageModelCents: env.IMAGE_MODEL_CENTS,
    /** Owners may use model servers on this computer, which only its own user should reach. */
    canUseLocalModels: env.LOCAL_MODELS ? env.LOCAL_MODELS === "on" : !isMeantForOthers && LOOPBACK.has(host),
    aiMonthlyCapCents: env.AI_MONTHLY_CAP_CENTS,
    webSearch: env.WEB_SEARCH_URL ? { url: env.WEB_SEARCH_URL, apiKey: env.WEB_SEARCH_API_KEY } : undefined,
    logoServiceUrl: env.LOGO_SERVICE_URL,
    stripe: stripeOf(env),
    youtube: env.YOUTUBE_API_KEY
      ? {
          apiKey: env.YOUTUBE_API_KEY,
          dailyQuota: env.YOUTUBE_DAILY_QUOTA,
          apiUrl: env.YOUTUBE_API_URL,
          feedUrl: env.YOUTUBE_FEED_URL,
        }
      : undefined,
    s3: s3Of(env),
    metricsToken: env.METRICS_TOKEN,
    errorWebhookUrl: env.ERROR_WEBHOOK_URL,
    analyticsUrl: env.ANALYTICS_URL,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL ?? (process.stdout.isTTY ? "warn" : "info"),
  };
}

export type S3Settings = {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Nothing named is the disk; half of it is a mistake that must not pass for it. */
function s3Of(env: z.infer<typeof Environment>): S3Settings | undefined {
  const keys = [env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  const [bucket, accessKeyId, secretAccessKey] = keys;
  if (bucket && accessKeyId && secretAccessKey) {
    const endpoint = (env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`).replace(/(?<!\/)\/+$/, "");
    return { bucket, endpoint, region: env.S3_REGION, accessKeyId, secretAccessKey };
  }
  if (keys.some(Boolean) || env.S3_ENDPOINT)
    throw new Error("S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all or none.");
  return undefined;
}

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  prices: readonly { plan: "creator" | "team"; interval: "month" | "year"; priceId: string }[];
  apiUrl: string | undefined;
};

/** Without any of it there are no payments; half of it is a mistake that must not pass for that. */
function stripeOf(env: z.infer<typeof Environment>): StripeSettings | undefined {
  const settings = [env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET, env.STRIPE_PRICES];
  const [secretKey, webhookSecret, prices] = settings;
  if (secretKey && webhookSecret && prices) {
    if (env.AI_MONTHLY_CAP_CENTS === undefined || env.AI_MONTHLY_CAP_CENTS > SMALLEST_PAID_BUDGET)
      throw new Error(
        `AI_MONTHLY_CAP_CENTS must be set, to at most ${SMALLEST_PAID_BUDGET}, where Stripe is configured: it is the AI budget of Community, and paid plans include at least as much.`,
      );
    return { secretKey, webhookSecret, prices: readPrices(prices), apiUrl: env.STRIPE_API_URL };
  }
  if (settings.some(Boolean) || env.STRIPE_API_URL)
    throw new Error("STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICES go together: set all or none.");
  return undefined;
}

const SMALLEST_PAID_BUDGET = Math.min(...plans.flatMap(({ aiBudgetCents }) => aiBudgetCents ?? []));

const PLANS_AND_INTERVALS = [
  { plan: "creator", interval: "month" },
  { plan: "creator", interval: "year" },
  { plan: "team", interval: "month" },
  { plan: "team", interval: "year" },
] as const;

function readPrices(list: string): StripeSettings["prices"] {
  const wrong = (reason: string) =>
    new Error(
      `The environment is not right.\nSTRIPE_PRICES: ${reason}. Expected creator.month=price_1,creator.year=price_2,team.month=price_3,team.year=price_4`,
    );
  const priceIds = new Map<string, string>();
  for (const entry of list.split(",").map((part) => part.trim())) {
    const [, name, priceId] = /^([a-z]+\.[a-z]+)=(\w+)$/.exec(entry) ?? [];
    if (name === undefined || priceId === undefined)
      throw wrong(`"${entry}" is not a plan, an interval and a price id`);
    if (!PLANS_AND_INTERVALS.some(({ plan, interval }) => name === `${plan}.${interval}`))
      throw wrong(`there is no ${name}`);
    if (priceIds.has(name)) throw wrong(`${name} is given twice`);
    if ([...priceIds.values()].includes(priceId)) throw wrong(`${priceId} is given twice`);
    priceIds.set(name, priceId);
  }
  return PLANS_AND_INTERVALS.map(({ plan, interval }) => {
    const priceId = priceIds.get(`${plan}.${interval}`);
    if (priceId === undefined) throw wrong(`${plan}.${interval} is missing`);
    return { plan, interval, priceId };
  });
}

function listed<T>(name: string, schema: z.ZodType<T>, list: string): T {
  const parsed = schema.safeParse(words(list));
  if (parsed.success) return parsed.data;
  throw new Error(`The environment is not right.\n${name}: ${parsed.error.issues[0]?.message}`);
}

function pair(idName: string, clientId: string | undefined, secretName: string, clientSecret: string | undefined) {
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (clientId || clientSecret) throw new Error(`${idName} and ${secretName} go together: set both or neither.`);
  return undefined;
}

export type ModelSettings<Provider extends string = "openai" | "anthropic" | "google"> = {
  provider: Provider;
  model: string;
  apiKey: string;
  baseUrl: string | undefined;
};

type Named<Provider> = { [part in "model" | "key" | "baseUrl"]: string | undefined } & {
  provider: Provider | undefined;
};

/** Nothing named is the embedded engine; half of it is a mistake that must not pass for it. */
function modelOf<Provider extends string>(
  name: string,
  { provider, model, key, baseUrl }: Named<Provider>,
): ModelSettings<Provider> | undefined {
  if (!provider) {
    if (model || key || baseUrl)
      throw new Error(`${name}, ${name}_API_KEY and ${name}_BASE_URL need ${name}_PROVIDER.`);
    return undefined;
  }
  if (baseUrl && provider !== "openai") throw new Error(`${name}_BASE_URL goes with ${name}_PROVIDER=openai only.`);
  // Servers of one's own, such as Ollama or vLLM, ask for no key.
  const apiKey = key ?? (baseUrl ? "none" : undefined);
  if (!apiKey) return undefined;
  return { provider, model: required(model, `${name}_PROVIDER needs ${name}.`), apiKey, baseUrl };
}

function required<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new Error(message);
  return value;
}
