import { AppError } from "@coldopen/contract/kernel/errors";
import { parseQueryString } from "@coldopen/contract/kernel/query-string";
import { paths } from "@coldopen/contract/paths";
import { aProject, aProjectDetail, aTag, projectId } from "@coldopen/contract/projects/factory";
import { northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { dragTo } from "../../testing/drag.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { channel, lastQuery, many, open, row } from "../../testing/open-list.tsx";

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
    for (const text of ["Vlog", "Published", "31:05", "2.1M", "14:20", "5.2x", "Build", "+2"])
      expect(train).toHaveTextContent(text);
    expect(within(train).getAllByText(/years ago/)).toHaveLength(2);
  });
  it("shows the same as a card of the grid", async () => {
    const facts = { duration: 1865, views: 2_100_000, averageViewDuration: 860, outlierIndex: 2 };
    open([aProject({ name: "Train car", status: "published", publishDate: "2020-01-01", ...facts })], {
      query: "?layout=grid&status__in=published",
    });
    const card = await screen.findByRole("article");
    for (const text of ["Train car", "Published", "31:05", "2.1M", "14:20", "2.0x", "years ago"])
      expect(card).toHaveTextContent(text);
  });
  it("has dashes for what it lacks", async () => {
    const now = new Date().toISOString();
    open([aProject({ name: "Compost", createdAt: now, updatedAt: now })]);
    const compost = await row(/Compost/);
    expect(within(compost).getAllByText("--")).toHaveLength(5);
    expect(compost).toHaveTextContent("Just created");
  });
  it("leads to its project", async () => {
    const { person, address } = open([aProject({ name: "Compost" })]);
    await person.click(await screen.findByRole("link", { name: "Compost" }));
    await waitFor(() => expect(address()).toBe(paths.project(channel, projectId(1))));
  });
});

describe("the address", () => {
  it("gets the default statuses when it names none, and keeps what else it says", async () => {
    const { address } = open([aProject()], { query: "?sort=name" });
    await row(/fire lookout/);
    expect(parseQueryString(address().split("?")[1] ?? "")).toEqual({
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
    expect(lastQuery(api)).toMatchObject({
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
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ query: { search: "sauna" } }));
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
    const { person } = open({
      list: () => {
        throw new AppError("unexpected");
      },
    });
    expect(await screen.findByRole("heading", { name: "Oops" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "We have experienced an unexpected server error. Please refresh and contact us if the issue persists",
    );
    await person.click(screen.getByRole("button", { name: "Contact us" }));
    expect(await screen.findByRole("dialog")).toBeVisible();
    await person.keyboard("{Escape}");
    const reload = vi.spyOn(documentNavigation, "reload").mockReturnValue();
    onTestFinished(() => reload.mockRestore());
    await person.click(await screen.findByRole("button", { name: "Retry" }));
    expect(reload).toHaveBeenCalledOnce();
  });
  it("gives up on a page after five seconds", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    open({
      list: () => {
        throw new AppError("timed_out", "Request timed out");
      },
    });
    expect(await screen.findByText("Request timed out")).toBeVisible();
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(5000);
    timers.mockRestore();
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
    expect(await screen.findByText("More projects could not be loaded.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Project 1" })).toBeVisible();
    fails = false;
    await person.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText("More projects could not be loaded.")).not.toBeInTheDocument());
  });
});

describe("adding a project", () => {
  it("starts one idea, also by a double click, and opens it", async () => {
    const { person, api, address } = open({ create: () => ({ data: aProjectDetail([]) }) });
    await person.dblClick((await screen.findAllByRole("button", { name: "Add project" }))[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe(paths.project(channel, projectId(1), { new: "1" })));
    expect(api.count("projects.create")).toBe(1);
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
    expect(await screen.findByText("Failed to create project. Please try again later.")).toBeInTheDocument();
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
    await waitFor(() => expect(grid.getAllByRole("listitem").length).toBeGreaterThan(3));
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
    await waitFor(() => expect(address()).toBe(paths.project(channel, projectId(1))));
  });
  it("reaches rows that were not drawn", async () => {
    const { person } = open(many(300));
    (await screen.findByRole("link", { name: "Project 1" })).focus();
    await person.keyboard("{End}");
    await waitFor(() => expect(screen.getByRole("link", { name: "Project 300" })).toHaveFocus());
  });
});

describe("a person's own order", () => {
  const ranked = many(3).map((project, at) => ({ ...project, userRank: at }));
  const storingServer = () => {
    const changes: { id: string; userRank: unknown }[] = [];
    return {
      changes,
      handlers: {
        list: () => ({
          data: ranked
            .map((project) => {
              const change = changes.findLast(({ id }) => id === project.id);
              return change ? { ...project, userRank: Number(change.userRank) } : project;
            })
            .toSorted((a, b) => a.userRank - b.userRank),
          responseMetadata: { nextCursor: null },
        }),
        update: ({ params, body }) => {
          changes.push({ id: params.id, userRank: body.userRank });
          return { data: aProjectDetail([], { id: params.id }) };
        },
      } satisfies FakeHandlers["projects"],
    };
  };
  const names = () => screen.getAllByRole("link", { name: /^Project \d$/ }).map(({ textContent }) => textContent);
  const byRank = "?status__in=idea&sort=userRank&direction=asc";

  it("changes by Alt and arrows, goes along, and is taken back", async () => {
    const { changes, handlers } = storingServer();
    const { person } = open(handlers, { query: byRank });
    (await screen.findByRole("link", { name: "Project 3" })).focus();
    await person.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await waitFor(() => expect(names()).toEqual(["Project 1", "Project 3", "Project 2"]));
    await waitFor(() => expect(screen.getByRole("link", { name: "Project 3" })).toHaveFocus());
    await waitFor(() => expect(changes).toEqual([{ id: projectId(3), userRank: 0.5 }]));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(names()).toEqual(["Project 1", "Project 2", "Project 3"]));
  });
  it("changes by dragging", async () => {
    const { changes, handlers } = storingServer();
    open(handlers, { query: `${byRank}&layout=grid` });
    const grid = within(await screen.findByRole("region", { name: "Projects" }));
    await waitFor(() => expect(grid.getAllByRole("listitem")).toHaveLength(3));
    const cards = grid.getAllByRole("listitem");
    await dragTo(cards[2] as HTMLElement, cards[0] as HTMLElement);
    await waitFor(() => expect(changes).toEqual([{ id: projectId(3), userRank: -1 }]));
    await waitFor(() => expect(names()).toEqual(["Project 3", "Project 1", "Project 2"]));
  });
  it("reverts with a message if saving fails", async () => {
    const { person } = open(
      {
        ...storingServer().handlers,
        update: () => {
          throw new AppError("unexpected");
        },
      },
      { query: byRank },
    );
    (await screen.findByRole("link", { name: "Project 3" })).focus();
    await person.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(await screen.findByText("The order could not be saved.")).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(["Project 1", "Project 2", "Project 3"]));
  });
  it("is not touched while the list is sorted by something else", async () => {
    const { changes, handlers } = storingServer();
    const { person } = open(handlers);
    (await screen.findByRole("link", { name: "Project 3" })).focus();
    await person.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(screen.queryByText(/Your own order/)).not.toBeInTheDocument();
    expect(changes).toEqual([]);
  });
});
