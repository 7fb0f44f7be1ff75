const SIDEBAR_COOKIE = "sidebar_state";
const SEVEN_DAYS_SECONDS = 604_800;

/** Expanded unless the cookie is set to collapsed. */
export const readSidebarCookie = (cookies: string): boolean =>
  !cookies.split(";").some((cookie) => cookie.trim() === `${SIDEBAR_COOKIE}=false`);

export const sidebarCookie = (isExpanded: boolean): string =>
  `${SIDEBAR_COOKIE}=${isExpanded}; path=/; max-age=${SEVEN_DAYS_SECONDS}; samesite=lax`;
