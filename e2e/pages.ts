import { OnboardingPage } from "@coldopen/contract/onboarding/schema";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { expect, type Page } from "@playwright/test";
import { CATALOGUE_MS } from "./catalogue.ts";
import { firstChannelOf, inFirstChannel, type Person } from "./people.ts";

export type PageToSee = {
  name: string;
  as?: Person;
  path: string | ((user: UserProfile) => string);
  /** Actions that lead to the state to be shown. */
  open?: (tab: Page) => Promise<unknown>;
};

const anonymous = (name: string, path: string): PageToSee => ({ name, path });

const PROJECT = "I Turned a $900 Shipping Container Into a Sauna";
async function toProject(tab: Page): Promise<void> {
  await tab.getByRole("link", { name: PROJECT, exact: true }).click();
  await tab.getByRole("list", { name: "Titles" }).waitFor();
}
/** A state of the demo project with the most content, reached by navigation. */
const ofProject = (name: string, open: (tab: Page) => Promise<unknown> = async () => {}): PageToSee => ({
  name,
  as: "demo",
  path: (user) => inFirstChannel(user, "projects"),
  open: async (tab) => {
    await toProject(tab);
    await open(tab);
  },
});

/** The demo pitch with the most content. */
const ofPitch = (name: string, open: (tab: Page) => Promise<unknown> = async () => {}): PageToSee => ({
  name,
  as: "demo",
  path: "/app/pitches",
  open: async (tab) => {
    await tab.getByRole("link", { name: "Open Emberline" }).click();
    await tab.getByRole("region", { name: "Closing message" }).waitFor();
    await open(tab);
  },
});

const click = (name: string) => (tab: Page) => tab.getByRole("button", { name, exact: true }).click();
const brainstorm = (list: string) => async (tab: Page) => {
  await tab.getByRole("region", { name: list }).getByRole("button", { name: "Brainstorm", exact: true }).click();
  await tab.getByRole("complementary").getByRole("heading").first().waitFor();
};

const developers = (user: UserProfile) => inFirstChannel(user, "settings/developers");
const waitForExamples = (tab: Page) => tab.getByText("Works with every key").waitFor();

async function editThumbnail(tab: Page): Promise<void> {
  const thumbnail = tab.getByRole("list", { name: "Thumbnails" }).getByRole("listitem").first();
  await thumbnail.hover();
  await thumbnail.getByRole("button", { name: "Edit" }).click();
  await tab.getByRole("button", { name: "Add Region" }).waitFor();
}
async function scoreThumbnail(tab: Page): Promise<void> {
  await editThumbnail(tab);
  await tab.getByRole("dialog").getByText("Score", { exact: true }).click();
  await tab.getByRole("heading", { name: "Details" }).waitFor({ timeout: CATALOGUE_MS });
}
async function openOutlier(tab: Page): Promise<void> {
  await tab.getByRole("article").first().getByRole("link").first().click({ timeout: CATALOGUE_MS });
  await tab.getByRole("dialog").waitFor();
}

async function openCreator(tab: Page): Promise<void> {
  await tab.getByRole("article").first().getByRole("link").last().click({ timeout: CATALOGUE_MS });
  await tab.getByRole("heading", { name: "Best formats" }).waitFor();
}
/** A state of a demo thread. */
const ofThread = (name: string, open: (tab: Page) => Promise<unknown> = async () => {}): PageToSee => ({
  name,
  as: "demo",
  path: "/app/chat",
  open: async (tab) => {
    await tab.getByRole("link", { name: "Container sauna packages" }).click();
    await tab.getByRole("article", { name: "Assistant" }).last().waitFor();
    await open(tab);
  },
});

const globalMemory = (user: UserProfile) => inFirstChannel(user, "settings/global-memory");

const scores = (user: UserProfile) => inFirstChannel(user, "settings/scores");
const waitForScores = (tab: Page) =>
  expect(async () => {
    await tab.reload();
    await expect(tab.getByRole("table", { name: "Compared videos" })).toBeVisible();
  }).toPass({ timeout: CATALOGUE_MS });

async function waitForSitting(tab: Page): Promise<void> {
  await tab.getByText("Would you make this video?").waitFor({ timeout: CATALOGUE_MS });
}
async function waitForWall(tab: Page): Promise<void> {
  await tab.getByRole("list", { name: "Ideas" }).getByRole("article").first().waitFor();
}
async function selectOnWall(tab: Page): Promise<void> {
  await waitForWall(tab);
  await tab.getByRole("list", { name: "Ideas" }).getByRole("link").first().focus();
  await tab.keyboard.press("x");
  await tab.getByRole("toolbar", { name: "Selected ideas" }).waitFor();
}
const ideaCanvas = (user: UserProfile) => inFirstChannel(user, "idea-canvas");

const ideasForYou = (user: UserProfile) => inFirstChannel(user, "campaign?name=ideas-for-you");
const waitForIdeas = (tab: Page) => tab.getByRole("article").first().waitFor({ timeout: CATALOGUE_MS });
async function openIdeaSources(tab: Page): Promise<void> {
  await waitForIdeas(tab);
  await tab
    .getByRole("button", { name: /sources$/ })
    .first()
    .click();
  await tab.getByRole("dialog", { name: "Sources" }).waitFor();
}
async function dismissIdea(tab: Page): Promise<void> {
  await waitForIdeas(tab);
  const last = tab.getByRole("article").last();
  await last.hover();
  await last.getByRole("button", { name: "Dismiss" }).click();
  await tab.getByRole("group", { name: "Why did you remove this idea?" }).waitFor();
}

async function openCommands(tab: Page): Promise<void> {
  await tab.getByText("Embedded PostgreSQL").waitFor();
  await tab.keyboard.press("Control+k");
  await tab.getByRole("option", { name: "Chat" }).waitFor();
}

/** Every page, with the person who sees it. */
export const pages: readonly PageToSee[] = [
  anonymous("login", "/home"),
  anonymous("signup", "/auth/signup"),
  anonymous("check-mail", "/auth/check-mail"),
  anonymous("verify-email-expired", "/auth/verify-email?token=aaaaaaaaaaaaaaaaaaaaaaaa"),
  anonymous("forgot-password", "/auth/forgot-password"),
  anonymous("reset-password", "/auth/reset-password?token=aaaaaaaaaaaaaaaaaaaaaaaa"),
  anonymous("logout", "/auth/logout"),
  anonymous("pricing", "/pricing"),
  anonymous("unsubscribe-invalid", "/unsubscribe/not-a-token"),
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
  ofThread("chat"),
  ofThread("chat-split", click("Open split screen")),
  ofThread("chat-feedback", click("Bad answer")),
  { name: "ideas-for-you", as: "demo", path: ideasForYou, open: waitForIdeas },
  { name: "ideas-for-you-dismissed", as: "demo", path: ideasForYou, open: dismissIdea },
  { name: "workbench", as: "demo", path: (user) => inFirstChannel(user, "workbench"), open: waitForSitting },
  { name: "workbench-followed", as: "demo", path: (user) => inFirstChannel(user, "workbench/followed-channels") },
  { name: "workbench-thoughts", as: "demo", path: (user) => inFirstChannel(user, "workbench/thoughts") },
  { name: "workbench-bio", as: "demo", path: (user) => inFirstChannel(user, "workbench/bio") },
  { name: "workbench-complete", as: "demo", path: (user) => inFirstChannel(user, "workbench/complete") },
  { name: "idea-wall", as: "demo", path: (user) => inFirstChannel(user, "idea-wall"), open: waitForWall },
  { name: "idea-wall-selected", as: "demo", path: (user) => inFirstChannel(user, "idea-wall"), open: selectOnWall },
  { name: "ideas-for-you-sources", as: "demo", path: ideasForYou, open: openIdeaSources },
  ...OnboardingPage.options.map((page) => ({
    name: `onboarding-${page}`,
    as: "demo" as const,
    path: `/onboarding/${page}`,
  })),
  { name: "projects", as: "demo", path: (user) => inFirstChannel(user, "projects") },
  { name: "projects-grid", as: "demo", path: (user) => inFirstChannel(user, "projects?layout=grid") },
  ofProject("project"),
  ofProject("ideation-title", brainstorm("Titles")),
  ofProject("ideation-thumbnail", brainstorm("Thumbnails")),
  ofProject("preview", click("Preview")),
  ofProject("upload-thumbnail", click("Upload")),
  ofProject("video-details", click("Video details")),
  ofProject("new-feed-test", click("New feed test")),
  ofProject("thumbnail-editor", editThumbnail),
  ofProject("thumbnail-scoring", scoreThumbnail),
  { name: "calendar", as: "demo", path: (user) => inFirstChannel(user, "calendar") },
  { name: "outliers", as: "demo", path: (user) => inFirstChannel(user, "outliers") },
  { name: "outlier-detail", as: "demo", path: (user) => inFirstChannel(user, "outliers"), open: openOutlier },
  { name: "creator", as: "demo", path: (user) => inFirstChannel(user, "outliers"), open: openCreator },
  { name: "outliers-table", as: "demo", path: (user) => inFirstChannel(user, "outliers?layout=table") },
  {
    name: "idea-canvas",
    as: "demo",
    path: ideaCanvas,
    open: (tab) =>
      tab
        .getByRole("group", { name: /^Note:/ })
        .first()
        .waitFor({ timeout: CATALOGUE_MS }),
  },
  { name: "idea-canvas-add", as: "demo", path: ideaCanvas, open: click("Add note") },
  { name: "watchlists", as: "demo", path: (user) => inFirstChannel(user, "watchlists") },
  {
    name: "watchlists-new",
    as: "demo",
    path: (user) => inFirstChannel(user, "watchlists"),
    open: click("New watchlist"),
  },
  { name: "saved-items", as: "demo", path: (user) => inFirstChannel(user, "saved-items") },
  { name: "saved-items-list", as: "demo", path: (user) => inFirstChannel(user, "saved-items?layout=list") },
  { name: "pitches", as: "demo", path: "/app/pitches" },
  { name: "pitches-board", as: "demo", path: (user) => inFirstChannel(user, "pitches?view=board") },
  { name: "new-pitch", as: "demo", path: "/app/pitches", open: click("New pitch") },
  { name: "pitch-none", as: "demo", path: (user) => inFirstChannel(user, "pitch-web") },
  ofPitch("pitch"),
  ofPitch("pitch-share", click("Share")),
  ofPitch("pitch-history", async (tab) => {
    await tab.getByRole("button", { name: "More actions" }).click();
    await tab.getByRole("menuitem", { name: "History" }).click();
    await tab.getByText("Current").waitFor();
  }),
  ofPitch("pitch-rows", click("Change gender")),
  anonymous("shared-pitch-missing", `/p/${"a".repeat(43)}`),
  { name: "channel", as: "demo", path: (user) => inFirstChannel(user, "settings/channel") },
  { name: "following", as: "demo", path: (user) => inFirstChannel(user, "settings/following") },
  { name: "global-memory", as: "demo", path: globalMemory },
  { name: "global-memory-member", as: "member", path: globalMemory },
  { name: "global-memory-add", as: "demo", path: globalMemory, open: click("Add memory") },
  {
    name: "global-memory-edit",
    as: "demo",
    path: globalMemory,
    open: (tab) => tab.getByRole("button", { name: "Edit memory" }).first().click(),
  },
  { name: "global-memory-forget", as: "demo", path: globalMemory, open: click("Forget all") },
  { name: "scores", as: "demo", path: scores, open: waitForScores },
  {
    name: "scores-thumbnails",
    as: "demo",
    path: scores,
    open: (tab) => tab.getByRole("tab", { name: /^Thumbnails/ }).click(),
  },
  { name: "profile", as: "demo", path: "/app/settings/profile" },
  { name: "about", as: "demo", path: "/app/settings/about" },
  { name: "ai-models", as: "demo", path: "/app/settings/ai-models" },
  { name: "ai-models-member", as: "member", path: "/app/settings/ai-models" },
  { name: "data", as: "demo", path: "/app/settings/data" },
  { name: "billing", as: "demo", path: "/app/settings/billing" },
  { name: "billing-member", as: "member", path: "/app/settings/billing" },
  { name: "referral", as: "demo", path: (user) => `/app/${firstChannelOf(user).organizationId}/settings/referral` },
  { name: "command-menu", as: "demo", path: "/app/settings/about", open: openCommands },
  { name: "team", as: "demo", path: (user) => inFirstChannel(user, "settings/team") },
  { name: "developers", as: "demo", path: developers, open: waitForExamples },
  {
    name: "developers-new-key",
    as: "demo",
    path: developers,
    open: async (tab) => {
      await waitForExamples(tab);
      await click("New key")(tab);
      await tab.getByRole("dialog").getByLabel("Name").waitFor();
    },
  },
  {
    name: "developers-new-webhook",
    as: "demo",
    path: developers,
    open: async (tab) => {
      await waitForExamples(tab);
      await click("Add webhook")(tab);
      await tab.getByRole("dialog").getByLabel("Address").waitFor();
    },
  },
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
