export { eraseCast, eraseCastOfOrganization } from "./erase.ts";
export { castFor } from "./likeness.ts";
export { memberStore } from "./member-store.ts";
export { photoStore } from "./photo-store.ts";
