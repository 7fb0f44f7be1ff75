import { chatRoutes } from "@coldopen/contract/chat/routes";
import { type AgentId, ChatMessage, type ThreadChange, type ThreadValues } from "@coldopen/contract/chat/schema";
import type { Parts } from "@coldopen/contract/kernel/address";
import { z } from "zod";
import { withSession } from "../../lib/api.ts";
import { fromWire, send } from "../../lib/http.ts";

/** Longest time without a pause, so that the page answers to keys and clicks meanwhile. */
const SLICE_MS = 8;
const MESSAGES_AT_ONCE = 10;

const Body = z.looseObject({ values: z.looseObject({ messages: z.array(z.unknown()) }) });
const Messages = z.array(ChatMessage);

/** A pause that lasts only as long as other work needs. */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage("");
  });

/** Long threads are checked in slices. */
async function read(route: typeof chatRoutes.state | typeof chatRoutes.changeState, parts: Parts) {
  const answer: unknown = await withSession(() => send(route, parts, {}, (response) => response.json()), "leave");
  const body = Body.parse(answer);
  const { messages: stored } = body.values;
  const { values } = route.reply.parse(fromWire(route, { ...body, values: { ...body.values, messages: [] } }));
  const messages: ChatMessage[] = [];
  let from = performance.now();
  for (let at = 0; at < stored.length; at += MESSAGES_AT_ONCE) {
    if (performance.now() - from > SLICE_MS) {
      await pause();
      from = performance.now();
    }
    messages.push(...Messages.parse(fromWire(route, stored.slice(at, at + MESSAGES_AT_ONCE))));
  }
  return { ...values, messages };
}

export const readThread = {
  stored: (threadId: string, agentId: AgentId): Promise<ThreadValues> =>
    read(chatRoutes.state, { params: { threadId }, query: { agentId } }),
  changed: (threadId: string, agentId: AgentId, values: ThreadChange): Promise<ThreadValues> =>
    read(chatRoutes.changeState, { params: { threadId }, query: { agentId }, body: { values } }),
};
