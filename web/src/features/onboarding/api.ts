import { isOnboardingComplete, statusOf } from "@coldopen/contract/onboarding/rules";
import type { Onboarding, ProgressChange } from "@coldopen/contract/onboarding/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/onboarding.ts";
import { keyOf, onboardingApi } from "./status-query.ts";

/** The pages show live what the pipeline has found. */
const LIVE_MS = 2_000;

export const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });
export const onboardingQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: [...keyOf(channel), "details"],
    queryFn: ({ signal }) => onboardingApi.read({ params: paramsOf(channel) }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isOnboardingComplete(statusOf(data)) ? false : LIVE_MS),
  });

export const creatorsQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: [...keyOf(channel), "creators"],
    queryFn: async ({ signal }) => (await onboardingApi.creators({ params: paramsOf(channel) }, { signal })).results,
  });

type Change<Input> = {
  run: (input: Input) => Promise<Onboarding>;
  failed?: string | false;
  onSuccess?: (onboarding: Onboarding) => void;
};

/** A write whose answer is the whole state. */
export function useOnboardingChange<Input>(channel: ActiveChannel, { run, failed, onSuccess }: Change<Input>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { failed: failed ?? t("notSaved") },
    onSuccess: (onboarding) => {
      client.setQueryData(onboardingQuery(channel).queryKey, onboarding);
      onSuccess?.(onboarding);
    },
  });
}

export const useSaveProgress = (channel: ActiveChannel, onSuccess?: () => void) =>
  useOnboardingChange<ProgressChange>(channel, {
    run: (body) => onboardingApi.saveProgress({ params: paramsOf(channel), body }),
    ...(onSuccess && { onSuccess }),
  });

export const useRunPipeline = (channel: ActiveChannel) =>
  useOnboardingChange<{ withoutFailed: boolean }>(channel, {
    run: (body) => onboardingApi.run({ params: paramsOf(channel), body }),
    failed: t("loading.notStarted"),
  });
