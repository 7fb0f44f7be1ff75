export { printEdition } from "./edition/print.ts";
export { requestEdition } from "./jobs.ts";
export { titlesNear } from "./near/titles-near.ts";
