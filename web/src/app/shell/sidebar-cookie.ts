const NAME = "sidebar_state";
const SEVEN_DAYS_SECONDS = 604_800;

/** Expanded unless the cookie says otherwise. */
export const readSidebarCookie = (cookies: string): boolean =>
  !cookies.split(";").some((cookie) => cookie.trim() === `${NAME}=false`);

export const sidebarCookie = (isExpanded: boolean): string =>
  `${NAME}=${isExpanded}; path=/; max-age=${SEVEN_DAYS_SECONDS}; samesite=lax`;
