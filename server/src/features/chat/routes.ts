import type { chatRoutes, threadOptionRoutes } from "@coldopen/contract/chat/routes";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import type { ChatRuns } from "./run-service.ts";
import { chatService } from "./service.ts";
import { threadOptionService } from "./thread-options.ts";

const personOf = ({ caller, authorize }: { caller: { userId: string }; authorize: Authorize }) => ({
  userId: caller.userId,
  authorize,
});

export const chatHandlers = (context: AppContext, chatRuns: ChatRuns): Handlers<typeof chatRoutes> => {
  const service = chatService(context, chatRuns);
  return {
    list: ({ caller, query, scope }) => service.list(scope, caller.userId, query),
    rename: ({ params, body, ...request }) => service.rename(personOf(request), params.threadId, body.title),
    remove: async ({ params, ...request }) => {
      await service.remove(personOf(request), params.threadId);
      return {};
    },
    restore: ({ params, ...request }) => service.restore(personOf(request), params.threadId),
    export: ({ params, ...request }) => service.export(personOf(request), params.threadId),
    state: ({ params, query, ...request }) => service.state(personOf(request), params.threadId, query.agentId),
    changeState: ({ params, query, body, ...request }) =>
      service.changeState(personOf(request), params.threadId, query.agentId, body.values),
    run: async ({ params: { threadId }, body, caller, scope, info }) => {
      const { runId, events } = await chatRuns.start(scope, caller, threadId, body, info.signal);
      // A client of the LangGraph API reads the two ids from one header and reconnects by the other.
      info.setHeader("location", `/api/v1/thread/${threadId}/run/${runId}/stream`);
      info.setHeader("content-location", `/threads/${threadId}/runs/${runId}`);
      return events;
    },
    join: ({ params: { threadId, runId }, query, info, ...request }) =>
      service.join(personOf(request), threadId, runId, info.lastEventId ?? query.lastEventId ?? 0, info.signal),
    readFile: ({ scope, file }) => service.readFile(scope, file),
    cancel: async ({ params: { threadId, runId }, ...request }) => {
      await service.cancel(personOf(request), threadId, runId);
      return {};
    },
  };
};

export const threadOptionHandlers = (context: AppContext): Handlers<typeof threadOptionRoutes> => {
  const service = threadOptionService(context);
  return {
    add: ({ body, ...request }) => service.add(personOf(request), body),
    list: ({ query, ...request }) => service.list(personOf(request), query.chatThreadId, query.limit),
    remove: async ({ params, ...request }) => {
      await service.remove(personOf(request), params.id);
      return {};
    },
  };
};
