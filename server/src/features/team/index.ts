export { type Leaving, teamService } from "./service.ts";
