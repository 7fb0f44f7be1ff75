import { describeError } from "../../platform/describe-error.ts";
import type { Log } from "../../platform/log.ts";
import { postFireAndForget } from "../../platform/post-fire-and-forget.ts";
import type { Monitoring } from "./port.ts";

const REPORTS_A_MINUTE = 30;

/** Posts each error once as JSON; a flood of them is cut. */
export function webhookMonitoring({ url, version, log }: { url: string; version: string; log: Log }): Monitoring {
  let minute = 0;
  let sent = 0;
  return {
    report: (error, place) => {
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) [minute, sent] = [now, 0];
      if (++sent > REPORTS_A_MINUTE) return;
      postFireAndForget(
        url,
        { at: new Date().toISOString(), version, ...place, error: describeError(error) },
        (failure) => log.warn({ err: failure }, "Failed to report error"),
      );
    },
  };
}
