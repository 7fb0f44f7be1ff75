import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aUser, uuid } from "@coldopen/contract/session/factory";
import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const providers = (parts: { hasMailbox?: boolean; names?: string[] } = {}) => ({
  providers: (parts.names ?? []).map((name) => ({ id: name.toLowerCase(), name })),
  verifiesEmail: true,
  hasMailbox: parts.hasMailbox ?? false,
});
const credentials = { email: "demo@coldopen.test", password: "coldopen-demo" };
const token = "invite-token-of-twenty-and-more";

/** Signed out until the sign-in succeeds. */
function studio(names: string[] = []) {
  let isSignedIn = false;
  return {
    providers: () => providers({ hasMailbox: true, names }),
    profile: () => {
      if (!isSignedIn) throw new AppError("unauthenticated");
      return aUser();
    },
    signIn: ({ body }: { body: typeof credentials }) => {
      if (body.password !== credentials.password) throw new AppError("wrong_credentials");
      isSignedIn = true;
      return { user: { id: uuid(4, 1), email: body.email } };
    },
  };
}

describe("signing in", () => {
  it("leads into the studio", async () => {
    const { person, address } = renderApp(paths.home, { api: { session: studio() } });
    await person.type(await screen.findByLabelText("E-mail"), ` ${credentials.email} `);
    await person.type(screen.getByLabelText("Password"), `${credentials.password}{Enter}`);
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
  });

  it("says at once when there is no connection, instead of waiting for one", async () => {
    const { person } = renderApp(paths.home, { api: { session: studio() } });
    await person.type(await screen.findByLabelText("E-mail"), credentials.email);
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await person.type(screen.getByLabelText("Password"), `${credentials.password}{Enter}`);
    const text = "We can't reach the studio. Check your connection, then try again.";
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });

  it("keeps the input and shows one message for wrong credentials", async () => {
    const { person, address } = renderApp(paths.home, { api: { session: studio() } });
    await person.type(await screen.findByLabelText("E-mail"), credentials.email);
    await person.type(screen.getByLabelText("Password"), "not this one{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "That e-mail and password don't match. Try again or reset your password.",
    );
    expect(screen.getByLabelText("Password")).toHaveValue("not this one");
    expect(screen.getByLabelText("Password")).toHaveFocus();
    expect(address()).toBe(paths.home);
  });

  it("explains the lockout after too many failures, with the link to reset the password", async () => {
    const text = "Too many failed attempts to log in. Reset your password to get in now.";
    const signIn = () => {
      throw new AppError("rate_limited", text);
    };
    const { person } = renderApp(paths.home, { api: { session: { ...studio(), signIn } } });
    await person.type(await screen.findByLabelText("E-mail"), credentials.email);
    await person.type(screen.getByLabelText("Password"), "once more{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(screen.getByRole("link", { name: "Forgot password?" })).toHaveAttribute("href", paths.forgotPassword);
  });

  it("says when the studio can't be reached, and lets one try again", async () => {
    let isDown = true;
    const session = studio();
    const { person, address } = renderApp(paths.home, {
      api: {
        session: {
          ...session,
          signIn: (input) => {
            if (isDown) throw new AppError("unavailable");
            return session.signIn(input);
          },
        },
      },
    });
    await person.type(await screen.findByLabelText("E-mail"), credentials.email);
    await person.type(screen.getByLabelText("Password"), `${credentials.password}{Enter}`);
    expect(await screen.findByRole("alert")).toHaveTextContent("We can't reach the studio.");
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Log in" }));
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
  });

  it("fills in the demo sign-in where there is a demo, and only there", async () => {
    const { person } = renderApp(paths.home, { api: { session: studio() } });
    await person.click(await screen.findByRole("button", { name: "Fill in the demo sign-in" }));
    expect(screen.getByLabelText("E-mail")).toHaveValue(credentials.email);
    expect(screen.getByLabelText("Password")).toHaveValue(credentials.password);
  });

  it("takes an invite along", async () => {
    const accepted: string[] = [];
    const { person, address } = renderApp(paths.homeWith({ invite: token }), {
      api: {
        session: studio(),
        team: {
          acceptInvite: ({ params }) => {
            accepted.push(params.token);
            return { organizationId: uuid(1, 1) };
          },
        },
      },
    });
    await person.type(await screen.findByLabelText("E-mail"), credentials.email);
    await person.type(screen.getByLabelText("Password"), `${credentials.password}{Enter}`);
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
    expect(accepted).toEqual([token]);
  });
});

it("offers the identity providers that are set up here", async () => {
  renderApp(paths.homeWith({ invite: token }), { api: { session: studio(["Google"]) } });
  expect(await screen.findByRole("link", { name: "Continue with Google" })).toHaveAttribute(
    "href",
    `/api/auth/sign-in/google?inviteToken=${token}`,
  );
  expect(screen.getByText("However you sign up, you say that you are 16 or older.")).toBeVisible();
});

it("shows no demo hint and no provider where there is none", async () => {
  const { api } = renderApp(paths.home, { api: { session: { providers: () => providers() } } });
  await screen.findByRole("heading", { name: "Start before the titles roll." });
  await waitFor(() => expect(api.count("session.providers")).toBe(1));
  expect(screen.queryByRole("button", { name: /demo/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Continue with/ })).not.toBeInTheDocument();
});

it("shows a signed-in user that they are signed in", async () => {
  const { address } = renderApp(paths.home, { as: aUser() });
  expect(await screen.findByText("You're already signed in as demo@coldopen.test.")).toBeVisible();
  expect(address()).toBe(paths.alreadyAuthenticated);
  expect(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/");
});
