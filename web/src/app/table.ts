import type { OnboardingPage } from "@coldopen/contract/onboarding/schema";
import { paths, workbenchViews } from "@coldopen/contract/paths";
import type { ComponentType } from "react";
import type { GuardName } from "./route-loaders.ts";

export type Screen = () => Promise<{ default: ComponentType }>;
export type Row = { path: string; screen: Screen; guard?: GuardName };

export const notFound: Screen = () => import("./not-found-screen.tsx");
const pricing: Screen = () => import("../features/billing/pricing-screen.tsx");

const pitches: Screen = () => import("../features/pitches/pitches-screen.tsx");
const workbench: Screen = () => import("../features/workbench/workbench-screen.tsx");
const savedItems: Screen = () => import("../features/saved-items/saved-items-screen.tsx");

const setUp = {
  profile: () => import("../features/onboarding/profile-screen.tsx"),
  creators: () => import("../features/onboarding/creators-screen.tsx"),
  likeness: () => import("../features/onboarding/likeness-screen.tsx"),
} satisfies Record<string, Screen>;
/** Some steps have two addresses: one of the full flow and one of the short one. */
const onboardingScreens: Record<OnboardingPage, Screen> = {
  welcome: () => import("../features/onboarding/welcome-screen.tsx"),
  loading: () => import("../features/onboarding/loading-screen.tsx"),
  profile: setUp.profile,
  "personalize-bio": setUp.profile,
  creators: setUp.creators,
  "follow-creators": setUp.creators,
  likeness: setUp.likeness,
  "cast-members": setUp.likeness,
  "thumbnail-style": () => import("../features/onboarding/style-screen.tsx"),
  "thumbnail-calibration": () => import("../features/onboarding/calibration-screen.tsx"),
  "add-ideas": () => import("../features/onboarding/add-ideas-screen.tsx"),
  complete: () => import("../features/onboarding/complete-screen.tsx"),
  "ideas-for-you": () => import("../features/onboarding/first-ideas-screen.tsx"),
};

export const CHANNEL_PREFIX = "/app/$organizationId/$channelUcid";
const inChannel = (rest: string) => `${CHANNEL_PREFIX}/${rest}`;

/** Every address of the product. Those that are not built yet show the not-found page once their guard allows it. */
export const table: readonly Row[] = [
  { path: "/home", screen: () => import("../features/sign-in/home-screen.tsx") },
  { path: "/auth/signup", screen: () => import("../features/sign-in/signup-screen.tsx") },
  { path: "/auth/check-mail", screen: () => import("../features/sign-in/check-mail-screen.tsx") },
  { path: "/auth/verify-email", screen: () => import("../features/sign-in/verify-email-screen.tsx") },
  { path: "/auth/forgot-password", screen: () => import("../features/sign-in/forgot-password-screen.tsx") },
  { path: "/auth/reset-password", screen: () => import("../features/sign-in/reset-password-screen.tsx") },
  { path: "/auth/callback", screen: () => import("../features/sign-in/callback-screen.tsx") },
  { path: "/auth/signup-callback", screen: () => import("../features/sign-in/signup-callback-screen.tsx") },
  { path: "/auth/logout", screen: () => import("../features/session/logout-screen.tsx") },
  { path: "/auth/already-authenticated", screen: () => import("../features/session/already-authenticated-screen.tsx") },
  { path: "/auth/need-access", screen: () => import("../features/session/need-access-screen.tsx") },
  { path: "/auth/error", screen: () => import("../features/session/auth-error-screen.tsx") },
  { path: "/auth/server-error", screen: () => import("../features/session/server-error-screen.tsx") },
  { path: "/auth/unexpected-error", screen: () => import("../features/session/unexpected-error-screen.tsx") },
  { path: "/auth/connect-channel", screen: () => import("../features/channels/connect-channel-screen.tsx") },
  { path: "/auth/connect-callback", screen: () => import("../features/channels/connect-callback-screen.tsx") },
  { path: "/auth/no-channels", screen: () => import("../features/channels/no-channels-screen.tsx") },
  { path: "/auth/no-videos", screen: () => import("../features/channels/no-videos-screen.tsx") },
  { path: "/auth/no-long-form-videos", screen: () => import("../features/channels/no-long-form-videos-screen.tsx") },
  { path: "/auth/channel-limit", screen: () => import("../features/channels/channel-limit-screen.tsx") },
  { path: "/auth/new-channel-already-in-org", screen: () => import("../features/channels/channel-taken-screen.tsx") },
  { path: "/auth/connect-server-error", screen: () => import("../features/channels/connect-server-error-screen.tsx") },
  { path: "/mock/connect-channel", screen: () => import("../features/channels/mock-connect-channel-screen.tsx") },
  { path: "/auth/direct-to-payment", screen: () => import("../features/billing/direct-to-payment-screen.tsx") },
  { path: "/auth/pricing-plans", screen: pricing },
  { path: "/pricing", screen: pricing },
  { path: "/t/$token", screen: () => import("../features/feed-tests/feed-test-screen.tsx") },
  { path: "/unsubscribe/$token", screen: () => import("../features/watchlists/unsubscribe-screen.tsx") },
  { path: "/p/$token", screen: () => import("../features/pitches/shared-pitch-screen.tsx") },
  { path: "/mailbox", screen: () => import("../features/mailbox/mailbox-screen.tsx") },
  { path: "/not-found", screen: notFound },
  ...(import.meta.env.DEV ? [{ path: "/ui", screen: () => import("../ui/gallery/ui-gallery-screen.tsx") }] : []),

  { path: "/app", screen: notFound, guard: "toFirstScreen" },
  { path: paths.firstScreen, screen: () => import("../features/chat/chat-screen.tsx"), guard: "withOnboardedChannel" },
  { path: "/app/pitch-agent", screen: () => import("../features/chat/pitch-agent-screen.tsx"), guard: "pitches" },
  { path: "/app/pitches", screen: pitches, guard: "pitches" },
  { path: "/app/settings/profile", screen: () => import("../features/account/profile-screen.tsx") },
  { path: "/app/settings/about", screen: () => import("../features/about/about-screen.tsx") },
  { path: paths.aiModels, screen: () => import("../features/ai-models/ai-models-screen.tsx") },
  { path: paths.data, screen: () => import("../features/archives/data-screen.tsx") },
  { path: paths.billing, screen: () => import("../features/billing/billing-screen.tsx") },
  { path: paths.referral("$organizationId"), screen: () => import("../features/billing/referral-screen.tsx") },

  { path: inChannel(""), screen: notFound, guard: "toFirstScreen" },
  { path: inChannel("dashboard"), screen: notFound, guard: "toFirstScreen" },
  {
    path: inChannel("campaign"),
    screen: () => import("../features/ideas-for-you/ideas-screen.tsx"),
    guard: "campaign",
  },
  { path: inChannel("pitches"), screen: pitches, guard: "pitches" },
  { path: inChannel("pitch-web"), screen: () => import("../features/pitches/pitch-web-screen.tsx") },
  ...["workbench", ...workbenchViews.map((view) => `workbench/${view}`)].map((rest) => ({
    path: inChannel(rest),
    screen: workbench,
    guard: "workbench" as const,
  })),
  {
    path: inChannel("settings/team"),
    screen: () => import("../features/team/team-screen.tsx"),
    guard: "forAdmins",
  },
  {
    path: inChannel("settings/developers"),
    screen: () => import("../features/developers/developers-screen.tsx"),
    guard: "forAdmins",
  },
  { path: inChannel("projects/$projectId"), screen: () => import("../features/project-page/project-screen.tsx") },
  { path: inChannel("settings/labs"), screen: () => import("../features/labs/labs-screen.tsx"), guard: "labs" },
  {
    path: inChannel("projects"),
    screen: () => import("../features/projects-list/projects-screen.tsx"),
    guard: "projects",
  },
  { path: inChannel("calendar"), screen: () => import("../features/calendar/calendar-screen.tsx") },
  { path: inChannel("outliers"), screen: () => import("../features/outliers/outliers-screen.tsx") },
  { path: inChannel("outliers/creators/$ucid"), screen: () => import("../features/creators/creator-screen.tsx") },
  { path: inChannel("saved-items"), screen: savedItems },
  { path: inChannel("liked-items"), screen: savedItems },
  {
    path: inChannel("settings/channel"),
    screen: () => import("../features/channel-settings/channel-settings-screen.tsx"),
  },
  { path: inChannel("settings/following"), screen: () => import("../features/outliers/followed/following-screen.tsx") },
  {
    path: inChannel("settings/global-memory"),
    screen: () => import("../features/chat-memory/global-memory-screen.tsx"),
  },
  { path: inChannel("settings/scores"), screen: () => import("../features/scores/scores-screen.tsx") },
  { path: inChannel("idea-wall"), screen: () => import("../features/idea-wall/idea-wall-screen.tsx") },
  { path: inChannel("watchlists"), screen: () => import("../features/watchlists/watchlists-screen.tsx") },
  { path: inChannel("idea-canvas"), screen: () => import("../features/idea-canvas/idea-canvas-screen.tsx") },

  ...Object.entries(onboardingScreens).map(([page, screen]) => ({
    path: `/onboarding/${page}`,
    screen,
    guard: "onboarding" as const,
  })),
];
