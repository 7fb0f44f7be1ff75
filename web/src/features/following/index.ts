export { channelsQuery, followedQuery, latestQuery } from "./api.ts";
export { FollowButton } from "./follow-button.tsx";
export { useUnfollow } from "./use-follow.ts";
