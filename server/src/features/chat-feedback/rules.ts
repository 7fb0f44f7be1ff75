import type { FeedbackChange, UserInteraction } from "@coldopen/contract/chat-feedback/schema";
import { AppError } from "@coldopen/contract/kernel/errors";

/**
 * A click on a thumb is a rating without more. What the dialog adds must fit the thumb: an issue type belongs to negative
 * feedback, and negative feedback with details needs one.
 */
export function normalizeFeedback<T extends FeedbackChange>(feedback: T): T {
  const sentimentDetail = feedback.sentimentDetail?.trim() || null;
  const { sentimentPolarity, sentimentType } = feedback;
  if (sentimentPolarity === "POSITIVE" && sentimentType !== null)
    throw new AppError("invalid_input", "sentimentType: Only negative feedback has an issue type");
  if (sentimentPolarity === "NEGATIVE" && sentimentDetail !== null && sentimentType === null)
    throw new AppError("invalid_input", "sentimentType: Negative feedback needs an issue type");
  return { ...feedback, sentimentDetail };
}

const isFigure = (entry: [string, unknown]): entry is [string, number | boolean] =>
  typeof entry[1] === "number" || typeof entry[1] === "boolean";

/** What may leave the studio: texts of a conversation are in comments and metadata, so of these only figures are passed on. */
export const toInteractionFacts = ({ label, threadId, scores, metadata, tracingSpanId }: UserInteraction) => ({
  label,
  threadId,
  scores,
  metadata: Object.fromEntries(Object.entries(metadata).filter(isFigure)),
  ...(tracingSpanId !== null && { tracingSpanId }),
});
