export { audienceQuery, channelQuery, channelsApi, connectionQuery } from "./api.ts";
