import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const STRIPE = {
  AI_MONTHLY_CAP_CENTS: "500",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICES: "creator.month=price_1, creator.year=price_2,team.month=price_3,team.year=price_4",
};
const { AI_MONTHLY_CAP_CENTS: _, ...withoutCap } = STRIPE;
const read = (env: Record<string, string>) => readConfig(env, "/studio");

describe("the environment", () => {
  it.each([
    [{}, { isDemo: true, host: "127.0.0.1", isOpenToOthers: false, publicUrl: "http://localhost:4000" }],
    [{ PORT: "5001" }, { port: 5001, publicUrl: "http://localhost:5001" }],
    [{ PORT: "" }, { port: 4000 }],
    [{ TEXT_MODEL_PROVIDER: "anthropic", TEXT_MODEL: "m" }, { textModel: undefined }],
    [
      { TEXT_MODEL_PROVIDER: "openai", TEXT_MODEL: "m", TEXT_MODEL_BASE_URL: "http://localhost:11434/v1" },
      { textModel: { provider: "openai", model: "m", apiKey: "none", baseUrl: "http://localhost:11434/v1" } },
    ],
    [
      { IMAGE_MODEL_PROVIDER: "google", IMAGE_MODEL: "imagen-4.0-generate-001", IMAGE_MODEL_API_KEY: "k" },
      { imageModel: { provider: "google", model: "imagen-4.0-generate-001", apiKey: "k" } },
    ],
    [{}, { canUseLocalModels: true }],
    [{ LOCAL_MODELS: "off" }, { canUseLocalModels: false }],
    [{ HOST: "0.0.0.0" }, { canUseLocalModels: false }],
    [{ HOST: "0.0.0.0", LOCAL_MODELS: "on" }, { canUseLocalModels: true }],
    [{ HOST: "127.0.0.1", PUBLIC_URL: "https://studio.example" }, { canUseLocalModels: false }],
    [{ STUDIO_DEMO: "off" }, { isDemo: false, host: "0.0.0.0", isOpenToOthers: true }],
    [
      { STUDIO_DEMO: "off", HOST: "127.0.0.1" },
      { isDemo: false, host: "127.0.0.1", isOpenToOthers: false },
    ],
    [{ HOST: "0.0.0.0" }, { isDemo: false, host: "0.0.0.0", isOpenToOthers: true }],
    [{ HOST: "::1" }, { isDemo: true, isOpenToOthers: false }],
    [
      { HOST: "0.0.0.0", STUDIO_DEMO: "on" },
      { isDemo: true, host: "0.0.0.0", isOpenToOthers: true },
    ],
    [
      { PUBLIC_URL: "https://studio.example/some/path" },
      { isDemo: false, host: "0.0.0.0", isOpenToOthers: true, publicUrl: "https://studio.example" },
    ],
    [
      { PUBLIC_URL: "https://studio.example", STUDIO_DEMO: "on" },
      { isDemo: true, host: "127.0.0.1", isOpenToOthers: true },
    ],
    [{ TRUST_PROXY: "on" }, { trustProxy: true }],
    [
      STRIPE,
      {
        stripe: {
          secretKey: "sk_test_1",
          webhookSecret: "whsec_1",
          prices: [
            { plan: "creator", interval: "month", priceId: "price_1" },
            { plan: "creator", interval: "year", priceId: "price_2" },
            { plan: "team", interval: "month", priceId: "price_3" },
            { plan: "team", interval: "year", priceId: "price_4" },
          ],
        },
      },
    ],
    [{ STUDIO_DATA: "elsewhere" }, { dataDir: "/studio/elsewhere" }],
    [{ STUDIO_DATA: "/var/studio" }, { dataDir: "/var/studio", filesDir: "/var/studio/files" }],
    [{ STUDIO_DATA: "elsewhere", STUDIO_FILES: "/mnt/files" }, { filesDir: "/mnt/files" }],
    [
      { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret", S3_REGION: "eu-central-1" },
      {
        s3: {
          bucket: "pictures",
          endpoint: "https://s3.eu-central-1.amazonaws.com",
          region: "eu-central-1",
          accessKeyId: "id",
          secretAccessKey: "secret",
        },
      },
    ],
    [{ STUDIO_ROLES: "worker" }, { roles: ["worker"] }],
    [{ STUDIO_INTERNAL_DOMAINS: " Corp.com , corp.io" }, { internalDomains: ["corp.com", "corp.io"] }],
    [{ GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b" }, { google: { clientId: "a", clientSecret: "b" } }],
    [
      { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" },
      { oidc: { issuer: "https://id.example", name: "Single sign-on", clientId: "a", clientSecret: "b" } },
    ],
  ])("%j means %j", (env, expected) => {
    expect(read(env)).toMatchObject(expected);
  });

  it.each([
    [{ PORT: "70000" }, /PORT/],
    [{ PORT: "four" }, /PORT/],
    [{ PUBLIC_URL: "studio.example" }, /PUBLIC_URL/],
    [{ PUBLIC_URL: "javascript:alert(1)" }, /PUBLIC_URL/],
    [{ STUDIO_DEMO: "yes" }, /STUDIO_DEMO/],
    [{ TRUST_PROXY: "1" }, /TRUST_PROXY/],
    [{ STUDIO_ROLES: "web,cook" }, /STUDIO_ROLES/],
    [{ STUDIO_ROLES: "," }, /STUDIO_ROLES/],
    [{ S3_BUCKET: "pictures" }, /go together/],
    [{ S3_ENDPOINT: "http://127.0.0.1:9000" }, /go together/],
    [{ S3_BUCKET: "../evil" }, /S3_BUCKET/],
    [{ STUDIO_INTERNAL_DOMAINS: "a.com,b.com,c.com" }, /STUDIO_INTERNAL_DOMAINS takes two domains at most/],
    [{ STUDIO_INTERNAL_DOMAINS: "@corp.com" }, /STUDIO_INTERNAL_DOMAINS/],
    [{ SMTP_URL: "http://mail.example" }, /SMTP_URL/],
    [{ GOOGLE_CLIENT_ID: "a" }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together/],
    [{ OIDC_ISSUER: "https://id.example" }, /OIDC_ISSUER needs OIDC_CLIENT_ID/],
    [{ STUDIO_SECRET: "too short" }, /STUDIO_SECRET/],
    [{ DATABASE_POOL: "4" }, /DATABASE_POOL/],
    [{ TEXT_MODEL_PROVIDER: "someone" }, /TEXT_MODEL_PROVIDER/],
    [{ TEXT_MODEL_API_KEY: "k" }, /need TEXT_MODEL_PROVIDER/],
    [{ TEXT_MODEL_PROVIDER: "openai", TEXT_MODEL_API_KEY: "k" }, /TEXT_MODEL_PROVIDER needs TEXT_MODEL/],
    [
      { TEXT_MODEL_PROVIDER: "google", TEXT_MODEL: "m", TEXT_MODEL_BASE_URL: "http://localhost:1" },
      /goes with TEXT_MODEL_PROVIDER=openai only/,
    ],
    [{ IMAGE_MODEL_PROVIDER: "anthropic" }, /IMAGE_MODEL_PROVIDER/],
    [{ IMAGE_MODEL: "m" }, /IMAGE_MODEL, IMAGE_MODEL_API_KEY and IMAGE_MODEL_BASE_URL need IMAGE_MODEL_PROVIDER/],
    [{ IMAGE_MODEL_PROVIDER: "google", IMAGE_MODEL_API_KEY: "k" }, /IMAGE_MODEL_PROVIDER needs IMAGE_MODEL/],
    [{ IMAGE_MODEL_CENTS: "-1" }, /IMAGE_MODEL_CENTS/],
    [{ AI_MONTHLY_CAP_CENTS: "-1" }, /AI_MONTHLY_CAP_CENTS/],
    [{ STRIPE_SECRET_KEY: "sk_1" }, /go together/],
    [{ STRIPE_API_URL: "http://localhost:1" }, /go together/],
    [withoutCap, /AI_MONTHLY_CAP_CENTS/],
    [{ ...STRIPE, AI_MONTHLY_CAP_CENTS: "1001" }, /at most 1000/],
    [{ ...STRIPE, STRIPE_API_URL: "http://localhost:1/v1" }, /without a path/],
    [{ ...STRIPE, STRIPE_SECRET_KEY: "pk_live_1" }, /STRIPE_SECRET_KEY/],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: "secret" }, /STRIPE_WEBHOOK_SECRET/],
    [{ ...STRIPE, STRIPE_PRICES: "creator.month=price_1" }, /STRIPE_PRICES: creator.year is missing/],
    [{ ...STRIPE, STRIPE_PRICES: `${STRIPE.STRIPE_PRICES},pro.month=price_5` }, /there is no pro.month/],
    [{ ...STRIPE, STRIPE_PRICES: `${STRIPE.STRIPE_PRICES},team.year=price_5` }, /team.year is given twice/],
    [{ ...STRIPE, STRIPE_PRICES: "creator.month=price_1,creator.year=price_1" }, /price_1 is given twice/],
    [{ ...STRIPE, STRIPE_PRICES: "creator" }, /"creator" is not a plan, an interval and a price id/],
  ])("%j is a clear error at start", (env, message) => {
    expect(() => read(env)).toThrow(message);
  });
});
