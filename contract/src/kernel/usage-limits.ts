/** How much may be started within a minute, and how much may be in progress at once. */
export type UsageLimit = { startsPerMinute: number; maxInProgress: number };

/**
 * Work that takes the time of a model or of the drawing engine. Counted for the person and for the organization, over all
 * tabs, connections and servers together. An organization has room for three people at their limit.
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
