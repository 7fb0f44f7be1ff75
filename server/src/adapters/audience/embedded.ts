import type { AudienceAnalytics } from "./port.ts";

/** No analytics are connected: pitches then estimate what the catalogue allows and leave the rest empty. */
export const embeddedAudience: AudienceAnalytics = { findReport: async () => undefined };
