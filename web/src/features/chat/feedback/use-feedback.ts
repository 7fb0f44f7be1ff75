import { chatFeedbackRoutes } from "@coldopen/contract/chat-feedback/routes";
import type { Feedback, FeedbackChange, NewFeedback, SentimentPolarity } from "@coldopen/contract/chat-feedback/schema";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { log } from "../../../lib/log.ts";
import { t } from "../../../locales/en/chat.ts";
import type { AnswerRow } from "../rows.ts";
import { useChat } from "../use-conversation.ts";
import { contentTypeOf } from "./answer-facts.ts";

const RATED_MESSAGES_MAX = 20;
const feedbackApi = api(chatFeedbackRoutes);

const feedbackQuery = (threadId: string) =>
  queryOptions({
    queryKey: ["chat", "feedback", threadId],
    queryFn: async ({ signal }) => (await feedbackApi.list({ query: { threadId } }, { signal })).data,
  });

/** Records what a person did with an answer; a failure is only logged. */
export const logInteraction = (threadId: string, label: string, tracingSpanId: string | null) =>
  feedbackApi
    .logInteraction({ body: { label, threadId, tracingSpanId } })
    .catch((cause: unknown) => log.warn("Failed to log an interaction", cause));

export function useFeedback(row: AnswerRow, messageId: string) {
  const { threadId } = useChat();
  const client = useQueryClient();
  const query = feedbackQuery(threadId);
  const { data } = useQuery(query);
  const given = data?.find((feedback) => feedback.messageId === messageId);
  const keep = (feedback: Feedback | undefined) =>
    client.setQueryData(query.queryKey, (known) => [
      ...(known ?? []).filter((one) => one.messageId !== messageId),
      ...(feedback ? [feedback] : []),
    ]);
  const failed = { failed: t("feedback.failed") };

  const rate = useMutation({
    mutationFn: async (sentimentPolarity: SentimentPolarity): Promise<Feedback | undefined> => {
      if (given?.sentimentPolarity === sentimentPolarity) {
        await feedbackApi.remove({ params: { id: given.id } });
        return undefined;
      }
      if (given) return feedbackApi.change({ params: { id: given.id }, body: { sentimentPolarity } });
      const body: NewFeedback = {
        threadId,
        messageId,
        contentType: contentTypeOf(row),
        messageData: { messages: row.parts.slice(-RATED_MESSAGES_MAX) },
        tracingSpanId: row.parts.findLast((part) => part.type === "ai")?.tracingSpanId ?? null,
        sentimentPolarity,
        sentimentType: null,
        sentimentDetail: null,
      };
      return feedbackApi.add({ body });
    },
    meta: failed,
    onSuccess: keep,
  });
  const explain = useMutation({
    mutationFn: ({ id, ...body }: FeedbackChange & { id: string }) => feedbackApi.change({ params: { id }, body }),
    meta: { ...failed, done: t("feedback.thanks") },
    onSuccess: keep,
  });
  return { given, rate, explain };
}
