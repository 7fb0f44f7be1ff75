import { someChannelSettings } from "@coldopen/contract/channel-settings/factory";
import { ChannelSettings } from "@coldopen/contract/channel-settings/schema";
import { anOnboarding } from "@coldopen/contract/onboarding/factory";
import type { Onboarding, OnboardingAnswers } from "@coldopen/contract/onboarding/schema";
import { anOrganizationChannel, aUser, fieldNotes } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

/** The pages on a server that stores what it is sent. */
function open(
  page: string,
  initial: Partial<Onboarding> = {},
  { isEnhanced = true, bio = "", entry = anOrganizationChannel().channel } = {},
) {
  let state = anOnboarding(initial);
  let settings = someChannelSettings({ bio });
  const merge = (changes: Partial<Onboarding>) => {
    state = { ...state, ...changes };
    return state;
  };
  const answered = (answers: OnboardingAnswers) => merge({ answers: { ...state.answers, ...answers } });
  const app = renderApp(`/onboarding/${page}`, {
    as: aUser(),
    gates: { STUDIO_ENHANCED_ONBOARDING: isEnhanced },
    api: {
      channelSettings: {
        read: () => settings,
        change: ({ body }) => {
          settings = ChannelSettings.parse({ ...settings, ...body });
          return settings;
        },
      },
      cast: { list: () => ({ members: [] }) },
      channels: { find: () => ({ results: [entry] }) },
      following: { list: () => ({ results: [] }) },
      onboarding: {
        status: () => ({
          onboarded: { dataOnboardingPipelineStatus: state.status, available: state.available },
        }),
        read: () => state,
        creators: () => ({ results: [] }),
        run: ({ body }) =>
          merge({
            steps: state.steps.map((one) => ({
              ...one,
              failure: null,
              status: body.withoutFailed && one.failure ? "Done - partial" : one.status,
            })),
          }),
        draftBio: ({ body }) => {
          const [bio, replaced] = [`Draft in ${body.tone}.`, settings.bio];
          settings = { ...settings, bio };
          merge({ bioDraft: bio, replacedBio: replaced });
          return { bio, replaced };
        },
        saveProfile: ({ body }) => {
          settings = { ...settings, bio: body.bio };
          return merge({ ...body, answers: { ...state.answers, profile: "done" } });
        },
        pick: ({ body }) => merge({ picks: body.picks }),
        saveProgress: ({ body }) => {
          if (body.ideasDraft !== undefined) merge({ ideasDraft: body.ideasDraft });
          return answered(body.answers ?? {});
        },
        addIdeas: ({ body }) => {
          answered({ ideas: "done" });
          return { added: body.ideas.length };
        },
      },
    },
  });
  return { ...app, state: () => state, settings: () => settings };
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const button = (name: string) => screen.findByRole("button", { name });

it("shows the channel as the channel service states it", async () => {
  const { api } = open("welcome", {}, { entry: { ...anOrganizationChannel().channel, name: "Field Notes Daily" } });
  expect(await heading("Set up Field Notes Daily")).toBeVisible();
  expect(api.calls.find(({ name }) => name === "channels.find")?.input).toEqual({ query: { ucid: fieldNotes.ucid } });
});

it.each([
  ["profile", "Creator profile"],
  ["creators", "Follow creators"],
  ["likeness", "Likeness"],
  ["thumbnail-style", "Thumbnail style"],
  ["add-ideas", "Add ideas"],
  ["ideas-for-you", "Ideas for you"],
])("names the step %s in the rail as %s", async (page, name) => {
  open(page);
  const rail = await screen.findByRole("navigation", { name: "Set-up" });
  expect(within(rail).getByRole("link", { name: new RegExp(name) })).toBeVisible();
});

it.each([
  ["welcome", `Set up ${fieldNotes.name}`],
  ["loading", "We have read your videos"],
  ["profile", "Is this your channel?"],
  ["personalize-bio", "Is this your channel?"],
  ["creators", "Who do you watch?"],
  ["follow-creators", "Who do you watch?"],
  ["likeness", "Who appears in your thumbnails?"],
  ["cast-members", "Who appears in your thumbnails?"],
  ["thumbnail-style", "How should your thumbnails look?"],
  ["thumbnail-calibration", "Which one would you click?"],
  ["add-ideas", "What do you want to make?"],
  ["complete", "Your studio is ready"],
  ["ideas-for-you", "Your first ten ideas"],
])("%s has its own page with the rail", async (page, title) => {
  open(page);
  expect(await heading(title)).toBeVisible();
  const rail = screen.getByRole("navigation", { name: "Set-up" });
  for (const group of ["Personalize ideation", "Follow creators", "Setup thumbnails"])
    expect(within(rail).getByRole("heading", { name: new RegExp(`^${group}`) })).toBeVisible();
});

it("the full flow is walked by skipping every step", async () => {
  const { person, address, state } = open("welcome");
  await person.click(await screen.findByRole("link", { name: "Start" }));
  await person.click(await screen.findByRole("link", { name: "Continue" }));
  for (const page of ["profile", "creators", "likeness", "thumbnail-style", "thumbnail-calibration", "add-ideas"]) {
    await waitFor(() => expect(address()).toBe(`/onboarding/${page}`));
    await person.click(await button("Skip this step"));
  }
  await waitFor(() => expect(address()).toBe("/onboarding/complete"));
  expect(Object.values(state().answers)).toEqual(Array.from({ length: 6 }, () => "skipped"));
});

it("the short flow has the three set-up steps", async () => {
  const { person, address } = open("thumbnail-style", {}, { isEnhanced: false });
  for (const page of ["thumbnail-style", "follow-creators", "personalize-bio"]) {
    await waitFor(() => expect(address()).toBe(`/onboarding/${page}`));
    await person.click(await button("Skip this step"));
  }
  await waitFor(() => expect(address()).toBe("/onboarding/complete"));
});

it("someone who comes back continues where they left", async () => {
  open("welcome", { answers: { profile: "done", creators: "skipped" } });
  expect(await screen.findByRole("link", { name: "Continue" })).toHaveAttribute("href", "/onboarding/likeness");
});

describe("the pipeline", () => {
  const running: Partial<Onboarding> = {
    status: "not started",
    available: [],
    steps: anOnboarding().steps.map((one, at) => ({
      ...one,
      status: at < 3 ? "Done" : at === 3 ? "Started" : "Not started",
    })),
  };
  it("shows what each step found and may be left in the background", async () => {
    open("loading", running);
    expect(await heading("Learning how your videos work")).toBeVisible();
    expect(screen.getByText("3 of 8 done. You don't have to wait here.")).toBeVisible();
    expect(screen.getByText("64 read, 7 above your average")).toBeVisible();
    expect(screen.getByText("Short titles, first person")).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue in the background" })).toHaveAttribute(
      "href",
      "/onboarding/profile",
    );
  });
  it("says on the last page what is missing, and stores the channel once nothing is", async () => {
    const { queryClient } = open("complete", running);
    expect(await heading("Almost there")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Open the studio" })).not.toBeInTheDocument();
    expect(localStorage.getItem("studio-onboarded-channels")).toBeNull();
    queryClient.clear();
  });
  it("says why a step failed and goes on without it", async () => {
    const steps = anOnboarding().steps.map((one) =>
      one.step === "thumbnail_features"
        ? { ...one, status: "Not started" as const, failure: "None of your thumbnails could be read." }
        : one,
    );
    const { person } = open("complete", { status: "not started", available: [], steps });
    expect(await heading("Something is missing")).toBeVisible();
    expect(screen.getByText("None of your thumbnails could be read.")).toBeVisible();
    await person.click(await button("Continue without them"));
    expect(await screen.findByText("Done - partial")).toBeVisible();
  });
  it("stores the channel as onboarded when it is complete", async () => {
    open("complete");
    expect(await screen.findByRole("link", { name: "Open the studio" })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem("studio-onboarded-channels")).toContain(fieldNotes.ucid));
  });
});

describe("the profile", () => {
  it("saves the corrected draft, the tone and the topics", async () => {
    const { person, state, settings, address } = open("profile");
    const bio = await screen.findByRole("textbox", { name: "Bio" });
    expect(bio).toHaveValue(anOnboarding().bioDraft);
    await person.clear(bio);
    await person.type(bio, "Sheds for renters.");
    await person.click(screen.getByRole("radio", { name: /Playful/ }));
    await person.click(screen.getByRole("button", { name: "Remove hand tools" }));
    await person.type(screen.getByRole("textbox", { name: "New topic" }), "sheds{Enter}");
    await person.click(await button("Save and continue"));
    await waitFor(() => expect(address()).toBe("/onboarding/creators"));
    expect(settings().bio).toBe("Sheds for renters.");
    expect(state()).toMatchObject({
      tone: "playful",
      topics: [
        { name: "small builds", videos: 31 },
        { name: "sheds", videos: 0 },
      ],
    });
  });
  it("keeps what was typed over a reload", async () => {
    const first = open("profile");
    await first.person.type(await screen.findByRole("textbox", { name: "Bio" }), " And more.");
    first.unmount();
    open("profile");
    expect(await screen.findByRole("textbox", { name: "Bio" })).toHaveValue(`${anOnboarding().bioDraft} And more.`);
  });
  it("gives the written bio back after a generated one has replaced it", async () => {
    const { person, settings } = open("profile", {}, { bio: "Written by hand." });
    await person.click(await button("Regenerate"));
    expect(await screen.findByDisplayValue("Draft in plain.")).toBeVisible();
    await person.click(await button("Undo"));
    expect(await screen.findByDisplayValue("Written by hand.")).toBeVisible();
    await waitFor(() => expect(settings().bio).toBe("Written by hand."));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument());
  });
  it("gives the bio back that was written before the first draft replaced it", async () => {
    const bio = anOnboarding().bioDraft ?? "";
    const { person, settings } = open("profile", { replacedBio: "Written by hand." }, { bio });
    await person.click(await button("Undo"));
    expect(await screen.findByDisplayValue("Written by hand.")).toBeVisible();
    await waitFor(() => expect(settings().bio).toBe("Written by hand."));
  });
});

describe("pairs of thumbnails", () => {
  it("keep a pick whose saving a reload has ended, and save it again", async () => {
    localStorage.setItem(`studio-onboarding-picks:${fieldNotes.ucid}`, JSON.stringify({ version: 1, value: ["left"] }));
    const { state } = open("thumbnail-calibration");
    expect(await screen.findByText("Pair 2 of 2")).toBeVisible();
    await waitFor(() => expect(state().picks).toEqual(["left"]));
    await waitFor(() => expect(localStorage.getItem(`studio-onboarding-picks:${fieldNotes.ucid}`)).toBeNull());
  });
  it("are picked by arrow keys, undone, and become a style", async () => {
    const { person, state } = open("thumbnail-calibration");
    expect(await screen.findByText("Pair 1 of 2")).toBeVisible();
    await person.keyboard("{ArrowLeft}");
    expect(await screen.findByText("Pair 2 of 2")).toBeVisible();
    expect(screen.getByText("So far: night")).toBeVisible();
    await person.click(await button("Undo last pick"));
    expect(await screen.findByText("Pair 1 of 2")).toBeVisible();
    await person.click(await button("Pick the right one"));
    await person.click(await button("Neither"));
    expect(await heading("That's your style")).toBeVisible();
    expect(screen.getByText("Your thumbnails start with: bright daylight.")).toBeVisible();
    await waitFor(() => expect(state().picks).toEqual(["right", "neither"]));
  });
});

it("ideas become projects, one a line", async () => {
  const { person, address } = open("add-ideas");
  await person.type(await screen.findByRole("textbox", { name: "Ideas, one a line" }), "A shed{Enter}Two boats");
  await person.click(await button("Add 2 ideas"));
  expect(await screen.findByText("2 ideas added")).toBeVisible();
  await waitFor(() => expect(address()).toBe("/onboarding/complete"));
});

it("more than 20 ideas are refused before they are sent", async () => {
  open("add-ideas", { ideasDraft: Array.from({ length: 21 }, (_, at) => `Idea ${at}`).join("\n") });
  expect(await screen.findByText("21 ideas. 20 at most: take some out.")).toBeVisible();
  expect(await button("Add 21 ideas")).toBeDisabled();
});
