import { Feedback, type FeedbackChange, type NewFeedback } from "@coldopen/contract/chat-feedback/schema";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { and, asc, eq, sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { chatMessages, chatThreads } from "../chat/tables.ts";
import { chatFeedback } from "./tables.ts";

export type FeedbackRow = Omit<NewFeedback, "messageData">;

const columns = {
  id: chatFeedback.id,
  threadId: chatFeedback.threadId,
  messageId: chatFeedback.messageId,
  contentType: chatFeedback.contentType,
  sentimentPolarity: chatFeedback.sentimentPolarity,
  sentimentType: chatFeedback.sentimentType,
  sentimentDetail: chatFeedback.sentimentDetail,
  tracingSpanId: chatFeedback.tracingSpanId,
};

export const feedbackStore = (db: Pick<Database, "sql">) => {
  const belongsTo = ({ organizationId, channelUcid }: AuthorizedScope, userId: string) =>
    and(
      eq(chatFeedback.organizationId, organizationId),
      eq(chatFeedback.channelUcid, channelUcid),
      eq(chatFeedback.userId, userId),
    );
  return {
    /** The channel of a rating by this person. */
    findOwner: async (userId: string, id: string): Promise<ChannelScope | undefined> => {
      const { organizationId, channelUcid } = chatFeedback;
      const [row] = await db.sql
        .select({ organizationId, channelUcid })
        .from(chatFeedback)
        .where(and(eq(chatFeedback.id, id), eq(chatFeedback.userId, userId)));
      return row;
    },
    findMessageType: async (scope: AuthorizedScope, threadId: string, messageId: string) => {
      const [row] = await db.sql
        .select({ type: chatMessages.type })
        .from(chatMessages)
        .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.threadId))
        .where(
          and(
            eq(chatThreads.organizationId, scope.organizationId),
            eq(chatThreads.channelUcid, scope.channelUcid),
            eq(chatThreads.id, threadId),
            eq(chatMessages.id, messageId),
          ),
        );
      return row?.type;
    },
    list: async (scope: AuthorizedScope, userId: string, threadId: string, limit: number): Promise<Feedback[]> => {
      const rows = await db.sql
        .select(columns)
        .from(chatFeedback)
        .where(and(belongsTo(scope, userId), eq(chatFeedback.threadId, threadId)))
        .orderBy(asc(chatFeedback.createdAt), asc(chatFeedback.id))
        .limit(limit);
      return rows.map((row) => Feedback.parse(row));
    },
    upsert: async (
      { organizationId, channelUcid }: AuthorizedScope,
      userId: string,
      { threadId, messageId, ...rating }: FeedbackRow,
    ): Promise<Feedback> => {
      const [row] = await db.sql
        .insert(chatFeedback)
        .values({ organizationId, channelUcid, userId, threadId, messageId, ...rating })
        .onConflictDoUpdate({
          target: [chatFeedback.messageId, chatFeedback.userId],
          set: { ...rating, updatedAt: sql`clock_timestamp()` },
        })
        .returning(columns);
      return Feedback.parse(row);
    },
    /** Returns undefined if there is no such rating. */
    update: async (
      scope: AuthorizedScope,
      userId: string,
      id: string,
      change: FeedbackChange,
    ): Promise<Feedback | undefined> => {
      const [row] = await db.sql
        .update(chatFeedback)
        .set({ ...change, updatedAt: sql`clock_timestamp()` })
        .where(and(belongsTo(scope, userId), eq(chatFeedback.id, id)))
        .returning(columns);
      return row && Feedback.parse(row);
    },
    delete: async (scope: AuthorizedScope, userId: string, id: string): Promise<boolean> => {
      const deleted = await db.sql
        .delete(chatFeedback)
        .where(and(belongsTo(scope, userId), eq(chatFeedback.id, id)))
        .returning({ id: chatFeedback.id });
      return deleted.length > 0;
    },
  };
};
