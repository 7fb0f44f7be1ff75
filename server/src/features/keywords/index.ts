export { computeKeywords } from "./service.ts";
