import type { chatFeedbackRoutes } from "@coldopen/contract/chat-feedback/routes";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { chatFeedbackService } from "./service.ts";

const personOf = ({ caller, authorize }: { caller: { userId: string }; authorize: Authorize }) => ({
  userId: caller.userId,
  authorize,
});

export const chatFeedbackHandlers = (context: AppContext): Handlers<typeof chatFeedbackRoutes> => {
  const service = chatFeedbackService(context);
  return {
    add: ({ body, ...request }) => service.add(personOf(request), body),
    change: ({ params, body, ...request }) => service.change(personOf(request), params.id, body),
    remove: async ({ params, ...request }) => {
      await service.remove(personOf(request), params.id);
      return {};
    },
    list: ({ query, ...request }) => service.list(personOf(request), query.threadId, query.limit),
    logInteraction: async ({ body, ...request }) => {
      await service.logInteraction(personOf(request), body);
      return {};
    },
  };
};
