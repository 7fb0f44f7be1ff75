import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aUser } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const token = "invite-token-of-twenty-and-more";
const providers = () => ({ providers: [], verifiesEmail: true, hasMailbox: true });
const withoutMail = () => ({ providers: [], verifiesEmail: false, hasMailbox: false });
/** Signed out until the sign-up. */
function studio() {
  let isSignedIn = false;
  return {
    profile: () => {
      if (!isSignedIn) throw new AppError("unauthenticated");
      return aUser();
    },
    enter: () => {
      isSignedIn = true;
      return { next: "signed_in" as const };
    },
  };
}

async function fillIn(person: UserEvent) {
  await person.type(await screen.findByLabelText("First name"), "Mara");
  await person.click(screen.getByText("I am 16 or older"));
}
const typePassword = (person: UserEvent) => person.type(screen.getByLabelText("Password"), "long enough");
const submit = (person: UserEvent) => person.click(screen.getByRole("button", { name: "Sign up" }));

describe("signing up", () => {
  it("sends a mail and offers to send it again and to open the demo mailbox", async () => {
    const { person, address, api } = renderApp(paths.signup(), {
      api: { session: { providers, signUp: () => ({ next: "check_mail" }), resendVerification: () => ({}) } },
    });
    await fillIn(person);
    await person.type(screen.getByLabelText("E-mail"), "Mara@Example.com");
    expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
    expect(screen.getByText("We send a link to this address. You set your password there.")).toBeVisible();
    await submit(person);
    expect(await screen.findByText(/We sent a link to mara@example.com/)).toBeInTheDocument();
    expect(api.calls.find(({ name }) => name === "session.signUp")?.input).not.toHaveProperty("body.password");
    expect(address()).toBe(paths.checkMail);
    expect(await screen.findByRole("link", { name: "Open the demo mailbox" })).toHaveAttribute("href", paths.mailbox);
    await person.click(screen.getByRole("button", { name: "Send it again" }));
    expect(await screen.findByText("Sent again. It can take a minute to arrive.")).toBeVisible();
    expect(api.calls.find(({ name }) => name === "session.resendVerification")?.input).toEqual({
      body: { email: "mara@example.com" },
    });
  });

  it("keeps what was typed for a reload, without the password, until the account exists", async () => {
    const routes = { api: { session: { providers: withoutMail, signUp: () => ({ next: "check_mail" as const }) } } };
    const first = renderApp(paths.signup(), routes);
    await fillIn(first.person);
    await typePassword(first.person);
    first.unmount();
    const { person } = renderApp(paths.signup(), routes);
    expect(await screen.findByLabelText("First name")).toHaveValue("Mara");
    expect(screen.getByRole("checkbox")).toBeChecked();
    expect(screen.getByLabelText("Password")).toHaveValue("");
    expect(JSON.stringify(sessionStorage)).not.toContain("long enough");
    await person.type(screen.getByLabelText("E-mail"), "mara@example.com");
    await typePassword(person);
    await submit(person);
    await screen.findByText(/We sent a link to mara@example.com/);
    expect(JSON.stringify(sessionStorage)).not.toContain("Mara");
  });

  it("says what is missing at each field and sends nothing", async () => {
    const { person, api } = renderApp(paths.signup(), { api: { session: { providers: withoutMail } } });
    await screen.findByLabelText("First name");
    await submit(person);
    expect(await screen.findByText("Cannot be empty")).toBeVisible();
    expect(screen.getByText("Enter an e-mail address like name@example.com")).toBeVisible();
    expect(screen.getByText("Use at least 10 characters")).toBeVisible();
    expect(screen.getByText("You must be 16 or older")).toBeVisible();
    expect(screen.getByLabelText("First name")).toHaveFocus();
    expect(api.count("session.signUp")).toBe(0);
  });

  it("counts the letters of the first name and takes no more than 15", async () => {
    const { person } = renderApp(paths.signup(), { api: { session: { providers } } });
    await person.type(await screen.findByLabelText("First name"), "Bartholomew-James");
    expect(screen.getByLabelText("First name")).toHaveValue("Bartholomew-Jam");
    expect(screen.getByText("15 / 15")).toBeVisible();
  });

  it("keeps the form when the server refuses, and shows the reason", async () => {
    const { person } = renderApp(paths.signup(), {
      api: {
        session: {
          providers,
          signUp: () => {
            throw new AppError("conflict", "This address can't be used.");
          },
        },
      },
    });
    await fillIn(person);
    await person.type(screen.getByLabelText("E-mail"), "mara@example.com");
    await submit(person);
    expect(await screen.findByRole("alert")).toHaveTextContent("This address can't be used.");
    expect(screen.getByLabelText("First name")).toHaveValue("Mara");
  });

  it("takes the password and enters the studio if no mail is sent", async () => {
    const { profile, enter } = studio();
    const { person, address, api } = renderApp(paths.signup(), {
      api: { session: { providers: withoutMail, profile, signUp: enter } },
    });
    await fillIn(person);
    await person.type(screen.getByLabelText("E-mail"), "mara@example.com");
    await typePassword(person);
    await submit(person);
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
    expect(api.calls.find(({ name }) => name === "session.signUp")?.input).toMatchObject({
      body: { password: "long enough" },
    });
  });

  it("says when the studio can't be reached, and can be tried again", async () => {
    let isDown = true;
    const { person } = renderApp(paths.signup(), {
      api: {
        session: {
          providers: () => {
            if (isDown) throw new AppError("unexpected");
            return providers();
          },
        },
      },
    });
    expect(await screen.findByText("That didn't work. Please try again.", {}, { timeout: 15_000 })).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("First name")).toBeVisible();
  });

  it("shows and hides the password", async () => {
    const { person } = renderApp(paths.signup(), { api: { session: { providers: withoutMail } } });
    const field = await screen.findByLabelText("Password");
    await person.click(screen.getByRole("button", { name: "Show password" }));
    expect(field).toHaveAttribute("type", "text");
    await person.click(screen.getByRole("button", { name: "Hide password" }));
    expect(field).toHaveAttribute("type", "password");
  });
});

describe("an invite", () => {
  const readInvite = (provesEmail: boolean) => () => ({
    organizationName: "Northlight",
    email: "mara@example.com",
    provesEmail,
  });

  it("that was mailed names the organization, fixes the address, takes the password and goes straight in", async () => {
    const { profile, enter } = studio();
    const { person, address } = renderApp(paths.signup({ invite: token }), {
      api: {
        team: { readInvite: readInvite(true) },
        session: {
          providers,
          profile,
          signUp: ({ body }) => {
            expect(body).toMatchObject({ email: "mara@example.com", password: "long enough", inviteToken: token });
            return enter();
          },
        },
      },
    });
    expect(await screen.findByRole("heading", { name: "Join Northlight." })).toBeVisible();
    expect(screen.getByLabelText("E-mail")).toHaveValue("mara@example.com");
    expect(screen.getByLabelText("E-mail")).toHaveAttribute("readonly");
    await fillIn(person);
    await typePassword(person);
    await submit(person);
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
  });

  it.each([
    ["asks for no password where a mail confirms the address", providers, false],
    ["asks for the password where the studio sends no mail", withoutMail, true],
  ])("that was handed over %s", async (_, ways, asksPassword) => {
    renderApp(paths.signup({ invite: token }), {
      api: { team: { readInvite: readInvite(false) }, session: { providers: ways } },
    });
    await screen.findByLabelText("First name");
    expect(screen.queryByLabelText("Password") !== null).toBe(asksPassword);
  });

  it("that is no longer valid is said so, and signing up still works", async () => {
    renderApp(paths.signup({ invite: token }), {
      api: {
        session: { providers },
        team: {
          readInvite: () => {
            throw new AppError("link_expired");
          },
        },
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("This invite is no longer valid.");
    expect(screen.getByLabelText("E-mail")).not.toHaveAttribute("readonly");
  });
});

it("has the way to log in at its top", async () => {
  renderApp(paths.signup(), { api: { session: { providers } } });
  await screen.findByLabelText("First name");
  const top = screen.getByRole("banner");
  expect(top).toHaveTextContent("Already have an account? Log in");
  expect(within(top).getByRole("link", { name: "Log in" })).toHaveAttribute("href", paths.home);
});

describe("its theme", () => {
  const root = document.documentElement;
  it("follows the system", async () => {
    renderApp(paths.signup(), { api: { session: { providers } }, media: (query) => query.includes("light") });
    await screen.findByLabelText("First name");
    await waitFor(() => expect(root).toHaveClass("light"));
  });
  it("follows the experiment before the system", async () => {
    renderApp(paths.signup(), {
      api: { session: { providers } },
      experiments: { SIGNUP_BACKGROUND: "dark" },
      media: (query) => query.includes("light"),
    });
    await screen.findByLabelText("First name");
    await waitFor(() => expect(root).toHaveClass("dark"));
  });
});

describe("its experiments", () => {
  it.each([
    ["lookout", "12.4x"],
    ["bike", "21.7x"],
  ])("circle the frame %s", async (frame, index) => {
    renderApp(paths.signup(), { api: { session: { providers } }, experiments: { SIGNUP_CREATOR_IMAGE: frame } });
    expect(await screen.findByText(index)).toBeInTheDocument();
  });
  it.each([
    ["sign-up", "Sign up with Google"],
    ["continue", "Continue with Google"],
  ])("name the identity provider in the words of %s", async (copy, words) => {
    const google = () => ({ ...providers(), providers: [{ id: "google", name: "Google" }] });
    renderApp(paths.signup(), {
      api: { session: { providers: google } },
      experiments: { SIGNUP_IDENTITY_PROVIDER_COPY: copy },
    });
    expect(await screen.findByRole("link", { name: words })).toBeVisible();
    expect(screen.getByText("However you sign up, you say that you are 16 or older.")).toBeVisible();
  });
});
