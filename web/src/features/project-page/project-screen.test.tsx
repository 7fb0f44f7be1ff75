import { AppError } from "@coldopen/contract/kernel/errors";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { paths } from "@coldopen/contract/paths";
import { anOption, aProjectDetail, aTag, optionId } from "@coldopen/contract/projects/factory";
import { aMember, uuid } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../testing/open-outliers.tsx";
import { channel, openProject } from "../../testing/render-project-page.tsx";

const region = async (name: string) => within(await screen.findByRole("region", { name }));

describe("the project page", () => {
  it("shows the primary package, the options and what happened", async () => {
    openProject({
      project: aProjectDetail(
        [
          anOption(),
          anOption({ id: optionId(2), content: "Backup title" }),
          anOption({ id: optionId(3), optionType: "concept", content: "One hut, one week." }),
        ],
        { videoProjectTags: [aTag("Winter", { category: "Theme", source: "ai" })], sponsors: ["Northwind"] },
      ),
      activity: [{ id: uuid(9, 1), who: "Tess", what: "renamed the project", at: "2026-03-04T16:30:00.000Z" }],
    });
    const pack = await region("Primary package");
    expect(pack.getByText("7 Days Alone in a Fire Lookout")).toBeVisible();
    expect(pack.getByText("One hut, one week.")).toBeVisible();
    expect(pack.getByText("Winter")).toBeVisible();
    expect(pack.getByRole("img", { name: "Added by AI" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Seven days in a fire lookout" })).toBeVisible();
    expect((await region("Titles")).getAllByRole("radio")).toHaveLength(2);
    expect((await region("Details")).getByText("Northwind")).toBeVisible();
    expect((await region("Activity")).getByText("renamed the project", { exact: false })).toBeVisible();
  });

  it("says inside the studio that a project does not exist", async () => {
    const { api } = openProject({
      handlers: {
        get: () => {
          throw new AppError("not_found");
        },
      },
    });
    expect(await screen.findByRole("heading", { name: "Project not found" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to projects" })).toHaveAttribute("href", paths.projects(channel));
    expect(api.count("projects.get")).toBe(1);
  });

  it("says it of an address that is no project's too, without asking", async () => {
    const { api } = openProject({ path: paths.project(channel, "not-an-id") });
    expect(await screen.findByRole("heading", { name: "Project not found" })).toBeVisible();
    expect(api.count("projects.get")).toBe(0);
  });

  it("tries again when loading failed", async () => {
    let isBroken = true;
    const { person } = openProject({
      handlers: {
        get: () => {
          if (isBroken) throw new AppError("unexpected");
          return { data: aProjectDetail() };
        },
      },
    });
    expect(await screen.findByText("The project could not be loaded")).toBeInTheDocument();
    isBroken = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await region("Titles")).toBeDefined();
  });
});

describe("the header", () => {
  it("renames in place: Enter saves, Escape restores, empty is refused", async () => {
    const { person, saved } = openProject();
    await person.click(await screen.findByRole("button", { name: "Rename" }));
    const box = screen.getByRole("textbox", { name: "Project name" });
    await person.clear(box);
    await person.keyboard("{Enter}");
    expect(screen.getByText("Cannot be empty")).toBeVisible();
    await person.keyboard("{Escape}");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Seven days in a fire lookout");
    await person.click(screen.getByRole("button", { name: "Rename" }));
    await person.keyboard("Sauna{Enter}");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Sauna");
    await waitFor(() => expect(saved().name).toBe("Sauna"));
  });

  it("renames by dialog", async () => {
    const { person, saved } = openProject();
    await person.click(await screen.findByRole("button", { name: "More" }));
    await person.click(await screen.findByRole("menuitem", { name: "Rename" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Rename project" }));
    const box = dialog.getByRole("textbox", { name: "Project name" });
    await person.clear(box);
    await person.click(dialog.getByRole("button", { name: "Rename" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Cannot be empty");
    await person.type(box, "Container sauna");
    await person.click(dialog.getByRole("button", { name: "Rename" }));
    await waitFor(() => expect(saved().name).toBe("Container sauna"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("sets the status", async () => {
    const { person, saved } = openProject();
    await person.click(await screen.findByRole("button", { name: "Status: Idea" }));
    await person.click(await screen.findByRole("menuitemradio", { name: /In Dev/ }));
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    expect(await screen.findByRole("button", { name: "Status: In Dev" })).toBeVisible();
    await waitFor(() => expect(saved().status).toBe("in_development"));
  });

  it("deletes after asking, and leads to the list", async () => {
    const { person, api, address } = openProject({ handlers: { remove: () => ({}) } });
    await person.click(await screen.findByRole("button", { name: "More" }));
    await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete project" }));
    expect(api.count("projects.remove")).toBe(0);
    await person.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Project deleted")).toBeInTheDocument();
    expect(address()).toContain(paths.projects(channel));
  });

  it("hides deleting from members who did not start the project", async () => {
    const { person } = openProject({ as: aMember() });
    await person.click(await screen.findByRole("button", { name: "More" }));
    expect(await screen.findByRole("menuitem", { name: "Rename" })).toBeVisible();
    expect(screen.queryByRole("menuitem", { name: "Delete" })).not.toBeInTheDocument();
  });
});

describe("what a project is planned as", () => {
  it("takes tags, suggests those in use and refuses them twice", async () => {
    const { person, saved } = openProject({
      project: aProjectDetail([], { videoProjectTags: [aTag("Winter")] }),
      handlers: { tags: () => ({ tags: [{ name: "Build", count: 3 }], aiCategories: [] }) },
    });
    await person.click(await screen.findByRole("button", { name: "Add tag" }));
    const form = within(await screen.findByRole("dialog", { name: "Add tag" }));
    await person.type(form.getByRole("textbox", { name: "Tag" }), "winter{Enter}");
    expect(await form.findByRole("alert")).toHaveTextContent("Already there");
    await person.clear(form.getByRole("textbox", { name: "Tag" }));
    await person.click(await form.findByRole("button", { name: "Build" }));
    await waitFor(() => expect(saved().videoProjectTags.map(({ name }) => name)).toEqual(["Winter", "Build"]));
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Remove tag Winter" }));
    await waitFor(() => expect(saved().videoProjectTags.map(({ name }) => name)).toEqual(["Build"]));
  });

  it("takes sponsors", async () => {
    const { person, saved } = openProject();
    await person.click(await screen.findByRole("button", { name: "Add sponsor" }));
    await person.type(await screen.findByRole("textbox", { name: "Sponsor" }), "Northwind{Enter}");
    await waitFor(() => expect(saved().sponsors).toEqual(["Northwind"]));
  });

  it("takes a YouTube link that leads to a video, and no other", async () => {
    const { person, saved } = openProject();
    await person.click(await screen.findByRole("button", { name: "Video details" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Video details" }));
    const box = dialog.getByRole("textbox", { name: "YouTube link" });
    await person.type(box, "https://example.com/watch?v=abcdefghijk");
    await person.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByRole("alert")).toBeVisible();
    await person.clear(box);
    await person.type(box, "https://youtu.be/abcdefghijk");
    await person.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved().youtubeURL).toBe("https://youtu.be/abcdefghijk"));
  });

  it("is linked to one of the channel's own videos, and published by it", async () => {
    const own = anOutlierVideo({
      videoId: "ownvideo001",
      title1: "7 Days Alone",
      uploaded: "2026-06-01T12:00:00.000Z",
    });
    const { person, saved, api } = openProject({ api: { outliers: { videos: () => pageOf([own]) } } });
    await person.click(await screen.findByRole("button", { name: "Video details" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Video details" }));
    await person.click(await dialog.findByRole("combobox", { name: "Your videos" }));
    await person.click(await screen.findByRole("option", { name: "7 Days Alone, 6/01/2026" }));
    await waitFor(() =>
      expect(saved()).toMatchObject({
        youtubeURL: "https://www.youtube.com/watch?v=ownvideo001",
        status: "published",
      }),
    );
    expect(dialog.getByRole("textbox", { name: "YouTube link" })).toHaveValue(
      "https://www.youtube.com/watch?v=ownvideo001",
    );
    expect(api.calls.findLast(({ name }) => name === "outliers.videos")?.input).toMatchObject({
      query: { source: "myvids", sortField: "uploaded" },
    });
  });

  it("takes a type and a due date", async () => {
    const { person, saved } = openProject();
    await person.click(await screen.findByRole("combobox", { name: "Type" }));
    await person.click(await screen.findByRole("option", { name: "Challenge" }));
    await waitFor(() => expect(saved().type).toBe("challenge"));
    await person.type(screen.getByRole("textbox", { name: "Due date" }), "11/18/2030{Enter}");
    await waitFor(() => expect(saved().publishDate).toBe("2030-11-18"));
  });
});
