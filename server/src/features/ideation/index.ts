export { drawPictures, openIdeaWriter, thumbnailPrompts, type WrittenIdea, writeIdeas } from "./write-ideas.ts";
