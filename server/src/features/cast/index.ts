export { castSeed } from "./demo.ts";
export { eraseCast, eraseCastOfOrganization } from "./erase.ts";
export { castFor } from "./likeness.ts";
