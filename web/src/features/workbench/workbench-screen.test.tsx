import { someChannelSettings } from "@coldopen/contract/channel-settings/factory";
import { aLesson, aRating, aSittingIdea, ideaId } from "@coldopen/contract/ideas/factory";
import type { SittingIdea } from "@coldopen/contract/ideas/ratings";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths, type WorkbenchView } from "@coldopen/contract/paths";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const thumbnail = "/api/pictures/00000000-0000-4000-8000-000000000001.webp";
const titles = ["Sauna in a Box", "A Boat From Doors", "The Cheapest Roof"];
const three = titles.map((title, at) => aSittingIdea(at + 1, { title, thumbnail }));
beforeEach(() => localStorage.removeItem("studio-workbench-drafts"));

function open(view: WorkbenchView | undefined, ideas: SittingIdea[] = three, handlers: FakeHandlers["ideas"] = {}) {
  let stored = ideas;
  return renderApp(paths.workbench(channel, view), {
    as: aUser(),
    gates: { STUDIO_WORKBENCH_ACCESS: true },
    api: {
      channelSettings: { read: () => someChannelSettings() },
      ideas: {
        sitting: () => ({ results: stored }),
        rate: ({ params, body }) => {
          stored = stored.map((idea) => (idea.id === params.id ? { ...idea, rating: aRating(body) } : idea));
          return stored.find(({ id }) => id === params.id) ?? aSittingIdea();
        },
        unrate: ({ params }) => {
          stored = stored.map((idea) => (idea.id === params.id ? { ...idea, rating: null } : idea));
          return {};
        },
        lessons: () => ({ lessons: [aLesson()], rated: 2, dismissed: 3, saved: 0 }),
        thoughts: () => ({ results: [] }),
        seen: ({ params }) => stored.find(({ id }) => id === params.id) ?? aSittingIdea(),
        ...handlers,
      },
    },
  });
}
const listOf = (isPreparing: boolean) => ({
  results: [],
  page: { next: null },
  isPreparing,
  requestsLeft: 3,
  missing: 0,
});
it.each([
  [true, "Today's ideas are being written"],
  [false, "No ideas left to rate today"],
])("says why there is nothing to rate (being written: %s)", async (isPreparing, title) => {
  open("rate-ideas", [], { list: () => listOf(isPreparing) });
  expect(await screen.findByText(title)).toBeVisible();
});

const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

it("keeps the focus on the link of a view that is opened by keys", async () => {
  const { person, address } = open("rate-ideas");
  await heading("Sauna in a Box");
  const link = (name: string) =>
    within(screen.getByRole("navigation", { name: "Workbench" })).getByRole("link", { name });
  link("Thoughts").focus();
  await person.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe(paths.workbench(channel, "thoughts")));
  await waitFor(() => expect(link("Thoughts")).toHaveFocus());
  expect(link("Thoughts")).toHaveAttribute("aria-current", "page");
});

it("scrolls the link of the current view into view on a narrow screen", async () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.textContent);
  };
  open("complete");
  await heading("What was learned");
  expect(scrolled).toContain("What was learned");
});

it("shows the next idea from its top", async () => {
  const { person } = open("rate-ideas");
  await heading("Sauna in a Box");
  const scrollTo = vi.spyOn(window, "scrollTo");
  await person.keyboard("4{Enter}");
  await heading("A Boat From Doors");
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

it("rates ideas by keys only, and ends with what was learned", async () => {
  const { person, api, address } = open(undefined);
  await heading("Sauna in a Box");
  expect(screen.getByText("0 of 3")).toBeVisible();
  await person.keyboard("4wa");
  expect(screen.getByRole("button", { name: /4 Probably/ })).toHaveAttribute("aria-pressed", "true");
  await person.keyboard("t");
  expect(screen.getByRole("textbox", { name: "A thought" })).toHaveFocus();
  await person.keyboard("With a sponsor{Enter}");
  await heading("A Boat From Doors");
  await waitFor(() =>
    expect(api.calls.find(({ name }) => name === "ideas.rate")?.input).toMatchObject({
      params: { id: ideaId(1) },
      body: { rating: 4, reasons: ["fits_channel", "too_expensive"], thought: "With a sponsor" },
    }),
  );
  await person.keyboard("x");
  await heading("The Cheapest Roof");
  expect(screen.getByText("2 of 3")).toBeVisible();
  await person.keyboard("1{Enter}");
  await waitFor(() => expect(address()).toBe(paths.workbench(channel, "complete")));
  expect(await screen.findByText("Fewer listicles: you dismissed three")).toBeVisible();
  expect(screen.getByText(/From 2 rated, 3 dismissed and 0 saved ideas/)).toBeVisible();
});

it("goes on where the sitting was, and goes back by the left arrow", async () => {
  const [first, ...others] = three;
  const { person } = open("rate-ideas", [{ ...(first ?? aSittingIdea()), rating: aRating({ rating: 5 }) }, ...others]);
  await heading("A Boat From Doors");
  await person.keyboard("{ArrowLeft}");
  await heading("Sauna in a Box");
  expect(screen.getByRole("button", { name: /5 Yes, next/ })).toHaveAttribute("aria-pressed", "true");
});

it("asks for a rating before the next idea", async () => {
  const { person, api } = open("rate-ideas");
  await heading("Sauna in a Box");
  await person.click(screen.getByRole("button", { name: "Next idea" }));
  expect(await screen.findByText("Choose a rating from 1 to 5, or skip the idea.")).toBeInTheDocument();
  expect(api.count("ideas.rate")).toBe(0);
});

it("keeps a rating that could not be saved", async () => {
  const rate = () => {
    throw new AppError("unexpected");
  };
  const { person } = open("rate-ideas", three, { rate });
  await heading("Sauna in a Box");
  await person.keyboard("5{Enter}");
  expect(await screen.findByText(/Your rating could not be saved/)).toBeInTheDocument();
  await heading("Sauna in a Box");
  expect(screen.getByRole("button", { name: /5 Yes, next/ })).toHaveAttribute("aria-pressed", "true");
  expect(localStorage.getItem("studio-workbench-drafts")).toContain(ideaId(1));
});

it("takes the last rating back by Undo", async () => {
  const { person } = open("rate-ideas");
  await heading("Sauna in a Box");
  await person.keyboard("2{Enter}");
  await heading("A Boat From Doors");
  const side = within(screen.getByRole("complementary", { name: "This sitting" }));
  await person.click(await side.findByRole("button", { name: "Undo" }));
  await heading("Sauna in a Box");
  expect(screen.getByText("0 of 3")).toBeVisible();
});

it("takes a rating back after it has arrived, however slow the connection is", async () => {
  const arrived: string[] = [];
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { person } = open("rate-ideas", three, {
    rate: async () => {
      await slow;
      arrived.push("rated");
      return aSittingIdea(1, { rating: aRating({ rating: 2 }) });
    },
    unrate: () => {
      arrived.push("taken back");
      return {};
    },
  });
  await heading("Sauna in a Box");
  await person.keyboard("2{Enter}");
  await heading("A Boat From Doors");
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  release();
  await waitFor(() => expect(arrived).toEqual(["rated", "taken back"]));
});

it("says when no ideas are left", async () => {
  open("rate-ideas", []);
  expect(await screen.findByText("No ideas left to rate today")).toBeVisible();
});

const thought = {
  id: ideaId(1),
  title: "Sauna in a Box",
  thumbnail: null,
  ...aRating({ rating: 2 }),
  thought: "Far",
};

it("lists thoughts and saves a changed one with its rating", async () => {
  const { person, api } = open("thoughts", three, { thoughts: () => ({ results: [thought] }) });
  const box = await screen.findByRole("textbox", { name: "Thought about Sauna in a Box" });
  await person.type(box, " away");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(api.calls.find(({ name }) => name === "ideas.rate")?.input).toMatchObject({
      body: { rating: 2, thought: "Far away" },
    }),
  );
});

it("exports the thoughts with their ratings", async () => {
  const written = captureDownloads();
  const { person } = open("thoughts", three, { thoughts: () => ({ results: [thought] }) });
  await person.click(await screen.findByRole("button", { name: "Export" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("1 thought exported")).toBeVisible();
  expect(await written[0]?.text()).toContain(",Sauna in a Box,2,");
});

it("has a page for the bio and one for the followed channels", async () => {
  const { person } = open("bio");
  expect(await screen.findByRole("textbox", { name: "Bio" })).toBeVisible();
  await person.click(screen.getByRole("link", { name: "Followed channels" }));
  expect(await screen.findByRole("searchbox", { name: "Search for creators to follow" })).toBeVisible();
});
