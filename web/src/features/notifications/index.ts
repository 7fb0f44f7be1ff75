export { type Banner, banners, useOldestBanner } from "./banners.ts";
export { useNotifications } from "./use-notifications.ts";
