export { deleteArchivesOf } from "./service.ts";
