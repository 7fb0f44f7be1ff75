export { printEdition } from "./edition/print.ts";
export { requestEdition } from "./jobs.ts";
