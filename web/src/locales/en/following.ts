export const following = {
  follow: "Follow creator",
  unfollow: "Unfollow creator",
  following: "Following",
  followFailed: "Failed to follow creator. Please try again later.",
  unfollowFailed: "Failed to unfollow creator. Please try again later.",
} as const;
