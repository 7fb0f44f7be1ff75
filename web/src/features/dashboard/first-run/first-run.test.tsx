import { ChannelSettings } from "@coldopen/contract/channel-settings/schema";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import { aProject } from "@coldopen/contract/projects/factory";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { aUser, fieldNotes, northlight, uuid } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const question = "What is your next video about?";

const videos = (count: number, title: string) =>
  Array.from({ length: count }, (_, at) =>
    anOutlierVideo({ id: `${title}${at}`, videoId: `fieldday0${at}${title[0]}`, title1: `${title} ${at + 1}` }),
  );
const pageOf = (results: OutlierVideo[]) => ({
  ...{ results, page: 0, itemsPerPage: 5, hasNext: false, nextCursor: null, count: null },
});

type World = { projects?: VideoProject[]; bio?: string; own?: OutlierVideo[]; similar?: OutlierVideo[] };

function open({ projects = [], bio = "", own = [], similar = [] }: World = {}) {
  let settings = ChannelSettings.parse({ bio, thumbnailStyle: "realistic", language: "en", thumbnailOptOut: false });
  return renderApp(paths.firstScreen, {
    as: aUser(),
    api: {
      projects: { list: () => ({ data: projects, responseMetadata: { nextCursor: null } }) },
      following: { list: () => ({ results: [] }) },
      savedItems: { marks: () => ({ results: [] }) },
      channelSettings: {
        read: () => settings,
        change: ({ body }) => {
          settings = ChannelSettings.parse({ ...settings, ...body });
          return settings;
        },
      },
      outliers: {
        videos: ({ query }) =>
          pageOf(query.source === "myvids" ? own : query.source === "aaw" ? videos(5, "Like") : []),
        similar: () => ({ results: similar }),
      },
    },
  });
}

it("asks for the next video in a channel without projects, and an example fills the box", async () => {
  const { person } = open();
  expect(await screen.findByRole("heading", { name: question })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Which $50 drill lasts longest?" }));
  const box = screen.getByRole("textbox", { name: "Message or idea" });
  expect(box).toHaveValue("Which $50 drill lasts longest?");
  expect(box).toHaveFocus();
  expect(screen.getByRole("button", { name: "Title" })).toBeEnabled();
});

it("is not shown in a channel with a project", async () => {
  open({ projects: [aProject({ name: "An idea" })] });
  expect((await screen.findAllByRole("link", { name: "An idea" })).length).toBeGreaterThan(0);
  expect(screen.queryByRole("heading", { name: question })).not.toBeInTheDocument();
});

it("shows five outliers of channels like this one", async () => {
  open({ own: videos(1, "Own") });
  const section = within(await screen.findByRole("region", { name: "Five outliers in your niche" }));
  await waitFor(() => expect(section.getAllByRole("article")).toHaveLength(5));
  expect(section.getByRole("link", { name: "See more: Outliers" })).toHaveAttribute(
    "href",
    paths.outliers(channel, { source: "aaw" }),
  );
});

it("shows three outliers of all channels and says so while the niche is unknown", async () => {
  open();
  const section = within(await screen.findByRole("region", { name: "Outliers to start from" }));
  expect(section.getAllByRole("article")).toHaveLength(3);
  expect(section.getByText("From all kinds of channels, until you tell us about yours.")).toBeVisible();
});

it("stores two answers as the channel's description and shows outliers about it", async () => {
  const { person, api } = open({ similar: videos(5, "Shed") });
  const steps = within(await screen.findByRole("complementary", { name: "Get started" }));
  expect(steps.getByText("1 of 4")).toBeVisible();
  await person.click(steps.getByRole("button", { name: "Start" }));
  expect(await screen.findByRole("textbox", { name: "What do you make?" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await person.keyboard("Small sheds");
  await person.type(screen.getByRole("textbox", { name: "Who watches?" }), "Renters");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("2 of 4")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Who watches?" })).not.toBeInTheDocument();
  expect(api.calls.find(({ name }) => name === "channelSettings.change")?.input).toMatchObject({
    body: { bio: "What we make: Small sheds\nWho watches: Renters" },
  });
  expect(await screen.findByRole("heading", { name: "Shed 1" })).toBeVisible();
});

it("keeps a dismissed checklist away", async () => {
  const { person, unmount } = open();
  await person.click(await screen.findByRole("button", { name: "Dismiss checklist" }));
  expect(screen.queryByRole("complementary", { name: "Get started" })).not.toBeInTheDocument();
  unmount();
  open();
  expect(await screen.findByRole("textbox", { name: "What do you make?" })).toBeVisible();
  expect(screen.queryByRole("complementary", { name: "Get started" })).not.toBeInTheDocument();
});

it("shows in a channel whose projects have no package yet what to do next, until one has", async () => {
  const { unmount } = open({ bio: "Sheds.", projects: [aProject({ name: "An idea", titlePrimaryOptionId: null })] });
  const steps = within(await screen.findByRole("complementary", { name: "Get started" }));
  expect(await steps.findByRole("link", { name: "Start: Brainstorm your first title" })).toHaveAttribute(
    "href",
    expect.stringContaining("pane=title"),
  );
  unmount();
  const chosen = { titlePrimaryOptionId: uuid(9, 1), conceptPrimaryOptionId: uuid(9, 2) };
  const second = open({ bio: "Sheds.", projects: [aProject({ name: "An idea", ...chosen })] });
  expect(await screen.findByRole("link", { name: "Start: Add a concept and a thumbnail" })).toHaveAttribute(
    "href",
    expect.stringContaining("pane=thumbnail"),
  );
  second.unmount();
  open({ bio: "Sheds.", projects: [aProject({ name: "An idea", ...chosen, thumbnailPrimaryOptionId: uuid(9, 3) })] });
  expect((await screen.findAllByRole("link", { name: "An idea" })).length).toBeGreaterThan(0);
  expect(screen.queryByRole("complementary", { name: "Get started" })).not.toBeInTheDocument();
});
