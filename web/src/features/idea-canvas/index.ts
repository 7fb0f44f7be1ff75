export { useAddToCanvas } from "./add-to-canvas.ts";
