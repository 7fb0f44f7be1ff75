export { thumbnailsService } from "./service.ts";
export { versionKeeper } from "./versions.ts";
