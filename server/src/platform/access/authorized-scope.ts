/** The types alone: what creates their values stands where only the access code imports it. */
export type { AuthorizedOrganization, AuthorizedScope } from "./create-scope.ts";
