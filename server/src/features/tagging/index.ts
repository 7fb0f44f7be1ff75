export { readTags } from "./read-tags.ts";
