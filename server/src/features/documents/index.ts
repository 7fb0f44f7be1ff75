export { readDocument } from "./read-document.ts";
