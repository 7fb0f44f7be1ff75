import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aProject, projectId } from "@coldopen/contract/projects/factory";
import { anOrganizationChannel, aUser, fieldNotes, nightShift, northlight } from "@coldopen/contract/session/factory";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { socketOf } from "../../testing/fake-socket.ts";
import { many, open, row } from "../../testing/open-list.tsx";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };

async function listening(path = `/app/${northlight.id}/${fieldNotes.ucid}/calendar`) {
  const answer = { profile: () => aUser() };
  const app = renderApp(path, {
    api: { session: { profile: () => answer.profile(), refresh: () => ({}) } },
  });
  await waitFor(() => expect(socketOf("/notifications")).toBeDefined());
  const socket = socketOf("/notifications");
  if (!socket) throw new Error("No socket was opened");
  return { ...app, answer, socket, push: (message: object) => act(() => socket.push("system", message)) };
}
const update = (id: number, eventType: string, orgId: string = northlight.id) => ({
  id,
  eggType: "update",
  event: { orgId, channelUCID: fieldNotes.ucid, eventType },
});

it("refetches the person on refresh", async () => {
  const { api, push } = await listening();
  push({ id: 1, eggType: "refresh" });
  await waitFor(() => expect(api.count("session.profile")).toBe(2));
});
it("only logs when the person can't be refetched", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { push, answer } = await listening();
  const heading = await screen.findByRole("heading", { name: "Calendar" });
  answer.profile = () => {
    throw new AppError("unavailable");
  };
  push({ id: 1, eggType: "refresh" });
  const message = "Failed to refresh the user's entitlements";
  await waitFor(() => expect(warn).toHaveBeenCalledWith(message, expect.anything()));
  expect(heading).toBeVisible();
  warn.mockRestore();
});
it("redirects a user who lost the channel to another one", async () => {
  const { address, push, answer } = await listening();
  const left = anOrganizationChannel(nightShift);
  answer.profile = () => aUser({ organizations: [left] });
  push({ id: 1, eggType: "refresh" });
  await waitFor(() => expect(address()).toBe(paths.firstScreen));
  expect(await screen.findByRole("button", { name: "Switch channel: Night Shift" })).toBeVisible();
});
it("redirects a user who lost access to the page", async () => {
  const { address, push, answer } = await listening(paths.team(channel));
  expect(await screen.findByRole("heading", { name: "Team" })).toBeVisible();
  answer.profile = () =>
    aUser({ entitlements: [{ organizationId: northlight.id, channel: fieldNotes, role: "user", source: "Studio" }] });
  push({ id: 1, eggType: "refresh" });
  await waitFor(() => expect(address()).toBe(paths.profile));
});
it("redirects a user who was signed out to the log-out page", async () => {
  const { address, push, answer } = await listening();
  answer.profile = () => {
    throw new AppError("unauthenticated");
  };
  push({ id: 1, eggType: "refresh" });
  await waitFor(() => expect(address()).toBe(paths.logout));
});
it("goes to the log-out page on logout", async () => {
  const { address, push } = await listening();
  push({ id: 1, eggType: "logout" });
  await waitFor(() => expect(address()).toBe(paths.logout));
});
it("shows that the photo was processed", async () => {
  const { person, push } = await listening();
  push(update(1, "likeness:succeeded"));
  expect(await screen.findByText("All set! Your thumbnails are now personalized to match your style.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Dismiss" }));
});
it("leads to the channel settings when it was not", async () => {
  const { person, address, push } = await listening();
  push(update(1, "likeness:failed"));
  const text = "We couldn't process your photo, please upload a new one to personalize thumbnails.";
  expect(await screen.findByText(text)).toBeVisible();
  const upload = { name: "Go to Settings, then Channel, then upload a new photo" };
  await person.click(screen.getByRole("button", upload));
  await waitFor(() => expect(address()).toBe(paths.channelSettings(channel)));
  await person.click(screen.getByRole("button", { name: "Dismiss" }));
});
it("tells a person that they were mentioned and leads to the comments", async () => {
  const { person, address, push } = await listening();
  const event = {
    eventType: "comment:mentioned",
    orgId: channel.organizationId,
    channelUCID: channel.channelUcid,
    projectId: "5d2a9d0e-6c1b-4f7e-9a53-0f4d8f1c2b3a",
    projectName: "Sauna",
    commentId: "5d2a9d0e-6c1b-4f7e-9a53-0f4d8f1c2b3b",
    by: "Priya",
  } as const;
  push({ id: 1, eggType: "update", event });
  expect(await screen.findByText("Priya mentioned you in a comment on “Sauna”.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Open the project with its comments" }));
  await waitFor(() => expect(address()).toBe(paths.project(channel, event.projectId, { comments: "open" })));
  await person.click(screen.getByRole("button", { name: "Dismiss" }));
});
it("shows what became of a photo after a reload too, until it is dismissed", async () => {
  const news = (id: number, userId: string, isGood: boolean) => ({ id, userId, isGood, place: channel });
  const value = [news(71, aUser().id, false), news(72, "someone-else", true)];
  localStorage.setItem("studio-photo-news", JSON.stringify({ version: 1, value }));
  const { person } = await listening();
  const text = "We couldn't process your photo, please upload a new one to personalize thumbnails.";
  expect(await screen.findByText(text)).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  const left: unknown = JSON.parse(localStorage.getItem("studio-photo-news") ?? "null");
  expect(left).toMatchObject({ value: [{ id: 72 }] });
  localStorage.removeItem("studio-photo-news");
});
it("shows a project that a colleague created, and only on the channel it was created on", async () => {
  const projects = many(1);
  const { api } = open({ list: () => ({ data: [...projects], responseMetadata: { nextCursor: null } }) });
  await row(/Project 1/);
  const socket = await waitFor(() => {
    const opened = socketOf("/notifications");
    if (!opened) throw new Error("No socket was opened");
    return opened;
  });
  const created = (id: number, channelUCID: string) => ({
    id,
    eggType: "update",
    event: { orgId: northlight.id, channelUCID, eventType: "videoProject:listChanged", projectId: projectId(9) },
  });
  const before = api.count("projects.list");
  projects.push(aProject({ id: projectId(9), name: "By a colleague" }));
  act(() => socket.push("system", created(1, nightShift.ucid)));
  expect(api.count("projects.list")).toBe(before);
  act(() => socket.push("system", created(2, fieldNotes.ucid)));
  expect(await row(/By a colleague/)).toBeVisible();
});
it("fetches missed messages after reconnecting, without duplicates", async () => {
  const { api, socket, push } = await listening();
  push({ id: 5, eggType: "refresh" });
  await waitFor(() => expect(api.count("session.profile")).toBe(2));
  socket.answers.set("catchUp", {
    messages: [
      { id: 5, eggType: "refresh" },
      { id: 6, eggType: "refresh" },
    ],
    lastId: 6,
  });
  act(() => socket.push("connect"));
  await waitFor(() => expect(api.count("session.profile")).toBe(3));
  expect(socket.requests.map(({ data }) => data)).toEqual([{ lastId: 0 }, { lastId: 5 }]);
});
it("logs a message that breaks the contract and goes on", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { api, push } = await listening();
  push({ id: 1, eggType: "boom" });
  expect(error).toHaveBeenCalledWith('A "system" message from /notifications breaks the contract', expect.anything());
  push({ id: 2, eggType: "refresh" });
  await waitFor(() => expect(api.count("session.profile")).toBe(2));
  error.mockRestore();
});
it("hangs up when the studio is left", async () => {
  const { socket, unmount } = await listening();
  unmount();
  await waitFor(() => expect(socket.isOpen).toBe(false));
});
