import { AppError } from "@coldopen/contract/kernel/errors";
import { aPicture } from "@coldopen/contract/pictures/factory";
import {
  anOpinion,
  aReading,
  aRecommendation,
  aThumbnailScore,
  someRecommendations,
} from "@coldopen/contract/thumbnail-scores/factory";
import type { ThumbnailOpinion, ThumbnailReading } from "@coldopen/contract/thumbnail-scores/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createQueryClient } from "../../lib/query.ts";
import { type FakeHandlers, fakeApi } from "../../testing/fake-api.ts";
import { ScorePins, ScoringPane } from "./index.ts";

const channel = { organizationId: "00000000-0000-4001-8000-000000000001", channelUcid: "UCfieldnotes000000000001" };
const recommendations = someRecommendations({
  colorGrading: [aRecommendation({ check: "contrast", gain: 2, description: "Draw light and dark apart." })],
  foregroundElement: [
    aRecommendation({ check: "faces", gain: 0.3, canApply: false, description: "Show who tells it." }),
  ],
});

const noRecommendations = someRecommendations({ backgroundElement: [], colorGrading: [], foregroundElement: [] });

function Pane() {
  const [src, setSrc] = useState(aPicture({ id: "1f0e0d0c-0b0a-4908-8706-050403020100" }).url);
  const scored = { channel, src, title: "A cabin", prompt: "a cabin", isGenerated: true };
  return (
    <>
      <ScorePins {...scored} />
      <ScoringPane {...scored} onApplied={({ picture }) => setSrc(picture.url)} />
    </>
  );
}

function open(handlers: FakeHandlers["thumbnailScores"] = {}) {
  const failed = vi.fn();
  const api = fakeApi({
    thumbnailScores: {
      score: () => aThumbnailScore(),
      recommend: () => recommendations,
      read: () => aReading(),
      ...handlers,
    },
  });
  vi.stubGlobal("fetch", api.fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(
    <QueryClientProvider client={createQueryClient({ error: failed, success: () => undefined }, { retries: 0 })}>
      <Pane />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), failed };
}
const applyButton = () => screen.getByRole("button", { name: "Apply recommendations" });

describe("a thumbnail's score", () => {
  it("says that it is being analyzed, then its band, its numbers and who measured them", async () => {
    open();
    expect(screen.getByText("Analyzing thumbnail...")).toBeVisible();
    expect(await screen.findByText("7.4 of 10")).toBeVisible();
    expect(within(screen.getByRole("region", { name: "Image Score" })).getAllByText("Better")[0]).toBeVisible();
    const measured = screen.getByRole("region", { name: "Details" });
    expect(within(measured).getByText("Light and dark use 70% of the range")).toBeVisible();
    expect(within(measured).getAllByRole("img", { name: "Measured here" })).toHaveLength(2);
    expect(within(measured).getByRole("img", { name: "weak" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "A model's opinion" })).toBeNull();
  });

  it("that is refused for coming too often says why, and when to try again", async () => {
    const text = "You have 12 picture checks in progress, the most at once.";
    open({
      score: () => {
        throw new AppError("rate_limited", text, { retryAfterSeconds: 3000 });
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(screen.getByRole("button", { name: /^Try again in \d+ seconds$/ })).toBeDisabled();
  });

  it("shows a model's opinion, marked as such, only if a model is configured", async () => {
    let answer = (_: { opinion: ThumbnailOpinion }) => {};
    open({
      score: () => aThumbnailScore({ opinionBy: "OpenAI, eye-1" }),
      opinion: () => new Promise<{ opinion: ThumbnailOpinion }>((resolve) => (answer = resolve)),
    });
    expect(await screen.findByText("7.4 of 10")).toBeVisible();
    expect(await screen.findByText("Asking the model...")).toBeInTheDocument();
    answer({ opinion: anOpinion() });
    const shown = within(await screen.findByRole("region", { name: "A model's opinion" }));
    expect(await shown.findByText("Clear at a glance.")).toBeVisible();
    expect(shown.getByText(/OpenAI, eye-1/)).toBeVisible();
    expect(screen.getByText("7.4 of 10")).toBeVisible();
    const measured = within(screen.getByRole("region", { name: "Details" }));
    expect(measured.getByText("A bit pale.")).toBeVisible();
    expect(measured.getAllByRole("img", { name: "A model's opinion" })).toHaveLength(1);
  });

  it("stays when the model fails, with the error and Retry", async () => {
    let fails = true;
    const { person } = open({
      score: () => aThumbnailScore({ opinionBy: "OpenAI, eye-1" }),
      opinion: () => {
        if (fails) throw new AppError("unavailable");
        return { opinion: anOpinion() };
      },
    });
    const shown = within(await screen.findByRole("region", { name: "A model's opinion" }));
    expect(await shown.findByText("The model gave no opinion.")).toBeVisible();
    expect(screen.getByText("7.4 of 10")).toBeVisible();
    fails = false;
    await person.click(shown.getByRole("button", { name: "Retry" }));
    expect(await shown.findByText("Clear at a glance.")).toBeVisible();
  });

  const lettered = aThumbnailScore({
    checks: [{ name: "text", source: "measured", grade: 0.6, value: 7.2, reading: "Letters 7.2 px high at 168x94" }],
  });

  it("lists unreadable words once they are detected, without delaying the score", async () => {
    let answer = (_: ThumbnailReading) => {};
    open({
      score: () => lettered,
      read: () => new Promise<ThumbnailReading>((resolve) => (answer = resolve)),
    });
    const measured = within(await screen.findByRole("region", { name: "Details" }));
    expect(measured.getByText("Letters 7.2 px high at 168x94")).toBeVisible();
    expect(await measured.findByText("Reading the words...")).toBeInTheDocument();
    answer(aReading());
    expect(await measured.findByText(/"cabin" gets lost at 168x94/)).toBeVisible();
    expect(measured.getByRole("img", { name: "Read here" })).toBeVisible();
    expect(screen.getByText("7.4 of 10")).toBeVisible();
  });

  it("stays when text detection fails, with Retry", async () => {
    let fails = true;
    const { person, failed } = open({
      score: () => lettered,
      read: () => {
        if (fails) throw new AppError("unavailable");
        return aReading();
      },
    });
    const measured = within(await screen.findByRole("region", { name: "Details" }));
    expect(await measured.findByText("The words could not be read.")).toBeVisible();
    expect(failed).not.toHaveBeenCalled();
    fails = false;
    await person.click(measured.getByRole("button", { name: "Retry" }));
    expect(await measured.findByText(/"cabin" gets lost/)).toBeVisible();
  });

  it("lists the ways to improve, the most to gain first, and what is only seen apart", async () => {
    open();
    const recommended = await screen.findByRole("region", { name: "Ways to improve this thumbnail:" });
    expect(
      within(recommended)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      "1Color gradingDraw light and dark apart.",
      "2Background elementCalm the background.",
      "3Foreground elementShow who tells it.By hand",
    ]);
    expect(
      within(screen.getByRole("region", { name: "What was seen" })).getByText("A cabin in the snow."),
    ).toBeVisible();
  });

  it.each([
    [9.4, "Nothing that we measure holds this thumbnail back."],
    [8.5, "No single thing holds this thumbnail back. The missing points are spread over the checks under Details."],
  ])("of %d with nothing to do says so: %s", async (score, words) => {
    open({ score: () => aThumbnailScore({ score }), recommend: () => noRecommendations });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it("that fails says so, and comes with a retry", async () => {
    let fails = true;
    const { person } = open({
      score: () => {
        if (fails) throw new AppError("unavailable");
        return aThumbnailScore({ score: 9.2 });
      },
    });
    expect(await screen.findByText("An error occurred. Please try again later.")).toBeVisible();
    fails = false;
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("9.2 of 10")).toBeVisible();
  });
});

describe("recommendations", () => {
  it("are applied as they are ticked, and the new picture is scored", async () => {
    const improve = vi.fn(() => ({
      picture: aPicture(),
      score: aThumbnailScore({ score: 9.1 }),
      applied: ["contrast" as const],
      layers: [],
      boxes: [],
    }));
    const { person } = open({ improve });
    await screen.findByText("7.4 of 10");
    await person.click(screen.getByRole("checkbox", { name: "Apply: Background element" }));
    await person.click(applyButton());
    const review = within(await screen.findByRole("dialog", { name: "Before and after" }));
    expect(review.getByText("Better, 7.4 of 10")).toBeVisible();
    expect(review.getByText("Best, 9.1 of 10")).toBeVisible();
    expect(review.getByText("More contrast")).toBeVisible();
    expect(screen.queryByText("Recommendations have been applied!")).toBeNull();
    await person.click(review.getByRole("button", { name: "Apply changes" }));
    expect(await screen.findByText("Recommendations have been applied!")).toBeVisible();
    expect(screen.getByText("9.1 of 10")).toBeVisible();
    expect(improve).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ checks: ["contrast"], prompt: "a cabin" }) }),
    );
  });

  it("leave the thumbnail as it is unless they are confirmed", async () => {
    const { person } = open({
      improve: () => ({
        picture: aPicture(),
        score: aThumbnailScore({ score: 9.1 }),
        applied: ["contrast"],
        layers: [],
        boxes: [],
      }),
    });
    await screen.findByText("7.4 of 10");
    await person.click(applyButton());
    await person.click(await screen.findByRole("button", { name: "Keep the original" }));
    expect(screen.queryByRole("dialog", { name: "Before and after" })).toBeNull();
    expect(screen.getByText("7.4 of 10")).toBeVisible();
    expect(screen.queryByText("Recommendations have been applied!")).toBeNull();
  });

  it("leave the focus where one reads on, once nothing is left to apply", async () => {
    const improved = { picture: aPicture(), score: aThumbnailScore(), applied: ["contrast" as const] };
    let calls = 0;
    const { person } = open({
      recommend: () => (calls++ === 0 ? recommendations : noRecommendations),
      improve: () => ({ ...improved, layers: [], boxes: [] }),
    });
    await screen.findByText("7.4 of 10");
    await person.click(applyButton());
    await person.click(await screen.findByRole("button", { name: "Apply changes" }));
    expect(await screen.findByText("Recommendations have been applied!")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Apply recommendations" })).toBeNull();
    expect(screen.getByRole("region", { name: "What was found" })).toHaveFocus();
  });

  it("that are being applied say so, and are not applied twice", async () => {
    const { person } = open({ improve: () => new Promise<never>(() => undefined) });
    await screen.findByText("7.4 of 10");
    await person.click(applyButton());
    expect(await screen.findByText("Generating thumbnail...")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Apply recommendations" })).toBeNull();
  });

  it("show an error when they fail, and the score stays", async () => {
    const { person, failed } = open({
      improve: () => {
        throw new AppError("conflict");
      },
    });
    await screen.findByText("7.4 of 10");
    await person.click(applyButton());
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith("Failed to apply recommendations"));
    expect(screen.getByText("7.4 of 10")).toBeVisible();
  });

  it("none of which is ticked can't be applied", async () => {
    const { person } = open();
    await screen.findByText("7.4 of 10");
    for (const box of screen.getAllByRole("checkbox")) await person.click(box);
    expect(applyButton()).toBeDisabled();
  });
});

describe("recommendations that are refused for coming too often", () => {
  it("say why, and when to try again", async () => {
    const { person, failed } = open({
      improve: () => {
        throw new AppError("rate_limited", "You can start 30 generations a minute.", { retryAfterSeconds: 12 });
      },
    });
    await screen.findByText("7.4 of 10");
    await person.click(applyButton());
    await vi.waitFor(() =>
      expect(failed).toHaveBeenCalledWith("You can start 30 generations a minute. Try again in 12 seconds."),
    );
  });
});
