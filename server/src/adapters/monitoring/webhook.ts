import { describeError } from "../../platform/describe-error.ts";
import type { Log } from "../../platform/log.ts";
import type { Monitoring } from "./port.ts";

const TIMEOUT_MS = 5_000;
const REPORTS_A_MINUTE = 30;

/** Posts each error once as JSON; a flood of them is cut, and a receiver that fails costs nobody anything. */
export function webhookMonitoring({ url, version, log }: { url: string; version: string; log: Log }): Monitoring {
  let minute = 0;
  let sent = 0;
  return {
    report: (error, place) => {
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) [minute, sent] = [now, 0];
      if (++sent > REPORTS_A_MINUTE) return;
      const body = JSON.stringify({ at: new Date().toISOString(), version, ...place, error: describeError(error) });
      fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).then(
        (response) => response.body?.cancel(),
        (failed: unknown) => log.warn({ err: failed }, "An error could not be reported"),
      );
    },
  };
}
