import { aCastMember, aCastPhoto } from "@coldopen/contract/cast/factory";
import { problemWords } from "@coldopen/contract/cast/rules";
import type { CastMember } from "@coldopen/contract/cast/schema";
import { someChannelSettings } from "@coldopen/contract/channel-settings/factory";
import { ChannelSettings } from "@coldopen/contract/channel-settings/schema";
import type { ChannelAudience, ChannelConnection } from "@coldopen/contract/channels/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aMember, aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { documentNavigation } from "../../lib/document-navigation.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { answerUploads } from "../../testing/fake-uploads.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
type Given = {
  as?: ReturnType<typeof aUser>;
  members?: CastMember[];
  cast?: NonNullable<FakeHandlers["cast"]>;
  channels?: NonNullable<FakeHandlers["channels"]>;
};
const typed: ChannelConnection = { method: "name", state: "not_connected", source: "typed", connectedAt: null };

function open({ as = aUser(), members: given = [aCastMember()], cast = {}, channels = {} }: Given = {}) {
  let settings: ChannelSettings = someChannelSettings();
  let members = given;
  URL.createObjectURL = () => `blob:${location.origin}/preview`;
  URL.revokeObjectURL = () => undefined;
  const app = renderApp(paths.channelSettings(channel), {
    as,
    api: {
      channelSettings: {
        read: () => settings,
        change: ({ body }) => {
          settings = ChannelSettings.parse({ ...settings, ...body });
          return settings;
        },
      },
      channels: {
        connection: () => typed,
        disconnect: () => ({}),
        reconnect: ({ body }) => ({ ...channelProfile, ...body }),
        ...channels,
      },
      cast: {
        list: () => ({ members }),
        add: ({ body }) => {
          const member = aCastMember(members.length + 1, { name: body.name, photos: [] });
          members = [...members, member];
          return member;
        },
        look: () => ({ isFine: true, cutout: "data:image/webp;base64,UklGRg==" }),
        addPhoto: ({ params }) => {
          const photo = aCastPhoto(9, { state: "preparing", cutout: null });
          members = members.map((one) => (one.id === params.id ? { ...one, photos: [...one.photos, photo] } : one));
          return photo;
        },
        remove: ({ params }) => {
          members = members.filter(({ id }) => id !== params.id);
          return {};
        },
        removePhoto: ({ params }) => {
          members = members.map((one) => ({ ...one, photos: one.photos.filter(({ id }) => id !== params.photoId) }));
          return {};
        },
        ...cast,
      },
    },
  });
  answerUploads(app.api.fetch);
  const bodies = () => app.api.calls.filter(({ name }) => name === "channelSettings.change").map(({ input }) => input);
  const choose = async (...files: File[]) => app.person.upload(screen.getByTestId("cast-photos"), files);
  return { ...app, bodies, choose };
}
const channelProfile = aUser().organizations[0]?.channel ?? {
  id: "",
  ucid: "",
  channelThumbnail: null,
  subscribers: null,
};
const photo = (name = "me.webp", type = "image/webp") => new File(["bytes"], name, { type });
const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("settings", () => {
  it("change the style of new thumbnails, and take it back", async () => {
    const { person, bodies } = open();
    await person.click(await screen.findByRole("radio", { name: "Sketch" }));
    await waitFor(() => expect(bodies()).toMatchObject([{ body: { thumbnailStyle: "sketch" } }]));
    await person.click(await button("Undo"));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ body: { thumbnailStyle: "realistic" } });
    expect(await screen.findByRole("radio", { name: "Realistic" })).toBeChecked();
  });
  it("save the bio once it has changed", async () => {
    const { person, bodies } = open();
    const bio = await screen.findByRole("textbox", { name: "Bio" });
    expect(await button("Save bio")).toBeDisabled();
    await person.clear(bio);
    await person.type(bio, "Boats.");
    await person.click(await button("Save bio"));
    await waitFor(() => expect(bodies()).toMatchObject([{ body: { bio: "Boats." } }]));
  });
  it("ask before the cast is left out of thumbnails", async () => {
    const { person, bodies } = open();
    const optOut = await screen.findByRole("switch", { name: "Leave the cast out of all new thumbnails" });
    await person.click(optOut);
    await person.click(await button("Go back"));
    expect([bodies().length, optOut.getAttribute("aria-checked")]).toEqual([0, "false"]);
    await person.click(optOut);
    await person.click(await button("Leave them out"));
    await waitFor(() => expect(bodies()).toMatchObject([{ body: { thumbnailOptOut: true } }]));
  });
  it("go back to what they were when they can't be saved", async () => {
    const app = renderApp(paths.channelSettings(channel), {
      as: aUser(),
      api: {
        cast: { list: () => ({ members: [] }) },
        channelSettings: {
          read: () => someChannelSettings(),
          change: () => {
            throw new AppError("unexpected");
          },
        },
      },
    });
    await app.person.click(await screen.findByRole("radio", { name: "Sketch" }));
    expect(await screen.findByText("The change could not be saved. Please try again later.")).toBeVisible();
    expect(screen.getByRole("radio", { name: "Realistic" })).toBeChecked();
  });
  it("are only shown to members", async () => {
    open({ as: aMember() });
    expect(await screen.findByText(/Only admins of this channel can change these settings/)).toBeVisible();
    expect(await screen.findByText("We build small things in places nobody wanted.")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Bio" })).toBeNull();
    expect(screen.getByRole("radio", { name: "Sketch" })).toHaveAttribute("aria-disabled", "true");
    for (const name of ["Add cast member", "Edit Tess", "Delete Tess", "Disconnect", "Reconnect"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });
  it("show a loading error with Retry", async () => {
    let fails = true;
    const { person } = renderApp(paths.channelSettings(channel), {
      as: aUser(),
      api: {
        cast: { list: () => ({ members: [] }) },
        channelSettings: {
          read: () => {
            if (fails) throw new AppError("unexpected");
            return someChannelSettings();
          },
        },
      },
    });
    const alert = (await screen.findByText("The channel settings could not be loaded.")).closest("div");
    fails = false;
    await person.click(within(alert?.parentElement ?? document.body).getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("radio", { name: "Realistic" })).toBeChecked();
  });
  it("disconnect the channel after asking", async () => {
    const { person, api } = open();
    await person.click(await button("Disconnect"));
    const dialog = await screen.findByRole("alertdialog", { name: "Disconnect Field Notes?" });
    await person.click(within(dialog).getByRole("button", { name: "Disconnect" }));
    await waitFor(() => expect(api.count("channels.disconnect")).toBe(1));
  });
  it("reconnect the channel under a new handle", async () => {
    const { person, api } = open();
    await person.click(await button("Reconnect"));
    const handle = await screen.findByRole("textbox", { name: "Handle" });
    await person.clear(handle);
    await person.type(handle, "newnotes");
    await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Reconnect" }));
    await waitFor(() => expect(api.count("channels.reconnect")).toBe(1));
    expect(api.calls.find(({ name }) => name === "channels.reconnect")?.input).toMatchObject({
      body: { handle: "@newnotes" },
    });
  });
});

describe("a channel that is connected with Google", () => {
  const connected: ChannelConnection = {
    method: "google",
    state: "connected",
    source: "platform",
    connectedAt: "2026-06-01T12:00:00Z",
  };
  const audience: ChannelAudience = {
    ...{ from: "2026-03-01", to: "2026-05-29", views: 9000, watchedMinutes: 41_500, averageViewSeconds: 276 },
    subscribersGained: 35,
    ageGroups: [
      { ageGroup: "18-24", percentage: 38.3 },
      { ageGroup: "25-34", percentage: 61.7 },
    ],
    genders: [],
    countries: [{ country: "DE", views: 7000 }],
  };

  it("shows its audience with source and period", async () => {
    open({
      channels: { connection: () => connected, audience: () => ({ state: "connected", audience }) },
    });
    const section = await screen.findByRole("region", { name: "Audience" });
    for (const text of ["9K", "4:36", "+35", "25-34 (61.7%)", "Germany"]) expect(section).toHaveTextContent(text);
    expect(section).toHaveTextContent("From YouTube Analytics, 3/01/2026 to 5/29/2026");
  });

  it("offers to read the figures again", async () => {
    let isBroken = true;
    const { person } = open({
      channels: {
        connection: () => connected,
        audience: () => {
          if (isBroken) throw new AppError("upstream_failed");
          return { state: "connected", audience };
        },
      },
    });
    expect(await screen.findByText("The figures of YouTube Analytics could not be read.")).toBeVisible();
    isBroken = false;
    await person.click(await button("Retry"));
    expect(await screen.findByRole("region", { name: "Audience" })).toBeVisible();
  });

  it("is reconnected on Google's consent page once its access is lost", async () => {
    const leave = vi.spyOn(documentNavigation, "open").mockImplementation(() => undefined);
    const { person, api } = open({
      channels: {
        connection: () => ({ ...connected, state: "needs_reconnect" }),
        requestConsentAgain: () => ({ consentPage: "https://accounts.example/consent" }),
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Google no longer gives access to this channel");
    await person.click(await button("Reconnect"));
    await waitFor(() => expect(leave).toHaveBeenCalledWith("https://accounts.example/consent"));
    expect(api.calls.find(({ name }) => name === "channels.requestConsentAgain")?.input).toMatchObject({
      body: { redirect: paths.channelSettings(channel) },
    });
  });

  it("says that disconnecting withdraws the access at Google", async () => {
    const { person } = open({
      channels: { connection: () => connected, audience: () => ({ state: "connected", audience: null }) },
    });
    await screen.findByText(/Connected with Google since/);
    await person.click(await button("Disconnect"));
    expect(await screen.findByRole("alertdialog")).toHaveTextContent("Its access at Google is withdrawn too.");
  });
});

it("reads a channel of the video platform again without asking for its name", async () => {
  const { person, api } = open({
    channels: { connection: () => ({ ...typed, method: "lookup", source: "platform" }) },
  });
  await screen.findByText(/Read from YouTube every hour/);
  await person.click(await button("Reconnect"));
  await waitFor(() => expect(api.count("channels.reconnect")).toBe(1));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

describe("cast members", () => {
  it("show a hint while there are no members", async () => {
    open({ members: [] });
    expect(await screen.findByText("No cast members yet")).toBeVisible();
    expect(await button("Add cast member")).toBeVisible();
  });
  it("are added with their photos, once they agree", async () => {
    const { person, choose, api } = open({ members: [] });
    await person.click(await button("Add cast member"));
    await person.type(await screen.findByRole("textbox", { name: "Name" }), "Priya");
    await choose(photo());
    expect(await screen.findByText("Looks good")).toBeVisible();
    expect(screen.getByRole("img", { name: "me.webp without the background" })).toBeVisible();
    expect(await button("Save")).toBeDisabled();
    await person.click(screen.getByRole("checkbox", { name: "This person agrees to appear in thumbnails made here" }));
    await person.click(await button("Save"));
    expect(await screen.findByText("Saved. The likeness of Priya is being prepared.")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Priya" })).toBeVisible();
    expect([api.count("cast.add"), api.count("cast.addPhoto")]).toEqual([1, 1]);
  });
  it("say why a photo can't be used, before it is saved", async () => {
    const { person, choose } = open({ cast: { look: () => ({ isFine: false, problem: "many_faces" }) } });
    await person.click(await button("Edit Tess"));
    await choose(photo());
    expect(await screen.findByText(problemWords.many_faces)).toBeVisible();
    await person.click(await button("Leave out me.webp"));
    await waitFor(() => expect(screen.queryByText(problemWords.many_faces)).toBeNull());
  });
  it("keep a photo that the server rejects, and do not add the member twice", async () => {
    let refuses = true;
    const { person, choose, api } = open({
      members: [],
      cast: {
        addPhoto: () => {
          if (refuses) throw new AppError("unavailable");
          return aCastPhoto(9, { state: "preparing", cutout: null });
        },
      },
    });
    await person.click(await button("Add cast member"));
    await person.type(await screen.findByRole("textbox", { name: "Name" }), "Priya");
    await choose(photo());
    await screen.findByText("Looks good");
    await person.click(screen.getByRole("checkbox", { name: /agrees/ }));
    await person.click(await button("Save"));
    expect(await screen.findByText("This photo could not be checked.")).toBeVisible();
    refuses = false;
    await person.click(await button("Try again"));
    await screen.findByText("Looks good");
    await person.click(await button("Save"));
    await screen.findByText("Saved. The likeness of Priya is being prepared.");
    expect([api.count("cast.add"), api.count("cast.addPhoto")]).toEqual([1, 2]);
  });
  it("ask before chosen photos are left behind", async () => {
    const { person, choose } = open();
    await person.click(await button("Edit Tess"));
    await choose(photo());
    await screen.findByText("Looks good");
    await person.click(await button("Cancel"));
    expect(await screen.findByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
    await person.click(await button("Leave"));
    await waitFor(() => expect(screen.queryByText("Looks good")).toBeNull());
  });
  it("are deleted with their warning", async () => {
    const { person, api } = open();
    await person.click(await button("Delete Tess"));
    const dialog = await screen.findByRole("alertdialog", { name: "Delete Tess?" });
    expect(within(dialog).getByText(/The cast will be empty/)).toBeVisible();
    await person.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No cast members yet")).toBeVisible();
    expect(await button("Add cast member")).toHaveFocus();
    expect(api.count("cast.remove")).toBe(1);
  });
  it("warn before the last photo goes, and not before others", async () => {
    const photos = [aCastPhoto(1), aCastPhoto(2)];
    const { person, api } = open({ members: [aCastMember(1, { photos })] });
    await person.click(await button("Delete photo 2 of Tess"));
    await waitFor(() => expect(api.count("cast.removePhoto")).toBe(1));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Delete photo 2 of Tess" })).toBeNull());
    expect(await button("Edit Tess")).toHaveFocus();
    await person.click(await button("Delete photo 1 of Tess"));
    await person.click(await button("Delete photo"));
    await waitFor(() => expect(api.count("cast.removePhoto")).toBe(2));
  });
  it("show what is being prepared and what failed", async () => {
    const photos = [
      aCastPhoto(1, { state: "preparing", cutout: null }),
      aCastPhoto(2, { state: "failed", cutout: null, problem: "cutout_misses_face" }),
    ];
    open({ members: [aCastMember(1, { photos })] });
    expect(await screen.findByText("Preparing")).toBeVisible();
    expect(screen.getByText("Not usable")).toBeVisible();
    expect(screen.getByText(problemWords.cutout_misses_face)).toBeInTheDocument();
  });
});
