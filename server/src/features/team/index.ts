export { organizationStore } from "./organization-store.ts";
export { teamService } from "./service.ts";
