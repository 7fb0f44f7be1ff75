import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import {
  aMember,
  aMembership,
  anOrganizationChannel,
  aUser,
  northlight,
  uuid,
} from "@coldopen/contract/session/factory";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const newcomer = aUser({ organizations: [], entitlements: [] });
const connected = aUser();

describe("connecting a channel", () => {
  it("adds it by name and handle and goes in", async () => {
    let hasChannel = false;
    const { person, address, api } = renderApp(paths.connectChannel, {
      api: {
        session: { profile: () => (hasChannel ? connected : newcomer) },
        channels: {
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

  it("says what is missing", async () => {
    const { person, api } = renderApp(paths.connectChannel, { as: newcomer });
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
          connect: () => {
            throw new AppError("channel_limit");
          },
        },
      },
    });
    await person.type(await screen.findByLabelText("Channel name"), "One more");
    await person.type(screen.getByLabelText("Handle"), "onemore{Enter}");
    expect(await screen.findByText("Your plan holds 2 channels.")).toBeVisible();
    expect(address()).toBe(paths.channelLimit(2));
  });

  it("keeps the form when it is refused", async () => {
    const { person } = renderApp(paths.connectChannel, {
      as: newcomer,
      api: {
        channels: {
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
    const { person, api } = renderApp(paths.connectChannel, { as });
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

describe("users who may not connect", () => {
  it("see the reason if they are no admin", async () => {
    const { address } = renderApp(paths.connectChannel, { as: aMember() });
    expect(await screen.findByText("You don't have access to this studio yet.")).toBeVisible();
    expect(address()).toBe(paths.needAccess);
  });
  it("are redirected to the sign-in if signed out", async () => {
    const { address } = renderApp(paths.connectChannel);
    await waitFor(() => expect(address()).toBe(paths.home));
  });
});

describe("the made-up channel", () => {
  it("is offered to internal testers only", async () => {
    const { unmount } = renderApp(paths.connectChannel, { as: newcomer });
    await screen.findByLabelText("Channel name");
    expect(screen.queryByRole("link", { name: "Mock Channel Connect" })).not.toBeInTheDocument();
    unmount();
    renderApp(paths.connectChannel, { as: newcomer, gates: { STUDIO_INTERNAL_TESTING: true } });
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
