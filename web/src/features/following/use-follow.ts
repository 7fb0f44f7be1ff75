import type { FollowedChannel } from "@coldopen/contract/following/schema";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { tell } from "../../lib/tell.ts";
import { useToggle } from "../../lib/use-toggle.ts";
import { t } from "../../locales/en/following.ts";
import { followedQuery, followingApi, followingKey, scopeOf } from "./api.ts";

const entryOf = (list: readonly FollowedChannel[], ucid: string) =>
  list.find(({ favoriteUcid }) => favoriteUcid === ucid);

/** Whether a creator is followed, and the way to change it. */
export function useFollow(place: ActiveChannel, ucid: string) {
  const client = useQueryClient();
  const { data: known, isError } = useQuery(followedQuery(place));
  const entry = known && entryOf(known, ucid);
  return useToggle({
    mutationKey: [...followingKey(place), "toggle", ucid],
    isOn: known && entry !== undefined,
    unknown: {
      isFailed: isError,
      ask: async () => entryOf(await client.fetchQuery(followedQuery(place)), ucid) !== undefined,
      text: t("failed"),
      retry: t("retry"),
    },
    change: (wish) => (wish ? follow(client, place, ucid) : unfollow(client, place, entry)),
    failed: (wish) => t(wish ? "followFailed" : "unfollowFailed"),
  });
}

export async function follow(client: QueryClient, place: ActiveChannel, ucid: string): Promise<void> {
  const made = await followingApi.follow({ body: { favoriteUcid: ucid, ...scopeOf(place) } });
  await keep(client, place, (list) => [made, ...list.filter(({ favoriteUcid }) => favoriteUcid !== ucid)]);
}

export async function unfollow(client: QueryClient, place: ActiveChannel, entry: FollowedChannel | undefined) {
  if (!entry) return;
  await followingApi.unfollow({ params: { id: entry.id } });
  await keep(client, place, (list) => list.filter(({ id }) => id !== entry.id));
}

async function keep(
  client: QueryClient,
  place: ActiveChannel,
  change: (list: FollowedChannel[]) => FollowedChannel[],
): Promise<void> {
  const { queryKey } = followedQuery(place);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (list) => list && change(list));
  void client.invalidateQueries({ queryKey: followingKey(place) });
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.isOfFollowed === true });
}

/** Takes a creator off the list, and offers to put them back. */
export function useUnfollow(place: ActiveChannel) {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: (creator: FollowedChannel) => follow(client, place, creator.favoriteUcid),
    meta: { failed: t("followFailed") },
  });
  return useMutation({
    mutationFn: (creator: FollowedChannel) => unfollow(client, place, creator),
    meta: { failed: t("unfollowFailed") },
    onSuccess: (_done, creator) =>
      tell.done(t("unfollowed", { name: creator.name }), { label: t("undo"), onSelect: () => undo.mutate(creator) }),
  });
}
