export { profilePictureService } from "./service.ts";
export { profilePictureOf } from "./store.ts";
