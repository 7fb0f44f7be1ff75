import { AppError } from "@coldopen/contract/kernel/errors";
import { parseQueryString } from "@coldopen/contract/kernel/query-string";
import { aCatalogue } from "@coldopen/contract/outliers/factory";
import type { SuggestedChannel } from "@coldopen/contract/outliers/schema";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { lastQuery, many, open, videoId } from "../../testing/open-outliers.tsx";
import { recentSearches } from "./recents.ts";

const ucid = (n: number) => `UC${String(n).padStart(22, "0")}`;
const channel = (n: number, parts: Partial<SuggestedChannel> = {}): SuggestedChannel => ({
  ucid: ucid(n),
  name: `Homemade Channel ${n}`,
  thumbnail: null,
  subscribers: 310_000,
  ...parts,
});
const title = (n: number) => ({ videoId: videoId(n), title: `A homemade boat ${n}`, language: "en" });
const some = <T,>(count: number, one: (n: number) => T, from = 0) =>
  Array.from({ length: count }, (_, n) => one(from + n));
const found = <T,>(results: T[], parts: { currentPage?: number; numPages?: number } = {}) => ({
  results,
  currentPage: 0,
  numPages: 1,
  count: results.length,
  ...parts,
});

type Suggest = NonNullable<NonNullable<FakeHandlers["outliers"]>["suggest"]>;
const eight: Suggest = () => ({ videoTitle: found(some(4, title)), channelName: found(some(4, channel)) });
const nothing: Suggest = () => ({ videoTitle: found([]), channelName: found([]) });

function start({
  suggest = eight,
  fuzzy = false,
  query = "?source=search",
}: {
  suggest?: Suggest;
  fuzzy?: boolean;
  query?: string;
} = {}) {
  return open(many(1), { query, gates: { STUDIO_OUTLIER_FUZZY_SEARCH: fuzzy }, outliers: { suggest } });
}
const box = () => screen.findByRole("combobox", { name: "Search outliers" });
const options = () => screen.findAllByRole("option");
const searchOf = (address: string) => parseQueryString(address.split("?")[1] ?? "");

it("says that the catalogue is being prepared, and suggests by itself once it is there", async () => {
  let isPreparing = true;
  const { person } = open(many(1), {
    outliers: {
      suggest: (input) => (isPreparing ? nothing(input) : eight(input)),
      categories: () => aCatalogue({ isPreparing }),
    },
  });
  await person.type(await box(), "boat");
  expect(await screen.findByText("The catalogue is being prepared")).toBeVisible();
  expect(screen.queryByText("No results found")).not.toBeInTheDocument();
  isPreparing = false;
  expect(await screen.findAllByRole("option", {}, { timeout: 20_000 })).toHaveLength(8);
});

describe("where suggestions come first", () => {
  const startFirst = () =>
    open(many(1), { experiments: { OUTLIERS_SEARCH: "suggest-first" }, outliers: { suggest: eight } });
  it("has the first one chosen, which Enter takes", async () => {
    const { person, address } = startFirst();
    await person.type(await box(), "home");
    expect(await screen.findByRole("option", { selected: true })).toHaveTextContent("A homemade boat 0");
    await person.keyboard("{Enter}");
    await waitFor(() => expect(searchOf(address())).toEqual({ searchBy: "title", search: "A homemade boat 0" }));
  });
  it("searches for the typed text before suggestions for it arrive, and after Escape", async () => {
    const app = startFirst();
    await app.person.type(await box(), "cabin{Enter}");
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { search: "cabin", searchBy: "all" } }));
    await app.person.clear(await box());
    await app.person.type(await box(), "home");
    await screen.findByRole("option", { selected: true });
    await app.person.keyboard("{Escape}{Enter}");
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { search: "home", searchBy: "all" } }));
  });
  it("searches for the current text if Enter comes while the suggestions are for an earlier one", async () => {
    const app = startFirst();
    await app.person.type(await box(), "home");
    await screen.findByRole("option", { selected: true });
    fireEvent.change(await box(), { target: { value: "homestead" } });
    fireEvent.keyDown(await box(), { key: "Enter" });
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { search: "homestead", searchBy: "all" } }));
    expect(await box()).toHaveValue("homestead");
  });
});

it("keeps the typed text and closes when the box loses focus", async () => {
  const { person } = start();
  await person.click(await box());
  fireEvent.change(await box(), { target: { value: "home" } });
  fireEvent.blur(await box());
  expect(await screen.findByRole("button", { name: "Clear search" })).toBeVisible();
  expect(await box()).toHaveValue("home");
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("loses nothing of what is typed while its search is still on the way", async () => {
  const app = start();
  fireEvent.change(await box(), { target: { value: "cabin" } });
  fireEvent.keyDown(await box(), { key: "Enter" });
  fireEvent.change(await box(), { target: { value: "cabin roof" } });
  await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { search: "cabin" } }));
  expect(await options()).toHaveLength(8);
  expect(await box()).toHaveValue("cabin roof");
});

it("highlights the first suggestion by the first arrow key after suggestions arrive", async () => {
  const { person, address } = start();
  await person.click(await box());
  fireEvent.change(await box(), { target: { value: "home" } });
  fireEvent.keyDown(await box(), { key: "ArrowDown" });
  await options();
  expect(screen.queryByRole("option", { selected: true })).toBeNull();
  fireEvent.keyDown(await box(), { key: "ArrowDown" });
  expect(await screen.findByRole("option", { selected: true })).toHaveTextContent("A homemade boat 0");
  await person.keyboard("{Enter}");
  await waitFor(() => expect(searchOf(address())).toEqual({ searchBy: "title", search: "A homemade boat 0" }));
});

it("acts on an arrow among the suggestions shown, though a letter came right before it", async () => {
  const { person } = start();
  await person.type(await box(), "home");
  await options();
  fireEvent.change(await box(), { target: { value: "homem" } });
  fireEvent.keyDown(await box(), { key: "ArrowUp" });
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Homemade Channel 3");
  await new Promise(requestAnimationFrame);
  await waitFor(() => expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Homemade Channel 3"));
});

it("shows what another tab searches for, not what was typed and never searched", async () => {
  const { person } = start();
  await person.type(await box(), "home");
  await options();
  await person.click(screen.getByRole("tab", { name: "Newest outliers" }));
  await waitFor(async () => expect(await box()).toHaveValue(""));
  expect(screen.queryByRole("button", { name: "Clear search" })).toBeNull();
});

it("shows the search of the address, and an empty box searches for nothing", async () => {
  const { person, address } = start({ query: "?search=cabin" });
  expect(await box()).toHaveValue("cabin");
  await person.clear(await box());
  await waitFor(() => expect(screen.queryByRole("button", { name: "Clear search" })).toBeNull());
  await person.tab();
  await waitFor(() => expect(searchOf(address())).toEqual({ source: "search" }));
});

describe("the box with a type selector", () => {
  it("stays on its tab when the type changes while nothing is typed", async () => {
    const { person, address } = start({ query: "?source=newest" });
    await person.click(await screen.findByRole("button", { name: "Search by: All" }));
    await person.click(await screen.findByRole("menuitemradio", { name: "Titles" }));
    expect(await screen.findByPlaceholderText("Search for titles...")).toBeVisible();
    expect(searchOf(address())).toMatchObject({ source: "newest" });
  });
  it("labels the search by its type", async () => {
    const { person, address } = start();
    expect(await box()).toHaveAttribute("placeholder", "Search for video titles, channel names...");
    await person.click(screen.getByRole("button", { name: "Search by: All" }));
    expect((await screen.findAllByRole("menuitemradio")).map((item) => item.textContent)).toEqual([
      "All",
      "Channels",
      "Titles",
    ]);
    await person.click(screen.getByRole("menuitemradio", { name: "Channels" }));
    await waitFor(() => expect(screen.getByPlaceholderText("Search for channels...")).toBeVisible());
    expect(searchOf(address())).toEqual({ source: "search" });
    await person.click(screen.getByRole("button", { name: "Search by: Channels" }));
    await person.click(await screen.findByRole("menuitemradio", { name: "Titles" }));
    expect(await screen.findByPlaceholderText("Search for titles...")).toBeVisible();
  });
  it("suggests nothing while it searches titles, or nothing is typed", async () => {
    const { person, api } = start({ query: "?searchBy=title" });
    await person.type(await box(), "home");
    expect(screen.queryByRole("listbox")).toBeNull();
    await person.clear(await box());
    await person.click(screen.getByRole("button", { name: "Search by: Titles" }));
    await person.click(await screen.findByRole("menuitemradio", { name: "All" }));
    await person.click(await box());
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(api.count("outliers.suggest")).toBe(0);
  });
  it("shows four of each kind, with what was typed standing out", async () => {
    const { person } = start({
      suggest: () => ({
        videoTitle: found(some(9, title)),
        channelName: found(some(9, (n) => channel(n, { subscribers: n ? 5 : null }))),
      }),
    });
    await person.type(await box(), "home");
    expect(await options()).toHaveLength(8);
    expect(within(screen.getByRole("group", { name: "Video titles" })).getAllByRole("option")).toHaveLength(4);
    const channels = within(screen.getByRole("group", { name: "Channels" })).getAllByRole("option");
    expect(channels[0]).toHaveTextContent("N/A subscribers");
    expect(within(channels[1] as HTMLElement).getByText("Home", { selector: "b" })).toBeVisible();
  });
  it("goes by arrow keys, and Enter picks a title", async () => {
    const { person, address } = start();
    await person.type(await box(), "home");
    await options();
    await person.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(await box()).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { selected: true }).id);
    await person.keyboard("{Enter}");
    await waitFor(() => expect(searchOf(address())).toEqual({ searchBy: "title", search: "A homemade boat 0" }));
    expect(screen.queryByRole("listbox")).toBeNull();
  });
  it("searches also in the language of a picked title", async () => {
    const german = { videoId: videoId(1), title: "Ein Boot aus Holz", language: "de" };
    const app = open(many(1), {
      gates: { STUDIO_OUTLIER_LANGUAGE_PICKER: true },
      outliers: { suggest: () => ({ videoTitle: found([german]), channelName: found([]) }) },
    });
    await app.person.type(await box(), "boot");
    await app.person.click(await screen.findByRole("option", { name: /Ein Boot/ }));
    await waitFor(() =>
      expect(lastQuery(app)).toMatchObject({ query: { search: german.title, language: ["en", "de"] } }),
    );
  });
  it("turns a picked channel into the channel filter", async () => {
    const app = start();
    await app.person.type(await box(), "home");
    await app.person.click(await screen.findByRole("option", { name: /Homemade Channel 2/ }));
    await waitFor(() =>
      expect(searchOf(app.address())).toEqual({ searchBy: "channel", channelId: ucid(2), name: "Homemade Channel 2" }),
    );
    expect(await box()).toHaveValue("Homemade Channel 2");
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { channelId: ucid(2) } }));
  });
  it.each([
    ["Homemade Channel 2", "Channels"],
    ["A homemade boat 2", "Titles"],
  ])("is about everything again once something else is typed than the picked %s", async (name, type) => {
    const app = start();
    await app.person.type(await box(), "home");
    await app.person.click(await screen.findByRole("option", { name: new RegExp(name) }));
    expect(await screen.findByRole("button", { name: `Search by: ${type}` })).toBeVisible();
    await app.person.clear(await box());
    await app.person.type(await box(), "cabin");
    expect(await screen.findByRole("button", { name: "Search by: All" })).toBeVisible();
    await app.person.keyboard("{Enter}");
    await waitFor(() => expect(searchOf(app.address())).toEqual({ search: "cabin" }));
  });
  it("is about everything also where Enter follows a change of the text at once", async () => {
    const app = start({ query: `?channelId=${ucid(2)}&name=Ferro&searchBy=channel` });
    fireEvent.change(await box(), { target: { value: "cabin" } });
    fireEvent.keyDown(await box(), { key: "Enter" });
    await waitFor(() => expect(searchOf(app.address())).toEqual({ search: "cabin" }));
  });
  it("stays with the type that the person chose, whatever was picked since", async () => {
    const app = start();
    await app.person.click(await screen.findByRole("button", { name: "Search by: All" }));
    await app.person.click(await screen.findByRole("menuitemradio", { name: "Channels" }));
    await app.person.type(await box(), "home");
    await app.person.click(await screen.findByRole("option", { name: /Homemade Channel 2/ }));
    await waitFor(() => expect(searchOf(app.address())).toMatchObject({ channelId: ucid(2) }));
    await app.person.clear(await box());
    await app.person.type(await box(), "cabin{Enter}");
    await waitFor(() => expect(searchOf(app.address())).toEqual({ searchBy: "channel", search: "cabin" }));
  });
  it("searches for what is typed on Enter, and closes", async () => {
    const app = start();
    await app.person.type(await box(), " cabin {Enter}");
    await waitFor(() =>
      expect(lastQuery(app)).toMatchObject({ query: { search: "cabin", searchBy: "all", source: "search" } }),
    );
    expect(screen.queryByRole("listbox")).toBeNull();
  });
  it("leaves a preset behind", async () => {
    const app = start({ query: "?source=newest" });
    await app.person.type(await box(), "cabin{Enter}");
    await waitFor(() => expect(searchOf(app.address())).toEqual({ search: "cabin" }));
  });
  it("clears name, search, type and channel, and nothing else", async () => {
    const { person, address } = start({
      query: `?channelId=${ucid(2)}&name=Ferro&searchBy=channel&search=f&viewsGte=5`,
    });
    await person.click(await screen.findByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(searchOf(address())).toEqual({ viewsGte: "5" }));
    expect(await box()).toHaveValue("");
    expect(await box()).toHaveFocus();
  });
  it("closes on Escape and keeps what is typed", async () => {
    const { person } = start();
    await person.type(await box(), "home");
    await options();
    await person.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(await box()).toHaveValue("home");
  });
  it("is reached by a slash", async () => {
    const { person } = start();
    await box();
    await person.keyboard("/");
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveValue("");
  });
  it("shows six rows while it waits", async () => {
    const { person } = start({ suggest: () => new Promise(() => undefined) });
    await person.type(await box(), "home");
    expect((await screen.findByRole("status", { name: "Loading suggestions" })).children).toHaveLength(6);
  });
  it.each([
    ["", "No results found"],
    ["?searchBy=channel", "No channels found"],
  ])("says when there is nothing: %j", async (query, text) => {
    const { person } = start({ suggest: nothing, query });
    await person.type(await box(), "zzz");
    expect(await screen.findByText(text)).toBeVisible();
  });
  it("says which kind has no suggestions", async () => {
    const { person } = start({ suggest: () => ({ videoTitle: found([]), channelName: found([channel(1)]) }) });
    await person.type(await box(), "home");
    expect(await screen.findByText("No titles found")).toBeVisible();
  });
  it("can still be searched when suggestions fail", async () => {
    const app = start({
      suggest: () => {
        throw new AppError("unexpected");
      },
    });
    await app.person.type(await box(), "home");
    expect(await screen.findByText(/Suggestions could not be loaded/)).toBeVisible();
    await app.person.keyboard("{Enter}");
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { search: "home" } }));
  });
});

describe("the fuzzy box", () => {
  it("has chips instead of a selector", async () => {
    const { person } = start({ fuzzy: true });
    await person.type(await box(), "home");
    await options();
    expect(screen.queryByRole("button", { name: /Search by/ })).toBeNull();
    for (const name of ["All", "Video title", "Channel"]) expect(screen.getByRole("button", { name })).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Video title" }));
    expect(screen.queryByRole("group", { name: "Channels" })).toBeNull();
    expect(await options()).toHaveLength(4);
  });
  it("tolerates typos", async () => {
    const app = start({ fuzzy: true });
    await app.person.type(await box(), "cabbin{Enter}");
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { search: "cabbin", fuzzy: true } }));
  });
  it("loads more of one kind on the way down", async () => {
    const { person } = start({
      fuzzy: true,
      suggest: ({ query: { page } }) => ({
        videoTitle: found([], { numPages: 1 }),
        channelName: found(some(page === 0 ? 4 : 20, channel, page * 20), { currentPage: page, numPages: 3 }),
      }),
    });
    await person.type(await box(), "home");
    await options();
    await person.click(screen.getByRole("button", { name: "Channel" }));
    await waitFor(async () => expect(await options()).toHaveLength(24));
    fireEvent.scroll(screen.getByRole("listbox"));
    await waitFor(async () => expect(await options()).toHaveLength(44));
  });
});

describe("recent searches", () => {
  it("are not highlighted when the list opens again after a row was picked", async () => {
    const { person } = start();
    await person.type(await box(), "home");
    await options();
    await person.keyboard("{ArrowDown}{Enter}");
    await person.click(await screen.findByRole("button", { name: "Clear search" }));
    await options();
    expect(screen.queryByRole("option", { selected: true })).toBeNull();
    expect(await box()).not.toHaveAttribute("aria-activedescendant");
  });
  it("come back, newest first, each with what it needs", async () => {
    const app = start();
    await app.person.type(await box(), "cabin{Enter}");
    await app.person.clear(await box());
    await app.person.type(await box(), "home");
    await app.person.click(await screen.findByRole("option", { name: /Homemade Channel 2/ }));
    expect(recentSearches.read()).toEqual([
      {
        timestamp: expect.any(Number),
        uuid: expect.any(String),
        search_term: "Homemade Channel 2",
        type: "channel",
        ...channel(2),
      },
      { timestamp: expect.any(Number), uuid: expect.any(String), search_term: "cabin", type: "all" },
    ]);
    await app.person.click(screen.getByRole("button", { name: "Clear search" }));
    expect((await options()).map((option) => option.textContent)).toEqual(
      ["Homemade Channel 2", "cabin"].map((term) => expect.stringContaining(term)),
    );
    await app.person.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(searchOf(app.address())).toEqual({ search: "cabin" }));
  });
  it("can be forgotten by key", async () => {
    const app = start();
    await app.person.type(await box(), "cabin{Enter}");
    await app.person.clear(await box());
    await options();
    await app.person.keyboard("{ArrowDown}{Delete}");
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
    expect(recentSearches.read()).toEqual([]);
  });
});
