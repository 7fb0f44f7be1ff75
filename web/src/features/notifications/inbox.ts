import type { SystemMessage } from "@coldopen/contract/notifications/sockets";

const MAX_SEEN_IDS = 2000;

/** Passes each message on once. A message may arrive twice, and a lower id after a higher one. */
export function createInbox(onMessage: (message: SystemMessage) => void) {
  const seen = new Set<number>();
  let lastId = 0;
  const receive = (message: SystemMessage) => {
    if (seen.has(message.id)) return;
    seen.add(message.id);
    for (const oldest of seen) {
      if (seen.size <= MAX_SEEN_IDS) break;
      seen.delete(oldest);
    }
    lastId = Math.max(lastId, message.id);
    onMessage(message);
  };
  return {
    receive,
    /** The highest id so far; 0 before the first message. */
    get lastId() {
      return lastId;
    },
    catchUp: ({ messages, lastId: latest }: { messages: readonly SystemMessage[]; lastId: number }) => {
      for (const message of messages) receive(message);
      lastId = Math.max(lastId, latest);
    },
  };
}
