import { aFollowedChannel } from "@coldopen/contract/following/factory";
import type { FollowedChannel } from "@coldopen/contract/following/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { aCatalogue, anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { paths } from "@coldopen/contract/paths";
import { aUser, fieldNotes, northlight, uuid } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { captureDownloads } from "../../../testing/capture-downloads.ts";
import type { FakeHandlers } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const fieldDays = aFollowedChannel();
const anvil = aFollowedChannel({
  id: uuid(10, 2),
  favoriteUcid: "UCanvilstreet00000000001",
  name: "Anvil Street",
  subscribers: null,
});
const found = {
  ucid: anvil.favoriteUcid,
  name: "Anvil Street",
  thumbnail: null,
  subscribers: 640_000,
  handle: "@anvil",
  videos: 120,
  topCategory: "Making",
  language: "en",
};

function open(followed: FollowedChannel[] = [fieldDays], handlers: FakeHandlers = {}) {
  let stored = followed;
  return renderApp(paths.following(channel), {
    as: aUser(),
    api: {
      savedItems: { marks: () => ({ results: [] }) },
      ...handlers,
      outliers: { categories: () => aCatalogue(), ...handlers.outliers },
      following: {
        list: () => ({ results: stored }),
        latest: () => ({ results: [{ favoriteUcid: fieldDays.favoriteUcid, videos: [anOutlierVideo()] }] }),
        follow: ({ body }) => {
          const made = [fieldDays, anvil].find(({ favoriteUcid }) => favoriteUcid === body.favoriteUcid) ?? anvil;
          stored = [made, ...stored];
          return made;
        },
        unfollow: ({ params }) => {
          stored = stored.filter(({ id }) => id !== params.id);
          return {};
        },
        ...handlers.following,
      },
    },
  });
}
const creator = async (name: string) => {
  const article = (await screen.findByRole("heading", { name })).closest("article");
  if (!article) throw new Error(`${name} is not in the list`);
  return within(article);
};

it("says that the catalogue is being prepared, and fills by itself once it is there", async () => {
  let isPreparing = true;
  open([], {
    outliers: { categories: () => aCatalogue({ isPreparing }) },
    following: { list: () => ({ results: isPreparing ? [] : [fieldDays] }) },
  });
  expect(await screen.findByRole("heading", { name: "The catalogue is being prepared" })).toBeVisible();
  isPreparing = false;
  expect(await screen.findByRole("heading", { name: "Field Days" }, { timeout: 20_000 })).toBeVisible();
});

describe("the list", () => {
  it("shows each creator with their latest outliers", async () => {
    open([fieldDays, anvil], {
      following: {
        latest: () => ({
          results: [
            { favoriteUcid: fieldDays.favoriteUcid, videos: [anOutlierVideo()] },
            { favoriteUcid: anvil.favoriteUcid, videos: [] },
          ],
        }),
      },
    });
    const first = await creator("Field Days");
    expect(first.getByText("412K subscribers", { selector: "p" })).toBeVisible();
    expect(await first.findByRole("list", { name: "Latest outliers of Field Days" })).toBeVisible();
    expect(first.getByText("I lived in a lookout tower for 30 days")).toBeVisible();
    const second = await creator("Anvil Street");
    expect(second.getByText("N/A subscribers")).toBeVisible();
    expect(await second.findByText("No outliers yet")).toBeVisible();
  });
  it("links to the outliers of a creator beyond the limit instead of saying there are none", async () => {
    open([fieldDays, anvil]);
    const beyond = await creator("Anvil Street");
    const link = await beyond.findByRole("link", { name: "See outliers of Anvil Street" });
    expect(link.getAttribute("href")).toContain(`channelId=${anvil.favoriteUcid}`);
    expect(beyond.getByText("Only the 200 creators you followed last show their outliers here.")).toBeVisible();
    expect(beyond.queryByText("No outliers yet")).not.toBeInTheDocument();
  });
  it("says when the latest outliers can't be loaded, not that there are none", async () => {
    let isDown = true;
    const { person } = open([fieldDays], {
      following: {
        latest: () => {
          if (isDown) throw new AppError("unavailable");
          return { results: [{ favoriteUcid: fieldDays.favoriteUcid, videos: [anOutlierVideo()] }] };
        },
      },
    });
    expect(await screen.findByText("The latest outliers could not be loaded.", {}, { timeout: 10_000 })).toBeVisible();
    expect(screen.queryByText("No outliers yet")).not.toBeInTheDocument();
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await (await creator(fieldDays.name)).findByRole("link", { name: anOutlierVideo().title1 })).toBeVisible();
  });
  it("leads from a name to that creator's page", async () => {
    open();
    const link = (await creator("Field Days")).getAllByRole("link", { name: "Field Days" })[0];
    expect(link?.getAttribute("href")).toBe(paths.creator(channel, fieldDays.favoriteUcid));
  });
  it("says when no creator is followed", async () => {
    open([]);
    expect(await screen.findByRole("heading", { name: "No creators followed yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Browse outliers" })).toHaveAttribute("href", paths.outliers(channel));
  });
  it("says when it can't be loaded, and tries again", async () => {
    let isDown = true;
    const { person } = open([], {
      following: {
        list: () => {
          if (isDown) throw new AppError("unavailable");
          return { results: [fieldDays] };
        },
      },
    });
    await screen.findByText("The creators you follow could not be loaded.");
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await creator("Field Days")).toBeDefined();
  });
});

describe("unfollowing", () => {
  it("takes the creator away, and back", async () => {
    const { person } = open();
    await person.click((await creator("Field Days")).getByRole("button", { name: "Unfollow creator: Field Days" }));
    expect(await screen.findByRole("heading", { name: "No creators followed yet" })).toBeVisible();
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await creator("Field Days")).toBeDefined();
  });
  it("says when it fails", async () => {
    const { person } = open([fieldDays], {
      following: {
        unfollow: () => {
          throw new AppError("unexpected");
        },
      },
    });
    await person.click((await creator("Field Days")).getByRole("button", { name: "Unfollow creator: Field Days" }));
    expect(await screen.findByText("Failed to unfollow creator. Please try again later.")).toBeInTheDocument();
    expect(await creator("Field Days")).toBeDefined();
  });
});

describe("adding", () => {
  const field = () => screen.findByRole("searchbox", { name: "Search creators" });

  it("searches channels once the typing rests, and follows one", async () => {
    const { person, api } = open([], {
      outliers: {
        channels: ({ query }) => ({ results: query.name === "anvil" ? [found] : [], page: 0, hasNext: false }),
      },
    });
    await person.type(await field(), "anvil");
    const results = within(await screen.findByRole("region", { name: "Channels" }));
    expect(await results.findByText("Making · 120 videos")).toBeVisible();
    const queries = api.calls.filter(({ name }) => name === "outliers.channels").map(({ input }) => input);
    expect(queries).toEqual([{ query: expect.objectContaining({ name: "anvil", itemsPerPage: 30, page: 0 }) }]);
    await person.click(results.getByRole("button", { name: "Follow creator" }));
    expect(await results.findByRole("button", { name: "Unfollow creator" })).toBeVisible();
    expect((await screen.findAllByRole("heading", { name: "Anvil Street" })).length).toBe(2);
  });
  it.each(["https://www.youtube.com/@anvil", "@anvil", found.ucid])("finds the one channel of %s", async (pasted) => {
    const { person, api } = open([], { following: { find: () => ({ results: [{ ...found, videos: 0 }] }) } });
    await person.click(await field());
    await person.paste(pasted);
    const results = within(await screen.findByRole("region", { name: "Channels" }));
    expect(await results.findByText("Anvil Street")).toBeVisible();
    expect(api.calls.find(({ name }) => name === "following.find")?.input).toMatchObject({
      query: { channel: pasted, organizationId: channel.organizationId, creatorChannelUcid: channel.channelUcid },
    });
    await person.click(results.getByRole("button", { name: "Follow creator" }));
    expect(await results.findByRole("button", { name: "Unfollow creator" })).toBeVisible();
  });
  it("says when there are none", async () => {
    const { person } = open([], { outliers: { channels: () => ({ results: [], page: 0, hasNext: false }) } });
    await person.type(await field(), "zzz");
    expect(await screen.findByText("No channels found")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(screen.queryByText("No channels found")).not.toBeInTheDocument());
  });
});

it("exports the followed creators", async () => {
  const written = captureDownloads();
  const { person } = open();
  await creator("Field Days");
  await person.click(screen.getByRole("button", { name: "Export" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText(/creators? exported/)).toBeVisible();
  expect(await written[0]?.text()).toContain(fieldDays.favoriteUcid);
});
