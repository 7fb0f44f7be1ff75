import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aPitchContent } from "@coldopen/contract/pitches/factory";
import { noSources } from "@coldopen/contract/pitches/rules";
import type { PitchContent } from "@coldopen/contract/pitches/schema";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { figureField, formatRow, type NumberName, parseFigure } from "./fields.ts";

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
  ["subscribers", "7x", undefined],
  ["engagementRate", "7.4", 0.074],
  ["engagementRate", "5k", undefined],
  ["engagementRate", "5x", undefined],
  ["purchaseIntentMultiplier", "2.3", 2.3],
  ["purchaseIntentMultiplier", "2k", undefined],
  ["engagementRate", "7,4%", undefined],
  ["purchaseIntentMultiplier", "2,3x", undefined],
  ["subscribers", "1,5M", undefined],
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
      throw new AppError("not_found", "This link no longer works");
    });
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });
});
