import { SIGNED_IN_COOKIE } from "@coldopen/contract/session/rules";

const PROJECTS = "/app/projects";

/** As the router would have noted them. */
const entry = (index: number) => {
  const key = crypto.randomUUID();
  return { __TSR_index: index, __TSR_key: key, key };
};

/** The first history entry of the app is the projects list: whoever arrives elsewhere goes back to it before they leave. */
export function putProjectsFirst({ history, location }: Pick<Window, "history" | "location">, cookies: string): void {
  const isArrival = history.state === null;
  const isSignedIn = cookies.split("; ").includes(`${SIGNED_IN_COOKIE}=1`);
  const isStudio = location.pathname === "/" || /^\/app(\/|$)/.test(location.pathname);
  if (!isArrival || !isSignedIn || !isStudio || location.pathname.endsWith("/projects")) return;
  const here = location.href;
  history.replaceState(entry(0), "", PROJECTS);
  history.pushState(entry(1), "", here);
}
