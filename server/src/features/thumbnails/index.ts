export { thumbnailsService } from "./service.ts";
export { thumbnailVersions } from "./versions.ts";
