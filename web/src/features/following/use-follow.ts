import type { FollowedChannel } from "@coldopen/contract/following/schema";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { toast } from "../../lib/toast.ts";
import { useToggle } from "../../lib/use-toggle.ts";
import { t } from "../../locales/en/following.ts";
import { followedQuery, followingApi, followingKey, scopeOf } from "./api.ts";

const entryOf = (list: readonly FollowedChannel[], ucid: string) =>
  list.find(({ favoriteUcid }) => favoriteUcid === ucid);

export function useFollow(channel: ActiveChannel, ucid: string) {
  const client = useQueryClient();
  const { data: known, isError } = useQuery(followedQuery(channel));
  const entry = known && entryOf(known, ucid);
  return useToggle({
    mutationKey: [...followingKey(channel), "toggle", ucid],
    isOn: known && entry !== undefined,
    unknown: {
      isFailed: isError,
      refetch: async () => entryOf(await client.fetchQuery(followedQuery(channel)), ucid) !== undefined,
      text: t("failed"),
      retry: t("retry"),
    },
    change: (value) => (value ? follow(client, channel, ucid) : unfollow(client, channel, entry)),
    failed: (value) => t(value ? "followFailed" : "unfollowFailed"),
  });
}

export async function follow(client: QueryClient, channel: ActiveChannel, ucid: string): Promise<void> {
  const made = await followingApi.follow({ body: { favoriteUcid: ucid, ...scopeOf(channel) } });
  await updateCachedList(client, channel, (list) => [
    made,
    ...list.filter(({ favoriteUcid }) => favoriteUcid !== ucid),
  ]);
}

export async function unfollow(client: QueryClient, channel: ActiveChannel, entry: FollowedChannel | undefined) {
  if (!entry) return;
  await followingApi.unfollow({ params: { id: entry.id } });
  await updateCachedList(client, channel, (list) => list.filter(({ id }) => id !== entry.id));
}

async function updateCachedList(
  client: QueryClient,
  channel: ActiveChannel,
  change: (list: FollowedChannel[]) => FollowedChannel[],
): Promise<void> {
  const { queryKey } = followedQuery(channel);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (list) => list && change(list));
  void client.invalidateQueries({ queryKey: followingKey(channel) });
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.isOfFollowed === true });
}

/** Unfollows, with Undo in the toast. */
export function useUnfollow(channel: ActiveChannel) {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: (creator: FollowedChannel) => follow(client, channel, creator.favoriteUcid),
    meta: { failed: t("followFailed") },
  });
  return useMutation({
    mutationFn: (creator: FollowedChannel) => unfollow(client, channel, creator),
    meta: { failed: t("unfollowFailed") },
    onSuccess: (_done, creator) =>
      toast.success(t("unfollowed", { name: creator.name }), {
        label: t("undo"),
        onSelect: () => undo.mutate(creator),
      }),
  });
}
