/** Types only; values are created in `create-scope.ts`, which only the access code may import. */
export type { AuthorizedOrganization, AuthorizedScope } from "./create-scope.ts";
