import { z } from "zod";
import { text } from "../kernel/route.ts";

export const FEEDBACK_DETAIL_MAX = 2000;
export const FEEDBACK_LIST_LIMIT = 100;

export const ContentType = z.enum([
  "GENERAL",
  "OUTLIER",
  "PACKAGE",
  "PITCH",
  "PROJECT",
  "THUMBNAIL",
  "TITLE",
  "CONCEPT",
  "INTEGRATION",
  "FOLLOW_UP_ACTION",
]);
export type ContentType = z.infer<typeof ContentType>;
export const SentimentPolarity = z.enum(["POSITIVE", "NEGATIVE"]);
export type SentimentPolarity = z.infer<typeof SentimentPolarity>;
export const issueTypes = [
  "Not personalized to me",
  "Not relevant to this chat",
  "Not realistic or actionable",
  "Factually incorrect or misleading",
  "Other",
] as const;

export const FeedbackChange = z.object({
  sentimentPolarity: SentimentPolarity,
  sentimentType: z.enum(issueTypes).nullable().default(null),
  sentimentDetail: text(FEEDBACK_DETAIL_MAX).nullable().default(null),
});
export type FeedbackChange = z.infer<typeof FeedbackChange>;
export const NewFeedback = FeedbackChange.extend({
  threadId: z.uuid(),
  /** The messages that the feedback is about, as shown. */
  messageData: z.object({ messages: z.array(z.unknown()).max(20) }),
  messageId: z.uuid(),
  contentType: ContentType,
  tracingSpanId: text(100).nullable().default(null),
});
export type NewFeedback = z.infer<typeof NewFeedback>;
export const Feedback = z.object({
  id: z.uuid(),
  threadId: z.uuid(),
  messageId: z.uuid(),
  contentType: ContentType,
  sentimentPolarity: SentimentPolarity,
  sentimentType: z.enum(issueTypes).nullable(),
  sentimentDetail: z.string().nullable(),
  tracingSpanId: z.string().nullable(),
});
export type Feedback = z.infer<typeof Feedback>;

export const UserInteraction = z.object({
  label: text(100),
  threadId: z.uuid(),
  metadata: z.record(text(100), z.unknown()).default({}),
  scores: z.record(text(100), z.number()).default({}),
  comment: text(FEEDBACK_DETAIL_MAX).nullable().default(null),
  tracingSpanId: text(100).nullable().default(null),
});
export type UserInteraction = z.infer<typeof UserInteraction>;
