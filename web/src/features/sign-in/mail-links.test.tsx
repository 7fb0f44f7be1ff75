import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aUser } from "@coldopen/contract/session/factory";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const token = "a-token-of-twenty-and-more";
const email = "mara@example.com";
const providers = () => ({ providers: [], verifiesEmail: true, hasMailbox: false });
const expired = () => {
  throw new AppError("link_expired");
};
/** Signed out until the password is set. */
function studio() {
  let isSignedIn = false;
  const setPassword = () => {
    isSignedIn = true;
    return {};
  };
  return {
    providers,
    profile: () => {
      if (!isSignedIn) throw new AppError("unauthenticated");
      return aUser();
    },
    readMailLink: () => ({ email }),
    verifyEmail: setPassword,
    resetPassword: setPassword,
  };
}

describe.each([
  {
    link: "a confirmation link",
    path: paths.verifyEmail,
    purpose: "verify",
    title: "Set your password",
    call: "verifyEmail",
    again: ["Sign up again", paths.signup()],
  },
  {
    link: "a reset link",
    path: paths.resetPassword,
    purpose: "reset",
    title: "Set a new password",
    call: "resetPassword",
    again: ["Send a new link", paths.forgotPassword],
  },
] as const)("$link", ({ path, purpose, title, call, again: [again, href] }) => {
  const type = async (person: UserEvent, password: string) =>
    person.type(await screen.findByLabelText("New password"), `${password}{Enter}`);
  const expectExpired = async () => {
    expect(await screen.findByText(/This link has expired or was already used/)).toBeVisible();
    expect(screen.getByRole("link", { name: again })).toHaveAttribute("href", href);
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", paths.home);
  };

  it("says whose password it sets, sets the typed one and goes in", async () => {
    const { person, address, api } = renderApp(path(token), { api: { session: studio() } });
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByLabelText("E-mail")).toHaveValue(email);
    expect(screen.getByLabelText("E-mail")).toHaveAttribute("readonly");
    await type(person, "a brand new one");
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
    const input = (name: string) => api.calls.find((made) => made.name === `session.${name}`)?.input;
    expect(input("readMailLink")).toEqual({ body: { token, purpose } });
    expect(input(call)).toEqual({ body: { token, password: "a brand new one" } });
  });
  it("is used once by a double click", async () => {
    const { person, address, api } = renderApp(path(token), { api: { session: studio() } });
    await person.type(await screen.findByLabelText("New password"), "a brand new one");
    await person.dblClick(screen.getByRole("button", { name: /^(Confirm and continue|Set password)$/ }));
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
    expect(api.count(`session.${call}`)).toBe(1);
  });
  it("is not used up by opening the page", async () => {
    const { api } = renderApp(path(token), { api: { session: studio() } });
    await screen.findByLabelText("New password");
    expect(api.count(`session.${call}`)).toBe(0);
  });
  it("waits while the link is read", async () => {
    renderApp(path(token), { api: { session: { ...studio(), readMailLink: () => new Promise(() => {}) } } });
    expect(await screen.findByRole("status")).toHaveTextContent("Opening the link");
  });
  it("takes no short password", async () => {
    const { person, api } = renderApp(path(token), { api: { session: studio() } });
    await type(person, "short");
    expect(await screen.findByText("Use at least 10 characters")).toBeVisible();
    expect(api.count(`session.${call}`)).toBe(0);
  });
  it("that has expired leads to a new one, before anything is typed", async () => {
    renderApp(path(token), { api: { session: { ...studio(), readMailLink: expired } } });
    await expectExpired();
  });
  it("that was used meanwhile leads to a new one", async () => {
    const { person } = renderApp(path(token), { api: { session: { ...studio(), [call]: expired } } });
    await type(person, "a brand new one");
    await expectExpired();
  });
  it("that is not whole asks nothing of the server", async () => {
    const { api } = renderApp(path("short"));
    await expectExpired();
    expect(api.count("session.readMailLink")).toBe(0);
  });
  it("can be read again after a failure of ours", async () => {
    let isDown = true;
    const session = studio();
    const readMailLink = () => {
      if (isDown) throw new AppError("unavailable");
      return session.readMailLink();
    };
    const { person } = renderApp(path(token), { api: { session: { ...session, readMailLink } } });
    await screen.findByText(/We can't reach the studio/);
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("New password")).toBeVisible();
  });
  it("keeps what was typed when the studio is busy", async () => {
    const busy = () => {
      throw new AppError("rate_limited", "Too many people are signing in right now. Try again in a few seconds.");
    };
    const { person } = renderApp(path(token), { api: { session: { ...studio(), [call]: busy } } });
    await type(person, "a brand new one");
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many people are signing in right now.");
    expect(screen.getByLabelText("New password")).toHaveValue("a brand new one");
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
            throw new AppError("rate_limited", "Too many tries. Wait a moment and try again.");
          },
        },
      },
    });
    await person.type(await screen.findByLabelText("E-mail"), "who@example.com{Enter}");
    expect(await screen.findByText("Too many tries. Wait a moment and try again.")).toBeVisible();
    expect(screen.getByLabelText("E-mail")).toHaveValue("who@example.com");
  });
  it("is said to have no link where the studio sends no mail", async () => {
    renderApp(paths.forgotPassword, {
      api: { session: { providers: () => ({ ...providers(), verifiesEmail: false }) } },
    });
    expect(await screen.findByText(/This studio sends no mail/)).toBeVisible();
    expect(screen.queryByLabelText("E-mail")).not.toBeInTheDocument();
  });
});
