export { ideasQuery } from "./api.ts";
export { IdeasForYou } from "./ideas-for-you.tsx";
