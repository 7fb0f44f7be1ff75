import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aProject, aProjectDetail, aTag, projectId } from "@coldopen/contract/projects/factory";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { aMember, aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { parseSearch } from "../../lib/search.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const place = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const many = (count: number, parts: Partial<VideoProject> = {}) =>
  Array.from({ length: count }, (_, n) => aProject({ id: projectId(n + 1), name: `Project ${n + 1}`, ...parts }));
const everything = (projects: readonly VideoProject[]) => ({
  list: () => ({ data: [...projects], responseMetadata: { nextCursor: null } }),
  tags: () => ({ tags: [{ name: "Build", count: 3 }], aiCategories: ["Outdoors"] }),
});
const open = (
  projects: readonly VideoProject[] | FakeHandlers["projects"],
  { query = "", ...options }: Partial<Parameters<typeof renderApp>[1]> & { query?: string } = {},
) =>
  renderApp(`${paths.projects(place)}${query}`, {
    as: aUser(),
    ...options,
    api: { projects: Array.isArray(projects) ? everything(projects) : { ...everything([]), ...projects } },
  });
const asked = (api: ReturnType<typeof open>["api"]) =>
  api.calls.findLast(({ name }) => name === "projects.list")?.input;
const row = (name: string | RegExp) => screen.findByRole("row", { name });

describe("a row", () => {
  it("shows all there is to know", async () => {
    open([
      aProject({
        name: "Train car",
        status: "published",
        type: "vlog",
        publishDate: "2020-01-01",
        updatedAt: "2020-01-01T00:00:00.000Z",
        duration: 1865,
        views: 2_100_000,
        averageViewDuration: 860,
        outlierIndex: 5.2,
        videoProjectTags: [aTag("Build"), aTag("Rail"), aTag("Third")],
      }),
    ]);
    const train = await row(/Train car/);
    for (const text of ["Vlog", "Published", "31:05", "2.1M", "14:20", "5.2x", "Build", "Rail", "+1"])
      expect(train).toHaveTextContent(text);
    expect(within(train).getAllByText(/years ago/)).toHaveLength(2);
  });
  it("has dashes for what it lacks", async () => {
    open([aProject({ name: "Compost", updatedAt: new Date().toISOString() })]);
    const compost = await row(/Compost/);
    expect(within(compost).getAllByText("--")).toHaveLength(5);
    expect(compost).toHaveTextContent("Just created");
  });
  it("leads to its project", async () => {
    const { person, address } = open([aProject({ name: "Compost" })]);
    await person.click(await screen.findByRole("link", { name: "Compost" }));
    await waitFor(() => expect(address()).toBe(paths.project(place, projectId(1))));
  });
});

describe("the address", () => {
  it("gets the default statuses when it names none, and keeps what else it says", async () => {
    const { address } = open([aProject()], { query: "?sort=name" });
    await row(/fire lookout/);
    expect(parseSearch(address().split("?")[1] ?? "")).toEqual({
      sort: "name",
      status__in: ["idea", "in_development", "published"],
    });
  });
  it("reproduces a list", async () => {
    const { api } = open([aProject({ name: "Cabin" })], {
      query: "?status__in=published&views__gte=1000&sort=name&direction=asc&layout=grid&search=cab",
    });
    expect(within(await screen.findByRole("region", { name: "Projects" })).getByRole("listitem")).toHaveTextContent(
      "Cabin",
    );
    expect(screen.getByRole("searchbox")).toHaveValue("cab");
    expect(asked(api)).toMatchObject({
      query: {
        limit: 23,
        status__in: ["published"],
        views__gte: 1000,
        search: "cab",
        orderBy: { field: "name", direction: "asc" },
      },
    });
  });
  it("follows the search box when the typing rests", async () => {
    const { person, address, api } = open([aProject()]);
    await person.type(await screen.findByRole("searchbox", { name: "Search project titles" }), "sauna");
    await waitFor(() => expect(address()).toContain("search=sauna"));
    await waitFor(() => expect(asked(api)).toMatchObject({ query: { search: "sauna" } }));
  });
  it("follows sort and its direction", async () => {
    const { person, address } = open([aProject()]);
    await person.click(await screen.findByRole("button", { name: "Sort Edited" }));
    const items = await screen.findAllByRole("menuitemradio");
    expect(items.map((item) => item.textContent)).toEqual([
      ...["Edited", "Due", "Created", "Name", "Your rank", "Title score"],
      ...["Ascending", "Descending"],
    ]);
    await person.click(screen.getByRole("menuitemradio", { name: "Title score" }));
    await waitFor(() => expect(address()).toContain("sort=titleScore"));
  });
  it("sorts by the heads of the table", async () => {
    const { person, address } = open([aProject()]);
    await person.click(await screen.findByRole("button", { name: "Edited" }));
    await waitFor(() => expect(address()).toContain("direction=asc"));
    expect(screen.getByRole("columnheader", { name: "Edited" })).toHaveAttribute("aria-sort", "ascending");
  });
});

describe("filters", () => {
  it("narrow by status, and open views and index with published alone", async () => {
    const { person, address } = open([aProject()]);
    const views = await screen.findByRole("button", { name: "Views" });
    expect(views).toHaveAttribute("aria-disabled", "true");
    expect(views).toHaveAccessibleDescription("Choose the status Published to filter by this.");
    expect(screen.getByRole("button", { name: "Outlier index" })).toHaveAttribute("aria-disabled", "true");
    await person.click(screen.getByRole("button", { name: "Status All" }));
    await person.click(await screen.findByRole("checkbox", { name: "Published" }));
    await waitFor(() => expect(address()).toMatch(/\?status__in=published$/));
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Views" }));
    await person.type(await screen.findByRole("textbox", { name: "At least" }), "1,000{Enter}");
    await waitFor(() => expect(address()).toContain("views__gte=1000"));
    expect(screen.getByRole("button", { name: "Views 1K+" })).toBeVisible();
  });
  it("take durations in minutes and refuse what is no number", async () => {
    const { person, address } = open([aProject()]);
    await person.click(await screen.findByRole("button", { name: "Duration" }));
    const most = await screen.findByRole("textbox", { name: "At most (minutes)" });
    await person.type(most, "ten{Enter}");
    expect(await screen.findByText("Enter a number")).toBeVisible();
    await person.clear(most);
    await person.type(most, "20{Enter}");
    await waitFor(() => expect(address()).toContain("duration__lte=1200"));
  });
  it("choose type, sponsors and tags", async () => {
    const { person, address } = open([aProject()]);
    await person.click(await screen.findByRole("button", { name: "Type" }));
    await person.click(await screen.findByRole("radio", { name: "Behind the scenes" }));
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Sponsors" }));
    await person.click(await screen.findByRole("radio", { name: "With sponsors" }));
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Tags" }));
    await person.click(await screen.findByRole("checkbox", { name: "Build 3" }));
    await waitFor(() =>
      expect(address()).toMatch(/type=behind_the_scenes.*sponsors__exists=true.*videoProjectTags=Build/),
    );
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Clear Type" }));
    await waitFor(() => expect(address()).not.toContain("type="));
  });
  it("offer AI categories behind their gate", async () => {
    const first = open([aProject()]);
    await row(/fire lookout/);
    expect(screen.queryByRole("button", { name: "AI categories" })).not.toBeInTheDocument();
    first.unmount();
    const { person, address } = open([aProject()], { gates: { STUDIO_AI_CATEGORY_FILTER: true } });
    await person.click(await screen.findByRole("button", { name: "AI categories" }));
    await person.click(await screen.findByRole("checkbox", { name: "Outdoors" }));
    await waitFor(() => expect(address()).toContain("aiCategories=Outdoors"));
  });
});

describe("the states of the list", () => {
  it("says when there is nothing yet, and when nothing matches", async () => {
    const first = open([]);
    expect(await screen.findByRole("heading", { name: "No projects yet" })).toBeVisible();
    first.unmount();
    const { person, address } = open([], { query: "?status__in=idea&search=zzz" });
    await person.click(await screen.findByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(address()).not.toContain("search"));
    expect(await screen.findByRole("heading", { name: "No projects yet" })).toBeVisible();
  });
  it("shows the page of a failure with its two ways out", async () => {
    let isDown = true;
    const { person } = open({
      list: () => {
        if (isDown) throw new AppError("unexpected");
        return { data: [aProject({ name: "Compost" })], responseMetadata: { nextCursor: null } };
      },
    });
    expect(await screen.findByRole("heading", { name: "Oops" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "We have experienced an unexpected server error. Please refresh and contact us if the issue persists",
    );
    await person.click(screen.getByRole("button", { name: "Contact us" }));
    expect(await screen.findByRole("dialog")).toBeVisible();
    await person.keyboard("{Escape}");
    isDown = false;
    await person.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await row(/Compost/)).toBeVisible();
  });
  it("gives up on a page after five seconds", async () => {
    open({
      list: () => {
        throw new AppError("timed_out", "Request timed out");
      },
    });
    expect(await screen.findByText("Request timed out")).toBeVisible();
  });
  it("keeps what it has when the next page fails", async () => {
    let fails = true;
    const { person } = open({
      list: ({ query }) => {
        if (!query.cursor) return { data: many(23), responseMetadata: { nextCursor: "next" } };
        if (fails) throw new AppError("unexpected");
        return { data: [aProject({ id: projectId(99), name: "The last" })], responseMetadata: { nextCursor: null } };
      },
    });
    expect(await screen.findByText("More projects could not be loaded.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Project 1" })).toBeVisible();
    fails = false;
    await person.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText("More projects could not be loaded.")).not.toBeInTheDocument());
  });
});

describe("adding a project", () => {
  it("starts an idea and opens it", async () => {
    const { person, api, address } = open({ create: () => ({ data: aProjectDetail([]) }) });
    await person.click((await screen.findAllByRole("button", { name: "Add project" }))[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe(paths.project(place, projectId(1), { new: "1" })));
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: { name: "New Project", status: "idea", isPublic: true, organizationId: northlight.id },
    });
  });
  it("says when that fails", async () => {
    const { person } = open({
      create: () => {
        throw new AppError("unexpected");
      },
    });
    await person.click((await screen.findAllByRole("button", { name: "Add project" }))[0] as HTMLElement);
    expect(await screen.findByText("Failed to create project. Please try again later.")).toBeVisible();
  });
});

describe("a long list", () => {
  it("draws only the rows near the window", async () => {
    open(many(10_000));
    await row(/Project 1\b/);
    expect(screen.getAllByRole("row").length).toBeLessThan(60);
    expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  });
  it("draws only the cards near the window", async () => {
    open(many(10_000), { query: "?layout=grid" });
    const grid = within(await screen.findByRole("region", { name: "Projects" }));
    expect(grid.getAllByRole("listitem").length).toBeGreaterThan(3);
    expect(grid.getAllByRole("listitem").length).toBeLessThan(60);
  });
});

describe("by keyboard", () => {
  it("goes by arrows, opens by Enter, chooses by x", async () => {
    const { person, address } = open(many(3));
    (await screen.findByRole("link", { name: "Project 1" })).focus();
    await person.keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: "Project 2" })).toHaveFocus();
    await person.keyboard("x");
    expect(await screen.findByText("1 selected")).toBeVisible();
    await person.keyboard("{ArrowDown}{Shift>}x{/Shift}");
    expect(await screen.findByText("2 selected")).toBeVisible();
    await person.keyboard("{Home}");
    expect(screen.getByRole("link", { name: "Project 1" })).toHaveFocus();
    await person.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe(paths.project(place, projectId(1))));
  });
  it("reaches rows that were not drawn", async () => {
    const { person } = open(many(300));
    (await screen.findByRole("link", { name: "Project 1" })).focus();
    await person.keyboard("{End}");
    await waitFor(() => expect(screen.getByRole("link", { name: "Project 300" })).toHaveFocus());
  });
});

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
                videoProjectTags: body.videoProjectTags ?? one.videoProjectTags,
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
    expect(await screen.findByText("3 projects moved to In Dev")).toBeVisible();
    expect(await row(/Project 3/)).toHaveTextContent("In Dev");
    expect(await row(/Project 4/)).toHaveTextContent("Idea");
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getByRole("row", { name: /Project 3/ })).toHaveTextContent("Idea"));
  });
  it("adds a tag to all", async () => {
    const { person } = open(world());
    await person.click(await tick("Project 2"));
    await person.click(await screen.findByRole("button", { name: "Add tag" }));
    await person.type(await screen.findByRole("textbox", { name: "Tag" }), "Winter{Enter}");
    expect(await screen.findByText("Winter added to 1 project")).toBeVisible();
    expect(await row(/Project 2/)).toHaveTextContent("Winter");
  });
  it("deletes, and brings back", async () => {
    const { person } = open(world());
    await person.click(await tick("Project 1"));
    await person.click(await tick("Project 2"));
    await person.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText("2 projects deleted")).toBeVisible();
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
    expect(await screen.findByText("2 projects could not be changed. Please try again.")).toBeVisible();
    expect(await screen.findByRole("link", { name: "Project 1" })).toBeVisible();
  });
});

describe("export", () => {
  it("writes every page of the filter into one file", async () => {
    const written: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          written.push(blob);
          return "blob:export";
        },
        revokeObjectURL: () => undefined,
      }),
    );
    const { person } = open(
      {
        list: ({ query }) =>
          query.cursor
            ? { data: many(1, { name: "From page 2" }), responseMetadata: { nextCursor: null } }
            : { data: many(2), responseMetadata: { nextCursor: query.limit === 100 ? "next" : null } },
      },
      { query: "?status__in=idea" },
    );
    await person.click(await screen.findByRole("button", { name: "Export" }));
    await person.click(await screen.findByRole("menuitem", { name: "CSV" }));
    expect(await screen.findByText("3 projects exported")).toBeVisible();
    expect(await written[0]?.text()).toContain("From page 2");
    expect(written[0]?.type).toContain("text/csv");
  });
});
