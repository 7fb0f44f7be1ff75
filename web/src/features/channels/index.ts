export { audienceQuery, channelsApi, connectionQuery } from "./api.ts";
