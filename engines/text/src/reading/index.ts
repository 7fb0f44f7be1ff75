export { tagWords, type Word } from "./tag-words.ts";
