export { banners, useOldestBanner } from "./banners.ts";
export { useNotifications } from "./use-notifications.ts";
