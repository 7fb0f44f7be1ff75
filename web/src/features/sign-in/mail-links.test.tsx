import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aUser } from "@coldopen/contract/session/factory";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const token = "a-token-of-twenty-and-more";
const providers = () => ({ providers: [], verifiesEmail: true, hasMailbox: false });
const expired = () => {
  throw new AppError("link_expired");
};

describe("confirming an address", () => {
  it("spends the token once and goes in", async () => {
    let isSignedIn = false;
    const { address, api } = renderApp(paths.verifyEmail(token), {
      api: {
        session: {
          profile: () => {
            if (!isSignedIn) throw new AppError("unauthenticated");
            return aUser();
          },
          verifyEmail: () => {
            isSignedIn = true;
            return { next: "signed_in" };
          },
        },
      },
    });
    await waitFor(() => expect(address()).toBe(paths.chat));
    expect(api.count("session.verifyEmail")).toBe(1);
  });
  it("says so when the link has expired", async () => {
    renderApp(paths.verifyEmail(token), { api: { session: { verifyEmail: expired } } });
    expect(await screen.findByText("This link has expired or was already used.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", paths.home);
  });
  it("asks nothing of the server for half a link", async () => {
    const { api } = renderApp(paths.verifyEmail("short"));
    expect(await screen.findByText("This link has expired or was already used.")).toBeVisible();
    expect(api.count("session.verifyEmail")).toBe(0);
  });
  it("can be tried again after a failure of ours", async () => {
    let isDown = true;
    const { person } = renderApp(paths.verifyEmail(token), {
      api: {
        session: {
          verifyEmail: () => {
            if (isDown) throw new AppError("unavailable");
            return { next: "check_mail" };
          },
        },
      },
    });
    await screen.findByText(/We can't reach the studio/);
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Your address is confirmed. Log in to go on.")).toBeVisible();
  });
});

describe("a forgotten password", () => {
  it("answers the same for any address", async () => {
    const { person } = renderApp(paths.forgotPassword, { api: { session: { providers, forgotPassword: () => ({}) } } });
    await person.type(await screen.findByLabelText("E-mail"), "who@example.com{Enter}");
    expect(await screen.findByText("If there is an account for who@example.com, a link is on its way.")).toBeVisible();
  });
  it("needs an address", async () => {
    const { person, api } = renderApp(paths.forgotPassword, { api: { session: { providers } } });
    await person.type(await screen.findByLabelText("E-mail"), "who{Enter}");
    expect(await screen.findByText("Enter an e-mail address like name@example.com")).toBeVisible();
    expect(api.count("session.forgotPassword")).toBe(0);
  });
  it("keeps the address when it can't be sent", async () => {
    const { person } = renderApp(paths.forgotPassword, {
      api: {
        session: {
          providers,
          forgotPassword: () => {
            throw new AppError("rate_limited");
          },
        },
      },
    });
    await person.type(await screen.findByLabelText("E-mail"), "who@example.com{Enter}");
    expect(await screen.findByText("Too many tries. Wait a minute, then try again.")).toBeVisible();
    expect(screen.getByLabelText("E-mail")).toHaveValue("who@example.com");
  });
});

describe("a new password", () => {
  it("is set by the link of the mail", async () => {
    const { person, api } = renderApp(paths.resetPassword(token), { api: { session: { resetPassword: () => ({}) } } });
    await person.type(await screen.findByLabelText("New password"), "a brand new one{Enter}");
    expect(await screen.findByText("Your new password is set. Log in with it.")).toBeVisible();
    expect(api.calls.at(-1)?.input).toEqual({ body: { token, password: "a brand new one" } });
  });
  it("must be long enough", async () => {
    const { person, api } = renderApp(paths.resetPassword(token));
    await person.type(await screen.findByLabelText("New password"), "short{Enter}");
    expect(await screen.findByText("Use at least 10 characters")).toBeVisible();
    expect(api.count("session.resetPassword")).toBe(0);
  });
  it("leads to a new link when this one has expired", async () => {
    const { person } = renderApp(paths.resetPassword(token), { api: { session: { resetPassword: expired } } });
    await person.type(await screen.findByLabelText("New password"), "a brand new one{Enter}");
    expect(await screen.findByRole("link", { name: "Send a new link" })).toHaveAttribute("href", paths.forgotPassword);
  });
});
