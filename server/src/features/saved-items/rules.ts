/** The start of a UTC day; a time stays as it is. */
export const startOfRange = (dayOrInstant: string): string =>
  dayOrInstant.includes("T") ? dayOrInstant : `${dayOrInstant}T00:00:00.000Z`;

/** The last millisecond of a UTC day; a time stays as it is. */
export const endOfRange = (dayOrInstant: string): string =>
  dayOrInstant.includes("T") ? dayOrInstant : `${dayOrInstant}T23:59:59.999Z`;
