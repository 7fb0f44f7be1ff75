import type { SessionSource } from "../platform/sockets/watch-sessions.ts";
import { silentLog } from "./silent-log.ts";

/** For tests in which access does not change. */
export const noSessions: SessionSource = {
  findSessions: async () => [],
  accessChanges: { publish: () => {}, subscribe: () => {}, received: 0 },
  log: silentLog,
};
