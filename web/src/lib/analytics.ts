import { usageEventRoutes, type WebUsageEvent } from "@coldopen/contract/usage-events/routes";
import { beacon } from "./beacon.ts";

type Analytics = (event: WebUsageEvent) => void;

const off: Analytics = () => undefined;
let analytics = off;

/** Events are sent to the studio's server, which passes them on to ANALYTICS_URL. */
export const reportToServer: Analytics = (event) => beacon(usageEventRoutes.record.path)(event);

/** Nothing is sent until it is started. */
export function startAnalytics(target: Analytics): () => void {
  analytics = target;
  return () => {
    analytics = off;
  };
}

export const track: Analytics = (event) => analytics(event);
