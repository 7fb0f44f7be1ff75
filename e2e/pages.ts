import type { UserProfile } from "@coldopen/contract/session/schema";
import { inFirstChannel, type Person } from "./people.ts";

export type PageToSee = { name: string; as?: Person; path: string | ((user: UserProfile) => string) };

const anonymous = (name: string, path: string): PageToSee => ({ name, path });

/** Every page there is, with who sees it. */
export const pages: readonly PageToSee[] = [
  anonymous("login", "/home"),
  anonymous("signup", "/auth/signup"),
  anonymous("check-mail", "/auth/check-mail"),
  anonymous("verify-email-expired", "/auth/verify-email?token=aaaaaaaaaaaaaaaaaaaaaaaa"),
  anonymous("forgot-password", "/auth/forgot-password"),
  anonymous("reset-password", "/auth/reset-password?token=aaaaaaaaaaaaaaaaaaaaaaaa"),
  anonymous("logout", "/auth/logout"),
  anonymous("pricing", "/pricing"),
  anonymous("no-videos", "/auth/no-videos"),
  anonymous("no-long-form-videos", "/auth/no-long-form-videos"),
  anonymous("channel-limit", "/auth/channel-limit"),
  anonymous("channel-taken", "/auth/new-channel-already-in-org?organization=Northlight"),
  anonymous("no-channels", "/auth/no-channels"),
  anonymous("connect-server-error", "/auth/connect-server-error?requestId=5f3a"),
  anonymous("server-error", "/auth/server-error?requestId=5f3a"),
  anonymous("unexpected-error", "/auth/unexpected-error?requestId=5f3a"),
  anonymous("need-access", "/auth/need-access"),
  anonymous("auth-error", "/auth/error?reason=The%20sign-in%20was%20cancelled."),
  anonymous("mailbox", "/mailbox"),
  anonymous("not-found", "/nowhere"),
  { name: "already-authenticated", as: "demo", path: "/auth/already-authenticated" },
  { name: "connect-channel", as: "newcomer", path: "/auth/connect-channel" },
  { name: "mock-connect-channel", as: "demo", path: "/mock/connect-channel" },
  { name: "pricing-lapsed", as: "lapsed", path: "/" },
  { name: "dashboard", as: "demo", path: "/app/chat" },
  { name: "projects", as: "demo", path: (user) => inFirstChannel(user, "projects") },
  { name: "projects-grid", as: "demo", path: (user) => inFirstChannel(user, "projects?layout=grid") },
  { name: "calendar", as: "demo", path: (user) => inFirstChannel(user, "calendar") },
  { name: "outliers", as: "demo", path: (user) => inFirstChannel(user, "outliers") },
  { name: "outliers-table", as: "demo", path: (user) => inFirstChannel(user, "outliers?layout=table") },
  { name: "saved-items", as: "demo", path: (user) => inFirstChannel(user, "saved-items") },
  { name: "saved-items-list", as: "demo", path: (user) => inFirstChannel(user, "saved-items?layout=list") },
  { name: "channel", as: "demo", path: (user) => inFirstChannel(user, "settings/channel") },
  { name: "following", as: "demo", path: (user) => inFirstChannel(user, "settings/following") },
  { name: "profile", as: "demo", path: "/app/settings/profile" },
  { name: "about", as: "demo", path: "/app/settings/about" },
  { name: "team", as: "demo", path: (user) => inFirstChannel(user, "settings/team") },
  { name: "labs", as: "demo", path: (user) => inFirstChannel(user, "settings/labs") },
  {
    name: "unknown-channel",
    as: "demo",
    path: (user) => inFirstChannel(user, "dashboard").replace(/UC[^/]+/, "UC0000000000000000000000"),
  },
  {
    name: "unknown-organization",
    as: "demo",
    path: "/app/00000000-0000-4000-8000-000000000000/UC0000000000000000000000/dashboard",
  },
];
