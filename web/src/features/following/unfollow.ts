import type { FollowedChannel } from "@coldopen/contract/following/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tell } from "../../lib/tell.ts";
import type { ActiveChannel } from "../channels/index.ts";
import { t } from "./texts.ts";
import { follow, unfollow } from "./use-follow.ts";

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
