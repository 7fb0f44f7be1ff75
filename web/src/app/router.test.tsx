import { pagePatterns } from "@coldopen/contract/page-patterns";
import { paths } from "@coldopen/contract/paths";
import {
  aMember,
  aMembership,
  anOrganizationChannel,
  aUser,
  fieldNotes,
  nightShift,
  northlight,
  uuid,
} from "@coldopen/contract/session/factory";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { activeChannel } from "../lib/active-channel.ts";
import { renderApp } from "../testing/render-app.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { notFound as notBuilt, table } from "./table.ts";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const inChannel = (rest: string) => `/app/${northlight.id}/${fieldNotes.ucid}/${rest}`;
const notFound = () => screen.findByText("The page you are looking for does not exist");

describe("the root", () => {
  it("redirects a signed-out user to the sign-in with the query string", async () => {
    const { address } = renderApp("/?utm_source=mail&promo_code=50");
    await waitFor(() => expect(address()).toBe("/home?utm_source=mail&promo_code=50"));
  });
  it("redirects a user with a channel to the first screen", async () => {
    const { address } = renderApp("/", { as: aUser() });
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
  });
  it("redirects a user without a channel to the connect page and logs it", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { address } = renderApp("/", { as: aUser({ organizations: [], entitlements: [] }) });
    await waitFor(() => expect(address()).toBe(paths.noChannels));
    expect(error).toHaveBeenCalledWith("User reached unexpected redirect.");
    error.mockRestore();
  });
  it("shows pricing to a user without a subscription", async () => {
    const as = aUser({ organizationUsers: [aMembership({ organization: { subscriptionActive: false } })] });
    const { address } = renderApp("/", { as });
    await waitFor(() => expect(address()).toBe(paths.pricing));
  });
});

describe("the studio", () => {
  it.each(["/app", "/app/chat", inChannel("dashboard"), inChannel("")])(
    "leads %s to the first screen",
    async (path) => {
      const { address } = renderApp(path, { as: aUser() });
      await waitFor(() => expect(address()).toBe(paths.firstScreen));
    },
  );
  it("redirects a signed-out user to the log-out page", async () => {
    const { address } = renderApp(paths.profile);
    await waitFor(() => expect(address()).toBe(paths.logout));
  });
  it("redirects users without the role from the team page", async () => {
    const { address } = renderApp(paths.team(channel), { as: aMember() });
    await waitFor(() => expect(address()).toBe(paths.profile));
  });
  it("resolves an unlisted path under the channel", async () => {
    const { address } = renderApp("/app/settings/team?tab=invites", { as: aUser() });
    await waitFor(() => expect(address()).toBe(`${paths.team(channel)}?tab=invites`));
  });
  it("remembers the channel of the address", async () => {
    const other = { ...channel, channelUcid: nightShift.ucid };
    const { address } = renderApp(paths.team(other), { as: aUser() });
    await waitFor(() => expect(address()).toBe(paths.team(other)));
    await waitFor(() => expect(activeChannel.read()).toEqual(other));
  });
});

describe("a gate that is off", () => {
  const off = { STUDIO_PITCH_AGENT_ACCESS: false, STUDIO_WORKBENCH_ACCESS: false, STUDIO_IDEAS_FOR_YOU: false };
  it.each([
    "/app/pitches",
    "/app/pitch-agent",
    inChannel("pitches"),
    inChannel("workbench"),
    inChannel("workbench/rate-ideas"),
    inChannel("campaign?name=ideas-for-you"),
  ])("leads away from %s", async (path) => {
    const { address } = renderApp(path, { as: aUser(), gates: off });
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
  });
});

describe("a channel whose set-up isn't complete", () => {
  const notStarted = () => ({ onboarded: { dataOnboardingPipelineStatus: "not started" as const, available: [] } });
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    localStorage.removeItem("studio-onboarded-channels");
    return () => vi.restoreAllMocks();
  });
  it.each([inChannel("calendar"), paths.firstScreen, "/app/pitches", "/app/pitch-agent"])(
    "redirects from %s to onboarding",
    async (path) => {
      const entries = window.history.length;
      const gates = { STUDIO_PITCH_AGENT_ACCESS: true };
      const { address } = renderApp(path, { as: aUser(), gates, api: { onboarding: { status: notStarted } } });
      await waitFor(() => expect(address()).toBe("/onboarding/complete"));
      expect(window.history.length).toBe(entries);
    },
  );
  it("opens once its status is done, and stores that", async () => {
    const { api } = renderApp(inChannel("calendar"), { as: aUser() });
    expect(await screen.findByRole("heading", { name: "Calendar" })).toBeVisible();
    expect(api.count("onboarding.status")).toBe(1);
    expect(localStorage.getItem("studio-onboarded-channels")).toContain(fieldNotes.ucid);
  });
  it("opens without a request if it is in the stored list", async () => {
    localStorage.setItem("studio-onboarded-channels", JSON.stringify({ version: 1, value: [fieldNotes.ucid] }));
    const { api } = renderApp(inChannel("calendar"), { as: aUser(), api: { onboarding: { status: notStarted } } });
    expect(await screen.findByRole("heading", { name: "Calendar" })).toBeVisible();
    expect(api.count("onboarding.status")).toBe(0);
  });
  it("opens if the guard is disabled", async () => {
    const gates = { STUDIO_DISABLE_ONBOARDING_GUARD: true };
    renderApp(inChannel("calendar"), { as: aUser(), gates, api: { onboarding: { status: notStarted } } });
    expect(await screen.findByRole("heading", { name: "Calendar" })).toBeVisible();
  });
});

it("shows a full-screen spinner while the user is loading", async () => {
  let answer = () => undefined as undefined;
  const response = new Promise<undefined>((resolve) => {
    answer = () => void resolve(undefined);
  });
  renderApp(paths.profile, { api: { session: { profile: () => response.then(() => aUser()) } } });
  expect(await screen.findByRole("status", { name: "Loading" })).toBeVisible();
  answer();
  expect(await screen.findByRole("heading", { name: "Profile" })).toBeVisible();
});

describe("settings", () => {
  const at = [
    paths.profile,
    paths.channelSettings(channel),
    paths.team(channel),
    paths.labs(channel),
    paths.developers(channel),
    paths.about,
    paths.aiModels,
    paths.billing,
    paths.data,
  ];
  it.each(at)("have a main landmark: %s", async (path) => {
    renderApp(path, { as: aUser() });
    const [main, ...others] = await screen.findAllByRole("main");
    expect(others).toEqual([]);
    expect(main).toContainElement(screen.getByRole("heading", { level: 1 }));
  });
});

describe("what isn't there", () => {
  it.each(["/nowhere", "/not-found", inChannel("a/b")])("shows the not-found page at %s", async (path) => {
    const { address } = renderApp(path, { as: aUser() });
    expect(await notFound()).toBeVisible();
    expect(screen.getByText("404")).toBeVisible();
    expect(address()).toBe(path);
    expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "Logout" })).toHaveAttribute("href", "/auth/logout");
  });
  it("shows the product name and footer outside the studio", async () => {
    const { unmount } = renderApp("/nowhere");
    await notFound();
    expect(screen.getByRole("banner")).toHaveTextContent("Cold Open");
    expect(screen.getByRole("contentinfo")).toHaveTextContent(`© ${new Date().getFullYear()}`);
    unmount();
    renderApp(inChannel("a/b"), { as: aUser() });
    await notFound();
    expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
  });
  it("says that a channel was not found", async () => {
    renderApp(paths.team({ ...channel, channelUcid: nightShift.ucid }), { as: aMember() });
    expect(
      await screen.findByText(
        "We could not find this channel. You can navigate to the home screen or logout. If the issue persists please contact customer service.",
      ),
    ).toBeVisible();
  });
  it.each([
    paths.team({ ...channel, organizationId: uuid(1, 7) }),
    paths.calendar({ ...channel, organizationId: "no-uuid" }),
    "/app/123/456/projects",
  ])("says that the organization of %s was not found", async (path) => {
    renderApp(path, { as: aUser() });
    expect(
      await screen.findByText(
        "We could not find this organization. You can navigate to the home screen or logout. If the issue persists please contact customer service.",
      ),
    ).toBeVisible();
  });
});

describe("a spotter organization", () => {
  const as = aMember({
    organizationUsers: [aMembership({ role: "primary", organization: { isSpotterOrganization: true } })],
  });
  const other = { ...channel, channelUcid: nightShift.ucid };

  it("admits a channel that the profile does not list", async () => {
    let listed = as.organizations;
    const { api } = renderApp(`/app/${northlight.id}/${nightShift.ucid}/nowhere`, {
      api: {
        session: { profile: () => ({ ...as, organizations: listed }) },
        channels: {
          admit: () => {
            listed = [...listed, anOrganizationChannel(nightShift)];
            return {};
          },
        },
      },
    });
    expect(await notFound()).toBeVisible();
    expect(screen.getByRole("button", { name: "Switch channel: Night Shift" })).toBeVisible();
    expect(api.count("channels.admit")).toBe(1);
  });
  it("shows not found for a channel that the server does not know", async () => {
    renderApp(paths.team(other), { as });
    expect(await screen.findByText(/We could not find this channel/)).toBeInTheDocument();
  });
});

it("shows the generic error page when the server fails, with what support needs", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { person } = renderApp(paths.profile, {
    api: {
      session: {
        profile: () => {
          throw new Error("down");
        },
      },
    },
  });
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await person.click(screen.getByText("Stuff for the nerds"));
  expect(screen.getByText(/request req-test/)).toBeVisible();
  expect(screen.getByText(/Please refresh the page or log out/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Refresh" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Log out" })).toHaveAttribute("href", paths.logout);
  expect(screen.getByRole("button", { name: "contact support" })).toBeVisible();
  error.mockRestore();
});

it("shows an unknown error for a value that is not an Error", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(<ErrorScreen error="boom" />);
  const text = "Unknown error occurred. Please refresh the page or contact support.";
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  error.mockRestore();
});

it("has the pages that the server knows; for all others it answers 404", () => {
  const pattern = (path: string) => path.replace(/\/$/, "").replace(/\/\$$/, "/:rest").replaceAll("$", ":") || "/";
  const built = table.filter(({ path, screen, guard }) => path !== "/ui" && (screen !== notBuilt || guard));
  expect(built.map(({ path }) => pattern(path)).sort()).toEqual(pagePatterns.filter((path) => path !== "/").sort());
});

it("has every address of the product", () => {
  const ofAuth =
    "signup direct-to-payment callback connect-channel no-videos channel-limit no-channels no-long-form-videos new-channel-already-in-org connect-server-error already-authenticated connect-callback error server-error need-access unexpected-error logout signup-callback pricing-plans";
  const ofOnboarding =
    "add-ideas cast-members complete creators follow-creators ideas-for-you personalize-bio profile likeness thumbnail-style thumbnail-calibration welcome loading";
  const ofChannels =
    "calendar campaign dashboard projects projects/$projectId outliers outliers/creators/$ucid idea-canvas idea-wall watchlists pitches liked-items saved-items settings/channel settings/following settings/global-memory settings/scores settings/team settings/developers workbench workbench/rate-ideas workbench/followed-channels workbench/thoughts workbench/bio workbench/complete pitch-web";
  const under = (prefix: string, names: string) => names.split(" ").map((name) => `${prefix}/${name}`);
  expect(table.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ...["/home", "/pricing", "/not-found", "/mock/connect-channel", "/app/chat", "/app/pitch-agent", "/app/pitches"],
      ...[
        "/app/settings/profile",
        "/app/settings/ai-models",
        "/app/settings/billing",
        "/app/settings/data",
        "/app/$organizationId/settings/referral",
      ],
      ...under("/auth", ofAuth),
      ...under("/onboarding", ofOnboarding),
      ...under("/app/$organizationId/$channelUcid", ofChannels),
    ]),
  );
});

it("names every address once", () => {
  const addresses = table.map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
});
