/** The browser's time zones plus the current one, with spaces instead of underscores for searching. */
export const timeZones = (known: readonly string[], inUse: string) =>
  [...new Set(["UTC", inUse, ...known])]
    .sort((a, b) => a.localeCompare(b))
    .map((value) => ({ value, label: value.replaceAll("_", " ") }));
