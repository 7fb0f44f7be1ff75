export {
  ideasApi,
  ideasQuery,
  isDrawing,
  lessonsQuery,
  paramsOf,
  useMarkSeen,
  useSaveIdea,
} from "./api.ts";
export { inspirationIcons } from "./idea-card.tsx";
export { IdeasForYou } from "./ideas-for-you.tsx";
export { lessonKey, lessonText } from "./lesson-text.ts";
