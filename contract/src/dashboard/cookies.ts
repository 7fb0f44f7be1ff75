/** Whether the sidebar is open. */
export const SIDEBAR_COOKIE = "sidebar_state";
/** The time zone a browser tells the time by, so that the words of its next page are those it would write. */
export const ZONE_COOKIE = "studio_zone";

export const zoneIn = (value: string | undefined): string | undefined =>
  value !== undefined && /^[A-Za-z]\w*([/+-]\w+){0,3}$/.test(value) ? value : undefined;
