import { paths } from "@coldopen/contract/paths";
import { aMember, aUser } from "@coldopen/contract/session/factory";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

it.each([
  ["/auth/no-videos", "This channel has no public videos yet.", "Connect another channel", paths.connectChannel],
  [
    "/auth/no-long-form-videos",
    "We need at least one video longer than three minutes to learn from.",
    "Connect another channel",
    paths.connectChannel,
  ],
  ["/auth/channel-limit?channels=1", "Your plan holds 1 channel.", "See plans", paths.pricing],
  ["/auth/channel-limit?channels=lots", "Your plan holds no more channels.", "See plans", paths.pricing],
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
  renderApp(path);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: action })).toHaveAttribute("href", href);
  expect(screen.getByRole("link", { name: "Log out" })).toHaveAttribute("href", paths.logout);
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

it("explains what the consent page reports", async () => {
  renderApp("/auth/connect-callback?error=channel_limit&channels=3", { as: aUser() });
  expect(await screen.findByText("Your plan holds 3 channels.")).toBeVisible();
});
