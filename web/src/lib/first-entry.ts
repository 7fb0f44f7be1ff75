import { SIGNED_IN_COOKIE } from "@coldopen/contract/session/rules";

const PROJECTS = "/app/projects";

/** The state that the router stores with a history entry. */
const entry = (index: number) => {
  const key = crypto.randomUUID();
  return { __TSR_index: index, __TSR_key: key, key };
};

export const hasSignedInCookie = (cookies: string): boolean => cookies.split("; ").includes(`${SIGNED_IN_COOKIE}=1`);

/** Puts the projects list before the first page of a visit, so that Back leads to it before it leaves the app. */
export function putProjectsFirst({ history, location }: Pick<Window, "history" | "location">, cookies: string): void {
  const isArrival = history.state === null;
  const isSignedIn = hasSignedInCookie(cookies);
  const isStudio = location.pathname === "/" || /^\/app(\/|$)/.test(location.pathname);
  if (!isArrival || !isSignedIn || !isStudio || location.pathname.endsWith("/projects")) return;
  const here = location.href;
  history.replaceState(entry(0), "", PROJECTS);
  history.pushState(entry(1), "", here);
}

/** Turns the current entry into the projects list without loading it. The next page must be pushed at once. */
export function replaceWithProjects(history: History, index: number): void {
  // The router replaces this method with one that loads the new address.
  History.prototype.replaceState.call(history, entry(index), "", PROJECTS);
}
