export { teamService } from "./service.ts";
