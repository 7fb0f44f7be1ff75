import { anOption, aProjectDetail, optionId, projectId } from "@coldopen/contract/projects/factory";
import { type LockReply, videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import { uuid } from "@coldopen/contract/session/factory";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { socketOf } from "../../../testing/fake-socket.ts";
import { openProject, ownLock } from "../../../testing/render-project-page.tsx";

const jonas = { userId: uuid(4, 3), name: "Jonas" };
const jonasWrites: LockReply = { videoProjectAccessible: false, lockOwner: jonas, fence: 2 };
const here = { videoProjectId: projectId(1) };

async function openConnection() {
  return await waitFor(() => {
    const socket = socketOf(videoProjectsNamespace.path);
    if (!socket) throw new Error("The page has not opened the lock connection yet");
    return socket;
  });
}
type LockConnection = Awaited<ReturnType<typeof openConnection>>;
const push = (socket: LockConnection, event: string, data: object) =>
  act(async () => socket.push(event, { ...here, ...data }));
const actions = (socket: LockConnection) =>
  socket.requests.map(({ data }) => videoProjectsNamespace.toServer.clientRequest.data.parse(data).action);
const reconnect = (socket: LockConnection) => push(socket, "connect", {});

describe("a project that someone else edits", () => {
  it("can be looked at and not changed", async () => {
    openProject({ lock: jonasWrites });
    expect(await screen.findByText("View only: Jonas is editing.")).toBeVisible();
    expect(screen.getByRole("radio")).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Rename" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add" })).not.toBeInTheDocument();
  });

  it("shows what was saved as it is saved", async () => {
    let project = aProjectDetail();
    openProject({ lock: jonasWrites, handlers: { get: () => ({ data: project }) } });
    const socket = await openConnection();
    await screen.findByText("View only: Jonas is editing.");
    project = aProjectDetail([anOption({ id: optionId(5), content: "Written by Jonas" })]);
    await push(socket, "projectChanged", {});
    expect((await screen.findAllByText("Written by Jonas"))[0]).toBeVisible();
  });

  it("gets the lock after requesting it", async () => {
    const { person } = openProject({ lock: jonasWrites });
    const socket = await openConnection();
    await person.click(await screen.findByRole("button", { name: "Ask to edit" }));
    expect(screen.getByRole("button", { name: "Asked" })).toBeDisabled();
    expect(actions(socket)).toContain("videoProjectAskForPen");
    socket.answers.set("clientRequest", { ...ownLock, fence: 3 });
    await push(socket, "lockChanged", { lockOwner: null });
    expect(await screen.findByRole("button", { name: "Rename" })).toBeVisible();
    expect(screen.queryByText(/is editing/)).not.toBeInTheDocument();
  });

  it("shows a refused lock request", async () => {
    const { person } = openProject({ lock: jonasWrites });
    const socket = await openConnection();
    await person.click(await screen.findByRole("button", { name: "Ask to edit" }));
    await push(socket, "penKept", {});
    expect(await screen.findByText("Jonas is still editing.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Ask to edit" })).toBeEnabled();
  });

  it("names another tab of the same user", async () => {
    openProject({ lock: { ...jonasWrites, lockOwner: ownLock.lockOwner } });
    expect(await screen.findByText("View only: you are editing this in another tab.")).toBeVisible();
  });
});

describe("the one who edits", () => {
  it("renews the lock request every three seconds", async () => {
    const every = vi.spyOn(globalThis, "setInterval");
    openProject();
    const socket = await openConnection();
    await screen.findByRole("button", { name: "Rename" });
    const [again] = every.mock.calls.find(([, ms]) => ms === 3000) ?? [];
    every.mockRestore();
    const before = actions(socket).length;
    expect(again).toBeTypeOf("function");
    await act(async () => (typeof again === "function" ? again() : undefined));
    await waitFor(() => expect(actions(socket).slice(before)).toContain("videoProjectLock"));
  });

  it("sends the number of the lock with each save", async () => {
    const { person, api } = openProject({ lock: { ...ownLock, fence: 7 } });
    await person.click(await screen.findByRole("radio"));
    await waitFor(() => expect(api.count("projects.update")).toBe(1));
    expect(api.calls.find(({ name }) => name === "projects.update")?.input).toMatchObject({ body: { fence: 7 } });
  });

  it("shows a lock request and hands over", async () => {
    const { person } = openProject();
    const socket = await openConnection();
    await screen.findByRole("button", { name: "Rename" });
    await push(socket, "penAsked", { by: jonas });
    expect(await screen.findByText("Jonas asks to edit.")).toBeVisible();
    socket.answers.set("clientRequest", jonasWrites);
    await person.click(screen.getByRole("button", { name: "Hand over" }));
    expect(await screen.findByText("View only: Jonas is editing.")).toBeVisible();
    expect(actions(socket)).toContain("videoProjectHandOver");
  });

  it("may refuse the request", async () => {
    const { person } = openProject();
    const socket = await openConnection();
    await screen.findByRole("button", { name: "Rename" });
    await push(socket, "penAsked", { by: jonas });
    await person.click(await screen.findByRole("button", { name: "Keep it" }));
    expect(screen.queryByText("Jonas asks to edit.")).not.toBeInTheDocument();
    expect(actions(socket)).toContain("videoProjectKeepPen");
  });

  it("keeps the typed text when the lock is lost", async () => {
    const { person } = openProject();
    const socket = await openConnection();
    await person.click(await screen.findByRole("button", { name: "7 Days Alone in a Fire Lookout" }));
    await person.keyboard(" again");
    socket.answers.set("clientRequest", jonasWrites);
    await reconnect(socket);
    expect(await screen.findByText("View only: Jonas is editing.")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Edit title" })).not.toBeInTheDocument();
    socket.answers.set("clientRequest", { ...ownLock, fence: 9 });
    await reconnect(socket);
    expect(await screen.findByText("1 change was not saved.")).toBeInTheDocument();
  });

  it("continues while disconnected, with a message", async () => {
    openProject();
    const socket = await openConnection();
    await screen.findByRole("button", { name: "Rename" });
    socket.answers.set("clientRequest", { code: "unavailable", message: "away" });
    await reconnect(socket);
    expect(
      await screen.findByText("No connection. Changes are stored on this device and saved when it is back."),
    ).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Rename" })).toBeVisible();
  });

  it("lets go on leaving", async () => {
    const { router } = openProject();
    const socket = await openConnection();
    await screen.findByRole("button", { name: "Rename" });
    await act(() => router.navigate({ to: "/app/settings/profile" }));
    await waitFor(() => expect(actions(socket)).toContain("videoProjectUnlock"));
    await waitFor(() => expect(socket.isOpen).toBe(false));
  });
});
