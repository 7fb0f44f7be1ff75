import { teamRoutes } from "@coldopen/contract/team/routes";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

const { readInvite, acceptInvite } = teamRoutes;
const invites = api({ readInvite, acceptInvite });

const once = {
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export const inviteQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ["session", "invite", token],
    queryFn: token ? ({ signal }) => invites.readInvite({ params: { token } }, { signal }) : skipToken,
    ...once,
  });

/** A query instead of a mutation, so that a page mounted twice accepts once. */
export const invitationAccepted = (token: string | undefined) =>
  queryOptions({
    queryKey: ["session", "invite", token, "accepted"],
    queryFn: token ? () => invites.acceptInvite({ params: { token } }) : skipToken,
    ...once,
  });
