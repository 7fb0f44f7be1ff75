export { projectWriting } from "./service.ts";
