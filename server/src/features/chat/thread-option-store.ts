import type { ThreadOption } from "@coldopen/contract/chat/schema";
import { and, asc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { projectOptions, videoProjects } from "../projects/tables.ts";
import { chatThreadOptions } from "./tables.ts";
import type { ThreadRow } from "./thread-store.ts";

type Row = typeof chatThreadOptions.$inferSelect;
type NewRow = Omit<typeof chatThreadOptions.$inferInsert, "id" | "threadId" | "createdAt">;

const toThreadOption = ({ threadId, optionId, projectId, createdAt: _, ...row }: Row): ThreadOption => ({
  ...row,
  chatThreadId: threadId,
  videoProjectOptionId: optionId,
  videoProjectId: projectId,
});

/** Rows are reached through their thread, which was read with a scope. */
export const threadOptionStore = (db: Pick<Database, "sql">) => {
  const inThread = (thread: ThreadRow) => eq(chatThreadOptions.threadId, thread.id);
  return {
    /** The thread of a saved result, before its owner is known. */
    findThreadId: async (id: string): Promise<string | undefined> => {
      const [row] = await db.sql
        .select({ threadId: chatThreadOptions.threadId })
        .from(chatThreadOptions)
        .where(eq(chatThreadOptions.id, id));
      return row?.threadId;
    },
    /** Returns the existing row if the option is recorded already. */
    insert: async (thread: ThreadRow, saved: NewRow): Promise<ThreadOption | undefined> => {
      const [inserted] = await db.sql
        .insert(chatThreadOptions)
        .values({ ...saved, threadId: thread.id })
        .onConflictDoNothing()
        .returning();
      const [row] = inserted
        ? [inserted]
        : await db.sql
            .select()
            .from(chatThreadOptions)
            .where(and(inThread(thread), eq(chatThreadOptions.optionId, saved.optionId)));
      return row && toThreadOption(row);
    },
    /** Only what still exists: options and projects are also deleted outside the chat. */
    list: async (thread: ThreadRow, limit: number): Promise<ThreadOption[]> => {
      const rows = await db.sql
        .select(getTableColumns(chatThreadOptions))
        .from(chatThreadOptions)
        .innerJoin(projectOptions, eq(projectOptions.id, chatThreadOptions.optionId))
        .innerJoin(videoProjects, eq(videoProjects.id, projectOptions.projectId))
        .where(and(inThread(thread), isNull(videoProjects.deletedAt)))
        .orderBy(asc(chatThreadOptions.createdAt), asc(chatThreadOptions.id))
        .limit(limit);
      return rows.map(toThreadOption);
    },
    delete: async (thread: ThreadRow, id: string): Promise<void> => {
      await db.sql.delete(chatThreadOptions).where(and(inThread(thread), eq(chatThreadOptions.id, id)));
    },
  };
};
