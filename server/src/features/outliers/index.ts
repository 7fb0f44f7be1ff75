export { titlesNear } from "./near/titles-near.ts";
export { videosNear } from "./near/videos-near.ts";
export { reachOf, textOfGroups, tsquery } from "./search/text.ts";
