export { type OrganizationDeletion, teamService } from "./service.ts";
