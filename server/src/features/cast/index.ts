export { deleteCast, deleteCastOfOrganization } from "./delete-cast.ts";
export { castForImages } from "./likeness.ts";
export { memberStore } from "./member-store.ts";
export { photoStore } from "./photo-store.ts";
