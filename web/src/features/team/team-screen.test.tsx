import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aMembership, aUser, fieldNotes, nightShift, northlight, uuid } from "@coldopen/contract/session/factory";
import type { Invite, Team, TeamMember } from "@coldopen/contract/team/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };

const aTeamMember = (parts: Partial<TeamMember> = {}): TeamMember => ({
  id: uuid(7, 1),
  userId: uuid(4, 1),
  email: "demo@coldopen.test",
  firstName: "Tess",
  lastName: "Okafor",
  profilePicture: null,
  role: "primary",
  status: "active",
  entitlements: [{ channelUcid: fieldNotes.ucid, role: "primary" }],
  isYou: true,
  ...parts,
});
const jonas = aTeamMember({
  id: uuid(7, 2),
  userId: uuid(4, 2),
  email: "jonas@coldopen.test",
  firstName: "Jonas",
  lastName: "Lind",
  role: "user",
  entitlements: [{ channelUcid: fieldNotes.ucid, role: "user" }],
  isYou: false,
});
const anInvite = (parts: Partial<Invite> = {}): Invite => ({
  id: uuid(8, 1),
  email: "priya@coldopen.test",
  role: "user",
  entitlements: [{ channelUcid: nightShift.ucid, role: "user" }],
  invitedBy: "Tess Okafor",
  createdAt: "2026-01-05T09:00:00.000Z",
  expiresAt: "2100-01-12T09:00:00.000Z",
  ...parts,
});
const aTeam = (parts: Partial<Team> = {}): Team => ({
  members: [aTeamMember(), jonas],
  invites: [],
  seats: { used: 2, limit: 5 },
  channels: [
    { ucid: fieldNotes.ucid, name: fieldNotes.name, channelThumbnail: null },
    { ucid: nightShift.ucid, name: nightShift.name, channelThumbnail: null },
  ],
  ...parts,
});

const open = (team: () => Team = aTeam, handlers: FakeHandlers["team"] = {}) =>
  renderApp(paths.team(channel), { as: aUser(), api: { team: { team, ...handlers } } });
const part = async (name: string) => within(await screen.findByRole("region", { name }));
const choose = async (person: ReturnType<typeof open>["person"], box: HTMLElement, option: string) => {
  await person.click(box);
  await person.click(await screen.findByRole("option", { name: option }));
};

describe("the members", () => {
  it("are listed with their roles, and what can't be changed says why", async () => {
    open();
    const tess = within(await screen.findByRole("row", { name: /Tess Okafor/ }));
    expect(tess.getByText("You can't change your own access")).toBeVisible();
    expect(tess.queryByRole("button")).not.toBeInTheDocument();
    const row = screen.getByRole("row", { name: /Jonas Lind/ });
    expect(row).toHaveTextContent("Field Notes User");
    expect(screen.getByText("2 of 5 seats used")).toBeVisible();
  });

  it("get other roles by a dialog", async () => {
    let team = aTeam();
    const { person, api } = open(() => team, {
      changeMember: ({ body }) => {
        const changed = { ...jonas, role: body.role };
        team = aTeam({ members: [aTeamMember(), changed] });
        return changed;
      },
    });
    await person.click(await screen.findByRole("button", { name: "Change access of Jonas Lind" }));
    const dialog = within(await screen.findByRole("dialog"));
    await choose(person, dialog.getByRole("combobox", { name: "Role in the organization" }), "Admin");
    await choose(person, dialog.getByRole("combobox", { name: "Role on Night Shift" }), "User");
    await person.click(dialog.getByRole("button", { name: "Save access" }));
    expect(await screen.findByText("Access of Jonas Lind changed")).toBeInTheDocument();
    expect(api.calls.find(({ name }) => name === "team.changeMember")?.input).toEqual({
      params: { orgId: northlight.id, id: jonas.id },
      body: {
        role: "admin",
        entitlements: [
          { channelUcid: fieldNotes.ucid, role: "user" },
          { channelUcid: nightShift.ucid, role: "user" },
        ],
      },
    });
    await waitFor(() => expect(screen.getByRole("row", { name: /Jonas Lind/ })).toHaveTextContent("Admin"));
  });

  it("are removed only after asking", async () => {
    let team = aTeam();
    const { person, api } = open(() => team, {
      removeMember: () => {
        team = aTeam({ members: [aTeamMember()] });
        return {};
      },
    });
    await person.click(await screen.findByRole("button", { name: "Remove Jonas Lind" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(api.count("team.removeMember")).toBe(0);
    await person.click(dialog.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Jonas Lind/ })).not.toBeInTheDocument());
  });
});

describe("inviting", () => {
  it("needs an address and a channel", async () => {
    const { person } = open();
    const form = await part("Invite someone");
    const send = form.getByRole("button", { name: "Send invite" });
    expect(send).toBeDisabled();
    expect(form.getByText("Give access to at least one channel")).toBeVisible();
    await person.type(form.getByLabelText("E-mail"), "priya@coldopen.test");
    expect(send).toBeDisabled();
    await choose(person, form.getByRole("combobox", { name: "Role on Night Shift" }), "User");
    expect(send).toBeEnabled();
  });

  it("sends it, lists it, and hands over the link where no mail leaves", async () => {
    let team = aTeam();
    const link = "http://localhost:4000/auth/signup?invite=abc";
    const { person } = open(() => team, {
      invite: ({ body }) => {
        team = aTeam({ invites: [anInvite({ email: body.email })], seats: { used: 3, limit: 5 } });
        return { invite: anInvite({ email: body.email }), link };
      },
    });
    const form = await part("Invite someone");
    await person.type(form.getByLabelText("E-mail"), "Priya@coldopen.test");
    await choose(person, form.getByRole("combobox", { name: "Role on Night Shift" }), "User");
    await person.click(form.getByRole("button", { name: "Send invite" }));
    expect(await (await part("Open invites")).findByText("priya@coldopen.test")).toBeVisible();
    expect(form.getByLabelText("E-mail")).toHaveValue("");
    expect(form.getByLabelText("Share this link")).toHaveValue(link);
    await person.click(form.getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it("keeps the form and says why when it is refused", async () => {
    const { person } = open(aTeam, {
      invite: () => {
        throw new AppError("conflict", "This person is already in your team");
      },
    });
    const form = await part("Invite someone");
    await person.type(form.getByLabelText("E-mail"), "jonas@coldopen.test");
    await choose(person, form.getByRole("combobox", { name: "Role on Field Notes" }), "Admin");
    await person.click(form.getByRole("button", { name: "Send invite" }));
    expect(await form.findByRole("alert")).toHaveTextContent("This person is already in your team");
    expect(form.getByLabelText("E-mail")).toHaveValue("jonas@coldopen.test");
  });

  it("stops at the last seat, with the reason", async () => {
    open(() => aTeam({ seats: { used: 5, limit: 5 } }));
    const form = await part("Invite someone");
    expect(form.getByRole("button", { name: "Send invite" })).toBeDisabled();
    expect(form.getByText(/All 5 seats are used/)).toBeVisible();
  });
});

describe("open invites", () => {
  it("are sent again and taken back", async () => {
    let team = aTeam({ invites: [anInvite()] });
    const { person } = open(() => team, {
      resendInvite: () => ({ invite: anInvite(), link: null }),
      revokeInvite: () => {
        team = aTeam();
        return {};
      },
    });
    const invites = await part("Open invites");
    await person.click(invites.getByRole("button", { name: "Resend the invite to priya@coldopen.test" }));
    expect(await screen.findByText("Invite sent again to priya@coldopen.test")).toBeInTheDocument();
    await person.click(invites.getByRole("button", { name: "Revoke the invite of priya@coldopen.test" }));
    expect(await invites.findByText("No open invites")).toBeVisible();
  });
});

it("says when the team can't be loaded, and tries again", async () => {
  let isDown = true;
  const { person } = open(() => {
    if (isDown) throw new AppError("unavailable");
    return aTeam();
  });
  await screen.findByText("The team could not be loaded.");
  isDown = false;
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("row", { name: /Jonas Lind/ })).toBeVisible();
});

describe("deleting the organization", () => {
  it("requires its name, then shows the date and an undo", async () => {
    let left = aUser();
    const { person, api } = renderApp(paths.team(channel), {
      api: {
        session: { profile: () => left },
        team: {
          team: () => aTeam(),
          restoreOrganization: () => {
            left = aUser();
            return {};
          },
          deleteOrganization: () => {
            left = aUser({
              organizationUsers: [aMembership({ organization: { deletionDueAt: "2026-01-12T09:00:00.000Z" } })],
            });
            return {};
          },
        },
      },
    });
    await person.click((await part("Delete organization")).getByRole("button"));
    const dialog = within(await screen.findByRole("dialog"));
    const submit = dialog.getByRole("button", { name: "Delete in seven days" });
    await person.type(dialog.getByLabelText("Organization name"), "North");
    expect(submit).toBeDisabled();
    await person.type(dialog.getByLabelText("Organization name"), "light");
    await person.click(submit);
    expect(await screen.findByText(/Northlight and everything in it will be deleted on/)).toBeVisible();
    expect(api.calls.find(({ name }) => name === "team.deleteOrganization")?.input).toMatchObject({
      body: { confirmName: "Northlight" },
    });
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.queryByText(/will be deleted on/)).not.toBeInTheDocument());
  });
  it("is not offered to admins", async () => {
    const admin = aUser({ organizationUsers: [aMembership({ role: "admin" })] });
    renderApp(paths.team(channel), { as: admin, api: { team: { team: () => aTeam() } } });
    expect(await screen.findByRole("region", { name: "Open invites" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Delete organization" })).toBeNull();
  });
});

it("exports the members and the open invites with their channels", async () => {
  const written = captureDownloads();
  const { person } = open(() =>
    aTeam({ members: [aTeamMember(), { ...jonas, lastName: "=1+1" }], invites: [anInvite()] }),
  );
  await person.click(await screen.findByRole("button", { name: "Export members" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("2 members exported")).toBeVisible();
  expect(await written[0]?.text()).toContain(`jonas@coldopen.test,Jonas,'=1+1,user,active,${fieldNotes.name}: user`);
  await person.click(await screen.findByRole("button", { name: "Export open invites" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as JSON" }));
  expect(await screen.findByText("1 invite exported")).toBeVisible();
  expect(JSON.parse((await written[1]?.text()) ?? "")).toEqual([anInvite()]);
});
