export { drawPictures, thumbnailPrompts, type WrittenIdea, writeIdeas } from "./write-ideas.ts";
