export { castSeed } from "./demo.ts";
export { eraseCast } from "./erase.ts";
export { castFor } from "./likeness.ts";
