import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aPicture } from "@coldopen/contract/pictures/factory";
import { aPitch } from "@coldopen/contract/pitches/factory";
import type { Pitch, PitchContent } from "@coldopen/contract/pitches/schema";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { answerUploads } from "../../testing/fake-uploads.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { currentPitch } from "./current-pitch.ts";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const token = "a".repeat(43);

describe("the full pitch", () => {
  function open(handlers: FakeHandlers["pitches"] = {}, first: Pitch = aPitch(1), gates = {}) {
    currentPitch.choose(channel, first.id);
    let pitch = first;
    const history = new Map([[pitch.version, pitch.content]]);
    const store = (content: PitchContent) => {
      pitch = { ...pitch, version: pitch.version + 1, content };
      history.set(pitch.version, content);
      return pitch;
    };
    const app = renderApp(paths.pitchWeb(channel), {
      as: aUser(),
      gates: { STUDIO_PITCH_AGENT_ACCESS: true, ...gates },
      api: {
        pictures: { upload: () => aPicture() },
        pitches: {
          get: () => pitch,
          save: ({ body }) => store({ ...pitch.content, ...body.content }),
          restoreVersion: ({ params }) => store(history.get(params.version) ?? pitch.content),
          ...handlers,
        },
      },
    });
    /** A colleague saves, and this page loads the pitch again. */
    const saveElsewhere = async (changes: Partial<PitchContent>) => {
      store({ ...pitch.content, ...changes });
      await act(() => app.queryClient.invalidateQueries());
    };
    return { ...app, saveElsewhere };
  }
  type Person = ReturnType<typeof open>["person"];
  const rewrite = async (person: Person, name: string, text: string) => {
    await person.click(await screen.findByRole("button", { name: new RegExp(`(Change|Add) ${name}`) }));
    const field = screen.getByRole("textbox", { name });
    await person.clear(field);
    await person.type(field, text);
    return field;
  };
  const failOnce = (error: Error) => {
    let isFailing = true;
    return () => {
      if (!isFailing) return;
      isFailing = false;
      throw error;
    };
  };

  it("shows No Pitch Data with a hint where no pitch was chosen", async () => {
    localStorage.clear();
    renderApp(paths.pitchWeb(channel), { as: aUser(), gates: { STUDIO_PITCH_AGENT_ACCESS: true } });
    expect(await screen.findByText("No Pitch Data")).toBeVisible();
    expect(screen.getByText(/click “Open full pitch”/)).toBeVisible();
  });

  it("shows No Pitch Data for a pitch that is gone", async () => {
    open({
      get: () => {
        throw new AppError("not_found", "Not found");
      },
    });
    expect(await screen.findByText("No Pitch Data")).toBeVisible();
  });

  it("saves a text that is edited in place, and undoes and redoes it by versions", async () => {
    const { person, api } = open();
    await person.click(await screen.findByRole("button", { name: /Change closing message/ }));
    const field = screen.getByRole("textbox", { name: "closing message" });
    await person.clear(field);
    await person.type(field, "Let us talk.{Control>}{Enter}{/Control}");
    expect(await screen.findByText("Let us talk.")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled());
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText(/buy your stove anyway/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Redo" })).toBeEnabled());
    await person.click(screen.getByRole("button", { name: "Redo" }));
    expect(await screen.findByText("Let us talk.")).toBeVisible();
    expect(api.count("pitches.restoreVersion")).toBe(2);
  });

  it("corrects a figure, refuses what is no figure, and offers to add missing ones", async () => {
    const { person, api } = open();
    await person.click(await screen.findByRole("button", { name: "Change subscribers: 412K" }));
    const field = screen.getByRole("textbox", { name: "subscribers" });
    await person.clear(field);
    await person.type(field, "many");
    expect(screen.getByRole("alert")).toHaveTextContent("Enter a number such as 412K or 61.4M");
    await person.clear(field);
    await person.type(field, "1.5M{Enter}");
    expect(await screen.findByRole("button", { name: "Change subscribers: 1.5M" })).toBeVisible();
    const saved = api.calls.find(({ name }) => name === "pitches.save")?.input;
    expect(saved).toMatchObject({
      body: { version: 1, content: { creatorProfile: { metrics: { subscribers: 1_500_000 } } } },
    });
    expect(screen.getByRole("button", { name: "Add your figure: purchase intent" })).toBeVisible();
  });

  it("takes HEIC photos of its pictures only while their gate is on", async () => {
    const heic = new File(["x"], "portrait.heic", { type: "" });
    const choose = async () => {
      const [input] = await screen.findAllByLabelText("Choose a picture");
      if (!input) throw new Error("The page has no picture to choose");
      fireEvent.change(input, { target: { files: [heic] } });
    };
    const closed = open();
    answerUploads(closed.api.fetch);
    await choose();
    expect(await screen.findByText("Choose a jpeg, png, gif or webp picture.")).toBeInTheDocument();
    expect(closed.api.count("pictures.upload")).toBe(0);
    closed.unmount();
    const { api } = open({}, aPitch(1), { STUDIO_HEIC_UPLOAD_ONBOARDING: true });
    answerUploads(api.fetch);
    await waitFor(() =>
      expect(screen.getAllByLabelText("Choose a picture")[0]).toHaveAttribute(
        "accept",
        expect.stringContaining(".heic"),
      ),
    );
    await choose();
    await waitFor(() => expect(api.count("pictures.upload")).toBe(1));
    await waitFor(() => expect(api.count("pitches.save")).toBe(1));
  });

  it("says that someone else changed the pitch and shows the latest version", async () => {
    const { person } = open({
      save: () => {
        throw new AppError("conflict", "This pitch was changed elsewhere", { currentVersion: 2 });
      },
    });
    await person.click(await screen.findByRole("button", { name: /Change title/ }));
    await person.type(screen.getByRole("textbox", { name: "title" }), " now{Enter}");
    expect(await screen.findByText(/Someone else changed this pitch/)).toBeVisible();
  });

  it("shares the pitch with an expiry and shows its views", async () => {
    const link = {
      ...{ token, createdAt: "2026-10-02T12:00:00.000Z", expiresAt: "2126-01-01T12:00:00.000Z" },
      ...{ views: 4, lastViewedAt: null },
    };
    const { person, api } = open({ share: () => aPitch(1, { link }), revokeLink: () => aPitch(1) });
    await person.click(await screen.findByRole("button", { name: "Share" }));
    const dialog = within(await screen.findByRole("dialog"));
    await person.click(dialog.getByRole("button", { name: "Create link" }));
    expect(await dialog.findByText(/4 views · until/)).toBeVisible();
    expect(dialog.getByRole("textbox", { name: "Link" })).toHaveValue(`${location.origin}/p/${token}`);
    expect(api.calls.find(({ name }) => name === "pitches.share")?.input).toMatchObject({ body: { days: 30 } });
    await person.click(dialog.getByRole("button", { name: "Revoke link" }));
    expect(await dialog.findByRole("button", { name: "Create link" })).toBeVisible();
  });

  it("offers no undo of what a colleague saved since", async () => {
    const { person, saveElsewhere } = open();
    await rewrite(person, "closing message", "Let us talk.{Control>}{Enter}{/Control}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled());
    await saveElsewhere({ closingMessage: "Written by a colleague." });
    expect(await screen.findByText("Written by a colleague.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
    await rewrite(person, "closing message", "Mine again.{Control>}{Enter}{/Control}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled());
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Written by a colleague.")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Redo" })).toBeEnabled());
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
  });

  it("offers no redo of an undo that failed", async () => {
    const { person } = open({
      restoreVersion: () => {
        throw new AppError("unavailable", "Try again");
      },
    });
    await rewrite(person, "closing message", "Let us talk.{Control>}{Enter}{/Control}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled());
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("The change could not be saved.")).toBeVisible();
    expect(screen.getByText("Let us talk.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Redo" })).toBeDisabled();
  });

  it("opens a text again with what was typed when it could not be saved", async () => {
    const fail = failOnce(new AppError("conflict", "This pitch was changed elsewhere", { currentVersion: 2 }));
    const first = aPitch(1);
    const { person } = open({
      save: ({ body }) => {
        fail();
        return { ...first, version: 2, content: { ...first.content, ...body.content } };
      },
    });
    await rewrite(person, "closing message", "Typed at length.");
    await person.tab();
    const field = await screen.findByRole("textbox", { name: "closing message" });
    await waitFor(() => expect(field).toHaveValue("Typed at length."));
    await person.click(field);
    await person.type(field, " Twice.{Control>}{Enter}{/Control}");
    expect(
      await screen.findByRole("button", { name: "Change closing message: Typed at length. Twice." }),
    ).toBeVisible();
  });

  it("opens a figure again with what was typed when it could not be saved", async () => {
    const { person } = open({
      save: () => {
        throw new AppError("unavailable", "Try again");
      },
    });
    await rewrite(person, "subscribers", "1.5M{Enter}");
    expect(await screen.findByText("The change could not be saved.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "subscribers" })).toHaveValue("1.5M");
  });

  it("keeps a website that is none in its field, with a message", async () => {
    const { person, api } = open();
    const field = await rewrite(person, "website", "no website");
    await person.tab();
    expect(await screen.findByRole("alert")).toHaveTextContent("Enter a web address such as brand.com");
    expect(screen.getByRole("textbox", { name: "website" })).toHaveValue("no website");
    await person.clear(field);
    await person.type(field, "emberline.com{Enter}");
    await waitFor(() => expect(api.count("pitches.save")).toBe(1));
  });

  it("saves and prints what is typed in an open field", async () => {
    const { person, api } = open();
    await rewrite(person, "closing message", "Typed before printing.");
    fireEvent(window, new Event("beforeprint"));
    expect(screen.getByText("Typed before printing.")).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
    fireEvent(window, new Event("afterprint"));
    await waitFor(() => expect(api.count("pitches.save")).toBe(1));
    expect(await screen.findByRole("button", { name: "Change closing message: Typed before printing." })).toBeVisible();
  });

  it("says that figures could not be refreshed", async () => {
    const { person } = open({
      refreshFigures: () => {
        throw new AppError("upstream_failed", "No analytics");
      },
    });
    await person.click(await screen.findByRole("button", { name: "More actions" }));
    await person.click(await screen.findByRole("menuitem", { name: "Refresh figures" }));
    expect(await screen.findByText(/The figures could not be refreshed/)).toBeVisible();
    expect(screen.queryByText("Figures refreshed")).toBeNull();
  });

  it("keeps showing its pitch, with an open field, when another tab or organization opens another one", async () => {
    const { person } = open();
    const field = await rewrite(person, "closing message", "Not saved yet.");
    act(() => currentPitch.choose(channel, aPitch(2).id));
    act(() => currentPitch.choose({ ...channel, organizationId: crypto.randomUUID() }, aPitch(3).id));
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue("Not saved yet.");
    expect(currentPitch.read(channel)).toBe(aPitch(2).id);
  });
});
