import type { StandingSource } from "../platform/sockets/watch-standing.ts";
import { silentLog } from "./silent-log.ts";

/** For tests in which nobody's rights change. */
export const noStandings: StandingSource = {
  standing: async () => [],
  accessChanges: { publish: () => {}, subscribe: () => {} },
  log: silentLog,
};
