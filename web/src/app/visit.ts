import { channelToEnter } from "@coldopen/contract/session/rules";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { gatesQuery } from "../features/labs/index.ts";
import { userQuery } from "../features/session/index.ts";
import { activeChannel } from "../lib/active-channel.ts";
import { partsOf } from "../lib/link.tsx";
import type { Guard, Place, Visit } from "./guards.ts";
import { onboardedChannels } from "./onboarded-channels.ts";

type Asked = { queryClient: QueryClient; params: Partial<Place>; search: Record<string, unknown> };

/** Gathers what guards decide on. Gates of the remembered organization are asked for while the person is being looked up. */
export async function visitOf({ queryClient, params, search }: Asked): Promise<Visit> {
  const { organizationId, channelUcid } = params;
  const asked = organizationId && channelUcid ? { organizationId, channelUcid } : undefined;
  const remembered = asked ?? activeChannel.read();
  if (remembered) void queryClient.prefetchQuery(gatesQuery(remembered.organizationId));
  const user = await queryClient.ensureQueryData(userQuery);
  const place = asked ?? (user ? channelToEnter(user, remembered) : undefined);
  const { gates } = await queryClient.ensureQueryData(gatesQuery(place?.organizationId));
  return { user, gates, place, search, onboardedChannels: onboardedChannels.read() ?? [] };
}

export function obey(guard: Guard, visit: Visit): void {
  const verdict = guard(visit);
  if (verdict.kind === "go") throw redirect({ ...partsOf(verdict.to), replace: verdict.replace ?? false });
  if (verdict.kind === "unknown") throw notFound({ data: { what: verdict.what } });
}
