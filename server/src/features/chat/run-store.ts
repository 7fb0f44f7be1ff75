import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { joinChannelAccess } from "../channels/index.ts";
import { chatRuns, chatThreads } from "./tables.ts";
import type { ThreadRow } from "./thread-store.ts";

export type ChatRunRow = typeof chatRuns.$inferSelect;
const Ids = z.array(z.object({ id: z.uuid() }));

export const chatRunStore = (db: Pick<Database, "sql">) => ({
  /** False if the id is in use or the thread has a running answer. */
  insert: async (run: Pick<ChatRunRow, "id" | "threadId" | "userId" | "messageId" | "options">): Promise<boolean> => {
    const rows = await db.sql.insert(chatRuns).values(run).onConflictDoNothing().returning({ id: chatRuns.id });
    return rows.length > 0;
  },
  find: async (thread: ThreadRow, id: string): Promise<ChatRunRow | undefined> => {
    const [row] = await db.sql
      .select()
      .from(chatRuns)
      .where(and(eq(chatRuns.threadId, thread.id), eq(chatRuns.id, id)));
    return row;
  },
  findActive: async (thread: ThreadRow): Promise<ChatRunRow | undefined> => {
    const [row] = await db.sql
      .select()
      .from(chatRuns)
      .where(and(eq(chatRuns.threadId, thread.id), isNull(chatRuns.endedAt)));
    return row;
  },
  /** A run with its thread, for the process that works on it. */
  findWithThread: async (id: string) => {
    const [row] = await db.sql
      .select({ run: chatRuns, thread: chatThreads })
      .from(chatRuns)
      .innerJoin(chatThreads, eq(chatThreads.id, chatRuns.threadId))
      .where(and(eq(chatRuns.id, id), isNull(chatRuns.endedAt)));
    return row;
  },
  finish: async (id: string): Promise<void> => {
    await db.sql.update(chatRuns).set({ endedAt: sql`clock_timestamp()` }).where(eq(chatRuns.id, id));
  },
  /** Of these runs, those whose person may no longer work on their channel, and those of deleted threads. */
  listRevoked: async (runIds: readonly string[]): Promise<string[]> => {
    const { rows } = await db.sql.execute(sql`
      select own.id from unnest(${sql.param([...runIds])}::uuid[]) as own(id)
      where not exists (
        select 1 from ${chatRuns} r join ${chatThreads} p on p.id = r.thread_id ${joinChannelAccess(sql`r.user_id`)}
        where r.id = own.id and p.deleted_at is null)`);
    return Ids.parse(rows).map(({ id }) => id);
  },
});
