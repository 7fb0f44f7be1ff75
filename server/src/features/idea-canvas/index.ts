export { canvasService } from "./service.ts";
