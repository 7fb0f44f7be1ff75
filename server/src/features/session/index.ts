export { createAdmit } from "./access.ts";
export { accountStore } from "./account-store.ts";
export { hashPassword } from "./passwords.ts";
export { sessionCookieName } from "./rules.ts";
