export { savedItemsService } from "./service.ts";
