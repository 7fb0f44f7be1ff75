import type { AgentId, Thread, ThreadChange, ThreadState, ThreadsQuery } from "@coldopen/contract/chat/schema";
import { textOf } from "@coldopen/contract/documents/rules";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { File } from "../../platform/http/serve.ts";
import type { IncomingFile } from "../../platform/http/uploads.ts";
import { readDocument } from "../documents/index.ts";
import { projectStore } from "../projects/index.ts";
import { findOwnThread } from "./find-own-thread.ts";
import { threadToMarkdown } from "./markdown.ts";
import { branchTo, latestHeadBelow, toChatMessages } from "./message-tree.ts";
import type { ChatRuns } from "./run-service.ts";
import { chatRunStore } from "./run-store.ts";
import { type ThreadRow, threadStore } from "./thread-store.ts";

const notFound = () => new AppError("not_found", "Not found");
/** The person who calls, and how their rights are checked. */
export type Person = { userId: string; authorize: Authorize };

/** How long a deleted thread can be restored. */
const RESTORABLE_MS = 24 * 60 * 60 * 1000;

/** Returns how many threads were deleted for good. */
export const purgeThreads = ({ db, now }: Pick<AppContext, "db" | "now">): Promise<number> =>
  threadStore(db).purge(new Date(now().getTime() - RESTORABLE_MS));

export function chatService(context: Pick<AppContext, "db">, chatRuns: Pick<ChatRuns, "stop" | "read">) {
  const { db } = context;
  const threads = threadStore(db);
  const runs = chatRunStore(db);

  const stateOf = async (thread: ThreadRow, runId: string | null): Promise<ThreadState> => {
    const rows = await threads.listMessages(thread);
    const messages = toChatMessages(rows, branchTo(rows, thread.headMessageId));
    const { id: threadId, agentId, title, projectId } = thread;
    return {
      values: { title, projectId, messages, runId },
      next: runId === null ? [] : ["agent"],
      config: { configurable: { threadId, agentId } },
      metadata: { agentId },
      createdAt: thread.createdAt.toISOString(),
      parentConfig: null,
      tasks: runId === null ? [] : [{ id: runId, name: "agent" }],
      interrupts: [],
    };
  };

  const openThread = async (person: Person, threadId: string, agentId?: AgentId) => {
    const found = await findOwnThread(context, person, threadId);
    if (agentId !== undefined && found.thread.agentId !== agentId) throw notFound();
    return found;
  };

  const openRun = async (person: Person, threadId: string, runId: string) => {
    const { thread } = await findOwnThread(context, person, threadId);
    const run = await runs.find(thread, runId);
    if (!run) throw notFound();
    return run;
  };

  const change = async (person: Person, threadId: string, { headMessageId, projectId, ...rest }: ThreadChange) => {
    const { scope } = await findOwnThread(context, person, threadId);
    return db.transaction(async () => {
      const thread = await threads.lock(scope, person.userId, threadId);
      if (!thread) throw notFound();
      const head = headMessageId === undefined ? undefined : await headFor(thread, headMessageId);
      if (projectId && !(await projectStore(db).get(scope, projectId))) throw notFound();
      const changed = await threads.update(scope, person.userId, threadId, {
        ...rest,
        ...(projectId !== undefined && { projectId }),
        ...(head !== undefined && { headMessageId: head }),
      });
      if (!changed) throw notFound();
      return changed;
    });
  };
  /** Switching to a message shows the branch that was written last below it. */
  const headFor = async (thread: ThreadRow, messageId: string): Promise<string> => {
    const rows = await threads.listMessages(thread);
    if (!rows.some(({ id }) => id === messageId)) throw notFound();
    return latestHeadBelow(rows, messageId);
  };

  return {
    list: async (scope: AuthorizedScope, userId: string, query: ThreadsQuery) => {
      const { data, nextCursor } = await threads.list(scope, userId, query);
      return { data, responseMetadata: { nextCursor } };
    },
    rename: (person: Person, threadId: string, title: string) => change(person, threadId, { title }),
    remove: async (person: Person, threadId: string): Promise<void> => {
      const { scope, runId } = await openThread(person, threadId);
      if (runId !== null) await chatRuns.stop(runId);
      if (!(await threads.delete(scope, person.userId, threadId))) throw notFound();
    },
    restore: async (person: Person, threadId: string): Promise<Thread> => {
      const scope = await person.authorize(await threads.findOwner(person.userId, threadId));
      const thread = await threads.restore(scope, person.userId, threadId);
      if (!thread) throw notFound();
      return thread;
    },
    export: async (person: Person, threadId: string): Promise<File> => {
      const { thread } = await openThread(person, threadId);
      const rows = await threads.listMessages(thread);
      const text = threadToMarkdown(thread.title, toChatMessages(rows, branchTo(rows, thread.headMessageId)));
      return { type: "text/markdown; charset=utf-8", bytes: Buffer.from(text), cache: "revalidate" };
    },
    state: async (person: Person, threadId: string, agentId: AgentId | undefined) => {
      const { thread, runId } = await openThread(person, threadId, agentId);
      return stateOf(thread, runId);
    },
    changeState: async (person: Person, threadId: string, agentId: AgentId | undefined, values: ThreadChange) => {
      await openThread(person, threadId, agentId);
      await change(person, threadId, values);
      const { thread, runId } = await openThread(person, threadId, agentId);
      return stateOf(thread, runId);
    },
    join: async (person: Person, threadId: string, runId: string, after: number, signal: AbortSignal) => {
      await openRun(person, threadId, runId);
      return chatRuns.read(runId, after, signal);
    },
    readFile: async (scope: AuthorizedScope, file: IncomingFile) => ({ text: textOf(await readDocument(scope, file)) }),
    cancel: async (person: Person, threadId: string, runId: string): Promise<void> => {
      await openRun(person, threadId, runId);
      await chatRuns.stop(runId);
    },
  };
}
