import type { ChannelPreview } from "@coldopen/contract/channels/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import {
  aMember,
  aMembership,
  anOrganizationChannel,
  aUser,
  fieldNotes,
  northlight,
  uuid,
} from "@coldopen/contract/session/factory";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { documentNavigation } from "../../lib/document-navigation.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const newcomer = aUser({ organizations: [], entitlements: [] });
const connected = aUser();
type ChannelHandlers = NonNullable<FakeHandlers["channels"]>;
const byName: ChannelHandlers = { connectMethod: () => ({ method: "name" }) };

describe("connecting a channel", () => {
  it("adds it by name and handle and goes in", async () => {
    let hasChannel = false;
    const { person, address, api } = renderApp(paths.connectChannel, {
      api: {
        session: { profile: () => (hasChannel ? connected : newcomer) },
        channels: {
          ...byName,
          connect: () => {
            hasChannel = true;
            return anOrganizationChannel();
          },
        },
      },
    });
    await person.type(await screen.findByLabelText("Channel name"), "Field Notes");
    await person.type(screen.getByLabelText("Handle"), "fieldnotes{Enter}");
    await waitFor(() => expect(address()).toBe(paths.onboarding("welcome")));
    expect(api.calls.find(({ name }) => name === "channels.connect")?.input).toEqual({
      params: { orgId: northlight.id },
      body: { name: "Field Notes", handle: "@fieldnotes" },
    });
  });

  it("keeps what was typed for a reload", async () => {
    const routes = { as: newcomer, api: { channels: byName } };
    const first = renderApp(paths.connectChannel, routes);
    await first.person.type(await screen.findByLabelText("Channel name"), "Field Notes");
    await first.person.type(screen.getByLabelText("Handle"), "fieldn");
    first.unmount();
    renderApp(paths.connectChannel, routes);
    expect(await screen.findByLabelText("Channel name")).toHaveValue("Field Notes");
    expect(screen.getByLabelText("Handle")).toHaveValue("fieldn");
  });

  it("says what is missing", async () => {
    const { person, api } = renderApp(paths.connectChannel, { as: newcomer, api: { channels: byName } });
    await screen.findByLabelText("Channel name");
    await person.click(screen.getByRole("button", { name: "Connect channel" }));
    expect(await screen.findByText("Cannot be empty")).toBeVisible();
    expect(screen.getByText(/A handle has 3 to 30 letters/)).toBeVisible();
    expect(api.count("channels.connect")).toBe(0);
  });

  it("explains a full plan on its own page", async () => {
    const { person, address } = renderApp(paths.connectChannel, {
      as: connected,
      api: {
        channels: {
          ...byName,
          connect: () => {
            throw new AppError("channel_limit", "Full", { limit: 3 });
          },
        },
      },
    });
    await person.type(await screen.findByLabelText("Channel name"), "One more");
    await person.type(screen.getByLabelText("Handle"), "onemore{Enter}");
    expect(await screen.findByText("Your plan holds 3 channels.")).toBeVisible();
    expect(address()).toBe(paths.channelLimit(3, northlight.id));
  });

  it.each([
    [new AppError("channel_taken", "Taken", { organization: "Half Built" }), paths.channelTaken("Half Built")],
    [new AppError("channel_taken"), paths.channelTaken()],
    [new AppError("no_videos"), paths.noVideos],
    [new AppError("no_long_form_videos"), paths.noLongFormVideos],
  ])("explains %s on its own page", async (error, page) => {
    const { person, address } = renderApp(paths.connectChannel, {
      as: connected,
      api: {
        channels: {
          ...byName,
          connect: () => {
            throw error;
          },
        },
      },
    });
    await person.type(await screen.findByLabelText("Channel name"), "One more");
    await person.type(screen.getByLabelText("Handle"), "onemore{Enter}");
    await waitFor(() => expect(address()).toBe(page));
  });

  it("keeps the form when it is refused", async () => {
    const { person } = renderApp(paths.connectChannel, {
      as: newcomer,
      api: {
        channels: {
          ...byName,
          connect: () => {
            throw new AppError("conflict", "This channel is already in your studio");
          },
        },
      },
    });
    await person.type(await screen.findByLabelText("Channel name"), "Field Notes");
    await person.type(screen.getByLabelText("Handle"), "fieldnotes{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("This channel is already in your studio");
    expect(screen.getByLabelText("Channel name")).toHaveValue("Field Notes");
  });

  it("asks which organization when there are several", async () => {
    const other = { id: uuid(1, 2), name: "Half Built" };
    const as = aUser({ organizationUsers: [aMembership(), aMembership({ id: uuid(3, 2), organization: other })] });
    const { person, api } = renderApp(paths.connectChannel, { as, api: { channels: byName } });
    await person.click(await screen.findByRole("combobox", { name: "Organization" }));
    await person.click(await screen.findByRole("option", { name: "Half Built" }));
    await person.type(screen.getByLabelText("Channel name"), "Shed");
    await person.type(screen.getByLabelText("Handle"), "shed{Enter}");
    await waitFor(() => expect(api.count("channels.connect")).toBe(1));
    expect(api.calls.find(({ name }) => name === "channels.connect")?.input).toMatchObject({
      params: { orgId: other.id },
    });
  });
});

it.each([
  ["plain", "Tell us which channel you work on. Everything in the studio is kept per channel."],
  ["read-only", /Cold Open only reads/],
])("explains connecting, variant %s", async (variant, words) => {
  renderApp(paths.connectChannel, { as: newcomer, experiments: { CHANNEL_CONNECT_MESSAGING: variant } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole("link", { name: "Log out" })).toHaveAttribute("href", paths.logout);
});

describe("connecting with Google", () => {
  const consent = "https://accounts.example/consent?state=1";
  const google: ChannelHandlers = {
    connectMethod: () => ({ method: "google" }),
    requestConsent: () => ({ consentPage: consent }),
  };

  it("leaves for the consent page with the campaign of the visit", async () => {
    const open = vi.spyOn(documentNavigation, "open").mockImplementation(() => undefined);
    const { person, api } = renderApp(`${paths.connectChannel}?utm_source=newsletter`, {
      as: newcomer,
      api: { channels: google },
    });
    await person.click(await screen.findByRole("button", { name: "Continue with Google" }));
    await waitFor(() => expect(open).toHaveBeenCalledWith(consent));
    expect(api.calls.find(({ name }) => name === "channels.requestConsent")?.input).toEqual({
      params: { orgId: northlight.id },
      body: { redirect: paths.onboarding("welcome"), utmSource: "newsletter" },
    });
    expect(screen.queryByLabelText("Channel name")).not.toBeInTheDocument();
  });

  it("names the campaign of an earlier link", async () => {
    const open = vi.spyOn(documentNavigation, "open").mockImplementation(() => undefined);
    const promotions = { version: 1, value: { utm_source: "spring" } };
    localStorage.setItem("studio-promotional-parameters", JSON.stringify(promotions));
    const { person, api } = renderApp(paths.connectChannel, { as: newcomer, api: { channels: google } });
    await person.click(await screen.findByRole("button", { name: "Continue with Google" }));
    await waitFor(() => expect(open).toHaveBeenCalledWith(consent));
    expect(api.calls.find(({ name }) => name === "channels.requestConsent")?.input).toMatchObject({
      body: { utmSource: "spring" },
    });
    localStorage.removeItem("studio-promotional-parameters");
  });

  it("states the problem of the attempt before", async () => {
    renderApp(paths.connectChannelAfter("missing_permissions"), { as: newcomer, api: { channels: google } });
    expect(await screen.findByRole("alert")).toHaveTextContent("Cold Open needs both permissions");
  });
});

describe("connecting a channel that is looked up", () => {
  const preview: ChannelPreview = {
    ...{ ucid: fieldNotes.ucid, name: "Field Notes", handle: "@fieldnotes", channelThumbnail: null },
    subscribers: 5200,
    latestVideos: [{ videoId: "a0000000001", title: "A day on the ice", uploaded: "2026-06-01T12:00:00Z" }],
  };

  it("shows it first, with its latest videos, and adds it by one more key", async () => {
    let hasChannel = false;
    const { person, address, api } = renderApp(paths.connectChannel, {
      api: {
        session: { profile: () => (hasChannel ? connected : newcomer) },
        channels: {
          connectMethod: () => ({ method: "lookup" }),
          preview: () => preview,
          connect: () => {
            hasChannel = true;
            return anOrganizationChannel();
          },
        },
      },
    });
    await person.type(await screen.findByLabelText("Your channel"), "https://youtube.com/@fieldnotes{Enter}");
    const found = await screen.findByRole("region", { name: "Field Notes" });
    expect(found).toHaveTextContent("@fieldnotes · 5.2K subscribers");
    expect(found).toHaveTextContent("A day on the ice");
    expect(screen.getByRole("button", { name: "Connect channel" })).toHaveFocus();
    await person.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe(paths.onboarding("welcome")));
    expect(api.calls.find(({ name }) => name === "channels.connect")?.input).toMatchObject({
      body: { ucid: fieldNotes.ucid, handle: "@fieldnotes" },
    });
  });

  it("says that there is none, and lets the user choose another", async () => {
    let isKnown = false;
    const { person } = renderApp(paths.connectChannel, {
      as: newcomer,
      api: {
        channels: {
          connectMethod: () => ({ method: "lookup" }),
          preview: () => {
            if (!isKnown) throw new AppError("not_found", "YouTube knows no such channel");
            return preview;
          },
        },
      },
    });
    await person.type(await screen.findByLabelText("Your channel"), "@fieldnotes{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("YouTube knows no such channel");
    isKnown = true;
    await person.click(screen.getByRole("button", { name: "Find channel" }));
    await person.click(await screen.findByRole("button", { name: "Choose another channel" }));
    await waitFor(() => expect(screen.getByLabelText("Your channel")).toHaveFocus());
    expect(screen.getByLabelText("Your channel")).toHaveValue("@fieldnotes");
  });
});

it.each([
  ["demo", /made-up videos and views/],
  ["name", /added by name alone/],
] as const)("says what adding a channel means, by %s", async (method, words) => {
  renderApp(paths.connectChannel, { as: newcomer, api: { channels: { connectMethod: () => ({ method }) } } });
  expect(await screen.findByText(words)).toBeVisible();
});

describe("users who may not connect", () => {
  it("see the reason if they are no admin", async () => {
    const { address } = renderApp(paths.connectChannel, { as: aMember() });
    expect(await screen.findByText("You don't have access to this studio yet.")).toBeVisible();
    expect(address()).toBe(paths.needAccess);
  });
  it("choose a plan first if they have no organization yet", async () => {
    const { address } = renderApp(paths.connectChannel, {
      as: aUser({ organizations: [], entitlements: [], organizationUsers: [] }),
    });
    await waitFor(() => expect(address()).toBe(paths.pricing));
  });
  it("are redirected to the sign-in if signed out", async () => {
    const { address } = renderApp(paths.connectChannel);
    await waitFor(() => expect(address()).toBe(paths.home));
  });
});

describe("the made-up channel", () => {
  it("is offered to internal testers only", async () => {
    const { unmount } = renderApp(paths.connectChannel, { as: newcomer, api: { channels: byName } });
    await screen.findByLabelText("Channel name");
    expect(screen.queryByRole("link", { name: "Mock Channel Connect" })).not.toBeInTheDocument();
    unmount();
    renderApp(paths.connectChannel, {
      as: newcomer,
      gates: { STUDIO_INTERNAL_TESTING: true },
      api: { channels: byName },
    });
    expect(await screen.findByRole("link", { name: "Mock Channel Connect" })).toHaveAttribute(
      "href",
      paths.mockConnectChannel,
    );
  });
  it("is connected by one click", async () => {
    let hasChannel = false;
    const { person, address } = renderApp(paths.mockConnectChannel, {
      gates: { STUDIO_INTERNAL_TESTING: true },
      api: {
        session: { profile: () => (hasChannel ? connected : newcomer) },
        channels: {
          connectMock: () => {
            hasChannel = true;
            return anOrganizationChannel();
          },
        },
      },
    });
    await person.click(await screen.findByRole("button", { name: "Mock Channel Connect" }));
    await waitFor(() => expect(address()).toBe(paths.onboarding("welcome")));
  });
  it("is refused to everyone else", async () => {
    renderApp(paths.mockConnectChannel, { as: newcomer });
    expect(await screen.findByText("This page is for internal testers.")).toBeVisible();
  });
});
