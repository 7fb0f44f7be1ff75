import type { AppContext } from "../../app-context.ts";
import type { Browser } from "./browser.ts";
import { sessionService } from "./session-service.ts";

export { createSessionAccess } from "./access.ts";
export { accessStore } from "./access-store.ts";
export { accountService } from "./account-service.ts";
export { accountStore } from "./account-store.ts";
export { deviceStore } from "./device-store.ts";
export { hashPassword, passwordMatches } from "./passwords.ts";
export { sessionCookieName } from "./rules.ts";
export { sessionStore } from "./session-store.ts";

export const openSession = (
  context: Pick<AppContext, "db" | "config" | "announce">,
  userId: string,
  browser: Browser,
): Promise<void> => sessionService(context).open(userId, browser);
