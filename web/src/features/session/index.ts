export { sessionApi, userQuery } from "./api.ts";
export { useUser } from "./use-user.ts";
