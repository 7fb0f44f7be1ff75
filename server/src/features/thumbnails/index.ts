export { thumbnailsService } from "./service.ts";
