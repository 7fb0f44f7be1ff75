import { paths } from "@coldopen/contract/paths";
import { aProjectDetail, projectId } from "@coldopen/contract/projects/factory";
import { aMember, aUser, fieldNotes, nightShift, northlight } from "@coldopen/contract/session/factory";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { banners } from "../../features/notifications/index.ts";
import { activeChannel } from "../../lib/active-channel.ts";
import { toast } from "../../lib/toast.ts";
import { fakeMedia, onMobile } from "../../testing/media.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { Nav } from "./nav.tsx";
import { SidebarProvider } from "./sidebar-provider.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const anywhere = `/app/${northlight.id}/${fieldNotes.ucid}/idea-canvas`;
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
    expect(screen.getByRole("link", { name: "Team" })).toBeVisible();
  });
  it("shows the tooltip of a link at once when collapsed", async () => {
    document.cookie = "sidebar_state=false; path=/";
    const { person } = await open();
    await person.hover(screen.getByRole("link", { name: "Team" }));
    expect(screen.getByRole("tooltip")).toHaveTextContent("Team");
  });
  it("is a drawer on a small screen, closed by going somewhere", async () => {
    sessionStorage.setItem("studio-mobile-notice-dismissed", JSON.stringify({ version: 1, value: true }));
    const { person, address } = await open({ as: aUser(), media: onMobile });
    expect(screen.queryByRole("link", { name: "Profile" })).not.toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Open menu" }));
    const drawer = await screen.findByRole("dialog", { name: "Main" });
    await person.click(within(drawer).getByRole("link", { name: "About this studio" }));
    await waitFor(() => expect(address()).toBe(paths.about));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
  it("shows people only where they may go", async () => {
    await open({ as: aMember() });
    const nav = screen.getByRole("navigation", { name: "Main" });
    expect(
      within(nav)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Chat",
      "Projects",
      "Calendar",
      "Outliers",
      "Saved items",
      "Profile",
      "Channel",
      "Following",
      "Global memory",
      "About this studio",
    ]);
  });
  it("throws if its parts are used outside", () => {
    fakeMedia();
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Nav />)).toThrow("Nav must be used within SidebarProvider");
    expect(() => render(<SidebarProvider>fine</SidebarProvider>)).not.toThrow();
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
  it("never leads back into the channel before: first its projects, then nothing of the other", async () => {
    const { person, address, router } = await open();
    await person.click(screen.getByRole("link", { name: "Calendar" }));
    await waitFor(() => expect(address()).toContain("/calendar"));
    await person.click(screen.getByRole("link", { name: "Saved items" }));
    await waitFor(() => expect(address()).toContain("/saved-items"));
    await person.click(screen.getByRole("button", { name: "Switch channel: Field Notes" }));
    await person.click(await screen.findByRole("menuitem", { name: "Night Shift" }));
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
    const projects = paths.projects({ ...channel, channelUcid: nightShift.ucid });
    for (const _ of ["the first entry", "what was the calendar"]) {
      router.history.back();
      await waitFor(() => expect(router.state.status).toBe("idle"));
      await waitFor(() => expect(address()).toContain(projects));
    }
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
    expect(screen.getAllByRole("option")).toHaveLength(1);
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
  it("says when nothing matches", async () => {
    const { person } = await open();
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await screen.findByRole("combobox", { name: "Command menu" }), "zzz");
    expect(screen.getByText("Nothing matches")).toBeVisible();
  });
});

it("shows the keyboard help by its key, and closes it by Escape", async () => {
  const { person } = await open();
  await person.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  expect(screen.getByText("Send to brainstorm")).toBeVisible();
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
  const { person, address } = await open();
  act(() => banners.show({ variant: "success", description: "All set" }));
  expect(await screen.findByText("All set")).toAppearBefore(screen.getByRole("heading", { level: 1 }));
  await person.click(screen.getByRole("link", { name: "About this studio" }));
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
