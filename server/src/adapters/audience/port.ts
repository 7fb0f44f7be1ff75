import type { PitchMetrics, Share } from "@coldopen/contract/pitches/schema";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";

/** Figures of a channel from the platform's own analytics. Null or empty where it has none. */
export type AudienceReport = PitchMetrics & {
  gender: readonly Share[];
  age: readonly Share[];
  geography: readonly Share[];
};

export type AudienceAnalytics = {
  /** Undefined if the channel's analytics are not connected. */
  findReport(scope: AuthorizedScope): Promise<AudienceReport | undefined>;
};
