import type { QueryClient } from "@tanstack/react-query";
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from "@tanstack/react-router";
import { loadModule } from "../lib/load-module.ts";
import { parseSearch, stringifySearch } from "../lib/search.ts";
import type { Visitor } from "./doors.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { FullScreenSpinner } from "./full-screen-spinner.tsx";
import { leaveRoot } from "./root-door.ts";
import { CHANNEL_PREFIX, notFound, type Screen, table } from "./table.ts";

/** A screen that takes longer than this to arrive shows that it is coming. */
const SCREEN_PENDING_MS = 300;

const doors = () => loadModule(() => import("./doors.ts"));
const lazy = (screen: Screen) => lazyRouteComponent(() => loadModule(screen));
const NotFound = lazy(notFound);
const Unknown = lazyRouteComponent(() => loadModule(() => import("./unknown-screen.tsx")));

const isInChannel = (path: string) => path.startsWith(`${CHANNEL_PREFIX}/`);
const isInStudio = (path: string) => (path === "/app" || path.startsWith("/app/")) && !isInChannel(path);

type Door = (visitor: Visitor) => Promise<void>;

const child = (parent: AnyRoute, path: string, component: ReturnType<typeof lazy>, beforeLoad?: Door): AnyRoute =>
  createRoute({ getParentRoute: () => parent, path, component, ...(beforeLoad && { beforeLoad }) });

const rowsUnder = (parent: AnyRoute, prefix: string, isHere: (path: string) => boolean) =>
  table
    .filter(({ path }) => isHere(path))
    .map(({ path, screen, guard }) =>
      child(
        parent,
        path.slice(prefix.length) || "/",
        lazy(screen),
        guard && (async (visitor) => (await doors()).enterRow(guard, visitor)),
      ),
    );

function buildTree() {
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
    component: Outlet,
    notFoundComponent: Unknown,
  });
  const start = createRoute({
    getParentRoute: () => root,
    path: "/",
    beforeLoad: ({ context, location }) => leaveRoot(context.queryClient, location.searchStr),
  });
  const studio = createRoute({
    getParentRoute: () => root,
    path: "app",
    component: lazy(() => import("./shell/shell.tsx")),
    pendingMs: 0,
    beforeLoad: async (visitor) => (await doors()).enterStudio(visitor),
  });
  const channel = createRoute({
    getParentRoute: () => studio,
    path: "$organizationId/$channelUcid",
    beforeLoad: async (visitor) => (await doors()).enterChannel(visitor),
  });

  return root.addChildren([
    start,
    ...rowsUnder(root, "", (path) => !isInStudio(path) && !isInChannel(path)),
    studio.addChildren([
      ...rowsUnder(studio, "/app", isInStudio),
      channel.addChildren([...rowsUnder(channel, CHANNEL_PREFIX, isInChannel), child(channel, "$", NotFound)]),
      child(studio, "$", NotFound, async (visitor) => (await doors()).enterUnlisted(visitor)),
    ]),
    child(root, "$", NotFound),
  ]);
}

export const createStudioRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: buildTree(),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: FullScreenSpinner,
    defaultPendingMs: SCREEN_PENDING_MS,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    ...(history && { history }),
  });
export type StudioRouter = ReturnType<typeof createStudioRouter>;
