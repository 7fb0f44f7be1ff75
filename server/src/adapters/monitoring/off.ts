import type { Monitoring } from "./port.ts";

/** Errors stay in the studio's own log. */
export const noMonitoring: Monitoring = { report: () => {} };
