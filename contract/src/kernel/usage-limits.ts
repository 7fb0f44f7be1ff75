/** Maximum starts per minute, and maximum work in progress. */
export type UsageLimit = { startsPerMinute: number; maxInProgress: number };

/**
 * Limits for work of models, drawing and vision. Counted per person and per organization, over all tabs, connections and
 * servers. An organization's limit equals three people at theirs.
 */
export const usageLimits = {
  /** Brainstorms, pictures, redrawn regions, applied recommendations and names for projects. */
  generation: {
    person: { startsPerMinute: 30, maxInProgress: 6 },
    organization: { startsPerMinute: 90, maxInProgress: 18 },
  },
  /** Scores, recommendations and opinions on thumbnails, words set over them, and photos of cast members. */
  pictureCheck: {
    person: { startsPerMinute: 120, maxInProgress: 12 },
    organization: { startsPerMinute: 360, maxInProgress: 36 },
  },
} as const satisfies Record<string, { person: UsageLimit; organization: UsageLimit }>;
export type UsageKind = keyof typeof usageLimits;
