export { type RegionEdit, thumbnailsService } from "./service.ts";
