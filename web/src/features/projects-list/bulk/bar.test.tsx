import { AppError } from "@coldopen/contract/kernel/errors";
import { aProjectDetail } from "@coldopen/contract/projects/factory";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { aMember, aUser } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FakeHandlers } from "../../../testing/fake-api.ts";
import { everything, many, open, row } from "../../../testing/open-list.tsx";

describe("many at once", () => {
  const world = () => {
    let projects = many(4);
    const removed: VideoProject[] = [];
    const handlers: NonNullable<FakeHandlers["projects"]> = {
      list: () => ({ data: projects, responseMetadata: { nextCursor: null } }),
      update: ({ params, body }) => {
        projects = projects.map((one) =>
          one.id === params.id
            ? {
                ...one,
                status: body.status ?? one.status,
                videoProjectTags: [...one.videoProjectTags, ...(body.addTags ?? [])].filter(
                  ({ name }) => !body.removeTags?.includes(name),
                ),
              }
            : one,
        );
        return { data: aProjectDetail([], projects.find(({ id }) => id === params.id) ?? {}) };
      },
      remove: ({ params }) => {
        removed.push(...projects.filter(({ id }) => id === params.id));
        projects = projects.filter(({ id }) => id !== params.id);
        return {};
      },
      restore: ({ params }) => {
        projects = [...projects, ...removed.filter(({ id }) => id === params.id)];
        return { data: aProjectDetail([], { id: params.id }) };
      },
    };
    return handlers;
  };
  const tick = (name: string) => screen.findByRole("checkbox", { name: `Select ${name}` });

  it("chooses a range with Shift, changes the status and takes it back", async () => {
    const { person } = open(world());
    await person.click(await tick("Project 1"));
    await person.keyboard("{Shift>}");
    await person.click(await tick("Project 3"));
    await person.keyboard("{/Shift}");
    const bar = within(await screen.findByRole("toolbar", { name: "Chosen projects" }));
    expect(bar.getByText("3 selected")).toBeVisible();
    await person.click(bar.getByRole("button", { name: "Status" }));
    await person.click(await screen.findByRole("menuitem", { name: "In Dev" }));
    await person.hover(await screen.findByText("3 projects moved to In Dev"));
    expect(await row(/Project 3/)).toHaveTextContent("In Dev");
    expect(await row(/Project 4/)).toHaveTextContent("Idea");
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getByRole("row", { name: /Project 3/ })).toHaveTextContent("Idea"));
  });
  it("adds a tag to all and takes back only that tag", async () => {
    const { person, api } = open(world());
    await person.click(await tick("Project 2"));
    await person.click(await screen.findByRole("button", { name: "Add tag" }));
    await person.type(await screen.findByRole("textbox", { name: "Tag" }), "Winter{Enter}");
    await person.hover(await screen.findByText("Winter added to 1 project"));
    expect(await row(/Project 2/)).toHaveTextContent("Winter");
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getByRole("row", { name: /Project 2/ })).not.toHaveTextContent("Winter"));
    const bodies = api.calls.flatMap(({ name, input }) => (name === "projects.update" ? [input] : []));
    expect(bodies).toEqual([
      expect.objectContaining({ body: { addTags: [{ name: "Winter", category: null, source: "user" }] } }),
      expect.objectContaining({ body: { removeTags: ["Winter"] } }),
    ]);
  });
  it("deletes, and brings back", async () => {
    const { person } = open(world());
    await person.click(await tick("Project 1"));
    await person.click(await tick("Project 2"));
    await person.click(await screen.findByRole("button", { name: "Delete" }));
    await person.hover(await screen.findByText("2 projects deleted"));
    expect(screen.queryByRole("link", { name: "Project 1" })).not.toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("link", { name: "Project 1" })).toBeVisible();
  });
  it("leaves the projects of others to admins", async () => {
    const { person } = open(many(2, { createdBy: aUser().id }), { as: aMember() });
    await person.click(await tick("Project 1"));
    const remove = await screen.findByRole("button", { name: "Delete" });
    expect(remove).toHaveAttribute("aria-disabled", "true");
    expect(remove).toHaveAccessibleDescription("Only admins can delete projects of others.");
  });
  it("says how many could not be changed", async () => {
    const { person } = open({
      ...everything(many(2)),
      remove: () => {
        throw new AppError("unexpected");
      },
    });
    await person.click(await screen.findByRole("checkbox", { name: "Select all that are loaded" }));
    await person.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText("2 projects could not be changed. Please try again.")).toBeInTheDocument();
    expect(await screen.findByRole("link", { name: "Project 1" })).toBeVisible();
  });
});
