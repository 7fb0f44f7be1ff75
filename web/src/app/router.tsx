import { parseQueryString } from "@coldopen/contract/kernel/query-string";
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
import { stringifySearch } from "../lib/search.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { FullScreenSpinner } from "./full-screen-spinner.tsx";
import { redirectFromRoot } from "./root-redirect.ts";
import type { LoaderArgs } from "./route-loaders.ts";
import { CHANNEL_PREFIX, notFound, type Screen, table } from "./table.ts";

/** A screen that takes longer than this to load shows a spinner. */
const SCREEN_PENDING_MS = 300;

const routeLoaders = () => loadModule(() => import("./route-loaders.ts"));
const lazy = (screen: Screen) => lazyRouteComponent(() => loadModule(screen));
const NotFound = lazy(notFound);
const Unknown = lazyRouteComponent(() => loadModule(() => import("./unknown-screen.tsx")));

const isInChannel = (path: string) => path.startsWith(`${CHANNEL_PREFIX}/`);
const isInStudio = (path: string) => (path === "/app" || path.startsWith("/app/")) && !isInChannel(path);

type BeforeLoad = (args: LoaderArgs) => Promise<void>;

const child = (parent: AnyRoute, path: string, component: ReturnType<typeof lazy>, beforeLoad?: BeforeLoad): AnyRoute =>
  createRoute({ getParentRoute: () => parent, path, component, ...(beforeLoad && { beforeLoad }) });

const rowsUnder = (parent: AnyRoute, prefix: string, isHere: (path: string) => boolean) =>
  table
    .filter(({ path }) => isHere(path))
    .map(({ path, screen, guard }) =>
      child(
        parent,
        path.slice(prefix.length) || "/",
        lazy(screen),
        guard && (async (args) => (await routeLoaders()).loadRow(guard, args)),
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
    beforeLoad: ({ context, location }) => redirectFromRoot(context.queryClient, location.searchStr),
  });
  const studio = createRoute({
    getParentRoute: () => root,
    path: "app",
    component: lazy(() => import("./shell/shell.tsx")),
    pendingMs: 0,
    beforeLoad: async (args) => (await routeLoaders()).loadStudio(args),
  });
  const channel = createRoute({
    getParentRoute: () => studio,
    path: "$organizationId/$channelUcid",
    beforeLoad: async (args) => (await routeLoaders()).loadChannel(args),
  });

  return root.addChildren([
    start,
    ...rowsUnder(root, "", (path) => !isInStudio(path) && !isInChannel(path)),
    studio.addChildren([
      ...rowsUnder(studio, "/app", isInStudio),
      channel.addChildren([...rowsUnder(channel, CHANNEL_PREFIX, isInChannel), child(channel, "$", NotFound)]),
      child(studio, "$", NotFound, async (args) => (await routeLoaders()).redirectIntoChannel(args)),
    ]),
    child(root, "$", NotFound),
  ]);
}

export const createStudioRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: buildTree(),
    context: { queryClient },
    parseSearch: parseQueryString,
    stringifySearch,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: FullScreenSpinner,
    defaultPendingMs: SCREEN_PENDING_MS,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    ...(history && { history }),
  });
export type StudioRouter = ReturnType<typeof createStudioRouter>;
