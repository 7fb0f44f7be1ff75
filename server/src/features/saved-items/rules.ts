/** The first instant of a day of UTC; an instant is itself. */
export const from = (dayOrInstant: string): string =>
  dayOrInstant.includes("T") ? dayOrInstant : `${dayOrInstant}T00:00:00.000Z`;

/** The last instant of a day of UTC, to the millisecond that items are kept by. */
export const through = (dayOrInstant: string): string =>
  dayOrInstant.includes("T") ? dayOrInstant : `${dayOrInstant}T23:59:59.999Z`;
