import { z } from "zod";
import { NOTES_FILE_MAX_BYTES, NotesFileType } from "../documents/files.ts";
import { Nothing, routes, Ucid } from "../kernel/route.ts";
import {
  AgentId,
  NewThreadOption,
  RunEvent,
  RunRequest,
  THREAD_OPTIONS_LIMIT,
  Thread,
  ThreadChange,
  ThreadOption,
  ThreadState,
  ThreadsQuery,
} from "./schema.ts";

const base = "/api/v1/thread" as const;
const ThreadParams = z.object({ threadId: z.uuid() });
const RunParams = ThreadParams.extend({ runId: z.uuid() });
const scopeInQuery = { from: "query", organization: "organizationId", channel: "channelUcid" } as const;
const scopeInConfig = {
  from: "body",
  within: ["config", "configurable"],
  organization: "organizationId",
  channel: "channelUcid",
} as const;

export const chatRoutes = routes({
  list: {
    method: "GET",
    path: base,
    access: "channel",
    scope: scopeInQuery,
    wire: "snake",
    summary: "The caller's threads on a channel, the latest first",
    query: ThreadsQuery,
    reply: z.object({
      data: z.array(Thread),
      responseMetadata: z.object({ nextCursor: z.string().nullable() }),
    }),
  },
  rename: {
    method: "PATCH",
    path: `${base}/:threadId`,
    access: "user",
    wire: "snake",
    summary: "Rename a thread",
    params: ThreadParams,
    body: ThreadChange.pick({ title: true }).required(),
    reply: Thread,
  },
  remove: {
    method: "DELETE",
    path: `${base}/:threadId`,
    access: "user",
    wire: "snake",
    summary: "Delete a thread with its messages; a running answer is stopped. It can be restored for a day",
    params: ThreadParams,
    reply: Nothing,
  },
  restore: {
    method: "POST",
    path: `${base}/:threadId/restore`,
    access: "user",
    wire: "snake",
    summary: "Restore a deleted thread",
    params: ThreadParams,
    reply: Thread,
  },
  export: {
    method: "GET",
    path: `${base}/:threadId/export`,
    access: "user",
    wire: "snake",
    summary: "The shown branch of a thread as Markdown",
    params: ThreadParams,
    file: true,
    reply: Nothing,
  },
  state: {
    method: "GET",
    path: `${base}/:threadId/state`,
    access: "user",
    wire: "snake",
    summary: "The messages of a thread and its running answer",
    params: ThreadParams,
    query: z.object({ agentId: AgentId.optional() }),
    reply: ThreadState,
  },
  changeState: {
    method: "PUT",
    path: `${base}/:threadId/state`,
    access: "user",
    wire: "snake",
    summary: "Change the title, the project or the shown branch of a thread",
    params: ThreadParams,
    query: z.object({ agentId: AgentId.optional() }),
    body: z.object({ values: ThreadChange }),
    reply: ThreadState,
  },
  run: {
    method: "POST",
    path: `${base}/:threadId/run/stream`,
    access: "channel",
    scope: scopeInConfig,
    wire: "snake",
    summary: "Send a message and stream the answer; an unknown thread is created",
    params: ThreadParams,
    body: RunRequest,
    stream: true,
    reply: RunEvent,
  },
  join: {
    method: "GET",
    path: `${base}/:threadId/run/:runId/stream`,
    access: "user",
    wire: "snake",
    summary: "Join a running answer after the event named by Last-Event-ID",
    params: RunParams,
    query: z.object({ lastEventId: z.coerce.number().int().min(0).optional() }),
    stream: true,
    reply: RunEvent,
  },
  readFile: {
    method: "POST",
    path: "/api/v1/chat-file",
    access: "channel",
    scope: scopeInQuery,
    wire: "snake",
    summary: "The text of a document to attach to a message; nothing of it is kept",
    query: z.object({ organizationId: z.uuid(), channelUcid: Ucid }),
    upload: { maxBytes: NOTES_FILE_MAX_BYTES, types: NotesFileType.options },
    limit: { per: "user", max: 30, windowSeconds: 60 },
    reply: z.object({ text: z.string() }),
  },
  cancel: {
    method: "POST",
    path: `${base}/:threadId/run/:runId/cancel`,
    access: "user",
    wire: "snake",
    summary: "Stop a running answer; what arrived stays",
    params: RunParams,
    reply: Nothing,
  },
});

const options = "/api/v1/chat-thread-option" as const;
export const threadOptionRoutes = routes({
  add: {
    method: "POST",
    path: options,
    access: "user",
    summary: "Record that a result of a thread was saved as an option of a project",
    body: NewThreadOption,
    reply: ThreadOption,
  },
  list: {
    method: "GET",
    path: options,
    access: "user",
    summary: "What was saved from a thread",
    query: z.object({
      chatThreadId: z.uuid(),
      limit: z.coerce.number().int().min(1).max(1000).default(THREAD_OPTIONS_LIMIT),
    }),
    reply: z.object({ data: z.array(ThreadOption) }),
  },
  remove: {
    method: "DELETE",
    path: `${options}/:id`,
    access: "user",
    summary: "Remove the record of a saved result; the option itself is deleted by its own route",
    params: z.object({ id: z.uuid() }),
    reply: Nothing,
  },
});
