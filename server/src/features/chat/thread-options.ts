import type { NewThreadOption } from "@coldopen/contract/chat/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import { optionStore } from "../projects/index.ts";
import { findOwnThread } from "./find-own-thread.ts";
import type { Person } from "./service.ts";
import { threadOptionStore } from "./thread-option-store.ts";
import { threadStore } from "./thread-store.ts";

const notFound = () => new AppError("not_found", "Not found");

/** Which results of a thread were saved as options of projects. */
export function threadOptionService(context: Pick<AppContext, "db">) {
  const { db } = context;
  const store = threadOptionStore(db);
  const threads = threadStore(db);
  return {
    add: async (person: Person, { chatThreadId, videoProjectOptionId: optionId, ...saved }: NewThreadOption) => {
      const { scope, thread } = await findOwnThread(context, person, chatThreadId);
      const options = optionStore(db);
      const owner = await options.findOwner(optionId);
      if (!owner || !(await options.get(scope, optionId))) throw notFound();
      const messages = await threads.listMessages(thread);
      if (!messages.some(({ id }) => id === saved.messageId)) throw notFound();
      const { projectId } = owner;
      return db.transaction(async () => {
        const option = await store.insert(thread, { ...saved, optionId, projectId });
        if (!option) throw notFound();
        await threads.update(scope, person.userId, thread.id, { projectId });
        return option;
      });
    },
    list: async (person: Person, threadId: string, limit: number) => {
      const { thread } = await findOwnThread(context, person, threadId);
      return { data: await store.list(thread, limit) };
    },
    remove: async (person: Person, id: string): Promise<void> => {
      const threadId = await store.findThreadId(id);
      if (threadId === undefined) throw notFound();
      const { thread } = await findOwnThread(context, person, threadId);
      await store.delete(thread, id);
    },
  };
}
