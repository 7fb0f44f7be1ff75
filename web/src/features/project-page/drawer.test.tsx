import type { IdeationRun } from "@coldopen/contract/ideation/schema";
import { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import { AppError } from "@coldopen/contract/kernel/errors";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { paths } from "@coldopen/contract/paths";
import { anOption, aProjectDetail, optionId, projectId } from "@coldopen/contract/projects/factory";
import { uuid } from "@coldopen/contract/session/factory";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { socketOf } from "../../testing/fake-socket.ts";
import { channel, openProject } from "../../testing/render-project-page.tsx";

const aRun = (state: IdeationRun["state"] = "complete"): IdeationRun => ({
  id: uuid(0x20, 1),
  pane: "title",
  option: "variations",
  input: "7 Days Alone in a Fire Lookout",
  state,
  references: [],
  otherInput: null,
  thisBut: null,
  errorReason: null,
  total: 6,
  madeBy: "Cold Open",
  createdAt: "2026-03-04T16:30:00.000Z",
  elements: [
    {
      id: uuid(0x21, 1),
      index: 0,
      content: "A Week Above the Trees",
      description: null,
      seed: 4,
      score: 70,
      receipts: [],
    },
  ],
});
type Parts = Parameters<typeof openProject>[0] & { run?: IdeationRun };
const openDrawer = async ({ run = aRun(), ...parts }: Parts = {}) => {
  const app = openProject({
    path: paths.project(channel, projectId(1), { pane: "title" }),
    ideation: { runs: () => ({ data: [run] }) },
    ...parts,
  });
  await screen.findByRole("button", { name: "Rename" });
  return app;
};
const drawer = async () => within(await screen.findByRole("complementary", { name: "Brainstorm" }));

const undoOf = async (text: string) => {
  const toast = (await screen.findByText(text)).closest("[data-sonner-toast]");
  if (!(toast instanceof HTMLElement)) throw new Error(`No toast says ${text}`);
  return within(toast).getByRole("button", { name: "Undo" });
};

/** The request for a name, and what answers it. */
async function nameRequest() {
  const { line, request } = await waitFor(() => {
    const socket = socketOf(executionsNamespace.path);
    const found = socket?.requests.find(({ event }) => event === "passthrough-execution");
    if (!socket || !found) throw new Error("No name was requested");
    const { data } = executionsNamespace.toServer["passthrough-execution"];
    return { line: socket, request: data.parse(found.data) };
  });
  const { runId } = request.metadata.tracking;
  const write = (result: string, isWhole = true) =>
    act(async () => line.push("passthrough-execution", { runId, result, isWhole }));
  return { request, write };
}

describe("the drawer of a project", () => {
  it("opens on a list's pane, from the option it is sent", async () => {
    const { person, address } = openProject();
    const titles = within(await screen.findByRole("region", { name: "Titles" }));
    expect(screen.queryByRole("complementary", { name: "Brainstorm" })).not.toBeInTheDocument();
    await person.click(await titles.findByRole("button", { name: "Send to brainstorm" }));
    expect((await drawer()).getByText("7 Days Alone in a Fire Lookout")).toBeVisible();
    expect(address()).toContain(`pane=title&from=${optionId(1)}`);
    expect(titles.getByRole("button", { name: "Brainstorm" })).toHaveAttribute("aria-expanded", "true");
    await person.click((await drawer()).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(address()).not.toContain("pane"));
  });

  it("starts at once for a project made a moment ago, as soon as it has the edit lock", async () => {
    openProject({ path: paths.project(channel, projectId(1), { pane: "title", new: "1" }) });
    await waitFor(() =>
      expect(socketOf(executionsNamespace.path)?.requests.map(({ event }) => event)).toContain("execution"),
    );
  });

  it("takes a result in as a backup", async () => {
    const { person, saved } = await openDrawer();
    await person.click(await (await drawer()).findByRole("button", { name: "Add" }));
    await waitFor(() => expect(saved().options.map(({ content }) => content)).toContain("A Week Above the Trees"));
    expect(saved().titlePrimaryOptionId).toBe(optionId(1));
    expect(saved().options.at(-1)).toMatchObject({ source: "system", seed: 4 });
  });

  it("makes a result the primary option in one call", async () => {
    const { person, saved, api } = await openDrawer();
    await person.click(await (await drawer()).findByRole("button", { name: "Make primary" }));
    await waitFor(() => expect(saved().titlePrimaryOption?.content).toBe("A Week Above the Trees"));
    expect(saved().options.at(-1)?.content).toBe("A Week Above the Trees");
    const writes = api.calls.map(({ name }) => name).filter((name) => /^projects\.(add|update)/.test(name));
    expect(writes).toEqual(["projects.addOption"]);
  });

  it("undoes primary, name and starting point together", async () => {
    const unnamed = aProjectDetail([anOption()], { name: "New Project" });
    const { person, saved } = await openDrawer({ project: unnamed });
    await person.click(await (await drawer()).findByRole("button", { name: "Make primary" }));
    // A hovered toast stays, however slow the machine is.
    await person.hover(await undoOf("Primary title set"));
    const name = await nameRequest();
    await name.write("Above the trees");
    await waitFor(() => expect(saved()).toMatchObject({ name: "Above the trees" }));
    const source = within((await drawer()).getByRole("region", { name: "Starting from" }));
    expect(source.getByText("A Week Above the Trees")).toBeVisible();
    await person.click(await undoOf("Primary title set"));
    await waitFor(() => expect(saved()).toMatchObject({ name: "New Project", titlePrimaryOptionId: optionId(1) }));
    expect(saved().options.map(({ content }) => content)).toEqual(["7 Days Alone in a Fire Lookout"]);
    expect(source.getByText("7 Days Alone in a Fire Lookout")).toBeVisible();
  });

  it("keeps a name that was given by hand when a choice is undone", async () => {
    const { person, saved } = await openDrawer();
    await person.click(await (await drawer()).findByRole("button", { name: "Make primary" }));
    await waitFor(() => expect(saved().titlePrimaryOption?.content).toBe("A Week Above the Trees"));
    const { name } = saved();
    await person.click(await undoOf("Primary title set"));
    await waitFor(() => expect(saved().titlePrimaryOptionId).toBe(optionId(1)));
    expect(saved().name).toBe(name);
  });

  it("starts from the inspiration of the project, which opens its details and can be removed", async () => {
    const youtubeItems = [{ videoId: "fieldday001", title: "I lived in a lookout tower for 30 days" }];
    const { person, saved } = await openDrawer({
      project: aProjectDetail([], { youtubeItems }),
      api: { outliers: { find: () => anOutlierVideo() } },
    });
    const source = within((await drawer()).getByRole("region", { name: "Starting from" }));
    expect(source.getByText("I lived in a lookout tower for 30 days")).toBeVisible();
    expect(await source.findByText("8.4x")).toBeVisible();
    await person.click(source.getByRole("button", { name: /^Inspiration:/ }));
    expect(await screen.findByRole("dialog")).toBeVisible();
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const videos = within(screen.getByRole("region", { name: "Inspiration" }));
    await person.click(videos.getByRole("button", { name: /^Actions for/ }));
    await person.click(await screen.findByRole("menuitem", { name: "Remove" }));
    await waitFor(() => expect(saved().youtubeItems).toEqual([]));
    await person.click(await undoOf("Inspiration removed"));
    await waitFor(() => expect(saved().youtubeItems).toEqual(youtubeItems));
  });

  it("opens the details of a source", async () => {
    const receipts = [{ videoId: "fieldday001", title: "A cabin", performanceIndex: 8.4, thumb: null }];
    const run = aRun();
    const { person } = await openDrawer({
      run: { ...run, elements: run.elements.map((element) => ({ ...element, receipts })) },
      api: { outliers: { find: () => anOutlierVideo() } },
    });
    await person.click(await (await drawer()).findByRole("button", { name: "Source: A cabin" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("I lived in a lookout tower for 30 days")).toBeVisible();
  });

  it("says when a result could not be taken in", async () => {
    const { person } = await openDrawer({
      handlers: {
        addOption: () => {
          throw new AppError("unexpected");
        },
      },
    });
    await person.click(await (await drawer()).findByRole("button", { name: "Add" }));
    expect(await screen.findByText("Unable to add element to backup options.")).toBeVisible();
  });

  it("asks before it is left while ideas are being written", async () => {
    const { person, address } = await openDrawer({ run: aRun("partial") });
    await (await drawer()).findByText("A Week Above the Trees");
    await person.click((await drawer()).getByRole("button", { name: "Close" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave the brainstorm?" }));
    await person.click(dialog.getByRole("button", { name: "Stay" }));
    expect(address()).toContain("pane=title");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await person.click(within(screen.getByRole("navigation", { name: "Projects" })).getByRole("link"));
    const again = within(await screen.findByRole("alertdialog", { name: "Leave the brainstorm?" }));
    await person.click(again.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(address()).toContain(paths.projects(channel)));
  });
});

describe("a name from what was chosen", () => {
  const named = aProjectDetail([anOption(), anOption({ id: optionId(2), content: "Second" })], {
    name: "Video project 04.03.2026-16:30",
  });

  it("is written into the header and saved", async () => {
    const { person, saved } = openProject({ project: named });
    await person.click(await screen.findByRole("radio", { name: "Primary title: Second" }));
    const { request, write } = await nameRequest();
    expect(request.aiParameters.nameGenInspiration.primaryTitle).toBe("Second");
    await write("Fire look", false);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Fire look");
    await write("Fire lookout");
    await waitFor(() => expect(saved().name).toBe("Fire lookout"));
  });

  it("comes from the element that a new project started from", async () => {
    const { saved } = openProject({
      project: aProjectDetail([anOption()], { name: "Video project 04.03.2026-16:30" }),
      path: paths.project(channel, projectId(1), { new: "1" }),
    });
    const { request, write } = await nameRequest();
    expect(request.aiParameters.nameGenInspiration.primaryTitle).toBe("7 Days Alone in a Fire Lookout");
    await write("Fire lookout");
    await waitFor(() => expect(saved().name).toBe("Fire lookout"));
  });

  it("is not asked for once the project has a name of its own", async () => {
    const { person, saved } = openProject({
      project: aProjectDetail([anOption(), anOption({ id: optionId(2), content: "Second" })]),
    });
    await person.click(await screen.findByRole("radio", { name: "Primary title: Second" }));
    await waitFor(() => expect(saved().titlePrimaryOptionId).toBe(optionId(2)));
    expect(socketOf(executionsNamespace.path)).toBeUndefined();
  });
});
