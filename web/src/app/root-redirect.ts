import { paths } from "@coldopen/contract/paths";
import { rootDestination } from "@coldopen/contract/session/rules";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { userQuery } from "../features/session/api.ts";
import { partsOf } from "../lib/link.tsx";
import { log } from "../lib/log.ts";

/** The sign-in and the pricing page get the query string of `/`. */
export async function redirectFromRoot(queryClient: QueryClient, queryString: string): Promise<never> {
  const user = await queryClient.ensureQueryData(userQuery);
  const destinations = {
    home: `${paths.home}${queryString}`,
    chat: paths.firstScreen,
    "no-channels": paths.noChannels,
    pricing: `${paths.pricing}${queryString}`,
  };
  const { to } = rootDestination(user ?? undefined);
  if (to === "no-channels") log.error("User reached unexpected redirect.");
  throw redirect({ ...partsOf(destinations[to]), replace: true });
}
