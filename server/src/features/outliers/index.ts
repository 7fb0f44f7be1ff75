export { printEdition } from "./edition/print.ts";
export { titlesNear } from "./near/titles-near.ts";
export { videosNear } from "./near/videos-near.ts";
