import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aUser, uuid } from "@coldopen/contract/session/factory";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
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
  it("ends the session and offers the way back", async () => {
    let isSignedIn = true;
    const { api } = renderApp(paths.logout, {
      api: {
        session: {
          profile: () => {
            if (!isSignedIn) throw new AppError("unauthenticated");
            return aUser();
          },
          signOut: () => {
            isSignedIn = false;
            return {};
          },
        },
      },
    });
    expect(await screen.findByRole("link", { name: "Log in again" })).toHaveAttribute("href", paths.home);
    expect(api.count("session.signOut")).toBeGreaterThan(0);
  });
  it("never says so when it isn't true", async () => {
    let isDown = true;
    const { person } = renderApp(paths.logout, {
      as: aUser(),
      api: {
        session: {
          signOut: () => {
            if (isDown) throw new AppError("unavailable");
            return {};
          },
        },
      },
    });
    expect(await screen.findByRole("heading", { name: "Still logged in" })).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "You're logged out" })).toBeVisible();
  });
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
