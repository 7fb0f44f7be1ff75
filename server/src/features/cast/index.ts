export { castFor } from "./likeness.ts";
