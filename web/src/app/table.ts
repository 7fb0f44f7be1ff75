import type { ComponentType } from "react";
import * as guards from "./guards.ts";

export type Screen = () => Promise<{ default: ComponentType }>;
export type Row = { path: string; screen: Screen; guard?: guards.Guard };

const notFound: Screen = () => import("./not-found-screen.tsx");
const screens = import.meta.glob<{ default: ComponentType }>("../features/*/*-screen.tsx");
const at = (name: string): Screen => screens[`../features/${name}-screen.tsx`] ?? notFound;

export const CHANNEL_PREFIX = "/app/$organizationId/$channelUcid";
const inChannel = (rest: string) => `${CHANNEL_PREFIX}/${rest}`;

/** Every address of the product. Those whose capability doesn't exist yet lead to the not-found page, past their guards. */
export const table: readonly Row[] = [
  { path: "/home", screen: at("session/home") },
  { path: "/auth/signup", screen: at("session/signup") },
  { path: "/auth/check-mail", screen: at("session/check-mail") },
  { path: "/auth/verify-email", screen: at("session/verify-email") },
  { path: "/auth/forgot-password", screen: at("session/forgot-password") },
  { path: "/auth/reset-password", screen: at("session/reset-password") },
  { path: "/auth/callback", screen: at("session/callback") },
  { path: "/auth/signup-callback", screen: at("session/signup-callback") },
  { path: "/auth/logout", screen: at("session/logout") },
  { path: "/auth/already-authenticated", screen: at("session/already-authenticated") },
  { path: "/auth/need-access", screen: at("session/need-access") },
  { path: "/auth/error", screen: at("session/auth-error") },
  { path: "/auth/server-error", screen: at("session/server-error") },
  { path: "/auth/unexpected-error", screen: at("session/unexpected-error") },
  { path: "/auth/connect-channel", screen: at("channels/connect-channel") },
  { path: "/auth/connect-callback", screen: at("channels/connect-callback") },
  { path: "/auth/no-channels", screen: at("channels/no-channels") },
  { path: "/auth/no-videos", screen: at("channels/no-videos") },
  { path: "/auth/no-long-form-videos", screen: at("channels/no-long-form-videos") },
  { path: "/auth/channel-limit", screen: at("channels/channel-limit") },
  { path: "/auth/new-channel-already-in-org", screen: at("channels/channel-taken") },
  { path: "/auth/connect-server-error", screen: at("channels/connect-server-error") },
  { path: "/mock/connect-channel", screen: at("channels/mock-connect-channel") },
  { path: "/auth/direct-to-payment", screen: at("billing/direct-to-payment") },
  { path: "/auth/pricing-plans", screen: at("billing/pricing") },
  { path: "/pricing", screen: at("billing/pricing") },
  { path: "/mailbox", screen: at("mailbox/mailbox") },
  { path: "/not-found", screen: notFound },

  { path: "/app", screen: notFound, guard: guards.toFirstScreen },
  { path: "/app/chat", screen: notFound, guard: guards.toFirstScreen },
  { path: "/app/pitch-agent", screen: notFound, guard: guards.pitches },
  { path: "/app/pitches", screen: notFound, guard: guards.pitches },
  { path: "/app/settings/profile", screen: at("session/profile") },
  { path: "/app/settings/about", screen: at("about/about") },
  { path: "/app/settings/billing", screen: notFound },
  { path: "/app/$organizationId/settings/referral", screen: notFound },

  { path: inChannel("dashboard"), screen: notFound, guard: guards.toFirstScreen },
  { path: inChannel("campaign"), screen: notFound, guard: guards.campaign },
  { path: inChannel("pitches"), screen: notFound, guard: guards.pitches },
  { path: inChannel("workbench"), screen: notFound, guard: guards.workbench },
  { path: inChannel("workbench/$"), screen: notFound, guard: guards.workbench },
  { path: inChannel("settings/team"), screen: at("team/team"), guard: guards.forAdmins },
  { path: inChannel("settings/labs"), screen: at("labs/labs"), guard: guards.labs },
  ...[
    "calendar",
    "projects",
    "projects/$projectId",
    "outliers",
    "idea-canvas",
    "idea-wall",
    "liked-items",
    "saved-items",
    "pitch-web",
    "settings/channel",
    "settings/following",
    "settings/global-memory",
  ].map((rest) => ({ path: inChannel(rest), screen: notFound })),

  ...[
    "add-ideas",
    "cast-members",
    "complete",
    "creators",
    "follow-creators",
    "ideas-for-you",
    "personalize-bio",
    "profile",
    "likeness",
    "thumbnail-style",
    "thumbnail-calibration",
    "welcome",
    "loading",
  ].map((step) => ({ path: `/onboarding/${step}`, screen: notFound })),
];
