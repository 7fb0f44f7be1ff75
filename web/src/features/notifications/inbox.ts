import type { SystemMessage } from "@coldopen/contract/notifications/sockets";

const REMEMBERED = 2000;

/** Passes each message on once: one may come twice, and a lower id after a higher one. */
export function createInbox(react: (message: SystemMessage) => void) {
  const seen = new Set<number>();
  let lastId = 0;
  const hear = (message: SystemMessage) => {
    if (seen.has(message.id)) return;
    seen.add(message.id);
    for (const oldest of seen) {
      if (seen.size <= REMEMBERED) break;
      seen.delete(oldest);
    }
    lastId = Math.max(lastId, message.id);
    react(message);
  };
  return {
    hear,
    /** Where to go on after having been away; 0 before the first visit. */
    get lastId() {
      return lastId;
    },
    catchUp: ({ messages, lastId: latest }: { messages: readonly SystemMessage[]; lastId: number }) => {
      for (const message of messages) hear(message);
      lastId = Math.max(lastId, latest);
    },
  };
}
