import { someChannelSettings } from "@coldopen/contract/channel-settings/factory";
import type { ConnectOutcome, ConnectState } from "@coldopen/contract/channels/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aMember, aMembership, aUser, fieldNotes, northlight, uuid } from "@coldopen/contract/session/factory";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

it.each([
  ["/auth/no-videos", "This channel has no public videos yet.", "Connect another channel", paths.connectChannel],
  [
    "/auth/no-long-form-videos",
    "We need at least one video longer than three minutes to learn from.",
    "Connect another channel",
    paths.connectChannel,
  ],
  [
    "/auth/new-channel-already-in-org?organization=%3Ci%3ENorthlight",
    "This channel already belongs to <i>Northlight. Ask its owner for an invite.",
    "Connect another channel",
    paths.connectChannel,
  ],
  [
    "/auth/new-channel-already-in-org",
    "This channel already belongs to another organization. Ask its owner for an invite.",
    "Connect another channel",
    paths.connectChannel,
  ],
  [
    "/auth/connect-server-error?requestId=req-9",
    "Something on our side went wrong while connecting. Please try again.",
    "Try again",
    paths.connectChannel,
  ],
])("%s says why and what next", async (path, text, action, href) => {
  renderApp(path, { api: { billing: { setup: () => ({ payments: true }) } } });
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByRole("link", { name: action })).toHaveAttribute("href", href);
  expect(screen.getByRole("link", { name: "Log out" })).toHaveAttribute("href", paths.logout);
});

describe("the channel limit", () => {
  const lantern = { id: uuid(1, 2), name: "Lantern" };
  const admin = aMembership({ id: uuid(3, 2), role: "admin", organization: lantern });
  const api = { billing: { setup: () => ({ payments: true }) } };

  it.each([
    ["1", "Your plan holds 1 channel."],
    ["lots", "Your plan holds no more channels."],
  ])("of %s leads the owner to the plans", async (channels, text) => {
    renderApp(`/auth/channel-limit?channels=${channels}&organization=${northlight.id}`, { as: aUser(), api });
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByRole("link", { name: "See plans" })).toHaveAttribute("href", paths.pricing);
  });

  it("names the owner to ask to an admin, who would pay for an organization of their own", async () => {
    const as = aUser({ organizationUsers: [aMembership(), admin] });
    renderApp(paths.channelLimit(3, lantern.id), { as, api });
    expect(
      await screen.findByText("Ask the owner of Lantern to disconnect one or to choose a larger plan."),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to the studio" })).toHaveAttribute("href", paths.root);
    expect(screen.queryByRole("link", { name: "See plans" })).not.toBeInTheDocument();
  });
});

it("is sorry when no channel was found, and offers to connect one", async () => {
  renderApp(paths.noChannels, { as: aUser({ organizations: [], entitlements: [] }) });
  expect(await screen.findByRole("heading", { name: "We're sorry" })).toBeVisible();
  expect(
    screen.getByText("We couldn’t find a YouTube channel for this account. Please try another channel."),
  ).toBeVisible();
  expect(await screen.findByRole("link", { name: "Connect channel" })).toHaveAttribute("href", paths.connectChannel);
});

it("lets a member without a channel look again once one was given", async () => {
  let user = aMember({ organizations: [], entitlements: [] });
  const { person, address } = renderApp(paths.noChannels, { api: { session: { profile: () => user } } });
  expect(await screen.findByText("Ask the owner of your organization to give you a channel.")).toBeVisible();
  user = aMember();
  await person.click(screen.getByRole("button", { name: "Check again" }));
  await waitFor(() => expect(address()).toBe(paths.firstScreen));
});

it("enters the studio after the consent page", async () => {
  const { address } = renderApp("/auth/connect-callback", { as: aUser() });
  await waitFor(() => expect(address()).toBe(paths.firstScreen));
});

describe("the way back from the consent page", () => {
  const stateOf = (more: Partial<ConnectState> = {}) => {
    const state: ConnectState = {
      organizationId: northlight.id,
      organizationUserId: uuid(3, 1),
      source: "Studio",
      frontendRedirect: "/",
      nonce: "nonce",
      ...more,
    };
    return `${btoa(JSON.stringify(state)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.signature`;
  };
  const back = (query: Record<string, string>, finishConsent?: () => ConnectOutcome) =>
    renderApp(`/auth/connect-callback?${new URLSearchParams(query)}`, {
      as: aUser(),
      api: {
        ...(finishConsent && { channels: { finishConsent } }),
        channelSettings: { read: () => someChannelSettings() },
        cast: { list: () => ({ members: [] }) },
      },
    });
  const settings = paths.channelSettings({ organizationId: northlight.id, channelUcid: fieldNotes.ucid });
  const reconnect = { reconnect: { channelUcid: fieldNotes.ucid }, frontendRedirect: settings };

  it("connects the channel once and enters the studio", async () => {
    const connected = { outcome: "connected", channelUcid: fieldNotes.ucid, redirect: "/" } as const;
    const { address, api } = back({ code: "a-code", state: stateOf() }, () => connected);
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
    expect(api.calls.filter(({ name }) => name === "channels.finishConsent")).toMatchObject([
      { input: { params: { orgId: northlight.id }, body: { code: "a-code", state: stateOf() } } },
    ]);
  });

  it.each([
    [{ outcome: "no_channels" }, paths.noChannels],
    [{ outcome: "no_videos" }, paths.noVideos],
    [{ outcome: "no_long_form_videos" }, paths.noLongFormVideos],
    [{ outcome: "channel_limit", channels: 3 }, paths.channelLimit(3, northlight.id)],
    [{ outcome: "channel_taken", organization: "Half & Built" }, paths.channelTaken("Half & Built")],
    [{ outcome: "channel_taken" }, paths.channelTaken()],
    [{ outcome: "attempt_expired" }, paths.connectChannelAfter("attempt_expired")],
    [{ outcome: "missing_permissions" }, paths.connectChannelAfter("missing_permissions")],
    [{ outcome: "quota_exceeded" }, paths.connectChannelAfter("quota_exceeded")],
  ] satisfies [ConnectOutcome, string][])("explains %j on its page", async (outcome, page) => {
    const { address } = back({ code: "a-code", state: stateOf() }, () => outcome);
    await waitFor(() => expect(address()).toBe(page));
  });

  it("explains a failure of the server with its request id", async () => {
    const { address } = back({ code: "a-code", state: stateOf() }, () => {
      throw new AppError("upstream_failed");
    });
    await waitFor(() => expect(address()).toBe(paths.connectServerError("req-test")));
  });

  it("shows an unforeseen failure of the studio on a page of its own, with its request id", async () => {
    const { address } = back({ code: "a-code", state: stateOf() }, () => {
      throw new AppError("unexpected");
    });
    await waitFor(() => expect(address()).toBe(paths.unexpectedError("req-test")));
  });

  it.each([
    [{ error: "access_denied", state: stateOf() }, paths.connectChannelAfter("cancelled")],
    [{ error: "invalid_scope", error_description: "<b>No" }, paths.authError("<b>No")],
    [{ code: "a-code", state: "not ours" }, paths.connectChannelAfter("attempt_expired")],
  ])("explains %j of Google", async (query, page) => {
    const { address } = back(query);
    await waitFor(() => expect(address()).toBe(page));
  });

  it("goes back to the settings of a channel that was connected again, or could not be", async () => {
    const state = stateOf(reconnect);
    const first = back({ code: "a-code", state }, () => ({
      outcome: "connected",
      channelUcid: fieldNotes.ucid,
      redirect: settings,
    }));
    await waitFor(() => expect(first.address()).toBe(settings));
    expect(await screen.findByText("The channel is connected again")).toBeVisible();
    first.unmount();
    const second = back({ code: "a-code", state }, () => ({ outcome: "other_channel", channel: "Another" }));
    await waitFor(() => expect(second.address()).toBe(settings));
    expect(await screen.findByText(/You chose another channel on Google's page/)).toBeVisible();
  });
});
