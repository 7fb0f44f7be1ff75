export { onboardedChannels, recordStatus } from "./onboarded-channels.ts";
export { statusQuery } from "./status-query.ts";
