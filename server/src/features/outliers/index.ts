export { printEdition } from "./edition/print.ts";
