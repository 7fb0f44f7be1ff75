import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aMembership, aUser, uuid } from "@coldopen/contract/session/factory";
import type { ActiveSession } from "@coldopen/contract/session/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const aSession = (parts: Partial<ActiveSession> = {}): ActiveSession => ({
  id: uuid(5, 1),
  device: "Firefox on Linux",
  ip: "127.0.0.1",
  createdAt: "2026-01-05T09:00:00.000Z",
  lastSeenAt: "2026-01-05T09:00:00.000Z",
  isCurrent: true,
  ...parts,
});
const phone = aSession({ id: uuid(5, 2), device: "Safari on iPhone", isCurrent: false });

const open = (session: FakeHandlers["session"] = {}, as = aUser()) =>
  renderApp(paths.profile, {
    as,
    api: { session: { sessions: () => ({ sessions: [aSession(), phone] }), ...session } },
  });
const part = async (name: string) => within(await screen.findByRole("region", { name }));

describe("names and time zone", () => {
  it("are saved on demand, once something has changed", async () => {
    const { person, api } = open({
      updateProfile: ({ body }) => aUser({ firstName: body.firstName ?? "", timeZone: body.timeZone ?? "" }),
    });
    const about = await part("About you");
    const save = about.getByRole("button", { name: "Save" });
    expect(save).toBeDisabled();
    await person.clear(about.getByLabelText("First name"));
    await person.type(about.getByLabelText("First name"), "Mara");
    expect(about.getByText("4 / 15")).toBeVisible();
    const zone = about.getByRole("combobox", { name: "Time zone" });
    await person.click(zone);
    await person.keyboard("new york");
    await person.click(await screen.findByRole("option", { name: "America/New York" }));
    await person.click(save);
    expect(await screen.findByText("Profile saved")).toBeInTheDocument();
    expect(api.calls.at(-1)?.input).toMatchObject({ body: { firstName: "Mara", timeZone: "America/New_York" } });
    expect(save).toBeDisabled();
  });

  it("are not lost when saving fails", async () => {
    const { person } = open({
      updateProfile: () => {
        throw new AppError("unavailable");
      },
    });
    const about = await part("About you");
    await person.type(about.getByLabelText("Last name"), "-Lind");
    await person.click(about.getByRole("button", { name: "Save" }));
    expect(await about.findByRole("alert")).toHaveTextContent("We can't reach the studio.");
    expect(about.getByLabelText("Last name")).toHaveValue("Okafor-Lind");
    expect(about.getByRole("button", { name: "Save" })).toBeEnabled();
  });

  it("need a first name", async () => {
    const { person, api } = open();
    const about = await part("About you");
    await person.clear(about.getByLabelText("First name"));
    await person.click(about.getByRole("button", { name: "Save" }));
    expect(await about.findByText("Cannot be empty")).toBeVisible();
    expect(api.count("session.updateProfile")).toBe(0);
  });
});

it("changes the theme at once", async () => {
  const { person } = open();
  const theme = await part("Theme");
  await person.click(theme.getByRole("button", { name: "Light" }));
  expect(document.documentElement).toHaveClass("light");
  await person.click(theme.getByRole("button", { name: "Dark" }));
  expect(document.documentElement).toHaveClass("dark");
});

describe("the password", () => {
  it("is changed with the current one", async () => {
    const { person } = open({
      changePassword: ({ body }) => {
        if (body.currentPassword !== "the old one") throw new AppError("wrong_credentials");
        return {};
      },
    });
    const password = await part("Password");
    await person.type(password.getByLabelText("Current password"), "a guess");
    await person.type(password.getByLabelText("New password"), "a brand new one");
    await person.click(password.getByRole("button", { name: "Change password" }));
    expect(await password.findByText("This is not your current password.")).toBeVisible();
    expect(password.getByLabelText("New password")).toHaveValue("a brand new one");
    await person.clear(password.getByLabelText("Current password"));
    await person.type(password.getByLabelText("Current password"), "the old one");
    await person.click(password.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText("Password changed")).toBeInTheDocument();
    expect(password.getByLabelText("New password")).toHaveValue("");
  });

  it("revokes the API keys of the person if they choose it, which only admins can", async () => {
    const { person, api } = open({ changePassword: () => ({}) });
    const password = await part("Password");
    await person.click(password.getByRole("checkbox", { name: "Also revoke the API keys I created" }));
    expect(password.getByRole("button", { name: "Change password" })).toBeDisabled();
    await person.type(password.getByLabelText("Current password"), "the old one");
    await person.type(password.getByLabelText("New password"), "a brand new one{Enter}");
    await waitFor(() => expect(api.count("session.changePassword")).toBe(1));
    expect(api.calls.find(({ name }) => name === "session.changePassword")?.input).toEqual({
      body: { currentPassword: "the old one", newPassword: "a brand new one", revokeApiKeys: true },
    });
    await waitFor(() => expect(password.getByRole("checkbox")).not.toBeChecked());
  });

  it("offers no API keys to revoke to a plain member", async () => {
    open({}, aUser({ organizationUsers: [aMembership({ role: "user" })] }));
    expect((await part("Password")).queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("is set without a current one if there is none", async () => {
    const { person, api } = open({ changePassword: () => ({}) }, aUser({ hasPassword: false }));
    const password = await part("Password");
    expect(password.queryByLabelText("Current password")).not.toBeInTheDocument();
    await person.type(password.getByLabelText("New password"), "a brand new one{Enter}");
    await waitFor(() => expect(api.count("session.changePassword")).toBe(1));
    expect(api.calls.find(({ name }) => name === "session.changePassword")?.input).toEqual({
      body: { newPassword: "a brand new one" },
    });
  });
});

describe("where one is signed in", () => {
  it("signs out another device, never this one by accident", async () => {
    const { person, api } = open({ endSession: () => ({}) });
    const sessions = await part("Where you're signed in");
    expect(await sessions.findByText("This device")).toBeVisible();
    expect(sessions.getAllByRole("button", { name: /^Sign out (?!everywhere)/ })).toHaveLength(1);
    await person.click(sessions.getByRole("button", { name: "Sign out Safari on iPhone" }));
    await waitFor(() => expect(sessions.queryByText("Safari on iPhone")).not.toBeInTheDocument());
    expect(api.calls.find(({ name }) => name === "session.endSession")?.input).toEqual({ params: { id: phone.id } });
  });

  it("signs out everywhere after asking", async () => {
    const { person, address, api } = open({ endAllSessions: () => ({}), signOut: () => ({}) });
    const sessions = await part("Where you're signed in");
    await person.click(sessions.getByRole("button", { name: "Sign out everywhere" }));
    expect(api.count("session.endAllSessions")).toBe(0);
    const dialog = await screen.findByRole("alertdialog");
    await person.click(within(dialog).getByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(address()).toBe(paths.logout));
  });

  it("says when the list can't be loaded, and tries again", async () => {
    let isDown = true;
    const { person } = open({
      sessions: () => {
        if (isDown) throw new AppError("unavailable");
        return { sessions: [aSession()] };
      },
    });
    const sessions = await part("Where you're signed in");
    expect(await sessions.findByText("Your devices could not be loaded.")).toBeVisible();
    isDown = false;
    await person.click(sessions.getByRole("button", { name: "Retry" }));
    expect(await sessions.findByText("Firefox on Linux")).toBeVisible();
  });
});

describe("deleting the account", () => {
  it("requires the user's email address and password", async () => {
    const { person, address, api } = open({ deleteAccount: () => ({}), signOut: () => ({}) });
    await person.click(await screen.findByRole("button", { name: "Delete account" }));
    const dialog = within(await screen.findByRole("dialog"));
    await person.type(dialog.getByLabelText("Your e-mail"), "other@coldopen.test");
    await person.type(dialog.getByLabelText("Password"), "coldopen-demo");
    await person.click(dialog.getByRole("button", { name: "Delete in seven days" }));
    expect(await dialog.findByText("This is not your e-mail.")).toBeVisible();
    expect(api.count("session.deleteAccount")).toBe(0);
    await person.clear(dialog.getByLabelText("Your e-mail"));
    await person.type(dialog.getByLabelText("Your e-mail"), "Demo@coldopen.test");
    await person.click(dialog.getByRole("button", { name: "Delete in seven days" }));
    await waitFor(() => expect(address()).toBe(paths.logout));
  });

  it("is refused with the reason while others depend on it", async () => {
    const { person } = open({
      deleteAccount: () => {
        throw new AppError("conflict", "Others work in Northlight. Remove them first.");
      },
    });
    await person.click(await screen.findByRole("button", { name: "Delete account" }));
    const dialog = within(await screen.findByRole("dialog"));
    await person.type(dialog.getByLabelText("Your e-mail"), "demo@coldopen.test");
    await person.type(dialog.getByLabelText("Password"), "coldopen-demo");
    await person.click(dialog.getByRole("button", { name: "Delete in seven days" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Others work in Northlight. Remove them first.");
    await person.click(dialog.getByRole("button", { name: "Keep account" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});
