/** For whom work is done, so that organizations take turns, and what calls it off. */
export type WorkContext = { organizationId: string; signal: AbortSignal };
