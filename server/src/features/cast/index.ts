export { castSeed } from "./demo.ts";
export { castFor } from "./likeness.ts";
export { eraseCast } from "./erase.ts";
