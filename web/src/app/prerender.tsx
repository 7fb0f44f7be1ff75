import { paths } from "@coldopen/contract/paths";
import { channelToEnter, LAST_CHANNEL_COOKIE, lastChannelIn, rootDestination } from "@coldopen/contract/session/rules";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { startOn } from "../features/channels/index.ts";
import { userQuery } from "../features/session/index.ts";
import { give } from "../lib/ahead.ts";
import { earlyParts } from "../lib/early-parts.ts";
import { createQueryClient } from "../lib/query.ts";
import { tell } from "../lib/tell.ts";
import { createStudioRouter } from "./router.tsx";

export type Visit = {
  cookies: Readonly<Record<string, string>>;
  answers: readonly (readonly [address: string, text: string])[];
};

async function drawn(path: string, queryClient = createQueryClient(tell)): Promise<string | undefined> {
  const router = createStudioRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  await earlyParts();
  // Whoever is led elsewhere has nothing resolved.
  const { resolvedLocation, matches } = router.state;
  if (!resolvedLocation || matches.some(({ status }) => status !== "success")) return undefined;
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // A page may carry neither: what is sized by a style must be so by a class too.
  return html.replace(/<script\b[^>]*>.*?<\/script>| style="[^"]*"/gs, "");
}

/** A page as its first paint shows it, made at build time: words before any script. */
export const prerender = (path: string): Promise<string | undefined> => drawn(path);

/** The first screen of someone who is signed in, from the answers that their page brings along. */
export async function prerenderFirstScreen({ cookies, answers }: Visit): Promise<string | undefined> {
  give({
    cookies: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join("; "),
    answers: new Map(answers),
  });
  const queryClient = createQueryClient(tell);
  const user = await queryClient.ensureQueryData(userQuery);
  if (!user || rootDestination(user).to !== "chat") return undefined;
  startOn(channelToEnter(user, lastChannelIn(cookies[LAST_CHANNEL_COOKIE])));
  return drawn(paths.chat, queryClient);
}

/** All that can be done for a first screen before it is known whose. */
export async function prepare(): Promise<void> {
  await Promise.all([
    import("./doors.ts"),
    import("./shell/shell.tsx"),
    import("../features/dashboard/dashboard-screen.tsx"),
  ]);
  await earlyParts();
  await drawn(paths.home);
}
