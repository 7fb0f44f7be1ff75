import type { NewThreadOption, ThreadOption } from "@coldopen/contract/chat/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { and, asc, eq } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import { optionStore } from "../projects/index.ts";
import { findOwnThread } from "./find-own-thread.ts";
import type { Person } from "./service.ts";
import { chatThreadOptions } from "./tables.ts";
import { type ThreadRow, threadStore } from "./thread-store.ts";

const notFound = () => new AppError("not_found", "Not found");
type Row = typeof chatThreadOptions.$inferSelect;

const toThreadOption = ({ threadId, optionId, projectId, createdAt: _, ...row }: Row): ThreadOption => ({
  ...row,
  chatThreadId: threadId,
  videoProjectOptionId: optionId,
  videoProjectId: projectId,
});

/** Which results of a thread were saved as options of projects. */
export function threadOptionService(context: Pick<AppContext, "db">) {
  const { db } = context;
  const find = async (thread: ThreadRow, optionId: string) => {
    const [row] = await db.sql
      .select()
      .from(chatThreadOptions)
      .where(and(eq(chatThreadOptions.threadId, thread.id), eq(chatThreadOptions.optionId, optionId)));
    return row;
  };
  return {
    add: async (person: Person, { chatThreadId, videoProjectOptionId, ...saved }: NewThreadOption) => {
      const { scope, thread } = await findOwnThread(context, person, chatThreadId);
      const owner = await optionStore(db).findOwner(videoProjectOptionId);
      if (!owner || !(await optionStore(db).get(scope, videoProjectOptionId))) throw notFound();
      const messages = await threadStore(db).listMessages(thread);
      if (!messages.some(({ id }) => id === saved.messageId)) throw notFound();
      return db.transaction(async () => {
        const [inserted] = await db.sql
          .insert(chatThreadOptions)
          .values({ ...saved, threadId: thread.id, optionId: videoProjectOptionId, projectId: owner.projectId })
          .onConflictDoNothing()
          .returning();
        const row = inserted ?? (await find(thread, videoProjectOptionId));
        if (!row) throw notFound();
        await threadStore(db).update(scope, person.userId, thread.id, { projectId: owner.projectId });
        return toThreadOption(row);
      });
    },
    list: async (person: Person, threadId: string, limit: number) => {
      const { thread } = await findOwnThread(context, person, threadId);
      const rows = await db.sql
        .select()
        .from(chatThreadOptions)
        .where(eq(chatThreadOptions.threadId, thread.id))
        .orderBy(asc(chatThreadOptions.createdAt), asc(chatThreadOptions.id))
        .limit(limit);
      return { data: rows.map(toThreadOption) };
    },
    remove: async (person: Person, id: string): Promise<void> => {
      const [row] = await db.sql.select().from(chatThreadOptions).where(eq(chatThreadOptions.id, id));
      if (!row) throw notFound();
      await findOwnThread(context, person, row.threadId);
      await db.sql.delete(chatThreadOptions).where(eq(chatThreadOptions.id, id));
    },
  };
}
