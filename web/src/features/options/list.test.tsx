import { AppError } from "@coldopen/contract/kernel/errors";
import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { TITLE_MAX } from "@coldopen/contract/projects/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { dragTo } from "../../testing/drag.ts";
import { openProject } from "../../testing/render-project-page.tsx";

const titles = ["First title", "Second title", "Third title"];
const project = () =>
  aProjectDetail([
    ...titles.map((content, index) => anOption({ id: optionId(index + 1), content })),
    anOption({ id: optionId(9), optionType: "concept", content: "One hut." }),
  ]);
const open = async (options: Parameters<typeof openProject>[0] = {}) => {
  const app = openProject({ project: project(), ...options });
  await screen.findByRole("button", { name: "Rename" });
  return app;
};
const list = async (name = "Titles") => within(await screen.findByRole("list", { name }));
const shown = async (name = "Titles") =>
  (await list(name)).getAllByRole("radio").map((radio) => radio.getAttribute("aria-label")?.split(": ")[1]);
const radio = (content: string) => screen.findByRole("radio", { name: `Primary title: ${content}` });
const savedTitles = (saved: ReturnType<typeof openProject>["saved"]) =>
  saved()
    .options.filter(({ optionType }) => optionType === "title")
    .map(({ content }) => content);
const row = async (content: string) => within((await list()).getByText(content).closest("li") ?? document.body);

describe("the primary option", () => {
  it("is chosen by its radio, and cleared by choosing it again", async () => {
    const { person, saved } = await open();
    await person.click(await radio("Second title"));
    expect(await radio("Second title")).toBeChecked();
    await waitFor(() => expect(saved().titlePrimaryOptionId).toBe(optionId(2)));
    await person.click(await radio("Second title"));
    expect(await radio("Second title")).not.toBeChecked();
    await waitFor(() => expect(saved().titlePrimaryOptionId).toBeNull());
    expect(screen.getByText("No primary title")).toBeVisible();
  });

  it("is cleared by the space bar too", async () => {
    const { person, saved } = await open();
    (await radio("First title")).focus();
    await person.keyboard(" ");
    await waitFor(() => expect(saved().titlePrimaryOptionId).toBeNull());
  });
});

describe("adding", () => {
  it("puts a new title right after the primary", async () => {
    const { person, saved } = await open();
    await person.click(
      within(await screen.findByRole("region", { name: "Titles" })).getByRole("button", { name: "Add" }),
    );
    await person.keyboard("{Enter}");
    expect(screen.getByText("Cannot be empty")).toBeVisible();
    await person.keyboard("A new one{Enter}");
    expect(await shown()).toEqual(["First title", "A new one", "Second title", "Third title"]);
    await waitFor(() => expect(savedTitles(saved)[1]).toBe("A new one"));
  });

  it("forgets an empty row that is left", async () => {
    const { person, api } = await open();
    await person.click(
      within(await screen.findByRole("region", { name: "Concepts" })).getByRole("button", { name: "Add" }),
    );
    await person.tab();
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "New concept" })).not.toBeInTheDocument());
    expect(api.count("projects.addOption")).toBe(0);
  });
});

describe("editing in place", () => {
  it("saves on Enter and restores on Escape", async () => {
    const { person, saved, api } = await open();
    await person.click((await list()).getByRole("button", { name: "Second title" }));
    await person.keyboard(" of all{Escape}");
    expect(await shown()).toEqual(titles);
    expect(api.count("projects.updateOption")).toBe(0);
    await person.click((await list()).getByRole("button", { name: "Second title" }));
    await person.keyboard(" of all{Enter}");
    expect(await shown()).toContain("Second title of all");
    await waitFor(() => expect(savedTitles(saved)).toContain("Second title of all"));
  });

  it("takes new lines in a concept, none in a title", async () => {
    const { person, saved } = await open();
    await person.click((await list("Concepts")).getByRole("button", { name: "One hut." }));
    await person.keyboard("{Shift>}{Enter}{/Shift}One week.{Enter}");
    await waitFor(() =>
      expect(saved().options.find(({ id }) => id === optionId(9))?.content).toBe("One hut.\nOne week."),
    );
    await person.click((await list()).getByRole("button", { name: "First title" }));
    await person.keyboard("{Shift>}{Enter}{/Shift}");
    expect(screen.queryByRole("textbox", { name: "Edit title" })).not.toBeInTheDocument();
  });

  it("says when the limit is reached", async () => {
    const { person } = await open();
    await person.click((await list()).getByRole("button", { name: "First title" }));
    const box = screen.getByRole("textbox", { name: "Edit title" });
    await person.clear(box);
    expect(screen.getByText("Cannot be empty")).toBeVisible();
    await person.click(box);
    await person.paste("x".repeat(TITLE_MAX));
    await person.keyboard("y");
    expect(box).toHaveValue("x".repeat(TITLE_MAX));
    expect(screen.getByText("Text limit reached")).toBeVisible();
  });

  it("removes an option whose text was emptied, with a way back", async () => {
    const { person, saved } = await open();
    await person.click((await list()).getByRole("button", { name: "First title" }));
    await person.clear(screen.getByRole("textbox", { name: "Edit title" }));
    await person.keyboard("{Enter}");
    expect(await shown()).toEqual(["Second title", "Third title"]);
    await waitFor(() => expect(saved().titlePrimaryOptionId).toBeNull());
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(savedTitles(saved)).toEqual(titles));
    await waitFor(() => expect(saved().titlePrimaryOptionId).toBe(optionId(1)));
  });
});

describe("order and deletion", () => {
  it("moves by Alt and the arrows, and says where to", async () => {
    const { person, saved } = await open();
    (await radio("Third title")).focus();
    await person.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(await shown()).toEqual(["First title", "Third title", "Second title"]);
    expect(screen.getByText("Moved to place 2 of 3")).toBeInTheDocument();
    await waitFor(() => expect(savedTitles(saved)).toEqual(["First title", "Third title", "Second title"]));
  });

  it("moves by dragging", async () => {
    const { saved } = await open();
    const item = async (content: string) => (await radio(content)).closest("li") ?? document.body;
    await dragTo(await item("Third title"), await item("First title"));
    await waitFor(async () => expect(await shown()).toEqual(["Third title", "First title", "Second title"]));
    await waitFor(() => expect(savedTitles(saved)[0]).toBe("Third title"));
  });

  it("deletes at once and brings back by the toast, primary included", async () => {
    const { person, saved } = await open();
    await person.click((await row("First title")).getByRole("button", { name: "Delete" }));
    expect(await shown()).toEqual(["Second title", "Third title"]);
    await waitFor(() => expect(savedTitles(saved)).toEqual(["Second title", "Third title"]));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(saved().titlePrimaryOptionId).toBe(optionId(1)));
    expect(await shown()).toEqual(titles);
  });

  it("stores an option as a new idea in one call", async () => {
    const { person, api } = await open({
      handlers: { create: ({ body }) => ({ data: aProjectDetail([], { name: body.name }) }) },
    });
    await person.click((await row("Second title")).getByRole("button", { name: "More actions" }));
    await person.click(await screen.findByRole("menuitem", { name: "Add to idea bank" }));
    expect(await screen.findByText("Idea added!")).toBeInTheDocument();
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: {
        name: "Second title",
        source: "idea_bank",
        status: "idea",
        options: [{ optionType: "title", content: "Second title" }],
      },
    });
    expect(api.count("projects.addOption")).toBe(0);
  });
});

describe("a change that fails", () => {
  it("is reverted, stored as a draft and offered again", async () => {
    let isBroken = true;
    const { person, api } = await open({
      handlers: {
        updateOption: () => {
          if (isBroken) throw new AppError("unexpected");
          return { data: anOption({ id: optionId(2), content: "Better" }) };
        },
      },
    });
    await person.click((await list()).getByRole("button", { name: "Second title" }));
    await person.keyboard("{Control>}a{/Control}Better{Enter}");
    expect(await screen.findByText("The change could not be saved. It is stored on this device.")).toBeInTheDocument();
    expect(await screen.findByText("1 change was not saved.")).toBeInTheDocument();
    await waitFor(async () => expect(await shown()).toEqual(titles));
    isBroken = false;
    await person.click(screen.getByRole("button", { name: "Save again" }));
    await waitFor(() => expect(screen.queryByText("1 change was not saved.")).not.toBeInTheDocument());
    expect(api.count("projects.updateOption")).toBe(2);
  });

  it("rejected for a lost lock keeps the text and reloads the project", async () => {
    const { person, api } = await open({
      handlers: {
        updateOption: () => {
          throw new AppError("locked_by_other");
        },
      },
    });
    await person.click((await list()).getByRole("button", { name: "Second title" }));
    await person.keyboard("!{Enter}");
    expect(await screen.findByText("Someone else is editing now. Your change is stored on this device.")).toBeVisible();
    await waitFor(() => expect(api.count("projects.get")).toBeGreaterThan(1));
    await person.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByText("1 change was not saved.")).not.toBeInTheDocument());
  });

  it("says what was typed when the page is opened again", async () => {
    const first = await open();
    await first.person.click((await list()).getByRole("button", { name: "Second title" }));
    await first.person.keyboard(" half writ");
    first.unmount();
    const { person, saved } = await open();
    expect(await screen.findByText("1 change was not saved.")).toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Save again" }));
    await waitFor(() => expect(savedTitles(saved)).toContain("Second title half writ"));
  });
});
