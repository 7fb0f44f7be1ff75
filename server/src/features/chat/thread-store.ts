import type { AgentId, Thread, ThreadChange, ThreadsQuery } from "@coldopen/contract/chat/schema";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, pageOf } from "@coldopen/contract/kernel/paging";
import { and, asc, desc, eq, exists, ilike, isNull, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import type { MessageRow } from "./message-tree.ts";
import { chatMessages, chatRuns, chatThreads } from "./tables.ts";

export type ThreadRow = typeof chatThreads.$inferSelect;
export type NewMessage = Omit<typeof chatMessages.$inferInsert, "threadId" | "createdAt" | "position">;
/** A limit within the range of PostgreSQL timestamps. */
const MAX_CURSOR_MS = 1e14;
const Position = z.tuple([z.int().min(0).max(MAX_CURSOR_MS), z.uuid()]);

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

export const threadStore = (db: Pick<Database, "sql">) => {
  const isKept = isNull(chatThreads.deletedAt);
  const belongsTo = ({ organizationId, channelUcid }: AuthorizedScope, userId: string) =>
    and(
      eq(chatThreads.organizationId, organizationId),
      eq(chatThreads.channelUcid, channelUcid),
      eq(chatThreads.userId, userId),
    );
  const ownThread = (scope: AuthorizedScope, userId: string, id: string) =>
    and(belongsTo(scope, userId), eq(chatThreads.id, id), isKept);
  // A column of an outer query: drizzle would name it without its table.
  const threadId = sql`chat_threads.id`;
  const activeRun = sql<
    string | null
  >`(select r.id from ${chatRuns} r where r.thread_id = ${threadId} and r.ended_at is null)`;
  const toThread = ({ thread, runId }: { thread: ThreadRow; runId: string | null }): Thread => ({
    id: thread.id,
    agentId: thread.agentId,
    title: thread.title,
    projectId: thread.projectId,
    isRunning: runId !== null,
    createdAt: thread.createdAt.toISOString(),
    updatedAt: thread.updatedAt.toISOString(),
  });
  return {
    /** The channel of a thread of this person, also of a deleted one. */
    findOwner: async (userId: string, id: string): Promise<ChannelScope | undefined> => {
      const { organizationId, channelUcid } = chatThreads;
      const [row] = await db.sql
        .select({ organizationId, channelUcid })
        .from(chatThreads)
        .where(and(eq(chatThreads.id, id), eq(chatThreads.userId, userId)));
      return row;
    },
    find: async (scope: AuthorizedScope, userId: string, id: string) => {
      const [row] = await db.sql
        .select({ thread: chatThreads, runId: activeRun })
        .from(chatThreads)
        .where(ownThread(scope, userId, id));
      return row;
    },
    /** Also if the thread belongs to others, or is deleted. */
    exists: async (id: string): Promise<boolean> =>
      (await db.sql.select({ id: chatThreads.id }).from(chatThreads).where(eq(chatThreads.id, id))).length > 0,
    /** Serializes the writes on a thread. */
    lock: async (scope: AuthorizedScope, userId: string, id: string): Promise<ThreadRow | undefined> => {
      const [row] = await db.sql
        .select()
        .from(chatThreads)
        .where(ownThread(scope, userId, id))
        .for("no key update");
      return row;
    },
    insert: async (
      { organizationId, channelUcid }: AuthorizedScope,
      thread: { id: string; userId: string; agentId: AgentId; title: string },
    ): Promise<void> => {
      await db.sql
        .insert(chatThreads)
        .values({ ...thread, organizationId, channelUcid })
        .onConflictDoNothing();
    },
    list: async (scope: AuthorizedScope, userId: string, { agentId, search, cursor, limit }: ThreadsQuery) => {
      const position = cursor === undefined ? undefined : decodeCursor(cursor, Position);
      if (cursor !== undefined && !position) throw new AppError("invalid_input", "cursor: Belongs to another list");
      const pattern = search?.trim() ? `%${escapeLike(search.trim())}%` : undefined;
      const isMentioned = db.sql
        .select({ id: chatMessages.id })
        .from(chatMessages)
        .where(
          and(
            eq(chatMessages.threadId, threadId),
            or(eq(chatMessages.type, "human"), eq(chatMessages.type, "ai")),
            ilike(chatMessages.content, pattern ?? ""),
          ),
        );
      const rows = await db.sql
        .select({ thread: chatThreads, runId: activeRun })
        .from(chatThreads)
        .where(
          and(
            belongsTo(scope, userId),
            isKept,
            eq(chatThreads.agentId, agentId),
            pattern === undefined ? undefined : or(ilike(chatThreads.title, pattern), exists(isMentioned)),
            position &&
              sql`(${chatThreads.updatedAt}, ${chatThreads.id}) < (timestamptz 'epoch' + ${position[0]}::float8 * interval '1 millisecond', ${position[1]}::uuid)`,
          ),
        )
        .orderBy(desc(chatThreads.updatedAt), desc(chatThreads.id))
        .limit(limit + 1);
      return pageOf(rows.map(toThread), limit, ({ updatedAt, id }) => [Date.parse(updatedAt), id]);
    },
    /** Keeps the place in the list, which is that of the last message. */
    update: async (
      scope: AuthorizedScope,
      userId: string,
      id: string,
      change: ThreadChange,
    ): Promise<Thread | undefined> => {
      const [thread] = await db.sql
        .update(chatThreads)
        .set({ updatedAt: sql`${chatThreads.updatedAt}`, ...change })
        .where(ownThread(scope, userId, id))
        .returning();
      if (!thread) return undefined;
      const [run] = await db.sql
        .select({ id: chatRuns.id })
        .from(chatRuns)
        .where(and(eq(chatRuns.threadId, id), isNull(chatRuns.endedAt)));
      return toThread({ thread, runId: run?.id ?? null });
    },
    /** Shows the message that is to be answered. */
    setHead: async (thread: ThreadRow, to: string): Promise<void> => {
      await db.sql
        .update(chatThreads)
        .set({ headMessageId: to, updatedAt: sql`clock_timestamp()` })
        .where(eq(chatThreads.id, thread.id));
    },
    /** Shows a new message if the branch that it continues is shown. */
    advanceHead: async (thread: ThreadRow, from: string, to: string): Promise<void> => {
      await db.sql
        .update(chatThreads)
        .set({ headMessageId: to, updatedAt: sql`clock_timestamp()` })
        .where(and(eq(chatThreads.id, thread.id), eq(chatThreads.headMessageId, from)));
    },
    /** For the demo. */
    setUpdatedDaysAgo: async ({ organizationId }: AuthorizedScope, id: string, days: number): Promise<void> => {
      await db.sql
        .update(chatThreads)
        .set({ updatedAt: sql`clock_timestamp() - make_interval(days => ${days}::int)` })
        .where(and(eq(chatThreads.id, id), eq(chatThreads.organizationId, organizationId)));
    },
    delete: async (scope: AuthorizedScope, userId: string, id: string): Promise<boolean> => {
      const rows = await db.sql
        .update(chatThreads)
        .set({ deletedAt: sql`clock_timestamp()` })
        .where(ownThread(scope, userId, id))
        .returning({ id: chatThreads.id });
      return rows.length > 0;
    },
    /** The answer of a deleted thread was stopped, so nothing runs in it. */
    restore: async (scope: AuthorizedScope, userId: string, id: string): Promise<Thread | undefined> => {
      const [thread] = await db.sql
        .update(chatThreads)
        .set({ deletedAt: null })
        .where(and(belongsTo(scope, userId), eq(chatThreads.id, id)))
        .returning();
      return thread && toThread({ thread, runId: null });
    },
    /** Deletes permanently what was deleted before a moment. */
    purge: async (before: Date): Promise<number> => {
      const purged = await db.sql
        .delete(chatThreads)
        .where(lt(chatThreads.deletedAt, before))
        .returning({ id: chatThreads.id });
      return purged.length;
    },
    listMessages: (thread: ThreadRow): Promise<MessageRow[]> =>
      db.sql
        .select()
        .from(chatMessages)
        .where(eq(chatMessages.threadId, thread.id))
        .orderBy(asc(chatMessages.position)),
    /** Undefined if a message has this id already. */
    insertMessage: async (thread: ThreadRow, message: NewMessage): Promise<MessageRow | undefined> => {
      const [row] = await db.sql
        .insert(chatMessages)
        .values({ ...message, threadId: thread.id })
        .onConflictDoNothing()
        .returning();
      return row;
    },
  };
};
