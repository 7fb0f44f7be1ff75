/** Young videos are seen daily, since their first week is what counts; old ones often enough to be kept at all. */
export const LOOKS = [
  { youngerThanDays: 9, everyHours: 20 },
  { youngerThanDays: 35, everyHours: 72 },
  { youngerThanDays: 100_000, everyHours: 25 * 24 },
] as const;
/** What the platform told is looked at again or deleted within this time. */
export const KEPT_DAYS = 30;
export const CHANNEL_EVERY_HOURS = 24;
/** Channels that nobody follows any more, while their videos are here: just often enough to be kept. */
export const LEFT_CHANNEL_EVERY_HOURS = 25 * 24;
export const FEEDS_AT_ONCE = 4;
export const VIDEOS_AT_ONCE = 50;
export const VIDEOS_A_RUN = 5_000;
