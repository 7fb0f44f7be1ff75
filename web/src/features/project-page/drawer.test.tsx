import type { IdeationRun } from "@coldopen/contract/ideation/schema";
import { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import { AppError } from "@coldopen/contract/kernel/errors";
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
    const idea = (await drawer()).getByText("A Week Above the Trees");
    await person.hover(idea);
    await person.click((await drawer()).getByRole("button", { name: "Add as backup" }));
    await waitFor(() => expect(saved().options.map(({ content }) => content)).toContain("A Week Above the Trees"));
    expect(saved().titlePrimaryOptionId).toBe(optionId(1));
    expect(saved().options.at(-1)).toMatchObject({ source: "system", seed: 4 });
  });

  it("makes a result the primary option in one call", async () => {
    const { person, saved, api } = await openDrawer();
    await person.click((await drawer()).getByRole("button", { name: "A Week Above the Trees" }));
    await waitFor(() => expect(saved().titlePrimaryOption?.content).toBe("A Week Above the Trees"));
    expect(saved().options.at(-1)?.content).toBe("A Week Above the Trees");
    const writes = api.calls.map(({ name }) => name).filter((name) => /^projects\.(add|update)/.test(name));
    expect(writes).toEqual(["projects.addOption"]);
  });

  it("says when a result could not be taken in", async () => {
    const { person } = await openDrawer({
      handlers: {
        addOption: () => {
          throw new AppError("unexpected");
        },
      },
    });
    await person.hover((await drawer()).getByText("A Week Above the Trees"));
    await person.click((await drawer()).getByRole("button", { name: "Add as backup" }));
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
    const line = await waitFor(() => {
      const socket = socketOf(executionsNamespace.path);
      if (!socket) throw new Error("No name was requested");
      return socket;
    });
    const request = await waitFor(() => {
      const found = line.requests.find(({ event }) => event === "passthrough-execution");
      if (!found) throw new Error("No name was requested");
      return executionsNamespace.toServer["passthrough-execution"].data.parse(found.data);
    });
    expect(request.aiParameters.nameGenInspiration.primaryTitle).toBe("Second");
    const { runId } = request.metadata.tracking;
    const write = (result: string, isWhole: boolean) =>
      act(async () => line.push("passthrough-execution", { runId, result, isWhole }));
    await write("Fire look", false);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Fire look");
    await write("Fire lookout", true);
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
