import { createHash } from "node:crypto";
import type { Log } from "../../platform/log.ts";
import type { Analytics } from "./port.ts";

const TIMEOUT_MS = 5_000;
const hashOf = (id: string) => createHash("sha256").update(`coldopen ${id}`).digest("hex").slice(0, 32);

/** Posts each event as JSON to an address of the operator's choice. */
export const httpAnalytics = ({ url, log }: { url: string; log: Log }): Analytics => ({
  track: (event, { userId, ...facts }) => {
    const body = JSON.stringify({
      event,
      at: new Date().toISOString(),
      ...facts,
      ...(userId !== undefined && { userHash: hashOf(userId) }),
    });
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (response) => response.body?.cancel(),
      (failed: unknown) => log.warn({ err: failed }, "A usage event could not be sent"),
    );
  },
});
