export { followedQuery } from "./api.ts";
export { FollowButton } from "./follow-button.tsx";
export { useFollow } from "./use-follow.ts";
