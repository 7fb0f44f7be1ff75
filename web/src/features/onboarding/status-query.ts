import { onboardingRoutes } from "@coldopen/contract/onboarding/routes";
import { isOnboardingComplete } from "@coldopen/contract/onboarding/rules";
import { ONBOARDING_CACHE_MS, ONBOARDING_POLL_MS, ONBOARDING_STALE_MS } from "@coldopen/contract/onboarding/schema";
import { queryOptions } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";

export const onboardingApi = api(onboardingRoutes);
export const keyOf = ({ organizationId, channelUcid }: ActiveChannel) => ["onboarding", organizationId, channelUcid];

export const statusQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: [...keyOf(channel), "status"],
    queryFn: ({ signal }) =>
      onboardingApi.status(
        { query: { ucid: channel.channelUcid, organizationId: channel.organizationId } },
        { signal },
      ),
    staleTime: ONBOARDING_STALE_MS,
    gcTime: ONBOARDING_CACHE_MS,
    refetchInterval: ({ state: { data } }) => (data && isOnboardingComplete(data) ? false : ONBOARDING_POLL_MS),
    refetchIntervalInBackground: true,
  });
