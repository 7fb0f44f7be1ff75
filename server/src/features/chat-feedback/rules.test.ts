import { FeedbackChange, UserInteraction } from "@coldopen/contract/chat-feedback/schema";
import { describe, expect, it } from "vitest";
import { normalizeFeedback, toInteractionFacts } from "./rules.ts";

describe("feedback", () => {
  it.each([
    { sentimentPolarity: "POSITIVE" },
    { sentimentPolarity: "NEGATIVE" },
    { sentimentPolarity: "POSITIVE", sentimentDetail: "Great hooks" },
    { sentimentPolarity: "NEGATIVE", sentimentType: "Other" },
    { sentimentPolarity: "NEGATIVE", sentimentType: "Not personalized to me", sentimentDetail: "I don't fish" },
  ])("is accepted: %j", (input) => {
    const feedback = FeedbackChange.parse(input);
    expect(normalizeFeedback(feedback)).toEqual(feedback);
  });

  it.each([
    [{ sentimentPolarity: "POSITIVE", sentimentType: "Other" }, "Only negative feedback has an issue type"],
    [{ sentimentPolarity: "NEGATIVE", sentimentDetail: "Too long" }, "Negative feedback needs an issue type"],
  ])("is rejected: %j", (input, message) =>
    expect(() => normalizeFeedback(FeedbackChange.parse(input))).toThrow(message),
  );

  it("has no details if they are blank", () =>
    expect(
      normalizeFeedback(FeedbackChange.parse({ sentimentPolarity: "NEGATIVE", sentimentDetail: " \n" })),
    ).toMatchObject({ sentimentDetail: null }));
});

it("passes figures of an interaction on, and no text of the conversation", () =>
  expect(
    toInteractionFacts(
      UserInteraction.parse({
        label: "copied",
        threadId: "00000000-0000-4000-8000-000000000001",
        metadata: { index: 2, isEdited: true, text: "A secret sauna", nested: { n: 1 } },
        scores: { helpful: 1 },
        comment: "A secret comment",
      }),
    ),
  ).toEqual({
    label: "copied",
    threadId: "00000000-0000-4000-8000-000000000001",
    metadata: { index: 2, isEdited: true },
    scores: { helpful: 1 },
  }));
