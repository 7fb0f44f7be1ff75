export { followedQuery } from "./api.ts";
export { FollowButton } from "./follow-button.tsx";
