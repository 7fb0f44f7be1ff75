import { castRoutes } from "@coldopen/contract/cast/routes";
import type { CastMember } from "@coldopen/contract/cast/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { userQuery } from "../session/index.ts";

export const castApi = api(castRoutes);
const PREPARING_MS = 2_000;

export const placeParams = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });

export const castQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: ["cast", channel.organizationId, channel.channelUcid],
    queryFn: async ({ signal }): Promise<CastMember[]> =>
      (await castApi.list({ params: placeParams(channel) }, { signal })).members,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ photos }) => photos.some(({ state }) => state === "preparing")) ? PREPARING_MS : false,
  });

type Change<Input> = { run: (input: Input) => Promise<unknown>; failed: string | false; onSuccess?: () => void };

/** Changes the cast and refetches it. */
export function useCastChange<Input>(channel: ActiveChannel, { run, failed, onSuccess }: Change<Input>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { failed },
    onSuccess: () => {
      onSuccess?.();
      void client.refetchQueries(userQuery);
      return client.invalidateQueries({ queryKey: castQuery(channel).queryKey });
    },
  });
}
