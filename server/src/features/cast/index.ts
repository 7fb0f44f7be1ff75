export { deleteCast, deleteCastOfOrganization } from "./delete-cast.ts";
export { castSeed } from "./demo.ts";
export { castForImages } from "./likeness.ts";
