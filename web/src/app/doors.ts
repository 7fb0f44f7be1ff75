import { paths } from "@coldopen/contract/paths";
import { isSamePlace } from "@coldopen/contract/session/rules";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { z } from "zod";
import { activeChannel } from "../lib/active-channel.ts";
import { partsOf } from "../lib/link.tsx";
import { admitUnknownChannel } from "./admit-channel.ts";
import * as guards from "./guards.ts";
import { navigationStart } from "./navigation-start.ts";
import { obey, visitOf } from "./visit.ts";

export type Visitor = {
  context: { queryClient: QueryClient };
  params: Record<string, string>;
  search: Record<string, unknown>;
  location: { href: string; state: { __TSR_index?: number | undefined } };
};

const rowGuards = {
  toFirstScreen: guards.toFirstScreen,
  forAdmins: guards.forAdmins,
  labs: guards.labs,
  workbench: guards.workbench,
  pitches: guards.pitches,
  campaign: guards.campaign,
  projects: guards.projects,
  withChannel: guards.withChannel,
} satisfies Record<string, guards.Guard>;
export type GuardName = keyof typeof rowGuards;

const Address = z.object({ organizationId: z.uuid(), channelUcid: z.string() });
const restOf = ({ location }: Visitor) => location.href.slice("/app/".length);

export async function enterStudio({ context, search }: Visitor) {
  const visit = await visitOf({ ...context, params: {}, search });
  obey(guards.inOrder(guards.signedIn, guards.mayEnter), visit);
  activeChannel.choose(visit.place);
}

export async function enterChannel(visitor: Visitor) {
  const { context, params, search } = visitor;
  const place = Address.safeParse(params).data;
  if (!place) return enterUnlisted(visitor);
  const active = activeChannel.read();
  if (active && !isSamePlace(active, place) && navigationStart.isBefore(visitor.location.state.__TSR_index))
    throw redirect({ ...partsOf(paths.projects(active)), replace: true });
  await admitUnknownChannel(context.queryClient, place);
  obey(guards.inOrder(guards.knownPlace, guards.onboarded), await visitOf({ ...context, params: place, search }));
  activeChannel.choose(place);
}

export async function enterUnlisted(visitor: Visitor) {
  const { context, search } = visitor;
  obey(guards.underChannel(restOf(visitor)), await visitOf({ ...context, params: {}, search }));
}

export async function enterRow(guard: GuardName, { context, params, search }: Visitor) {
  obey(rowGuards[guard], await visitOf({ ...context, params, search }));
}
