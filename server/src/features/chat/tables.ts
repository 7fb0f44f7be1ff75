import type { AgentId, SelectedItem, ToolCall } from "@coldopen/contract/chat/schema";
import type { PitchSelections } from "@coldopen/contract/pitches/schema";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { videoProjects } from "../projects/tables.ts";

// Milliseconds, so that a cursor has the full precision.
const moment = () => timestamp({ withTimezone: true, precision: 3 });
const now = sql`clock_timestamp()`;

/** A conversation of one person with an agent on a channel. */
export const chatThreads = pgTable(
  "chat_threads",
  {
    id: uuid().primaryKey(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agentId: text().$type<AgentId>().notNull(),
    title: text().notNull(),
    /** The project that results of the thread were saved to last. */
    projectId: uuid().references(() => videoProjects.id, { onDelete: "set null" }),
    /** The last message of the branch that is shown. */
    headMessageId: uuid().references((): AnyPgColumn => chatMessages.id, { onDelete: "set null" }),
    createdAt: moment().notNull().default(now),
    updatedAt: moment().notNull().default(now),
    deletedAt: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
    index("chat_threads_of_person").on(
      table.userId,
      table.organizationId,
      table.channelUcid,
      table.updatedAt.desc(),
      table.id,
    ),
    index("chat_threads_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

export type MessageType = "human" | "ai" | "tool";
export type AiStatus = "complete" | "stopped" | "failed";
export type ToolStatus = "success" | "error";

/** The messages of a thread as a tree: an edited message and a new answer are siblings of the one before. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: uuid().primaryKey(),
    threadId: uuid()
      .notNull()
      .references((): AnyPgColumn => chatThreads.id, { onDelete: "cascade" }),
    parentId: uuid().references((): AnyPgColumn => chatMessages.id, { onDelete: "cascade" }),
    /** Order of writing. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    type: text().$type<MessageType>().notNull(),
    content: text().notNull(),
    attachments: jsonb().$type<SelectedItem[]>().notNull().default([]),
    toolCalls: jsonb().$type<ToolCall[]>().notNull().default([]),
    toolCallId: text(),
    toolName: text(),
    status: text().$type<AiStatus | ToolStatus>(),
    madeBy: text(),
    runId: uuid(),
    createdAt: moment().notNull().default(now),
  },
  (table) => [
    index("chat_messages_of_thread").on(table.threadId, table.position),
    index("chat_messages_siblings").on(table.parentId),
    uniqueIndex("chat_messages_one_result_each").on(table.runId, table.toolCallId).where(sql`${table.type} = 'tool'`),
  ],
);

/** One answer of an agent. Its events are in `run_events`. */
export const chatRuns = pgTable(
  "chat_runs",
  {
    id: uuid().primaryKey(),
    threadId: uuid()
      .notNull()
      .references(() => chatThreads.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The human message that is answered. */
    messageId: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    options: jsonb().$type<{ webSearch: boolean; userTimezone: string; pitchSelections?: PitchSelections }>().notNull(),
    attempts: integer().notNull().default(1),
    createdAt: moment().notNull().default(now),
    endedAt: moment(),
  },
  (table) => [
    // One answer at a time.
    uniqueIndex("chat_runs_one_each").on(table.threadId).where(sql`${table.endedAt} is null`),
    index("chat_runs_message").on(table.messageId),
  ],
);

/** Results of a thread that were saved to a project. */
export const chatThreadOptions = pgTable(
  "chat_thread_options",
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: uuid()
      .notNull()
      .references(() => chatThreads.id, { onDelete: "cascade" }),
    messageId: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    messageIndex: integer().notNull(),
    optionId: uuid().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => videoProjects.id, { onDelete: "cascade" }),
    tracingSpanId: text(),
    savedContent: text().notNull(),
    createdAt: moment().notNull().default(now),
  },
  (table) => [
    index("chat_thread_options_of_thread").on(table.threadId, table.createdAt),
    uniqueIndex("chat_thread_options_one_each").on(table.threadId, table.optionId),
  ],
);
