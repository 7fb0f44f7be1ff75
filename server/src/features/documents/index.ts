export { notesExcerpt } from "./store.ts";
