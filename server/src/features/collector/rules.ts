/** Daily for young videos, since the index depends on their first week; for old ones often enough not to expire. */
export const REFRESH_INTERVALS = [
  { youngerThanDays: 9, everyHours: 20 },
  { youngerThanDays: 35, everyHours: 72 },
  { youngerThanDays: 100_000, everyHours: 25 * 24 },
] as const;
/** The platform's terms require data to be refreshed or deleted within this time. */
export const RETENTION_DAYS = 30;
export const CHANNEL_REFRESH_HOURS = 24;
/** For channels that are no longer tracked but still have videos: often enough not to expire. */
export const UNTRACKED_CHANNEL_REFRESH_HOURS = 25 * 24;
export const CONCURRENT_FEEDS = 4;
export const VIDEOS_PER_REQUEST = 50;
export const MAX_VIDEOS_PER_RUN = 5_000;
