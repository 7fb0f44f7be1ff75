import { aLesson, anIdea, ideaId } from "@coldopen/contract/ideas/factory";
import type { IdeaForYou } from "@coldopen/contract/ideas/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aProjectDetail, projectId } from "@coldopen/contract/projects/factory";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const seenAt = "2026-10-02T08:00:00.000Z";
const titles = ["Sauna in a Box", "A Boat From Doors", "The Cheapest Roof"];
const some = titles.map((title, at) => anIdea(at + 1, { title }));

function open(ideas: IdeaForYou[] = some, handlers: FakeHandlers = {}, isPreparing = false) {
  let stored = ideas;
  const change = (id: string, changes: Partial<IdeaForYou>) => {
    stored = stored.map((idea) => (idea.id === id ? { ...idea, ...changes } : idea));
    return stored.find((idea) => idea.id === id) ?? anIdea();
  };
  return renderApp(paths.ideasForYou(channel), {
    as: aUser(),
    api: {
      ...handlers,
      projects: { create: () => ({ data: aProjectDetail([], { id: projectId(9) }) }), ...handlers.projects },
      ideas: {
        list: () => ({
          results: stored.filter(({ savedAt, dismissedAt }) => savedAt === null && dismissedAt === null),
          page: { next: null },
          isPreparing,
          requestsLeft: 3,
          missing: 0,
        }),
        lessons: () => ({ lessons: [], rated: 0, dismissed: 0, saved: 0 }),
        seen: ({ params }) => change(params.id, { seenAt }),
        save: ({ params, body }) => change(params.id, { savedAt: seenAt, savedProjectId: body.projectId }),
        dismiss: ({ params, body }) => {
          if (body.dismissedReason) stored = [...stored, anIdea(9, { title: "The Replacement" })];
          return change(params.id, { dismissedAt: seenAt, dismissedReason: body.dismissedReason });
        },
        undoDismiss: ({ params }) => change(params.id, { dismissedAt: null, dismissedReason: null }),
        ...handlers.ideas,
      },
    },
  });
}
const card = async (title: string) => within(await screen.findByRole("article", { name: title }));

/** Reports every observed element as visible at once. */
function fakeObserver() {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly observe: () => void;
      readonly disconnect = () => {};
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => report([{ isIntersecting: true }]);
      }
    },
  );
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks what the videos are about if all ideas come from best practices, and only then", async () => {
  const five = [1, 2, 3, 4, 5].map((at) => anIdea(at, { title: `Idea ${at}`, inspirationType: "BEST_PRACTICES" }));
  const first = open(five);
  expect(await screen.findByText(/What are your videos about\?/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Describe your channel" })).toHaveAttribute(
    "href",
    paths.channelSettings(channel),
  );
  first.unmount();
  open([...five.slice(1), anIdea(6, { title: "Idea 6", inspirationType: "FOLLOWED_CHANNELS" })]);
  await card("Idea 6");
  expect(screen.queryByText(/What are your videos about\?/)).not.toBeInTheDocument();
});

it("asks for the ideas that are neither saved nor dismissed, 25 at most", async () => {
  const { api } = open();
  await card("Sauna in a Box");
  expect(api.calls.find(({ name }) => name === "ideas.list")?.input).toMatchObject({
    query: { exclude: ["saved", "dismissed"], limit: 25 },
  });
  expect(screen.getByText("3 new today")).toBeVisible();
});

it("shows where an idea comes from, why it fits now and its sources", async () => {
  const { person } = open([anIdea(1, { title: "Sauna in a Box", inspirationType: "FOLLOWED_CHANNELS" })]);
  const idea = await card("Sauna in a Box");
  expect(idea.getByText("From creators you follow")).toBeVisible();
  await person.click(idea.getByRole("button", { name: "2 sources" }));
  const sources = within(await screen.findByRole("dialog", { name: "Sources" }));
  expect(sources.getByText(/2 videos about this got 4.1x to 6.2x/)).toBeVisible();
  expect(sources.getByText("I Built an Outdoor Sauna Using Only Scrap")).toBeVisible();
  expect(sources.getByText("6.2x")).toBeVisible();
});

it("marks ideas as seen once they are scrolled into view", async () => {
  fakeObserver();
  const { api } = open([anIdea(1, { title: "Sauna in a Box" }), anIdea(2, { title: "Old", seenAt })]);
  await waitFor(() => expect(api.count("ideas.seen")).toBe(1));
  expect(api.calls.find(({ name }) => name === "ideas.seen")?.input).toMatchObject({ params: { id: ideaId(1) } });
  expect((await card("Sauna in a Box")).getByRole("img", { name: "New" })).toBeVisible();
});

describe("saving", () => {
  it("creates a project with title, concept and sources, and leads to it", async () => {
    const { person, api, address } = open();
    const idea = await card("Sauna in a Box");
    await person.click(idea.getByRole("button", { name: "Save Idea" }));
    expect(await idea.findByText("Idea saved!")).toBeVisible();
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: {
        name: "Sauna in a Box",
        status: "idea",
        isPublic: true,
        source: "ideas_for_you",
        options: [
          { content: "Sauna in a Box", optionType: "title", source: "system" },
          { optionType: "concept", source: "system" },
        ],
        youtubeItems: [{ videoId: "sauna000001" }, { videoId: "sauna000002" }],
      },
    });
    await person.click(idea.getByRole("link", { name: "Go to idea" }));
    await waitFor(() => expect(address()).toBe(paths.project(channel, projectId(9))));
  });

  it("says when the project could not be created, and can be repeated", async () => {
    const create = () => {
      throw new AppError("unexpected");
    };
    const { person } = open(some, { projects: { create } });
    const idea = await card("Sauna in a Box");
    await person.click(idea.getByRole("button", { name: "Save Idea" }));
    expect(await screen.findByText("Failed to create project. Please try again later.")).toBeInTheDocument();
    expect(idea.getByRole("button", { name: "Save Idea" })).toBeEnabled();
  });

  it("makes one project of an idea, also if marking it as saved failed at first", async () => {
    let isDown = true;
    const save: NonNullable<FakeHandlers["ideas"]>["save"] = ({ body }) => {
      if (isDown) throw new AppError("unexpected");
      return anIdea(1, { savedAt: seenAt, savedProjectId: body.projectId });
    };
    const { person, api } = open(some, { ideas: { save } });
    const idea = await card("Sauna in a Box");
    await person.click(idea.getByRole("button", { name: "Save Idea" }));
    await screen.findByText("Failed to create project. Please try again later.");
    isDown = false;
    await person.click(idea.getByRole("button", { name: "Save Idea" }));
    await idea.findByText("Idea saved!");
    const created = api.calls
      .filter(({ name }) => name === "projects.create")
      .map(({ input }) => Object(input).body.id);
    expect(created).toEqual([ideaId(1), ideaId(1)]);
  });

  it("opens the ideation drawer by Brainstorm", async () => {
    const { person, address } = open();
    await person.click((await card("Sauna in a Box")).getByRole("button", { name: "Brainstorm" }));
    await waitFor(() => expect(address()).toBe(paths.project(channel, projectId(9), { pane: "title" })));
  });
});

describe("dismissing", () => {
  it("asks for a reason, says thanks and replaces the idea after three seconds", async () => {
    const { person, api } = open();
    const idea = await card("Sauna in a Box");
    await person.click(idea.getByRole("button", { name: "Dismiss" }));
    expect(idea.getByRole("group", { name: "Why did you remove this idea?" })).toBeVisible();
    expect(idea.getByRole("button", { name: "Not relevant" })).toHaveFocus();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await person.click(idea.getByRole("button", { name: "Not realistic" }));
    expect(await idea.findByText("A new idea is on the way!")).toBeVisible();
    expect(idea.getByText("Thanks for your feedback")).toBeVisible();
    expect(screen.queryByText("The Replacement")).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(3000);
    const [first] = await screen.findAllByRole("article");
    await waitFor(() => expect(screen.getAllByRole("article")[0]).toHaveAccessibleName("The Replacement"));
    expect(first).toBeDefined();
    const reasons = api.calls.filter(({ name }) => name === "ideas.dismiss").map(({ input }) => Object(input).body);
    expect(reasons).toEqual([{ dismissedReason: null }, { dismissedReason: "NOT_REALISTIC" }]);
  });

  it("says so if no other idea takes the place", async () => {
    // As after the limit of a day: no idea is added, and none is being written.
    const list = () => ({
      results: some.slice(1),
      page: { next: null },
      isPreparing: false,
      requestsLeft: 0,
      missing: 0,
    });
    let isDismissed = false;
    const { person } = open(some, {
      ideas: {
        list: () => (isDismissed ? list() : { ...list(), results: some }),
        dismiss: () => {
          isDismissed = true;
          return anIdea();
        },
      },
    });
    const idea = await card("Sauna in a Box");
    await person.click(idea.getByRole("button", { name: "Dismiss" }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await person.click(idea.getByRole("button", { name: "Other" }));
    expect(await idea.findByText("A new idea is on the way!")).toBeVisible();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await idea.findByText("No other idea was found for now. Check back later.")).toBeVisible();
    expect(idea.queryByText("A new idea is on the way!")).toBeNull();
    expect(idea.getByRole("button", { name: "Undo" })).toBeVisible();
  });

  it.each(["Undo", "{Escape}"])("is taken back by %s", async (way) => {
    const { person, api } = open();
    const idea = await card("Sauna in a Box");
    await person.click(idea.getByRole("button", { name: "Dismiss" }));
    if (way === "Undo") await person.click(idea.getByRole("button", { name: "Undo" }));
    else await person.keyboard(way);
    expect(idea.queryByRole("group")).not.toBeInTheDocument();
    await waitFor(() => expect(api.count("ideas.undoDismiss")).toBe(1));
    await waitFor(() => expect(idea.getByRole("button", { name: "Dismiss" })).toHaveFocus());
  });

  it("is taken back after it has arrived, however slow the connection is", async () => {
    const arrived: string[] = [];
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { person } = open(some, {
      ideas: {
        dismiss: async () => {
          await slow;
          arrived.push("dismissed");
          return anIdea();
        },
        undoDismiss: () => {
          arrived.push("undone");
          return anIdea();
        },
      },
    });
    const idea = await card("Sauna in a Box");
    await person.click(idea.getByRole("button", { name: "Dismiss" }));
    await person.click(idea.getByRole("button", { name: "Undo" }));
    release();
    await waitFor(() => expect(arrived).toEqual(["dismissed", "undone"]));
  });

  it("is taken back after a reason was given", async () => {
    const { person } = open();
    const idea = await card("Sauna in a Box");
    await person.click(idea.getByRole("button", { name: "Dismiss" }));
    await person.click(idea.getByRole("button", { name: "Other" }));
    await person.click(await idea.findByRole("button", { name: "Undo" }));
    expect(await idea.findByRole("button", { name: "Save Idea" })).toBeVisible();
  });

  it("brings the card back when it fails", async () => {
    const dismiss = () => {
      throw new AppError("unexpected");
    };
    const { person } = open(some, { ideas: { dismiss } });
    const idea = await card("Sauna in a Box");
    await person.click(idea.getByRole("button", { name: "Dismiss" }));
    expect(await screen.findByText("The idea could not be removed. Try again.")).toBeInTheDocument();
    expect(await idea.findByRole("button", { name: "Save Idea" })).toBeVisible();
  });
});

it("does not say to check back tomorrow, not even for a moment, while there are ideas", async () => {
  const added: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) added.push(...[...addedNodes].map((node) => node.textContent ?? ""));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  open();
  await card("Sauna in a Box");
  observer.disconnect();
  expect(added.filter((text) => text.includes("Check back tomorrow"))).toEqual([]);
});

it("says to check back tomorrow without ideas", async () => {
  open([]);
  expect(await screen.findByText("Check back tomorrow for more ideas!")).toBeVisible();
});

it("says that ideas are being written", async () => {
  open([], {}, true);
  expect(await screen.findByText(/Today's ideas are being written/)).toBeVisible();
});

it("requests more ideas, and says how many requests are left", async () => {
  let requestsLeft = 1;
  const { person, api } = open(some, {
    ideas: {
      list: () => ({
        results: some,
        page: { next: null },
        isPreparing: false,
        requestsLeft,
        missing: requestsLeft === 0 ? 4 : 0,
      }),
      requestMore: () => {
        requestsLeft = 0;
        return { requestsLeft };
      },
    },
  });
  expect(await screen.findByText("1 request left today")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "More ideas" }));
  expect(await screen.findByText("No more requests today. Check back tomorrow for more ideas!")).toBeVisible();
  expect(screen.queryByRole("button", { name: "More ideas" })).not.toBeInTheDocument();
  expect(screen.getByText(/^4 ideas fewer than planned today/)).toBeVisible();
  expect(api.count("ideas.requestMore")).toBe(1);
});

it("says what was learned from dismissals", async () => {
  const lessons = [aLesson(), aLesson({ about: { kind: "topic", topic: "sheds" }, effect: "none" })];
  open(some, { ideas: { lessons: () => ({ lessons, rated: 0, dismissed: 3, saved: 0 }) } });
  const learned = within(await screen.findByRole("list", { name: "Learned from your feedback" }));
  expect(learned.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Fewer listicles: you dismissed three",
  ]);
});

it("says when ideas can't be loaded, and tries again", async () => {
  let isDown = true;
  const list = () => {
    if (isDown) throw new AppError("forbidden", "No");
    return { results: some, page: { next: null }, isPreparing: false, requestsLeft: 3, missing: 0 };
  };
  const { person } = open(some, { ideas: { list } });
  await screen.findByText("Ideas could not be loaded.");
  isDown = false;
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await card("Sauna in a Box")).toBeDefined();
});

it("exports all ideas of the list, also those after the first page", async () => {
  const written = captureDownloads();
  const { person } = open(some, {
    ideas: {
      list: ({ query }) => ({
        results: query.page ? [anIdea(26, { title: "=The 26th" })] : some,
        page: { next: query.page ? null : "next" },
        isPreparing: false,
        requestsLeft: 3,
        missing: 0,
      }),
    },
  });
  await person.click(await screen.findByRole("button", { name: "Export" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("4 ideas exported")).toBeVisible();
  expect(await written[0]?.text()).toContain("'=The 26th");
});
