import { aFollowedChannel } from "@coldopen/contract/following/factory";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { paths } from "@coldopen/contract/paths";
import { aProject, aProjectDetail, projectId } from "@coldopen/contract/projects/factory";
import { aSavedTitle } from "@coldopen/contract/saved-items/factory";
import { aMember, aUser, fieldNotes, nightShift, northlight } from "@coldopen/contract/session/factory";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { banners } from "../../features/notifications/index.ts";
import { activeChannel } from "../../lib/active-channel.ts";
import { toast } from "../../lib/toast.ts";
import { fakeMedia, onMobile } from "../../testing/media.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { Nav } from "./nav.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const anywhere = `/app/${northlight.id}/${fieldNotes.ucid}/a/b`;
const open = async (options: Parameters<typeof renderApp>[1] = { as: aUser() }) => {
  const app = renderApp(anywhere, options);
  await screen.findByText("The page you are looking for does not exist");
  return app;
};
const sidebar = () => screen.getByRole("complementary");
afterEach(() => {
  document.cookie = "sidebar_state=; max-age=0; path=/";
});

describe("the sidebar", () => {
  it("collapses by its button, and remembers it in a cookie for seven days", async () => {
    const cookie = vi.spyOn(document, "cookie", "set");
    onTestFinished(() => cookie.mockRestore());
    const { person } = await open();
    expect(sidebar()).toHaveAttribute("data-state", "expanded");
    await person.click(screen.getByRole("button", { name: "Collapse sidebar" }));
    expect(sidebar()).toHaveAttribute("data-state", "collapsed");
    expect(document.cookie).toContain("sidebar_state=false");
    expect(cookie).toHaveBeenCalledWith(expect.stringContaining("max-age=604800"));
  });
  it.each(["{Control>}b{/Control}", "{Meta>}b{/Meta}"])("toggles by %s", async (keys) => {
    const { person } = await open();
    await person.keyboard(keys);
    expect(sidebar()).toHaveAttribute("data-state", "collapsed");
    await person.keyboard(keys);
    expect(sidebar()).toHaveAttribute("data-state", "expanded");
  });
  it("starts as the cookie says, its links still named", async () => {
    document.cookie = "sidebar_state=false; path=/";
    await open();
    expect(sidebar()).toHaveAttribute("data-state", "collapsed");
    expect(screen.getByRole("link", { name: "Calendar" })).toBeVisible();
  });
  it("shows the tooltip of a link at once when collapsed", async () => {
    document.cookie = "sidebar_state=false; path=/";
    const { person } = await open();
    await person.hover(screen.getByRole("link", { name: "Calendar" }));
    expect(screen.getByRole("tooltip")).toHaveTextContent("Calendar");
  });
  it("is folded below 1100 pixels whatever the cookie says, and expands on request", async () => {
    const { person, resize } = await open({ as: aUser(), media: (query) => query.includes("max-width: 1099") });
    expect(sidebar()).toHaveAttribute("data-state", "collapsed");
    await person.click(screen.getByRole("button", { name: "Expand sidebar" }));
    expect(sidebar()).toHaveAttribute("data-state", "expanded");
    expect(document.cookie).not.toContain("sidebar_state");
    resize(() => false);
    expect(sidebar()).toHaveAttribute("data-state", "expanded");
  });
  it("is folded below 1300 pixels while a brainstorm is open", async () => {
    renderApp(`${anywhere}?pane=title`, { as: aUser(), media: (query) => query.includes("max-width: 1299") });
    await screen.findByText("The page you are looking for does not exist");
    expect(sidebar()).toHaveAttribute("data-state", "collapsed");
  });
  it("is a drawer on a small screen, closed by going somewhere", async () => {
    const { person, address } = await open({ as: aUser(), media: onMobile });
    expect(screen.queryByRole("link", { name: "Calendar" })).not.toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Open menu" }));
    const drawer = await screen.findByRole("dialog", { name: "Main" });
    await person.click(within(drawer).getByRole("link", { name: "Calendar" }));
    await waitFor(() => expect(address()).toBe(paths.calendar(channel)));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
  const namesOfLinks = () =>
    within(screen.getByRole("navigation", { name: "Main" }))
      .getAllByRole("link")
      .map((link) => link.textContent);
  it("lists the screens of the studio, and the settings in a sidebar of their own", async () => {
    const { person, address } = await open();
    const studio = [
      "Chat",
      "Ideas for you",
      "Projects",
      "Calendar",
      "Outliers",
      "Watchlists",
      "Saved items",
      "Idea wall",
      "Idea canvas",
    ];
    expect(namesOfLinks()).toEqual(studio);
    await person.click(screen.getByRole("link", { name: "Calendar" }));
    await waitFor(() => expect(address()).toBe(paths.calendar(channel)));
    await person.click(screen.getByRole("button", { name: "Account menu: Tess Okafor" }));
    await person.click(await screen.findByRole("menuitem", { name: "Settings" }));
    await waitFor(() => expect(address()).toBe(paths.profile));
    const settings = [
      "Profile",
      "Channel",
      "Following",
      "Global memory",
      "Scores",
      "Team",
      "Developers",
      "Labs",
      "Billing",
      "Referral",
      "Data",
      "AI models",
      "About this studio",
    ];
    expect(namesOfLinks()).toEqual(["Back to studio", ...settings]);
    for (const name of ["You", "Field Notes", "Northlight"])
      expect(within(screen.getByRole("navigation")).getByRole("heading", { name })).toBeVisible();
    await person.click(screen.getByRole("link", { name: "Following" }));
    await waitFor(() => expect(address()).toBe(paths.following(channel)));
    await person.click(screen.getByRole("link", { name: "Back to studio" }));
    await waitFor(() => expect(address()).toBe(paths.calendar(channel)));
    expect(namesOfLinks()).toEqual(studio);
  });
  it("shows people only the settings that they may open", async () => {
    renderApp(paths.profile, { as: aMember() });
    await screen.findByRole("heading", { level: 1, name: "Profile" });
    const settings = ["Profile", "Channel", "Following", "Global memory", "Scores", "AI models", "About this studio"];
    expect(namesOfLinks()).toEqual(["Back to studio", ...settings]);
    expect(screen.getByRole("link", { name: "Back to studio" })).toHaveAttribute("href", paths.firstScreen);
  });
  it("throws if its parts are used outside", () => {
    fakeMedia();
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Nav />)).toThrow("Nav must be used within SidebarProvider");
    error.mockRestore();
  });
});

describe("the channel switcher", () => {
  it("names channel and subscribers", async () => {
    await open();
    const button = screen.getByRole("button", { name: "Switch channel: Field Notes" });
    expect(button).toHaveTextContent("412K subscribers");
  });
  it("starts navigation over with the other channel", async () => {
    const { person, address } = await open();
    await person.click(screen.getByRole("button", { name: "Switch channel: Field Notes" }));
    await person.click(await screen.findByRole("menuitem", { name: "Night Shift" }));
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
    expect(activeChannel.read()).toEqual({ ...channel, channelUcid: nightShift.ucid });
    expect(await screen.findByRole("button", { name: "Switch channel: Night Shift" })).toBeVisible();
  });
  it("makes the new channel's projects the first history entry, with nothing of the old channel before it", async () => {
    const { person, address, router } = await open();
    await person.click(screen.getByRole("link", { name: "Calendar" }));
    await waitFor(() => expect(address()).toContain("/calendar"));
    await person.click(screen.getByRole("link", { name: "Saved items" }));
    await waitFor(() => expect(address()).toContain("/saved-items"));
    await person.click(screen.getByRole("button", { name: "Switch channel: Field Notes" }));
    await person.click(await screen.findByRole("menuitem", { name: "Night Shift" }));
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
    expect(router.history.location.state.__TSR_index).toBe(1);
    router.history.back();
    await waitFor(() => expect(address()).toContain(paths.projects({ ...channel, channelUcid: nightShift.ucid })));
    expect(router.history.canGoBack()).toBe(false);
    expect(activeChannel.read()).toEqual({ ...channel, channelUcid: nightShift.ucid });
  });
  it("offers to connect a channel only to users who may", async () => {
    const { person } = await open({ as: aMember() });
    await person.click(screen.getByRole("button", { name: /Switch channel/ }));
    await screen.findByRole("menuitem", { name: "Field Notes" });
    expect(screen.queryByRole("menuitem", { name: "Connect a channel" })).not.toBeInTheDocument();
  });
});

describe("the account menu", () => {
  it("changes and stores the theme", async () => {
    const { person } = await open();
    await person.click(screen.getByRole("button", { name: "Account menu: Tess Okafor" }));
    await person.click(await screen.findByRole("menuitemradio", { name: "Light" }));
    expect(document.documentElement).toHaveClass("light");
    expect(localStorage.getItem("studio-ui-theme")).toBe("light");
    document.documentElement.className = "dark";
  });
  it("logs out", async () => {
    const { person, address } = await open();
    await person.click(screen.getByRole("button", { name: "Account menu: Tess Okafor" }));
    await person.click(await screen.findByRole("menuitem", { name: "Log out" }));
    await waitFor(() => expect(address()).toBe(paths.logout));
  });
});

describe("the command menu", () => {
  it("opens by the keyboard and goes where the arrow points", async () => {
    const { person, address } = await open();
    await person.keyboard("{Control>}k{/Control}");
    const field = await screen.findByRole("combobox", { name: "Command menu" });
    await person.type(field, "abo");
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "About this studio",
      "New project “abo”",
    ]);
    await person.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe(paths.about));
    expect(screen.queryByRole("combobox", { name: "Command menu" })).not.toBeInTheDocument();
  });
  it("moves around the ends of its list", async () => {
    const { person } = await open();
    await person.keyboard("{Control>}k{/Control}");
    await screen.findByRole("combobox", { name: "Command menu" });
    await waitFor(() => expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Chat"));
    await person.keyboard("{ArrowUp}");
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Log out");
    await person.keyboard("{ArrowDown}");
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Chat");
  });
  it("switches channels", async () => {
    const { person } = await open();
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await screen.findByRole("combobox", { name: "Command menu" }), "night{Enter}");
    await waitFor(() => expect(activeChannel.read()?.channelUcid).toBe(nightShift.ucid));
  });
  it("starts a project", async () => {
    const { person, address } = await open({
      as: aUser(),
      api: { projects: { create: () => ({ data: aProjectDetail([], { id: projectId(9) }) }) } },
    });
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await screen.findByRole("combobox", { name: "Command menu" }), "new proj{Enter}");
    await waitFor(() => expect(address()).toBe(paths.project(channel, projectId(9), { new: "1" })));
  });
  it("finds projects, outliers, followed creators, saved items and settings as typed", async () => {
    const found = aProject({ name: "Sauna in a container", title: "" });
    const { person, address, api } = await open({
      as: aUser(),
      api: {
        projects: { list: () => ({ data: [found], responseMetadata: { nextCursor: null } }) },
        outliers: {
          trend: () => ({
            results: [anOutlierVideo({ title1: "A sauna cabin" })],
            page: 0,
            itemsPerPage: 4,
            hasNext: false,
            nextCursor: null,
            count: null,
          }),
        },
        following: { list: () => ({ results: [aFollowedChannel({ name: "Sauna Society" })] }) },
        savedItems: {
          list: () => ({ results: [aSavedTitle(1, { title: "The cheapest sauna" })], page: { next: null } }),
        },
      },
    });
    await person.keyboard("{Control>}k{/Control}");
    const field = await screen.findByRole("combobox", { name: "Command menu" });
    await person.type(field, "sauna");
    expect(await screen.findByRole("option", { name: /Sauna in a container/ })).toBeVisible();
    for (const name of [/A sauna cabin/, /Sauna Society/, /The cheapest sauna/, /New project “sauna”/])
      expect(await screen.findByRole("option", { name })).toBeVisible();
    expect(api.calls).toContainEqual({
      name: "savedItems.list",
      input: expect.objectContaining({ query: expect.objectContaining({ search: "sauna" }) }),
    });
    await person.clear(field);
    await person.type(field, "prof");
    expect(screen.getByRole("option", { name: "Profile" })).toBeVisible();
    await person.clear(field);
    await person.type(field, "sauna");
    await person.click(await screen.findByRole("option", { name: /Sauna in a container/ }));
    await waitFor(() => expect(address()).toBe(paths.project(channel, found.id)));
  });
  it("says when nothing matches", async () => {
    const { person } = await open();
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await screen.findByRole("combobox", { name: "Command menu" }), "zzz");
    expect(await screen.findByText("Nothing matches")).toBeVisible();
  });
});

it("shows the tip about the command menu until it is dismissed, and stores that in the browser", async () => {
  const { person, unmount } = await open();
  expect(screen.getByRole("note")).toHaveTextContent("to find projects, outliers and settings");
  await person.click(screen.getByRole("button", { name: "Got it" }));
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem("studio-tooltip-dismissals") ?? "{}").value).toEqual(["command-menu"]);
  unmount();
  await open();
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});

it("creates a project by C, but not from an open menu", async () => {
  const created = aProjectDetail([], { id: projectId(9) });
  const { person, address, api } = await open({
    as: aUser(),
    api: { projects: { create: () => ({ data: created }) } },
  });
  await person.click(screen.getByRole("button", { name: "Account menu: Tess Okafor" }));
  await screen.findByRole("menuitem", { name: "Log out" });
  await person.keyboard("c{Escape}");
  expect(api.count("projects.create")).toBe(0);
  await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  await person.keyboard("c");
  await waitFor(() => expect(address()).toBe(paths.project(channel, created.id, { new: "1" })));
});

it("shows the keyboard help by its key, and closes it by Escape", async () => {
  const { person } = await open();
  await person.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  for (const does of ["Create a project", "Search outliers, on the outliers page", "Send to brainstorm"])
    expect(screen.getByText(does)).toBeVisible();
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("shows the oldest banner until it is dismissed, then the next", async () => {
  const { person } = await open();
  act(() => {
    banners.show({ variant: "success", description: "First" });
    banners.show({ variant: "danger", description: "Second" });
  });
  expect(await screen.findByText("First")).toBeVisible();
  expect(screen.queryByText("Second")).not.toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.getByText("Second")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Second")).not.toBeInTheDocument();
});

it("shows a banner under the bar of the page, above a page without one", async () => {
  const { person, address, router } = await open();
  act(() => banners.show({ variant: "success", description: "All set" }));
  expect(await screen.findByText("All set")).toAppearBefore(screen.getByRole("heading", { level: 1 }));
  void router.navigate({ to: paths.about });
  await waitFor(() => expect(address()).toBe(paths.about));
  await waitFor(() =>
    expect(screen.getByText("All set")).toAppearAfter(
      screen.getByRole("heading", { level: 1, name: "About this studio" }),
    ),
  );
  await person.click(screen.getByRole("button", { name: "Dismiss" }));
});

it("shows a toast that was queued before the toaster was loaded", async () => {
  await open();
  act(() => toast.success("Saved"));
  expect(await screen.findByText("Saved")).toBeInTheDocument();
});

it("ends with the copyright of this year", async () => {
  await open();
  expect(screen.getByRole("contentinfo")).toHaveTextContent(`© ${new Date().getFullYear()} Cold Open Studio, Inc.`);
});

it("refreshes a session that is an hour old", async () => {
  const value = Date.now() - 3_600_000;
  localStorage.setItem("studio-session-refreshed-at", JSON.stringify({ version: 1, value }));
  const { api } = await open();
  await waitFor(() => expect(api.count("session.refresh")).toBe(1));
});

it("marks Pitches in the sidebar at its address without a channel too", async () => {
  renderApp("/app/pitches", {
    as: aUser(),
    gates: { STUDIO_PITCH_AGENT_ACCESS: true },
    api: { pitches: { list: () => ({ results: [], page: { next: null } }) } },
  });
  expect(await screen.findByRole("link", { name: "Pitches", current: "page" })).toBeVisible();
});
