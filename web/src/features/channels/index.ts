export { channelsApi } from "./api.ts";
