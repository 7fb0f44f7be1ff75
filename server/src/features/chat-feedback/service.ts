import type { Feedback, FeedbackChange, NewFeedback, UserInteraction } from "@coldopen/contract/chat-feedback/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import { findOwnThread } from "../chat/index.ts";
import { normalizeFeedback, toInteractionFacts } from "./rules.ts";
import { feedbackStore } from "./store.ts";

type Person = { userId: string; authorize: Authorize };
const notFound = () => new AppError("not_found", "Not found");

export const chatFeedbackService = (context: Pick<AppContext, "db" | "analytics">) => {
  const { db, analytics } = context;
  const store = feedbackStore(db);
  const authorizeFeedback = async ({ userId, authorize }: Person, id: string) =>
    authorize(await store.findOwner(userId, id));

  return {
    list: async (person: Person, threadId: string, limit: number) => {
      const { scope } = await findOwnThread(context, person, threadId);
      return { data: await store.list(scope, person.userId, threadId, limit) };
    },

    /** The rated messages are not copied: the thread has them, and deleting it must delete them. */
    add: async (person: Person, { messageData: _, ...feedback }: NewFeedback): Promise<Feedback> => {
      const { scope } = await findOwnThread(context, person, feedback.threadId);
      const type = await store.findMessageType(scope, feedback.threadId, feedback.messageId);
      if (type === undefined) throw notFound();
      if (type === "human") throw new AppError("invalid_input", "messageId: Only answers can be rated");
      return store.upsert(scope, person.userId, normalizeFeedback(feedback));
    },

    change: async (person: Person, id: string, change: FeedbackChange): Promise<Feedback> => {
      const scope = await authorizeFeedback(person, id);
      const changed = await store.update(scope, person.userId, id, normalizeFeedback(change));
      if (!changed) throw notFound();
      return changed;
    },

    remove: async (person: Person, id: string): Promise<void> => {
      const scope = await authorizeFeedback(person, id);
      if (!(await store.delete(scope, person.userId, id))) throw notFound();
    },

    logInteraction: async (person: Person, interaction: UserInteraction): Promise<void> => {
      const { scope } = await findOwnThread(context, person, interaction.threadId);
      await db.afterCommit(() =>
        analytics.track("chat_interaction", {
          userId: person.userId,
          organizationId: scope.organizationId,
          ...toInteractionFacts(interaction),
        }),
      );
    },
  };
};
