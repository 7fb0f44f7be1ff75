import { notificationsNamespace, type SystemMessage } from "@coldopen/contract/notifications/sockets";
import { log } from "../../lib/log.ts";
import { connect } from "../../lib/sockets.ts";
import { createInbox } from "./inbox.ts";

/** Not needed before the first paint, and so not loaded before it. */
export function listen(react: (message: SystemMessage) => void): () => void {
  const inbox = createInbox(react);
  const connection = connect(notificationsNamespace, {
    system: inbox.hear,
    connected: () =>
      void connection
        .then(({ ask }) => ask("catchUp", { lastId: inbox.lastId }))
        .then(inbox.catchUp)
        .catch((cause: unknown) => log.warn("Missed messages could not be fetched", cause)),
  });
  connection.catch((cause: unknown) => log.warn("Notifications could not be connected", cause));
  return () => void connection.then(({ close }) => close()).catch(() => undefined);
}
