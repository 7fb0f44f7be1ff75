export { organizationStore } from "./organization-store.ts";
export { findOrCreateOwnOrganization } from "./own-organization.ts";
