/** Addresses of pages outside the studio. A colon starts a part that can have any value. */
const outside = [
  "/",
  "/home",
  "/auth/signup",
  "/auth/check-mail",
  "/auth/verify-email",
  "/auth/forgot-password",
  "/auth/reset-password",
  "/auth/callback",
  "/auth/signup-callback",
  "/auth/logout",
  "/auth/already-authenticated",
  "/auth/need-access",
  "/auth/error",
  "/auth/server-error",
  "/auth/unexpected-error",
  "/auth/connect-channel",
  "/auth/connect-callback",
  "/auth/no-channels",
  "/auth/no-videos",
  "/auth/no-long-form-videos",
  "/auth/channel-limit",
  "/auth/new-channel-already-in-org",
  "/auth/connect-server-error",
  "/mock/connect-channel",
  "/auth/direct-to-payment",
  "/auth/pricing-plans",
  "/pricing",
  "/t/:token",
  "/p/:token",
  "/unsubscribe/:token",
  "/mailbox",
];

const onboarding = [
  "add-ideas",
  "cast-members",
  "complete",
  "creators",
  "follow-creators",
  "ideas-for-you",
  "likeness",
  "loading",
  "personalize-bio",
  "profile",
  "thumbnail-calibration",
  "thumbnail-style",
  "welcome",
].map((page) => `/onboarding/${page}`);

const studio = [
  "/app",
  "/app/chat",
  "/app/pitch-agent",
  "/app/pitches",
  "/app/settings/profile",
  "/app/settings/about",
  "/app/settings/ai-models",
  "/app/settings/billing",
  "/app/settings/data",
  "/app/:organizationId/settings/referral",
];

const inChannel = [
  "",
  "dashboard",
  "campaign",
  "pitches",
  "pitch-web",
  "workbench",
  "workbench/rate-ideas",
  "workbench/followed-channels",
  "workbench/thoughts",
  "workbench/bio",
  "workbench/complete",
  "idea-wall",
  "settings/team",
  "settings/developers",
  "settings/labs",
  "settings/channel",
  "settings/following",
  "settings/global-memory",
  "settings/scores",
  "projects",
  "projects/:projectId",
  "calendar",
  "outliers",
  "outliers/creators/:ucid",
  "idea-canvas",
  "watchlists",
  "saved-items",
  "liked-items",
];

/** Every page that exists. The web's route table is compared with it in a test; the server answers 404 for all others. */
export const pagePatterns: readonly string[] = [
  ...outside,
  ...onboarding,
  ...studio,
  ...inChannel.map((page) => `/app/:organizationId/:channelUcid${page && `/${page}`}`),
];

const expressionOf = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}/?$`);
// Without an organization and a channel, a page of the studio opens in the active channel.
const expressions = [...pagePatterns, ...inChannel.map((page) => `/app/${page}`)].map(expressionOf);

export const hasPage = (pathname: string): boolean => expressions.some((expression) => expression.test(pathname));
