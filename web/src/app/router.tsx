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
import { z } from "zod";
import { activeChannel } from "../features/channels/index.ts";
import { loadModule } from "../lib/load-module.ts";
import { parseSearch, stringifySearch } from "../lib/search.ts";
import { admitUnknownChannel } from "./admit-channel.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { FullScreenSpinner } from "./full-screen-spinner.tsx";
import { type Guard, inOrder, knownPlace, mayEnter, onboarded, signedIn, underChannel } from "./guards.ts";
import { CHANNEL_PREFIX, type Row, type Screen, table } from "./table.ts";
import { UnknownScreen } from "./unknown-screen.tsx";
import { leaveRoot, obey, visitOf } from "./visit.ts";

type Context = { queryClient: QueryClient };

/** A screen that takes longer than this to arrive shows that it is coming. */
const SCREEN_PENDING_MS = 300;

const lazy = (screen: Screen) => lazyRouteComponent(() => loadModule(screen));
const NotFound = lazy(() => import("./not-found-screen.tsx"));
const isOrganizationId = (value: string) => z.uuid().safeParse(value).success;

function buildTree() {
  const root = createRootRouteWithContext<Context>()({ component: Outlet, notFoundComponent: UnknownScreen });

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
    beforeLoad: async ({ context, search }) => {
      const visit = await visitOf({ ...context, params: {}, search });
      obey(inOrder(signedIn, mayEnter), visit);
      activeChannel.choose(visit.place);
    },
  });

  const channel = createRoute({
    getParentRoute: () => studio,
    path: "$organizationId/$channelUcid",
    beforeLoad: async ({ context, params, search, location }) => {
      const isListed = isOrganizationId(params.organizationId);
      if (isListed) await admitUnknownChannel(context.queryClient, params);
      const guard = isListed ? inOrder(knownPlace, onboarded) : underChannel(location.href.slice("/app/".length));
      obey(guard, await visitOf({ ...context, params: isListed ? params : {}, search }));
      activeChannel.choose(params);
    },
  });

  const child = (parent: AnyRoute, path: string, component: ReturnType<typeof lazy>, guard?: Guard): AnyRoute =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component,
      ...(guard && {
        beforeLoad: async ({ context, params, search }: GuardInput) =>
          obey(guard, await visitOf({ ...context, params, search })),
      }),
    });

  const rowsUnder = (prefix: string, parent: AnyRoute, isHere: (path: string) => boolean) =>
    table
      .filter(({ path }) => isHere(path))
      .map(({ path, screen, guard }: Row) => child(parent, path.slice(prefix.length) || "/", lazy(screen), guard));

  const isInChannel = (path: string) => path.startsWith(`${CHANNEL_PREFIX}/`);
  const isInStudio = (path: string) => (path === "/app" || path.startsWith("/app/")) && !isInChannel(path);
  const unlisted = createRoute({
    getParentRoute: () => studio,
    path: "$",
    component: NotFound,
    beforeLoad: async ({ context, search, location }) =>
      obey(underChannel(location.href.slice("/app/".length)), await visitOf({ ...context, params: {}, search })),
  });

  return root.addChildren([
    start,
    ...rowsUnder("", root, (path) => !isInStudio(path) && !isInChannel(path)),
    studio.addChildren([
      ...rowsUnder("/app", studio, isInStudio),
      channel.addChildren([...rowsUnder(CHANNEL_PREFIX, channel, isInChannel), child(channel, "$", NotFound)]),
      unlisted,
    ]),
    child(root, "$", NotFound),
  ]);
}

type GuardInput = { context: Context; params: Record<string, string>; search: Record<string, unknown> };

export const createStudioRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: buildTree(),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: FullScreenSpinner,
    defaultPendingMs: SCREEN_PENDING_MS,
    scrollRestoration: true,
    ...(history && { history }),
  });
export type StudioRouter = ReturnType<typeof createStudioRouter>;
