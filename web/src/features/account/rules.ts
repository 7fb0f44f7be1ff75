/** The zones a browser knows, and the one in use even if it doesn't; spaces instead of underscores, as people search. */
export const timeZones = (known: readonly string[], inUse: string) =>
  [...new Set(["UTC", inUse, ...known])]
    .sort((a, b) => a.localeCompare(b))
    .map((value) => ({ value, label: value.replaceAll("_", " ") }));
