import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aUser, uuid } from "@coldopen/contract/session/factory";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { renderApp } from "../../testing/render-app.tsx";

const token = "invite-token-of-twenty-and-more";

describe("coming back from an identity provider", () => {
  it("goes in", async () => {
    const { address } = renderApp(paths.callback(), { as: aUser() });
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
  });
  it("accepts the invite first, once", async () => {
    const { address, api } = renderApp(paths.callback({ invite: token }), {
      as: aUser(),
      api: { team: { acceptInvite: () => ({ organizationId: uuid(1, 1) }) } },
    });
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
    expect(api.count("team.acceptInvite")).toBe(1);
  });
  it("says so when the invite can't be taken", async () => {
    renderApp(paths.callback({ invite: token }), {
      as: aUser(),
      api: {
        team: {
          acceptInvite: () => {
            throw new AppError("forbidden");
          },
        },
      },
    });
    expect(await screen.findByText(/This invite is no longer valid/)).toBeVisible();
  });
  it("passes the provider's reason on as text, never as markup", async () => {
    renderApp("/auth/signup-callback?error=access_denied&error_description=%3Cb%3Eno%3C%2Fb%3E");
    expect(await screen.findByText("<b>no</b>")).toBeVisible();
  });
});

describe("logging out", () => {
  const redirect = `/api/auth0/logout-redirect/?returnTo=${encodeURIComponent(`${paths.logout}?returned=1`)}`;
  it("goes to the server's logout redirect, which leads back here", () => {
    const open = vi.spyOn(documentNavigation, "open").mockReturnValue();
    onTestFinished(() => open.mockRestore());
    renderApp(paths.logout, { as: aUser() });
    return waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(redirect));
  });
  it("offers to log in again without a session", async () => {
    renderApp(`${paths.logout}?returned=1`);
    expect(await screen.findByRole("heading", { name: "You're logged out" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in again" })).toHaveAttribute("href", paths.home);
  });
  it("says so if the session is still there after the redirect, and tries again", async () => {
    const open = vi.spyOn(documentNavigation, "open").mockReturnValue();
    onTestFinished(() => open.mockRestore());
    const { person } = renderApp(`${paths.logout}?returned=1`, { as: aUser() });
    expect(await screen.findByRole("heading", { name: "Still logged in" })).toBeVisible();
    expect(open).not.toHaveBeenCalled();
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(open).toHaveBeenCalledExactlyOnceWith(redirect);
  });
});

it.each([
  "/auth/check-mail",
  "/auth/forgot-password",
  "/auth/verify-email?token=aaaaaaaaaaaaaaaaaaaaaaaa",
  "/auth/no-channels",
  "/auth/no-videos",
  "/auth/channel-limit",
  "/auth/connect-server-error",
  "/auth/pricing-plans",
])("%s offers to log out", async (path) => {
  renderApp(path);
  expect(await screen.findByRole("link", { name: "Log out" })).toHaveAttribute("href", paths.logout);
});

it.each([
  ["/auth/need-access", "You don't have access to this studio yet.", "See plans", "/pricing"],
  ["/auth/server-error?requestId=req-77", "Our server could not finish this. Please try again.", "Try again", "/"],
  ["/auth/unexpected-error", "We did not expect this, and it has been logged. Please try again.", "Try again", "/"],
  ["/auth/error?reason=You+said+no", "You said no", "Back to log in", "/home"],
  ["/auth/error", "The sign-in was not completed.", "Back to log in", "/home"],
])("%s says one sentence and offers one way on, and to log out", async (path, text, action, href) => {
  renderApp(path);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: action })).toHaveAttribute("href", href);
  expect(screen.getByRole("link", { name: "Log out" })).toHaveAttribute("href", paths.logout);
});

it("shows the request id that support asks for", async () => {
  renderApp("/auth/server-error?requestId=req-77");
  expect(await screen.findByText("Request id: req-77")).toBeVisible();
});
