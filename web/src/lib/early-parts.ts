export const parts: Promise<unknown>[] = [];

/** Once all that a first screen consists of is there, or can't be had. */
export const earlyParts = () => Promise.allSettled(parts);
