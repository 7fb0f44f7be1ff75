import type { OnboardingPage } from "./onboarding/schema.ts";

/** Names the campaign that shows the ideas for a channel. */
export const IDEAS_CAMPAIGN = "ideas-for-you";

/** The pages of the workbench, as their addresses name them. */
export const workbenchViews = ["rate-ideas", "followed-channels", "thoughts", "bio", "complete"] as const;
export type WorkbenchView = (typeof workbenchViews)[number];

type ChannelScope = { organizationId: string; channelUcid: string };
const inChannel = ({ organizationId, channelUcid }: ChannelScope, rest: string) =>
  `/app/${organizationId}/${channelUcid}/${rest}`;
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Every address of the web application, for the router, mails and redirects. */
export const paths = {
  root: "/",
  home: "/home",
  homeWith: (query: { invite?: string }) => withQuery("/home", query),
  signup: (query: { invite?: string; ref?: string } = {}) => withQuery("/auth/signup", query),
  checkMail: "/auth/check-mail",
  verifyEmail: (token: string) => withQuery("/auth/verify-email", { token }),
  forgotPassword: "/auth/forgot-password",
  resetPassword: (token: string) => withQuery("/auth/reset-password", { token }),
  callback: (query: { invite?: string } = {}) => withQuery("/auth/callback", query),
  connectChannel: "/auth/connect-channel",
  connectChannelAfter: (problem: string) => withQuery("/auth/connect-channel", { problem }),
  mockConnectChannel: "/mock/connect-channel",
  noChannels: "/auth/no-channels",
  logout: "/auth/logout",
  alreadyAuthenticated: "/auth/already-authenticated",
  needAccess: "/auth/need-access",
  noVideos: "/auth/no-videos",
  noLongFormVideos: "/auth/no-long-form-videos",
  channelLimit: (channels?: number, organization?: string) =>
    withQuery("/auth/channel-limit", { channels: channels?.toString(), organization }),
  channelTaken: (organization?: string) => withQuery("/auth/new-channel-already-in-org", { organization }),
  connectServerError: (requestId?: string) => withQuery("/auth/connect-server-error", { requestId }),
  unexpectedError: (requestId?: string) => withQuery("/auth/unexpected-error", { requestId }),
  serverError: (requestId?: string) => withQuery("/auth/server-error", { requestId }),
  authError: (reason: string) => withQuery("/auth/error", { reason }),
  onboarding: (page: OnboardingPage) => `/onboarding/${page}`,
  pricing: "/pricing",
  /** Where the payment provider sends people back to. */
  checkoutDone: "/auth/direct-to-payment?checkout=done",
  aiModels: "/app/settings/ai-models",
  data: "/app/settings/data",
  billing: "/app/settings/billing",
  billingOf: (organization: string) => withQuery("/app/settings/billing", { organization }),
  /** Where the customer portal sends people back to. */
  billingReturn: (organization: string) => withQuery("/app/settings/billing", { from: "portal", organization }),
  referral: (organizationId: string) => `/app/${organizationId}/settings/referral`,
  pricingOf: (plan?: string) => withQuery("/pricing", { plan }),
  notFound: "/not-found",
  mailbox: "/mailbox",
  /** A blind feed test, for people without an account. */
  feedTest: (token: string) => `/t/${token}`,
  app: "/app",
  /** Where the studio opens. */
  firstScreen: "/app/chat",
  chat: (thread?: string) => withQuery("/app/chat", { thread }),
  pitchAgent: (thread?: string) => withQuery("/app/pitch-agent", { thread }),
  /** A pitch, for people without an account. */
  sharedPitch: (token: string) => `/p/${token}`,
  profile: "/app/settings/profile",
  about: "/app/settings/about",
  team: (scope: ChannelScope) => inChannel(scope, "settings/team"),
  developers: (scope: ChannelScope) => inChannel(scope, "settings/developers"),
  labs: (scope: ChannelScope) => inChannel(scope, "settings/labs"),
  globalMemory: (scope: ChannelScope) => inChannel(scope, "settings/global-memory"),
  scores: (scope: ChannelScope) => inChannel(scope, "settings/scores"),
  channelSettings: (scope: ChannelScope) => inChannel(scope, "settings/channel"),
  channelHome: (scope: ChannelScope) => inChannel(scope, "dashboard"),
  projects: (scope: ChannelScope) => inChannel(scope, "projects"),
  calendar: (scope: ChannelScope) => inChannel(scope, "calendar"),
  ideasForYou: (scope: ChannelScope) => withQuery(inChannel(scope, "campaign"), { name: IDEAS_CAMPAIGN }),
  ideaWall: (scope: ChannelScope) => inChannel(scope, "idea-wall"),
  /** Without a view, it shows the ideas to rate. */
  workbench: (scope: ChannelScope, view?: WorkbenchView) => inChannel(scope, view ? `workbench/${view}` : "workbench"),
  outliers: (scope: ChannelScope, query: Record<string, string | undefined> = {}) =>
    withQuery(inChannel(scope, "outliers"), query),
  creator: (scope: ChannelScope, ucid: string) => inChannel(scope, `outliers/creators/${ucid}`),
  pitches: (scope: ChannelScope) => inChannel(scope, "pitches"),
  /** The full page of the current pitch. */
  pitchWeb: (scope: ChannelScope) => inChannel(scope, "pitch-web"),
  watchlists: (scope: ChannelScope) => inChannel(scope, "watchlists"),
  /** Stops the watchlist mails of a person, who need not be signed in. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  ideaCanvas: (scope: ChannelScope) => inChannel(scope, "idea-canvas"),
  savedItems: (scope: ChannelScope) => inChannel(scope, "saved-items"),
  following: (scope: ChannelScope) => inChannel(scope, "settings/following"),
  /** `pane` opens the ideation drawer, `new` marks a project that was just created, `from` is the option to start from, `comments` opens the comments. */
  project: (
    scope: ChannelScope,
    id: string,
    query: { pane?: string; new?: string; from?: string; comments?: string } = {},
  ) => withQuery(inChannel(scope, `projects/${id}`), query),
} as const;
