export { useCreatePitch } from "./api.ts";
export { currentPitch } from "./current-pitch.ts";
