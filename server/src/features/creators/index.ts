export { formatsOf } from "./rules.ts";
