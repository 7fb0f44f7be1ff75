import { watchlistRoutes } from "@coldopen/contract/watchlists/routes";
import type { NewWatchRule, WatchRuleChange } from "@coldopen/contract/watchlists/schema";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { t } from "../../locales/en/watchlists.ts";

export const watchlistsApi = api(watchlistRoutes, { whenSignedOut: "leave" });

const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });
const keyOf = ({ organizationId, channelUcid }: ActiveChannel) => ["watchlists", organizationId, channelUcid];

export const rulesQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: [...keyOf(channel), "rules"],
    queryFn: async ({ signal }) => (await watchlistsApi.rules({ params: paramsOf(channel) }, { signal })).results,
  });

export const fetchAlerts = (channel: ActiveChannel, page: string | undefined, signal: AbortSignal) =>
  watchlistsApi.alerts({ params: paramsOf(channel), query: { page } }, { signal });

export const alertsQuery = (channel: ActiveChannel) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(channel), "alerts"],
    queryFn: ({ signal, pageParam }) => fetchAlerts(channel, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.next ?? undefined,
  });

export const markAlertsSeen = (channel: ActiveChannel) => watchlistsApi.markSeen({ params: paramsOf(channel) });

export function useWatchlistActions(channel: ActiveChannel) {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: keyOf(channel) });
  return {
    add: useMutation({
      mutationFn: (body: z.input<typeof NewWatchRule>) => watchlistsApi.add({ params: paramsOf(channel), body }),
      meta: { failed: t("failed.add") },
      onSuccess: refetch,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: WatchRuleChange & { id: string }) => watchlistsApi.change({ params: { id }, body }),
      meta: { failed: t("failed.change") },
      onSettled: refetch,
    }),
    remove: useMutation({
      mutationFn: (id: string) => watchlistsApi.remove({ params: { id } }),
      meta: { failed: t("failed.remove"), done: t("rule.removed") },
      onSettled: refetch,
    }),
  };
}
