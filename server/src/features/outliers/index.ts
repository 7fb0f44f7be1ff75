export { printEdition } from "./edition/print.ts";
export { titlesNear } from "./near/titles-near.ts";
