import { createHash } from "node:crypto";
import type { Log } from "../../platform/log.ts";
import { postFireAndForget } from "../../platform/post-fire-and-forget.ts";
import type { Analytics } from "./port.ts";

const hashOf = (id: string) => createHash("sha256").update(`coldopen ${id}`).digest("hex").slice(0, 32);

/** Posts each event as JSON to an address of the operator's choice. */
export const httpAnalytics = ({ url, log }: { url: string; log: Log }): Analytics => ({
  track: (event, { userId, ...facts }) =>
    postFireAndForget(
      url,
      { event, at: new Date().toISOString(), ...facts, ...(userId !== undefined && { userHash: hashOf(userId) }) },
      (failure) => log.warn({ err: failure }, "Failed to send usage event"),
    ),
});
