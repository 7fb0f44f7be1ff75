import type { ContentType } from "@coldopen/contract/chat-feedback/schema";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { chatMessages, chatThreads } from "../chat/tables.ts";

const moment = () => timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`);

/** One rating per person and message. */
export const chatFeedback = pgTable(
  "chat_feedback",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Organization and channel of the thread, which never change. */
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    threadId: uuid()
      .notNull()
      .references(() => chatThreads.id, { onDelete: "cascade" }),
    messageId: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    contentType: text().$type<ContentType>().notNull(),
    sentimentPolarity: text({ enum: ["POSITIVE", "NEGATIVE"] }).notNull(),
    sentimentType: text(),
    sentimentDetail: text(),
    tracingSpanId: text(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  (table) => [
    uniqueIndex("chat_feedback_one_each").on(table.messageId, table.userId),
    index("chat_feedback_of_thread").on(table.threadId, table.userId),
    check("chat_feedback_polarity", sql`${table.sentimentPolarity} in ('POSITIVE', 'NEGATIVE')`),
    check("chat_feedback_issue", sql`${table.sentimentType} is null or ${table.sentimentPolarity} = 'NEGATIVE'`),
  ],
);
