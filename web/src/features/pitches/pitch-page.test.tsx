import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aPitch, aPitchContent } from "@coldopen/contract/pitches/factory";
import { noSources } from "@coldopen/contract/pitches/rules";
import type { Pitch, PitchContent } from "@coldopen/contract/pitches/schema";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { currentPitch } from "./current-pitch.ts";
import { figureField, formatRow, type NumberName, parseFigure } from "./fields.ts";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const token = "a".repeat(43);

it.each<[NumberName, number, string]>([
  ["subscribers", 0, "0"],
  ["subscribers", 999, "999"],
  ["subscribers", 412_400, "412K"],
  ["totalViews", 61_440_000, "61.4M"],
  ["totalViews", 1_000_000, "1.0M"],
  ["totalViews", 2_345_600_000, "2.35B"],
  ["avgViewsPerVideo", 318_000, "318K"],
  ["engagementRate", 0.0742, "7.4%"],
  ["engagementRate", 0.07, "7.0%"],
  ["purchaseIntentMultiplier", 2.3, "2.3x"],
])("shows %s of %d as %s", (name, value, expected) => expect(figureField(name).format(value)).toBe(expected));

it.each<[NumberName, string, number | null | undefined]>([
  ["subscribers", "412K", 412_000],
  ["totalViews", "61.4M", 61_400_000],
  ["totalViews", "1,234,567", 1_234_567],
  ["engagementRate", "7.4%", 0.074],
  ["engagementRate", "120", undefined],
  ["purchaseIntentMultiplier", "2.3x", 2.3],
  ["subscribers", "", null],
  ["subscribers", "many", undefined],
  ["subscribers", "-5", undefined],
  ["subscribers", "7%", undefined],
])("reads %s typed as %j as %j", (name, typed, expected) => expect(parseFigure(name, typed)).toBe(expected));

it.each([
  ["gender", 61, "61%"],
  ["interests", 231, "+231%"],
  ["interests", -12.34, "-12.3%"],
] as const)("shows a row of %s of %d as %s", (name, value, expected) => expect(formatRow(name, value)).toBe(expected));

describe("the public page", () => {
  const read = (content: PitchContent | (() => never)) =>
    renderApp(paths.sharedPitch(token), {
      api: {
        pitches: {
          open: () => ({
            content: typeof content === "function" ? content() : content,
            expiresAt: "2126-01-01T12:00:00.000Z",
          }),
        },
      },
    });

  it("shows every section, with the source of each figure, and asks for no session", async () => {
    const { api } = read(aPitchContent());
    expect(await screen.findByRole("heading", { name: "The stove that has to work" })).toBeVisible();
    for (const name of [
      "Overview",
      "Creator profile",
      "Audience",
      "Brand moment",
      "Integration timeline",
      "Closing message",
    ])
      expect(screen.getByRole("region", { name })).toBeVisible();
    expect(screen.getByText("412K")).toBeVisible();
    expect(within(screen.getByRole("region", { name: "Gender" })).getByText("Typed in")).toBeVisible();
    expect(within(screen.getByRole("region", { name: "Interests" })).getByText("Estimate")).toBeVisible();
    expect(screen.getByText(/from 48 public videos/)).toBeVisible();
    expect(screen.getByRole("link", { name: "emberline.example" })).toHaveAttribute(
      "rel",
      "noopener noreferrer nofollow",
    );
    expect(api.count("session.profile")).toBe(0);
    expect(screen.queryByRole("button", { name: /Change/ })).toBeNull();
  });

  it("leaves out what is missing, and shows zero subscribers, long and right-to-left texts as they are", async () => {
    const full = aPitchContent();
    const long = "x".repeat(10_000);
    const { container } = read({
      ...full,
      brand: { ...full.brand, name: "شركة المثال", websiteUrl: "" },
      creatorProfile: {
        bio: long,
        valueProposition: "",
        metrics: { subscribers: 0, totalViews: null, avgViewsPerVideo: null, engagementRate: null },
      },
      audience: {
        overview: "",
        purchaseIntentMultiplier: null,
        demographics: { gender: [], age: [], geography: [] },
        brandAffinities: [],
        interests: [],
        affinitySummary: "",
      },
      campaign: { ...full.campaign, strategicRationale: "", integrationTimeline: [], heroImageUrl: null },
      closingMessage: "",
      sources: noSources,
      estimate: null,
    });
    expect(await screen.findByText("شركة المثال")).toHaveAttribute("dir", "auto");
    expect(screen.getByText("0")).toBeVisible();
    expect(screen.queryByText("Total views")).toBeNull();
    expect(screen.getByText(long)).toHaveClass("wrap-anywhere");
    for (const name of ["Audience", "Brand moment", "Integration timeline", "Closing message"])
      expect(screen.queryByRole("region", { name })).toBeNull();
    expect(container.textContent).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it("shows the phases of the timeline that have a text", async () => {
    const { campaign, ...rest } = aPitchContent();
    const integrationTimeline = [{ phase: "during" as const, description: "The stove is lit." }];
    read({ ...rest, campaign: { ...campaign, integrationTimeline } });
    const timeline = within(await screen.findByRole("region", { name: "Integration timeline" }));
    expect(timeline.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["During"]);
  });

  it("shows hostile texts as texts, and no link to a script", async () => {
    const full = aPitchContent();
    const hostile = "<img src=x onerror=alert(1)>";
    const { container } = read({
      ...full,
      brand: { ...full.brand, name: hostile, websiteUrl: "" },
      campaign: { ...full.campaign, description: hostile },
    });
    expect((await screen.findAllByText(hostile)).length).toBe(2);
    expect(container.querySelector("img[src='x']")).toBeNull();
  });

  it("says that a link does not work", async () => {
    read(() => {
      throw new AppError("not_found", "This link does not work");
    });
    expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
  });
});

describe("the full pitch", () => {
  function open(handlers: FakeHandlers["pitches"] = {}, first: Pitch = aPitch(1)) {
    currentPitch.choose(channel, first.id);
    let pitch = first;
    const history = new Map([[pitch.version, pitch.content]]);
    const store = (content: PitchContent) => {
      pitch = { ...pitch, version: pitch.version + 1, content };
      history.set(pitch.version, content);
      return pitch;
    };
    return renderApp(paths.pitchWeb(channel), {
      as: aUser(),
      gates: { STUDIO_PITCH_AGENT_ACCESS: true },
      api: {
        pitches: {
          get: () => pitch,
          save: ({ body }) => store({ ...pitch.content, ...body.content }),
          restoreVersion: ({ params }) => store(history.get(params.version) ?? pitch.content),
          ...handlers,
        },
      },
    });
  }

  it("shows No Pitch Data with a hint where no pitch was chosen", async () => {
    currentPitch.store.clear();
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
    expect(screen.getByRole("alert")).toHaveTextContent("Enter a number such as 412K, 61.4M or 7.4%");
    await person.clear(field);
    await person.type(field, "1.5M{Enter}");
    expect(await screen.findByRole("button", { name: "Change subscribers: 1.5M" })).toBeVisible();
    const saved = api.calls.find(({ name }) => name === "pitches.save")?.input;
    expect(saved).toMatchObject({
      body: { version: 1, content: { creatorProfile: { metrics: { subscribers: 1_500_000 } } } },
    });
    expect(screen.getByRole("button", { name: "Add your figure: purchase intent" })).toBeVisible();
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
});
